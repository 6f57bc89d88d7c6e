import Testing

@testable import UIKit

@MainActor @Suite struct TypeSelectTests {
    @Test("KS-10: letters within a second make a text, and a repeated letter steps on")
    func texts() {
        var typed = TypeSelect()
        #expect(typed.add("b", at: 10) == TypeSelect.Query(prefix: "b", isAfterCursor: true))
        #expect(typed.add("e", at: 10.5) == TypeSelect.Query(prefix: "be", isAfterCursor: false))
        #expect(typed.isActive(at: 11.4) && !typed.isActive(at: 11.6))
        #expect(typed.add("c", at: 12) == TypeSelect.Query(prefix: "c", isAfterCursor: true))
        #expect(typed.add("c", at: 12.5) == TypeSelect.Query(prefix: "c", isAfterCursor: true))
        #expect(typed.add(" ", at: 13) == TypeSelect.Query(prefix: "cc ", isAfterCursor: false))
    }

    @Test("KS-10: control characters and leading spaces are no text")
    func others() {
        var typed = TypeSelect()
        #expect(typed.add("", at: 1) == nil && typed.add("\u{1B}", at: 1) == nil && typed.add(" ", at: 1) == nil)
        #expect(!typed.isActive(at: 1))
    }

    @Test("KS-10: case and accents do not count")
    func comparison() {
        #expect(TypeSelect.begins("Édouard", with: "ed") && TypeSelect.begins("ark", with: "A"))
        #expect(!TypeSelect.begins("Mark", with: "ark") && !TypeSelect.begins("", with: "a"))
    }
}

import Foundation
import Testing

@testable import UIKit

/// Compares plural rules with those of ICU, which Foundation contains.
@Suite struct PluralRuleTests {
    @Test(
        "numbers have the categories of their languages",
        arguments: [
            ("en", "other one other other other"), ("ja", "other other other other other"),
            ("fr", "one one other other other"),
            ("pl", "many one few many many"), ("ru", "many one few many one"), ("ar", "zero one two few many"),
            ("cs", "other one few other other"), ("sl", "other one two other other"),
            ("de-AT", "other one other other other"),
            ("pt_PT", "other one other other other"), ("pt", "one one other other other"),
            ("xx", "other other other other other"),
        ])
    func categories(language: String, expected: String) {
        let found = [0, 1, 2, 5, 21].map {
            PluralRules.category(of: PluralOperands(magnitude: $0), in: language).rawValue
        }
        #expect(found.joined(separator: " ") == expected)
    }

    @Test("fractions have digits of their own")
    func fractions() {
        #expect(PluralRules.category(of: PluralOperands(1.0), in: "en") == .one)
        #expect(PluralRules.category(of: PluralOperands(1.5), in: "en") == .other)
        #expect(PluralRules.category(of: PluralOperands(1.5), in: "fr") == .one)
        #expect(PluralRules.category(of: PluralOperands(1.5), in: "cs") == .many)
        #expect(PluralRules.category(of: PluralOperands(-1), in: "en") == .one)
        for number in [Double.nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude] {
            #expect(PluralRules.category(of: PluralOperands(number), in: "ja") == .other)
        }
        #expect(PluralRules.category(of: PluralOperands(magnitude: .max), in: "en") == .other)
    }

    private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
    private typealias Select =
        @convention(c) (
            OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
        ) -> Int32

    private static let open = dlsym(nil, "swift_uplrules_open").map { unsafeBitCast($0, to: Open.self) }
    private static let select = dlsym(nil, "swift_uplrules_select").map { unsafeBitCast($0, to: Select.self) }

    @Test(
        "all rules agree with the Unicode library", .enabled(if: open != nil && select != nil),
        arguments: """
            af ak am ar as ast az be bg bn bs ca ceb cs cy da de dsb ee el en eo es et eu fa ff fi fil fo fr fur fy ga gd gl gsw gu \
            ha he hi hr hsb hu hy ia id is it ja ka kk kn ko ku ky lb lg ln lt lv mg mk ml mn mr ms mt my nb ne nl nn om or pa pl \
            ps pt pt_PT ro ru sc sd se si sk sl so sq sr sv sw ta te th ti tk tr ug uk ur uz vi wo xh yi yo zh zu
            """.split(separator: " ").map(String.init))
    func agreement(language: String) throws {
        let (open, select) = (try #require(PluralRuleTests.open), try #require(PluralRuleTests.select))
        var status: Int32 = 0
        let rules = try #require(open(language, &status))
        var numbers = (0...220).map { Double($0) } + [1000, 1001, 1_000_000, 1_000_001, 2_000_000, 123_456_789]
        for number in 0..<30 { numbers += [Double(number) + 0.1, Double(number) + 0.5, Double(number) + 0.25] }
        var differing: [String] = []
        for number in numbers {
            var keyword = [UInt16](repeating: 0, count: 16)
            let length = select(rules, number, &keyword, 16, &status)
            let expected = String(decoding: keyword[..<Int(length)], as: UTF16.self)
            let found = PluralRules.category(of: PluralOperands(number), in: language).rawValue
            if found != expected { differing.append("\(number): \(found) instead of \(expected)") }
        }
        #expect(differing == [])
    }
}

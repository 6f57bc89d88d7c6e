import TestSupport
import Testing

@testable import UIKit

/// Tests of the ranges of text that are decorated as search results.
@MainActor @Suite struct TextMarksTests {
    @Test func placesAreKeptInOrderAndOnce() {
        var marks = SearchHighlights()
        for range in [8..<9, 2..<4, 5..<6, 2..<4] { marks.set(range, .found) }
        #expect(marks.found == [2..<4, 5..<6, 8..<9])
        marks.set(5..<6, .highlighted)
        #expect(marks.highlighted == 5..<6 && marks.found.count == 3)
        marks.set(5..<6, .found)
        #expect(marks.highlighted == nil && marks.found.count == 3)
        marks.set(2..<4, .normal)
        #expect(marks.found == [5..<6, 8..<9])
        marks.removeAll()
        #expect(marks.isEmpty)
    }

    @Test func thoseInARangeAreFoundWithTheOnesItCuts() {
        var marks = SearchHighlights()
        for start in stride(from: 0, to: 100, by: 10) { marks.set(start..<start + 5, .found) }
        #expect(Array(marks.found(in: 12..<31)) == [10..<15, 20..<25, 30..<35])
        #expect(marks.found(in: 5..<10).isEmpty)
        #expect(marks.found(in: 200..<300).isEmpty)
    }

    @Test func placesMoveWithTheText() {
        var marks = SearchHighlights()
        for start in [0, 10, 20] { marks.set(start..<start + 5, .found) }
        marks.set(20..<25, .highlighted)
        // Text is inserted before the second range.
        marks.textDidChange(7..<7, to: 7..<9)
        #expect(marks.found == [0..<5, 12..<17, 22..<27] && marks.highlighted == 22..<27)
        // Text is deleted from the second range.
        marks.textDidChange(14..<20, to: 14..<14)
        #expect(marks.found == [0..<5, 16..<21] && marks.highlighted == 16..<21)
        marks.textDidChange(16..<17, to: 16..<16)
        #expect(marks.found == [0..<5] && marks.highlighted == nil)
    }
}

import AccessibilityTree
import CoreGraphics

/// A text in one line, whose characters are 10 points wide. It can be edited.
@MainActor final class FakeText: AccessibilityTextFacet, AccessibilityTextEditing {
    private(set) var units: [UInt16]
    private(set) var textRevision = 0
    var caretOffset: Int?
    var selectedTextRanges: [Range<Int>] = []
    var defaultTextAttributes = ["size": "17"]
    var isEditable = true
    var pasteboard = ""
    /// The number of code units that were read.
    var readUnits = 0

    init(_ text: String) { units = Array(text.utf16) }

    var string: String { String(decoding: units, as: UTF16.self) }
    var textLength: Int { units.count }

    func text(in range: Range<Int>) -> String {
        readUnits += range.count
        return String(decoding: units[range], as: UTF16.self)
    }

    func setCaretOffset(_ offset: Int) -> Bool {
        caretOffset = offset
        return true
    }

    func setSelectedTextRanges(_ ranges: [Range<Int>]) -> Bool {
        selectedTextRanges = ranges
        return true
    }

    func textAttributes(at offset: Int) -> (attributes: [String: String], range: Range<Int>) {
        offset < 5 ? (["weight": "700"], 0..<min(5, units.count)) : ([:], 5..<units.count)
    }

    func textFrame(of range: Range<Int>) -> CGRect {
        CGRect(x: 100 + range.lowerBound * 10, y: 50, width: range.count * 10, height: 20)
    }

    func textOffset(at point: CGPoint) -> Int? {
        let offset = Int((point.x - 100) / 10)
        return units.indices.contains(offset) ? offset : nil
    }

    var textEditing: (any AccessibilityTextEditing)? { isEditable ? self : nil }

    func replaceText(in range: Range<Int>, with text: String) -> Bool {
        units.replaceSubrange(range, with: Array(text.utf16))
        textRevision += 1
        return true
    }

    func copyText(in range: Range<Int>) -> Bool {
        pasteboard = text(in: range)
        return true
    }

    func pasteText(at offset: Int) -> Bool { replaceText(in: offset..<offset, with: pasteboard) }
}

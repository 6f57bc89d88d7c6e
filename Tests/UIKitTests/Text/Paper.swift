import UIKit

/// A custom text input view as an app would write it. Characters are 10 points wide, and lines 20 points high.
@MainActor class Paper: UIView, UITextInput {
    final class Spot: UITextPosition {
        let offset: Int
        init(_ offset: Int) {
            self.offset = offset
            super.init()
        }
    }

    final class Stretch: UITextRange {
        let range: Range<Int>
        init(_ range: Range<Int>) {
            self.range = range
            super.init()
        }
        override var isEmpty: Bool { range.isEmpty }
        override var start: UITextPosition { Spot(range.lowerBound) }
        override var end: UITextPosition { Spot(range.upperBound) }
    }

    var units: [UInt16] = []
    var selection = 0..<0 { didSet { setNeedsDisplay() } }
    var markedUnits: Range<Int>?
    var log: [String] = []
    var refuses = false
    var canEdit = true
    weak var inputDelegate: (any UITextInputDelegate)?
    private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    override var canBecomeFirstResponder: Bool { true }

    /// The text with marks for the selection, from `[` to `|`.
    var marks: String {
        get {
            let text = string(0..<selection.lowerBound)
            let rest = "|" + string(selection.upperBound..<units.count)
            return selection.isEmpty ? text + rest : text + "[" + string(selection) + rest
        }
        set {
            let plain = newValue.filter { $0 != "[" && $0 != "|" }
            units = Array(plain.utf16)
            let parts = newValue.split(separator: "|", omittingEmptySubsequences: false)
            let before = String(parts[0])
            let end = before.filter { $0 != "[" }.utf16.count
            let start = before.split(separator: "[", omittingEmptySubsequences: false)[0].utf16.count
            selection = min(start, end)..<end
            markedUnits = nil
            log = []
        }
    }

    var marked: String? { markedUnits.map { string($0) } }

    private func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

    private func offset(_ position: UITextPosition) -> Int { (position as? Spot)?.offset ?? 0 }
    private func units(_ range: UITextRange) -> Range<Int> { offset(range.start)..<offset(range.end) }

    // Text. As in many apps, `insertText` does not handle marked text.

    var hasText: Bool { !units.isEmpty }

    func insertText(_ text: String) {
        log.append("insert \(text)")
        units.replaceSubrange(selection, with: Array(text.utf16))
        let end = selection.lowerBound + text.utf16.count
        selection = end..<end
    }

    func deleteBackward() {
        log.append("delete")
        if selection.isEmpty { selection = max(0, selection.lowerBound - 1)..<selection.lowerBound }
        units.removeSubrange(selection)
        selection = selection.lowerBound..<selection.lowerBound
    }

    func text(in range: UITextRange) -> String? { string(units(range).clamped(to: 0..<units.count)) }

    func replace(_ range: UITextRange, withText text: String) {
        let range = units(range)
        units.replaceSubrange(range, with: Array(text.utf16))
        let end = range.lowerBound + text.utf16.count
        selection = end..<end
    }

    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        log.append("should \(units(range)) \(text)")
        return !refuses
    }

    var selectedTextRange: UITextRange? {
        get { Stretch(selection) }
        set { if let newValue { selection = units(newValue) } }
    }

    var markedTextRange: UITextRange? { markedUnits.map { Stretch($0) } }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let text = Array((markedText ?? "").utf16)
        let range = markedUnits ?? selection
        units.replaceSubrange(range, with: text)
        markedUnits = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.count
        let start = range.lowerBound + selectedRange.location
        selection = start..<start + selectedRange.length
    }

    func unmarkText() { markedUnits = nil }

    // Positions.

    var beginningOfDocument: UITextPosition { Spot(0) }
    var endOfDocument: UITextPosition { Spot(units.count) }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (offset(fromPosition), offset(toPosition))
        return Stretch(min(a, b)..<max(a, b))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = self.offset(position) + offset
        return (0...units.count).contains(target) ? Spot(target) : nil
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .left: return self.position(from: position, offset: -offset)
        case .right: return self.position(from: position, offset: offset)
        case .up, .down:
            let place = place(self.offset(position))
            return spot(column: place.column, line: place.line + (direction == .down ? offset : -offset))
        }
    }

    private func place(_ offset: Int) -> (column: Int, line: Int) {
        let before = units[..<offset]
        let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
        return (offset - start, before.count { $0 == 10 })
    }

    private func spot(column: Int, line: Int) -> Spot? {
        let lines = units.split(separator: 10, omittingEmptySubsequences: false)
        guard lines.indices.contains(line) else { return nil }
        return Spot(lines[line].startIndex + min(column, lines[line].count))
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (offset(position), offset(other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        self.position(from: position, in: direction, offset: 1).flatMap { textRange(from: position, to: $0) }
    }

    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }

    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    // Geometry.

    func caretRect(for position: UITextPosition) -> CGRect {
        let place = place(offset(position))
        return CGRect(x: CGFloat(place.column) * 10, y: CGFloat(place.line) * 20, width: 1, height: 20)
    }

    func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        spot(column: Int(max(0, point.x) / 10), line: Int(max(0, point.y) / 20))
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point)
    }

    func characterRange(at point: CGPoint) -> UITextRange? { nil }

    // Edit actions.

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit && super.canPerformAction(action, withSender: sender)
    }
    override func cut(_ sender: Any?) { log.append("cut") }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func paste(_ sender: Any?) { log.append("paste") }
    override func selectAll(_ sender: Any?) { log.append("all") }
}

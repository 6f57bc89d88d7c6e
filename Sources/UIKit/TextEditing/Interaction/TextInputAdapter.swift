import CoreGraphics
import TextEngine

/// The implementation of `UITextInput` that text fields and text views share.
///
/// Each of these classes forwards the methods one by one instead of inheriting them from a protocol extension, because
/// apps override the methods, and members of extensions cannot be overridden.
@MainActor struct TextInputAdapter {
    let editor: TextEditor
    /// The top left corner of the document in the view's coordinates.
    let origin: CGPoint

    private var document: TextDocument { editor.document }

    private func location(of position: UITextPosition) -> TextLocation {
        var location = (position as? TextPosition)?.location ?? TextLocation(0)
        location.offset = max(0, min(document.length, location.offset))
        return location
    }

    /// Returns the offsets of a range, clamped to the text.
    func offsets(_ range: UITextRange) -> Range<Int> {
        let low = location(of: range.start).offset
        return low..<max(low, location(of: range.end).offset)
    }

    func text(in range: UITextRange) -> String { document.string(in: offsets(range)) }

    var selectedRange: UITextRange {
        let selection = editor.selection
        if selection.isCaret { return TextRange(selection.head, selection.head) }
        return TextRange(selection.range)
    }

    var start: UITextPosition { TextPosition(TextLocation(0)) }

    var end: UITextPosition { TextPosition(TextLocation(document.length)) }

    /// Changes the selection to a range; nil places a caret at the end of the text.
    func select(_ range: UITextRange?) {
        let range = range ?? TextRange(document.length..<document.length)
        let (start, end) = (location(of: range.start), location(of: range.end))
        editor.select(
            start.offset == end.offset ? TextSelection(start) : TextSelection(anchor: start.offset, head: end))
    }

    /// Selects the word or other unit at the moving end of the selection.
    func selectUnit() { editor.select(document.unit(at: editor.selection.head.offset)) }

    func selectAll() { editor.select(0..<document.length) }

    /// The side of a soft line break on which the caret appears.
    var affinity: UITextStorageDirection { editor.selection.head.affinity == .upstream ? .backward : .forward }

    func setAffinity(_ affinity: UITextStorageDirection) {
        guard editor.selection.isCaret else { return }
        editor.select(
            TextSelection(TextLocation(editor.selection.head.offset, affinity == .backward ? .upstream : .downstream)))
    }

    /// Marks text with a selection inside it. Offsets out of bounds are clamped.
    func setMarked(_ text: String?, selected range: NSRange) {
        let low = max(0, min(range.location, Int(Int32.max)))
        editor.setMarked(text ?? "", selected: low..<low + max(0, min(range.length, Int(Int32.max))))
    }

    var markedRange: UITextRange? { editor.markedRange.map { TextRange($0) } }

    func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
        let (a, b) = (location(of: start), location(of: end))
        return a.offset <= b.offset ? TextRange(a, b) : TextRange(b, a)
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (target, overflow) = location(of: position).offset.addingReportingOverflow(offset)
        guard !overflow, (0...document.length).contains(target) else { return nil }
        return TextPosition(TextLocation(target))
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        var location = location(of: position)
        guard offset != 0 else { return position }
        switch direction {
        case .up, .down:
            let x = document.caretRect(for: location).minX
            return document.place(direction == .down ? offset : -offset, below: location, x: x).map { TextPosition($0) }
        case .left, .right:
            for _ in 0..<min(abs(offset), document.length + 1) {
                let next = document.step(from: location, toRight: (direction == .right) == (offset > 0))
                guard next.offset != location.offset else { return nil }
                location = next
            }
            return TextPosition(location)
        }
    }

    func compare(_ a: UITextPosition, _ b: UITextPosition) -> ComparisonResult {
        let (a, b) = (location(of: a).offset, location(of: b).offset)
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    func offset(from a: UITextPosition, to b: UITextPosition) -> Int { location(of: b).offset - location(of: a).offset }

    private func isTowardsStart(_ direction: UITextLayoutDirection, at location: TextLocation) -> Bool {
        switch direction {
        case .up: true
        case .down: false
        case .left: !document.isRightToLeft(at: location)
        case .right: document.isRightToLeft(at: location)
        }
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition {
        isTowardsStart(direction, at: location(of: range.start)) ? range.start : range.end
    }

    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        let location = location(of: position)
        let other =
            isTowardsStart(direction, at: location)
            ? document.character(before: location.offset) : document.character(after: location.offset)
        guard other.offset != location.offset else { return nil }
        return TextRange(min(location.offset, other.offset)..<max(location.offset, other.offset))
    }

    func direction(at position: UITextPosition) -> NSWritingDirection {
        document.isRightToLeft(at: location(of: position)) ? .rightToLeft : .leftToRight
    }

    // MARK: Geometry

    func caretRect(for position: UITextPosition, scale: CGFloat) -> CGRect {
        var rect = document.caretRect(for: location(of: position)).offsetBy(dx: origin.x, dy: origin.y)
        rect.size.width = TextRenderer.caretWidth(scale: scale)
        return rect
    }

    func firstRect(for range: UITextRange) -> CGRect {
        let offsets = offsets(range)
        let rects = rects(of: offsets)
        guard let first = rects.first else {
            return document.caretRect(for: location(of: range.start)).offsetBy(dx: origin.x, dy: origin.y)
        }
        return rects.filter { $0.minY == first.minY }.reduce(first) { $0.union($1) }
    }

    private func rects(of offsets: Range<Int>) -> [CGRect] {
        document.selectionRects(
            for: offsets, in: -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude, edges: nil
        )
        .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let rects = rects(of: offsets(range))
        let direction = direction(at: range.start)
        return rects.indices.map { index in
            TextSelectionRect(
                rects[index], isFirst: index == 0, isLast: index == rects.count - 1, direction: direction)
        }
    }

    private func local(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }

    func closestPosition(to point: CGPoint) -> UITextPosition { TextPosition(document.place(at: local(point))) }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition {
        let found = document.place(at: local(point))
        let offsets = offsets(range)
        if found.offset < offsets.lowerBound { return range.start }
        return found.offset > offsets.upperBound ? range.end : TextPosition(found)
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        guard document.length > 0 else { return nil }
        let location = document.place(at: local(point))
        let offset = location.affinity == .upstream ? location.offset - 1 : location.offset
        return TextRange(document.characterRange(at: offset))
    }
}

import CoreGraphics
import TextEngine

/// Tracks a pointer or touch that selects text: by character, by word after a double click, by paragraph after a triple
/// click, or by moving the caret or one end of the selection. Outside the text, it scrolls automatically (SC-72).
@MainActor final class TextSelectionTracker {
    private enum Unit { case letters, words, paragraphs, caret, start, end }

    private let editor: TextEditor
    private var unit = Unit.letters
    /// The range that the initial click selected.
    private var origin = 0..<0
    private(set) var isActive = false
    private var lastPoint = CGPoint.zero
    /// A closure that converts a point from view coordinates to document coordinates.
    private let toDocument: (CGPoint) -> CGPoint
    /// A closure that returns the visible area, in view coordinates.
    private let visibleArea: () -> CGRect
    /// A closure that is called when tracking has ended.
    private let didEnd: () -> Void
    private let autoscroll: Autoscroll
    /// The distance from the edges within which the text scrolls, in points. It is positive for touches, because a
    /// finger cannot move beyond the edges of the screen.
    private var margin: CGFloat = 0
    /// The vector from the touch to the end of the selection that it drags.
    private var grip = CGVector.zero

    /// Creates a tracker.
    ///
    /// - Parameters:
    ///   - editor: The editor whose selection changes.
    ///   - view: The view of the text.
    ///   - axis: The axis along which the text scrolls.
    ///   - visibleArea: Returns the visible area, in view coordinates.
    ///   - toDocument: Converts a point from view coordinates to document coordinates.
    ///   - scroll: Scrolls the text by a distance along the axis, and returns whether it moved.
    ///   - didEnd: Is called when tracking has ended.
    init(
        _ editor: TextEditor, in view: UIView, along axis: ScrollAxes, visibleArea: @escaping () -> CGRect,
        toDocument: @escaping (CGPoint) -> CGPoint, scroll: @escaping (CGFloat) -> Bool,
        didEnd: @escaping () -> Void = {}
    ) {
        self.editor = editor
        self.visibleArea = visibleArea
        self.toDocument = toDocument
        self.didEnd = didEnd
        var extendSelection: () -> Void = {}
        autoscroll = Autoscroll(in: view, along: axis) { way in
            guard scroll(axis == .horizontal ? way.dx : way.dy) else { return false }
            extendSelection()
            return true
        }
        extendSelection = { [weak self] in self?.extend() }
    }

    /// Begins tracking when a button is pressed.
    ///
    /// - Parameters:
    ///   - point: The location of the pointer.
    ///   - clicks: The number of consecutive clicks, including this one.
    ///   - isExtending: Whether the selection is extended to the location.
    ///   - margin: The distance from the edges within which the text scrolls, in points.
    func begin(at point: CGPoint, clicks: Int, isExtending: Bool, margin: CGFloat = 0) {
        begin(at: point, margin: margin)
        let place = editor.document.place(at: toDocument(point))
        if isExtending {
            unit = .letters
            origin = editor.selection.anchor..<editor.selection.anchor
            editor.select(TextSelection(anchor: editor.selection.anchor, head: place))
            return
        }
        // A fourth click starts over with a caret.
        unit = [Unit.paragraphs, .letters, .words][max(1, clicks) % 3]
        guard unit != .letters else {
            origin = place.offset..<place.offset
            return editor.select(TextSelection(place))
        }
        origin = range(around: place.offset)
        editor.select(origin)
    }

    /// Begins moving the caret with a touch.
    func carry(to point: CGPoint) {
        begin(at: point, margin: TouchTextSelection.margin)
        unit = .caret
        extend()
    }

    /// Begins dragging one end of the selection with a touch. The other end stays fixed.
    ///
    /// - Parameters:
    ///   - isStart: Whether the start of the selection is dragged.
    ///   - point: The location of the touch.
    ///   - grip: The vector from the touch to the caret that it moves.
    func drag(isStart: Bool, from point: CGPoint, grip: CGVector) {
        begin(at: point, margin: TouchTextSelection.margin)
        unit = isStart ? .start : .end
        origin = editor.selection.range
        self.grip = grip
    }

    private func begin(at point: CGPoint, margin: CGFloat) {
        editor.unmark()
        isActive = true
        lastPoint = point
        grip = .zero
        self.margin = margin
    }

    /// Continues tracking with a new location.
    func move(to point: CGPoint) {
        guard isActive else { return }
        lastPoint = point
        extend()
        autoscroll.follow(point, in: visibleArea(), margin: margin)
    }

    /// Ends tracking because the button or touch ended or was cancelled.
    func end() {
        autoscroll.stop()
        guard isActive else { return }
        isActive = false
        didEnd()
    }

    private func extend() {
        let point = CGPoint(x: lastPoint.x + grip.dx, y: lastPoint.y + grip.dy)
        let place = editor.document.place(at: toDocument(point))
        switch unit {
        case .letters: return editor.select(TextSelection(anchor: editor.selection.anchor, head: place))
        case .caret: return editor.select(TextSelection(place))
        case .start, .end: return dragEnd(to: place)
        case .words, .paragraphs: break
        }
        let other = range(around: place.offset)
        if place.offset < origin.lowerBound {
            editor.select(TextSelection(anchor: origin.upperBound, head: TextLocation(other.lowerBound)))
        } else {
            let end = max(origin.upperBound, other.upperBound)
            editor.select(TextSelection(anchor: origin.lowerBound, head: TextLocation(end, .upstream)))
        }
    }

    /// Moves the dragged end of the selection, but keeps at least one character selected.
    private func dragEnd(to place: TextLocation) {
        let anchor = unit == .start ? origin.upperBound : origin.lowerBound
        let limit =
            unit == .start ? editor.document.character(before: anchor) : editor.document.character(after: anchor)
        let isBeyond = unit == .start ? place.offset > limit.offset : place.offset < limit.offset
        let head = isBeyond ? TextLocation(limit.offset, unit == .start ? .downstream : .upstream) : place
        editor.select(TextSelection(anchor: anchor, head: head))
    }

    private func range(around offset: Int) -> Range<Int> {
        unit == .words ? editor.document.unit(at: offset) : editor.document.paragraph(at: offset)
    }

    isolated deinit { autoscroll.stop() }
}

import DisplayServer

/// Follows a pointer that selects: letters, or whole words after a second click, paragraphs after a third; or a finger
/// that carries the caret or an end of the selection. Outside of the text it scrolls on.
@MainActor final class TextTracker {
    private enum Unit { case letters, words, paragraphs, caret, start, end }

    private let editor: TextEditor
    private weak var view: UIView?
    private var unit = Unit.letters
    /// What was selected by the click that began it.
    private var origin = 0..<0
    private(set) var isActive = false
    private var task: Scheduler.Task?
    private var lastPoint = CGPoint.zero
    /// A point of the view in the document; and what scrolls the view towards a point outside of it, and says whether
    /// it did.
    private let toDocument: (CGPoint) -> CGPoint
    private let scroll: (CGPoint, CGFloat) -> Bool
    /// How far within the edges the text is scrolled already: a finger does not reach beyond those of the screen.
    private var margin: CGFloat = 0
    /// From the finger to the end of the selection that it drags.
    private var grip = CGVector.zero

    /// Seconds between two steps of scrolling.
    private static let interval: TimeInterval = 0.05

    init(
        _ editor: TextEditor, in view: UIView, toDocument: @escaping (CGPoint) -> CGPoint,
        scroll: @escaping (_ point: CGPoint, _ margin: CGFloat) -> Bool
    ) {
        self.editor = editor
        self.view = view
        self.toDocument = toDocument
        self.scroll = scroll
    }

    /// The button went down.
    ///
    /// - Parameters:
    ///   - clicks: the number of clicks in quick succession with this one.
    ///   - isExtending: whether the selection is extended to there.
    ///   - margin: how far within the edges the text scrolls.
    func begin(at point: CGPoint, clicks: Int, isExtending: Bool, margin: CGFloat = 0) {
        begin(at: point, margin: margin)
        let place = editor.document.place(at: toDocument(point))
        if isExtending {
            unit = .letters
            origin = editor.selection.anchor..<editor.selection.anchor
            editor.select(TextSelection(anchor: editor.selection.anchor, head: place))
            return
        }
        // A fourth click begins anew.
        unit = [Unit.paragraphs, .letters, .words][max(1, clicks) % 3]
        guard unit != .letters else {
            origin = place.offset..<place.offset
            return editor.select(TextSelection(place))
        }
        origin = range(around: place.offset)
        editor.select(origin)
    }

    /// A finger carries the caret from now on.
    func carry(to point: CGPoint) {
        begin(at: point, margin: TextTouches.margin)
        unit = .caret
        extend()
    }

    /// A finger drags an end of the selection from now on; the other one stays.
    ///
    /// - Parameter grip: from the finger to the caret that it moves.
    func drag(isStart: Bool, from point: CGPoint, grip: CGVector) {
        begin(at: point, margin: TextTouches.margin)
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

    /// The pointer moved with the button down.
    func move(to point: CGPoint) {
        guard isActive else { return }
        lastPoint = point
        extend()
        scrollOn()
    }

    /// The button went up, or something else took it.
    func end() {
        isActive = false
        task?.cancel()
        task = nil
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
            editor.select(TextSelection(anchor: origin.upperBound, head: TextPlace(other.lowerBound)))
        } else {
            let end = max(origin.upperBound, other.upperBound)
            editor.select(TextSelection(anchor: origin.lowerBound, head: TextPlace(end, .upstream)))
        }
    }

    /// At least one letter stays selected.
    private func dragEnd(to place: TextPlace) {
        let anchor = unit == .start ? origin.upperBound : origin.lowerBound
        let limit =
            unit == .start ? editor.document.character(before: anchor) : editor.document.character(after: anchor)
        let isBeyond = unit == .start ? place.offset > limit.offset : place.offset < limit.offset
        let head = isBeyond ? TextPlace(limit.offset, unit == .start ? .downstream : .upstream) : place
        editor.select(TextSelection(anchor: anchor, head: head))
    }

    private func range(around offset: Int) -> Range<Int> {
        unit == .words ? editor.document.unit(at: offset) : editor.document.paragraph(at: offset)
    }

    /// While the pointer is outside, the text moves although the pointer does not.
    private func scrollOn() {
        guard task == nil, let scheduler = view?.window?.windowScene?.server.scheduler, scroll(lastPoint, margin)
        else { return }
        extend()
        task = scheduler.schedule(after: TextTracker.interval) { [weak self] in
            guard let self else { return }
            task = nil
            if isActive { scrollOn() }
        }
    }

    isolated deinit { task?.cancel() }
}

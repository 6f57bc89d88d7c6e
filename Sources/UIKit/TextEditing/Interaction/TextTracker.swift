import DisplayServer

/// Follows a pointer that selects: letters, or whole words after a second click, paragraphs after a third. Outside of
/// the text it scrolls on.
@MainActor final class TextTracker {
    private enum Unit { case letters, words, paragraphs }

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
    private let scroll: (CGPoint) -> Bool

    /// Seconds between two steps of scrolling.
    private static let interval: TimeInterval = 0.05

    init(
        _ editor: TextEditor, in view: UIView, toDocument: @escaping (CGPoint) -> CGPoint,
        scroll: @escaping (CGPoint) -> Bool
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
    func begin(at point: CGPoint, clicks: Int, isExtending: Bool) {
        editor.unmark()
        isActive = true
        lastPoint = point
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
        let place = editor.document.place(at: toDocument(lastPoint))
        guard unit != .letters else {
            return editor.select(TextSelection(anchor: editor.selection.anchor, head: place))
        }
        let other = range(around: place.offset)
        if place.offset < origin.lowerBound {
            editor.select(TextSelection(anchor: origin.upperBound, head: TextPlace(other.lowerBound)))
        } else {
            let end = max(origin.upperBound, other.upperBound)
            editor.select(TextSelection(anchor: origin.lowerBound, head: TextPlace(end, .upstream)))
        }
    }

    private func range(around offset: Int) -> Range<Int> {
        unit == .words ? editor.document.unit(at: offset) : editor.document.paragraph(at: offset)
    }

    /// While the pointer is outside, the text moves although the pointer does not.
    private func scrollOn() {
        guard task == nil, let scheduler = view?.window?.windowScene?.server.scheduler, scroll(lastPoint) else {
            return
        }
        extend()
        task = scheduler.schedule(after: TextTracker.interval) { [weak self] in
            guard let self else { return }
            task = nil
            if isActive { scrollOn() }
        }
    }

    isolated deinit { task?.cancel() }
}

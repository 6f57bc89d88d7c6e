import QuartzCore

/// The recognizer of drags with two fingers that select several rows or items (CV-19).
///
/// It begins a little earlier than the recognizer that scrolls, which takes drags of one finger.
@MainActor final class MultipleSelectionPan: UIPanGestureRecognizer {
    private weak var list: (any KeyboardList)?
    /// The row at which the drag began, the selection before it, and the generation in which they are valid.
    private var start: (number: Int, selection: IndexSet, generation: Int)?
    private var autoscroll: Autoscroll?

    /// The distance in points after which the gesture begins.
    private static let slop: CGFloat = 5
    private static let scrollMargin: CGFloat = 40

    init(_ list: any KeyboardList) {
        self.list = list
        super.init(target: nil, action: nil)
        addTarget(self, action: MultipleSelectionPan.didChange)
        minimumNumberOfTouches = 2
        maximumNumberOfTouches = 2
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        name = "multiple selection"
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, numberOfTouches == 2 else { return }
        let way = wayInScene
        if hypot(way.dx, way.dy) >= MultipleSelectionPan.slop { state = canBegin(with: way) ? .began : .failed }
    }

    override func canBegin(with way: CGVector) -> Bool {
        guard let list, list.window != nil, let number = list.number(at: location(in: list)) else { return false }
        return list.permitsMultipleSelection(at: number)
    }

    private func didChange(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: begin()
        case .changed: extend()
        default: end()
        }
    }

    private func begin() {
        guard let list, let number = list.number(at: location(in: list)) else { return }
        let generation = list.generation
        list.multipleSelectionWillBegin(at: number)
        guard list.generation == generation, list.usesMultipleSelection else { return }
        start = (number, list.selection.rows, generation)
        list.selection.anchor = number
        autoscroll = Autoscroll(in: list, along: .both) { [weak self] way in self?.scroll(by: way) ?? false }
        extend()
    }

    /// Selects the rows between the beginning of the drag and the fingers, in addition to those selected before.
    private func extend() {
        guard let list, let start, start.generation == list.generation else { return }
        let location = location(in: list)
        autoscroll?.follow(
            location, in: list.bounds.inset(by: list.adjustedContentInset), margin: MultipleSelectionPan.scrollMargin)
        guard let number = list.number(at: location), number < list.itemCount else { return }
        let range = IndexSet(integersIn: min(start.number, number)...max(start.number, number))
        let target = range.union(start.selection)
        let (coming, leaving) = (target.subtracting(list.selection.rows), list.selection.rows.subtracting(target))
        guard !coming.isEmpty || !leaving.isEmpty else { return }
        list.selection.cursor = number
        list.selectByUser(coming, deselecting: leaving)
    }

    private func scroll(by way: CGVector) -> Bool {
        guard let list, start != nil, list.scrollForDrag(by: way) else { return false }
        extend()
        return true
    }

    private func end() {
        autoscroll?.stop()
        autoscroll = nil
        guard start != nil else { return }
        start = nil
        list?.multipleSelectionDidEnd()
    }
}

extension KeyboardList {
    /// Adds the recognizer of drags with two fingers.
    func installMultipleSelectionPan() {
        guard gestureRecognizers?.contains(where: { $0 is MultipleSelectionPan }) != true else { return }
        addGestureRecognizer(MultipleSelectionPan(self))
    }
}

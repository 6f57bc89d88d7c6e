import QuartzCore

/// A rectangle that the user drags with the pointer from the empty background of a collection view. It selects the
/// items that it touches (KS-07).
@MainActor final class RubberBand {
    /// The effect of the rectangle on items that were selected before.
    enum Mode {
        /// Other items are deselected.
        case replace
        /// Other items stay selected: Shift.
        case add
        /// The items in the rectangle change their state: Control.
        case toggle
    }

    let touch: UITouch
    private weak var view: UICollectionView?
    private let mode: Mode
    /// The corner that stays in place, in the content's coordinates.
    private let origin: CGPoint
    /// The pointer, in the window's coordinates.
    private var point: CGPoint
    /// The selection before.
    private let old: IndexSet
    private let generation: Int
    /// The rectangle and the items in it.
    private var rect = CGRect.null
    private var items = IndexSet()
    /// The items that the delegate refused to select.
    private var refused = IndexSet()
    private var band: RubberBandView?
    private var autoscroll: Autoscroll?

    /// The distance in points after which a press becomes a drag, and that from the edges within which it scrolls.
    private static let slop: CGFloat = 3
    private static let scrollMargin: CGFloat = 16

    init(_ touch: UITouch, in view: UICollectionView, _ flags: UIKeyModifierFlags) {
        self.touch = touch
        self.view = view
        mode = flags.contains(.control) ? .toggle : flags.contains(.shift) ? .add : .replace
        origin = touch.location(in: view)
        point = touch.location(in: nil)
        old = view.selection.rows
        generation = view.generation
    }

    /// Extends the rectangle to the pointer.
    func follow() {
        guard let view else { return }
        point = touch.location(in: nil)
        let inside = view.convert(point, from: nil)
        if band == nil {
            guard hypot(inside.x - origin.x, inside.y - origin.y) >= RubberBand.slop else { return }
            begin(in: view)
        }
        autoscroll?.follow(
            inside, in: view.bounds.inset(by: view.adjustedContentInset), margin: RubberBand.scrollMargin)
        update()
    }

    private func begin(in view: UICollectionView) {
        let band = RubberBandView(frame: .zero)
        self.band = band
        view.addSubview(band)
        autoscroll = Autoscroll(in: view, along: .both) { [weak self] way in
            guard let self, let view = self.view, view.scrollForDrag(by: way) else { return false }
            update()
            return true
        }
    }

    /// Selects the items in the rectangle, after the pointer or the content has moved.
    func update() {
        guard let view, let band, view.generation == generation, !view.isUpdatingElements else { return }
        let end = view.convert(point, from: nil)
        let content = CGRect(origin: .zero, size: view.contentSize).union(view.bounds)
        let full = CGRect(
            x: min(origin.x, end.x), y: min(origin.y, end.y), width: abs(end.x - origin.x),
            height: abs(end.y - origin.y))
        let new = full.intersection(content)
        guard !new.isNull, new != rect else { return }
        UIView.performWithoutAnimation { band.frame = new }
        let changed = RubberBand.changes(from: rect, to: new)
        rect = new
        let numbers = view.numbers
        for part in changed {
            for attributes in view.layoutElements(in: part)
            where attributes.representedElementCategory == .cell && !attributes.isHidden {
                guard view.hasItem(attributes.indexPath) else { continue }
                let number = numbers.number(of: attributes.indexPath)
                if view.visibleFrame(of: attributes).overlaps(new) {
                    items.insert(number)
                } else {
                    items.remove(number)
                }
            }
        }
        let target =
            switch mode {
            case .replace: items
            case .add: old.union(items)
            case .toggle: old.symmetricDifference(items)
            }
        select(target)
    }

    /// Returns the parts of the content in which items can be inside of one rectangle and outside of the other. Both
    /// have a corner in common.
    private static func changes(from old: CGRect, to new: CGRect) -> [CGRect] {
        guard !old.isNull else { return [new.insetBy(dx: -1, dy: -1)] }
        let all = old.union(new)
        func strip(_ a: CGFloat, _ b: CGFloat, isHorizontal: Bool) -> CGRect? {
            guard a != b else { return nil }
            let (low, length) = (min(a, b) - 1, abs(a - b) + 2)
            return isHorizontal
                ? CGRect(x: low, y: all.minY - 1, width: length, height: all.height + 2)
                : CGRect(x: all.minX - 1, y: low, width: all.width + 2, height: length)
        }
        return [
            strip(old.minX, new.minX, isHorizontal: true), strip(old.maxX, new.maxX, isHorizontal: true),
            strip(old.minY, new.minY, isHorizontal: false), strip(old.maxY, new.maxY, isHorizontal: false),
        ].compactMap { $0 }
    }

    private func select(_ target: IndexSet) {
        guard let view else { return }
        let current = view.selection.rows
        let coming = target.subtracting(current).subtracting(refused)
        let leaving = current.subtracting(target)
        guard !coming.isEmpty || !leaving.isEmpty else { return }
        view.selectByUser([], deselecting: leaving)
        guard view.generation == generation, !coming.isEmpty else { return }
        let selected = view.selectByUser(coming, deselecting: [])
        refused.formUnion(coming.subtracting(selected))
    }

    /// Ends the drag because the pointer was released. A click of the background deselects all items.
    func end() {
        guard let view else { return stop() }
        let (wasDragged, isCurrent) = (band != nil, view.generation == generation)
        stop()
        guard isCurrent else { return }
        if !wasDragged {
            if mode == .replace, !view.selection.rows.isEmpty {
                view.selectByUser([], deselecting: view.selection.rows)
            }
        } else if let first = items.first, let last = items.last {
            // The item nearest to the pointer.
            let isDown = view.convert(point, from: nil).y >= origin.y
            view.selection.anchor = isDown ? first : last
            view.selection.cursor = isDown ? last : first
        }
    }

    /// Ends the drag and restores the selection before it (Escape).
    func cancel() {
        guard let view, view.generation == generation else { return stop() }
        stop()
        select(old)
    }

    /// Ends the drag without changing the selection.
    func stop() {
        autoscroll?.stop()
        band?.removeFromSuperview()
        band = nil
        if view?.rubberBand === self { view?.rubberBand = nil }
    }
}

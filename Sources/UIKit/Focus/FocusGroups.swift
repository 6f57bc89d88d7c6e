/// The focusable items of a window in their focus groups. Tab moves between groups, arrow keys move within one (FO-03).
///
/// An item without a group identifier forms its own group: in a form without identifiers, Tab stops at each control.
@MainActor struct FocusGroups {
    struct Group {
        let identifier: String?
        var stops: [any UIFocusItem]
    }

    private(set) var groups: [Group] = []

    init(in window: UIWindow) {
        var indices: [String: Int] = [:]
        for stop in FocusOrder.stops(in: window) {
            let identifier = stop.effectiveFocusGroup
            if let identifier, let index = indices[identifier] {
                groups[index].stops.append(stop)
                continue
            }
            if let identifier { indices[identifier] = groups.count }
            groups.append(Group(identifier: identifier, stops: [stop]))
        }
    }

    /// Returns the index of the group that contains an item.
    func index(of item: any UIFocusItem) -> Int? { groups.firstIndex { $0.stops.contains { $0 === item } } }

    /// Returns the items of a group by descending priority for receiving the focus when it enters the group.
    static func entries(of group: Group, lastFocused: (any UIFocusItem)?) -> [any UIFocusItem] {
        func priority(_ item: any UIFocusItem) -> UIFocusGroupPriority {
            if item.isFocused { return .currentlyFocused }
            return item === lastFocused ? max(item.focusGroupPriority, .previouslyFocused) : item.focusGroupPriority
        }
        return group.stops.enumerated().sorted { a, b in
            let (left, right) = (priority(a.element), priority(b.element))
            return left == right ? a.offset < b.offset : left > right
        }.map(\.element)
    }

    /// Returns the items of a group that lie in a direction from one of them, the nearest first.
    static func stops(
        of group: Group, from item: any UIFocusItem, heading: UIFocusHeading, in window: UIWindow
    ) -> [any UIFocusItem] {
        let others = group.stops.filter { $0 !== item }
        switch heading {
        case .first: return others
        case .last: return others.reversed()
        default: break
        }
        let from = item.focusFrame(in: window)
        return others.compactMap { other -> (item: any UIFocusItem, distance: CGFloat)? in
            distance(from, other.focusFrame(in: window), heading).map { (other, $0) }
        }.sorted { $0.distance < $1.distance }.map(\.item)
    }

    /// Returns the distance between two rectangles in a direction; nil if `to` does not lie in that direction.
    /// Displacement across the direction counts twice. Of rectangles at the same distance, the one whose center is
    /// closer to the axis has the smaller result.
    private static func distance(_ from: CGRect, _ to: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
        let isVertical = heading == .up || heading == .down
        func along(_ box: CGRect) -> (low: CGFloat, high: CGFloat) {
            isVertical ? (box.minY, box.maxY) : (box.minX, box.maxX)
        }
        func across(_ box: CGRect) -> (low: CGFloat, high: CGFloat) {
            isVertical ? (box.minX, box.maxX) : (box.minY, box.maxY)
        }
        let forward = heading == .down || heading == .right
        let (a, b) = (along(from), along(to))
        let step = forward ? (b.low + b.high) - (a.low + a.high) : (a.low + a.high) - (b.low + b.high)
        guard step > 1 else { return nil }
        let gap = max(0, forward ? b.low - a.high : a.low - b.high)
        let (c, d) = (across(from), across(to))
        let aside = max(0, max(c.low - d.high, d.low - c.high))
        let offset = abs((c.low + c.high) - (d.low + d.high)) / 2
        return gap + 2 * aside + step / 100 + offset / 10
    }
}

/// The stops of a window in groups. Tab goes from group to group, arrows go within one (FO-03).
///
/// A stop without a group identifier is a group of its own: in a form without any, Tab stops at each control.
@MainActor struct FocusGroups {
    struct Group {
        let identifier: String?
        var stops: [UIView]
    }

    private(set) var groups: [Group] = []

    init(in window: UIWindow) {
        var places: [String: Int] = [:]
        for stop in FocusOrder.stops(in: window) {
            let identifier = stop.effectiveFocusGroup
            if let identifier, let place = places[identifier] {
                groups[place].stops.append(stop)
                continue
            }
            if let identifier { places[identifier] = groups.count }
            groups.append(Group(identifier: identifier, stops: [stop]))
        }
    }

    /// The group with a view among its stops.
    func index(of view: UIView) -> Int? { groups.firstIndex { $0.stops.contains { $0 === view } } }

    /// The stops of a group in the order in which one would want them when the focus comes into it.
    static func entries(of group: Group, lastFocused: UIView?) -> [UIView] {
        func priority(_ view: UIView) -> UIFocusGroupPriority {
            if view.isFocused { return .currentlyFocused }
            return view === lastFocused ? max(view.focusGroupPriority, .previouslyFocused) : view.focusGroupPriority
        }
        return group.stops.enumerated().sorted { a, b in
            let (left, right) = (priority(a.element), priority(b.element))
            return left == right ? a.offset < b.offset : left > right
        }.map(\.element)
    }

    /// The stops of a group that lie in a direction from one of them, the nearest first.
    static func stops(of group: Group, from view: UIView, heading: UIFocusHeading, in window: UIWindow) -> [UIView] {
        let others = group.stops.filter { $0 !== view }
        switch heading {
        case .first: return others
        case .last: return others.reversed()
        default: break
        }
        let from = view.convert(view.bounds, to: window)
        return others.compactMap { other -> (view: UIView, distance: CGFloat)? in
            let box = other.convert(other.bounds, to: window)
            return distance(from, box, heading).map { (other, $0) }
        }.sorted { $0.distance < $1.distance }.map(\.view)
    }

    /// How far one box is from another in a direction; nil if it does not lie there. What is beside the way counts twice, and of
    /// boxes that are equally far the one whose middle is nearer to the way comes first.
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

/// The two items of a constraint for the space between them, in the order of a visual format string.
@MainActor struct LayoutSpaceFormat {
    /// The left, upper or leading item.
    let before: LayoutItem
    /// The right, lower or trailing item.
    let after: LayoutItem
    /// The item that is the superview of the other one.
    let superview: LayoutItem?

    /// Creates the format of a constraint. `nil` if no visual format string creates such a constraint.
    init?(_ constraint: NSLayoutConstraint) {
        let first = constraint.first
        let second = constraint.second
        guard constraint.multiplier == 1, first.origin == nil, second.origin == nil, let after = first.item,
            let before = second.item, after !== before, after.owner != nil, before.owner != nil
        else { return nil }
        switch (first.attribute, second.attribute) {
        case (.leading, .trailing), (.left, .right), (.top, .bottom):
            superview = nil
        case (.leading, .leading), (.left, .left), (.top, .top):
            guard let container = after.container, container === before.view else { return nil }
            superview = before
        case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
            guard let container = before.container, container === after.view else { return nil }
            superview = after
        default: return nil
        }
        self.before = before
        self.after = after
    }
}

extension SwipeHost {
    /// Returns the swipe actions of a cell as actions of assistive technologies (AX-24); `nil` if it has none.
    func swipeActions(of cell: UIView) -> [UIAccessibilityCustomAction]? {
        let actions = [SwipeSide.leading, .trailing].flatMap { swipeConfiguration(for: cell, at: $0)?.actions ?? [] }
        guard !actions.isEmpty else { return nil }
        return actions.map { action in
            UIAccessibilityCustomAction(name: action.title ?? action.image?.accessibilityName ?? "") { [weak cell] _ in
                guard let cell else { return false }
                action.handler(action, cell) { _ in }
                return true
            }
        }
    }
}

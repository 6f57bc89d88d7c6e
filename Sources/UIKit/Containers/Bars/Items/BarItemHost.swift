/// An object that displays items: a bar.
@MainActor protocol BarItemHost: AnyObject {
    /// Called when a displayed item has changed.
    func barItemDidChange(_ item: UIBarItem, affectsLayout: Bool)
}

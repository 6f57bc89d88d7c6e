/// What the responder chain can do with a selection, as elements of a menu.
@MainActor enum EditActions {
    /// For the first responder, or a view where there is none.
    static func suggested(for view: UIView) -> [UIMenuElement] { [] }
}

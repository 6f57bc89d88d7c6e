/// A menu that is to be shown, and who wants to hear of it.
@MainActor struct MenuRequest {
    /// Where the menu goes, in the coordinates of ``source``.
    enum Anchor {
        case point(CGPoint)
        case below(CGRect)
        case above(CGRect)
    }

    var menu: UIMenu
    /// The view that it is shown from.
    weak var source: UIView?
    var anchor: Anchor
    /// What a person did to open it.
    var opener = Opener.code

    enum Opener {
        case code
        case key
        /// A button of the pointer, which is still down.
        case pointer
        /// A finger or pen, which is still down.
        case finger
    }

    /// Where the press is that opened it, in the scene; nil if the scene knows.
    var press: CGPoint?
    /// Whether the elements are side by side in a bar.
    var isBar = false

    /// Called before the menu is shown, and before it is taken away.
    var willDisplay: (MenuAnimator) -> Void = { _ in }
    var willEnd: (MenuAnimator) -> Void = { _ in }
    /// Called when the menu is gone, before what was chosen is done.
    var didEnd: () -> Void = {}
    /// Called for what was chosen, before it is done.
    var didChoose: (any UIMenuLeaf) -> Void = { _ in }
}

/// A request to show a menu, with the callbacks for its appearance, selection and dismissal.
@MainActor struct MenuRequest {
    /// The location of the menu, in the coordinates of ``source``.
    enum Anchor {
        case point(CGPoint)
        case below(CGRect)
        case above(CGRect)
    }

    var menu: UIMenu
    /// The view that the menu is shown from.
    weak var source: UIView?
    var anchor: Anchor
    /// The menu bar that the menu belongs to.
    weak var bar: MenuBarView?
    /// The kind of input that opened the menu.
    var opener = Opener.code

    enum Opener {
        case code
        case key
        /// A button of the pointer, which is still pressed.
        case pointer
        /// A finger or pen, which is still down.
        case finger
    }

    /// The location of the press that opened the menu, in the scene's coordinates. With `nil`, the scene's current
    /// press is used.
    var press: CGPoint?
    /// A Boolean value that indicates whether the elements are shown side by side, in a bar.
    var isBar = false

    /// Returns the controller of a preview that is shown beside the menu.
    var preview: () -> UIViewController? = { nil }
    /// Called when the user has pressed the preview, before the menu is dismissed.
    var didPressPreview: (MenuAnimator) -> Void = { _ in }

    /// Called before the menu is shown.
    var willDisplay: (MenuAnimator) -> Void = { _ in }
    /// Called before the menu is dismissed.
    var willEnd: (MenuAnimator) -> Void = { _ in }
    /// Called when the menu is dismissed, before the chosen action is performed.
    var didEnd: () -> Void = {}
    /// Called with the chosen element, before its action is performed.
    var didChoose: (any UIMenuLeaf) -> Void = { _ in }
}

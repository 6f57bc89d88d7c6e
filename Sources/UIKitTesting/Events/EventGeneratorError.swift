/// An error that prevents the generation of an event. For errors about a view, the description contains the view
/// hierarchy of the window.
public enum EventGeneratorError: Error, CustomStringConvertible {
    /// The view is in another window, or in none.
    case viewIsNotInWindow(tree: String)
    /// The view or an ancestor is hidden, transparent or empty, or the view is outside of the window or of an ancestor
    /// that clips.
    case viewIsNotVisible(tree: String)
    /// A touch in the middle of the view's visible part would reach another view or none. A view does not receive
    /// touches outside of the bounds of its superview, even where it is visible because the superview does not clip.
    case viewIsNotHittable(tree: String)
    /// No view in the window has this `accessibilityIdentifier`.
    case unknownIdentifier(String, tree: String)
    /// No enabled element of an open menu has this title. The titles are those of the open menus.
    case unknownMenuElement(String, titles: [String])
    /// The finger cannot be put down, because it is down already.
    case fingerIsDown(FingerIndex)
    /// The finger cannot move or be lifted, because it is not down.
    case fingerIsNotDown(FingerIndex)
    /// No finger can move or be lifted, because none is down.
    case noFingerIsDown
    /// All ten fingers are down.
    case noFingerIsFree
    /// The window is hidden, or has been closed.
    case windowIsNotShown
    /// The display of the window does not support this kind of event. The text names a display that does.
    case unsupported(String)
    /// The connection to the window's display is lost.
    case displayIsGone

    /// A description of the error, with the view hierarchy where it helps.
    public var description: String {
        switch self {
        case .viewIsNotInWindow(let tree): "the view is not in the window:\n\(tree)"
        case .viewIsNotVisible(let tree): "the view is not visible:\n\(tree)"
        case .viewIsNotHittable(let tree): "a touch at the center of the view would not reach it:\n\(tree)"
        case .unknownIdentifier(let identifier, let tree):
            "no view has the accessibilityIdentifier \"\(identifier)\":\n\(tree)"
        case .unknownMenuElement(let title, let titles):
            titles.isEmpty
                ? "no menu is open, so no element \"\(title)\" can be chosen"
                : "no enabled menu element has the title \"\(title)\"; the titles are \(titles)"
        case .fingerIsDown(let finger): "the finger \(finger) is already down"
        case .fingerIsNotDown(let finger): "the finger \(finger) is not down"
        case .noFingerIsDown: "no finger is down"
        case .noFingerIsFree: "all ten fingers are down"
        case .windowIsNotShown: "the window is not shown"
        case .unsupported(let reason): reason
        case .displayIsGone: "the connection to the window's display is lost"
        }
    }
}

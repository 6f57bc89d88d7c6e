/// Why an event could not be made. The description of an error about a view shows the window's views.
public enum EventGeneratorError: Error, CustomStringConvertible {
    /// The view is in another window, or in none.
    case viewIsNotInWindow(tree: String)
    /// The view or one it is in is hidden, transparent or empty, or the view lies outside of the window or of a view around
    /// it that clips.
    case viewIsNotVisible(tree: String)
    /// A touch in the middle of the view's visible part goes to another view or to none. Touches reach no view outside of
    /// the bounds of its superview, though it is visible where that does not clip.
    case viewIsNotHittable(tree: String)
    /// No view of the window has this `accessibilityIdentifier`.
    case unknownIdentifier(String, tree: String)
    /// The finger cannot come down: it is.
    case fingerIsDown(FingerIndex)
    /// The finger cannot move or lift: it is not down.
    case fingerIsNotDown(FingerIndex)
    /// No finger can move or lift: none is down.
    case noFingerIsDown
    /// All ten fingers are down.
    case noFingerIsFree
    /// The window is not shown, or has been closed.
    case windowIsNotShown
    /// The display the window is on cannot make this kind of event; the text says which can.
    case unsupported(String)
    /// The display the window is on has gone.
    case displayIsGone

    /// What is wrong, with the window's views where that helps.
    public var description: String {
        switch self {
        case .viewIsNotInWindow(let tree): "the view is not in the window:\n\(tree)"
        case .viewIsNotVisible(let tree): "the view cannot be seen:\n\(tree)"
        case .viewIsNotHittable(let tree): "a touch in the middle of the view would go elsewhere:\n\(tree)"
        case .unknownIdentifier(let identifier, let tree):
            "no view has the accessibilityIdentifier \"\(identifier)\":\n\(tree)"
        case .fingerIsDown(let finger): "the finger \(finger) is down already"
        case .fingerIsNotDown(let finger): "the finger \(finger) is not down"
        case .noFingerIsDown: "no finger is down"
        case .noFingerIsFree: "all ten fingers are down"
        case .windowIsNotShown: "the window is not shown"
        case .unsupported(let reason): reason
        case .displayIsGone: "the display of the window has gone"
        }
    }
}

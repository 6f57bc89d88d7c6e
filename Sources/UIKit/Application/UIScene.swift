/// A part of the application's interface with a life of its own; here always a ``UIWindowScene``, a window of the desktop.
@MainActor open class UIScene: UIResponder {
    /// Whether a scene is shown and receives events.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Whether the scene is shown and receives events.
    open package(set) var activationState = ActivationState.unattached

    /// What the desktop calls the window.
    open var title: String! = ""

    /// The application (RC-04).
    open override var next: UIResponder? { UIApplication.shared }

    package override init() { super.init() }
}

/// A button of an alert or an action sheet, with the code to run when the user chooses it.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The styles of actions (AT-01).
    public enum Style: Int, Sendable {
        /// A regular action.
        case `default` = 0
        /// The action that leaves everything unchanged. An alert has at most one; Escape triggers it.
        case cancel = 1
        /// An action that changes or deletes data. Return never triggers it unless it is the preferred action or has
        /// keyboard focus.
        case destructive = 2
    }

    /// The title of the button.
    public let title: String?

    /// The style of the button.
    public let style: Style

    /// A Boolean value that indicates whether the user can choose the action (AT-06). The default is `true`. It can
    /// change while the alert is shown.
    open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.actionDidChange() } } }

    /// The alert that shows the action.
    weak var alert: UIAlertController?

    private let handler: (@MainActor (UIAlertAction) -> Void)?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The style of the button.
    ///   - handler: A closure that runs after the alert has been dismissed, so it may present another view controller
    ///     (AT-05). Its argument is the action.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// Runs the handler.
    func perform() { handler?(self) }
}

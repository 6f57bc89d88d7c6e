/// An action that the user finds beside a row by swiping it sideways.
///
/// ```swift
/// let delete = UIContextualAction(style: .destructive, title: "Delete") { action, view, completion in
///     completion(true)
/// }
/// let configuration = UISwipeActionsConfiguration(actions: [delete])
/// ```
///
/// The row stays open until the handler calls its completion closure (SW-05).
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The appearance of an action (SW-04).
    public enum Style: Int, Sendable {
        /// An action with a gray background.
        case normal = 0
        /// An action that removes data, with a red background.
        case destructive = 1
    }

    /// A closure that performs an action. Its arguments are the action, the view that displays it, and a closure to call
    /// when the action is done, whose argument is `true` if the action was performed.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The appearance of the action.
    public let style: Style

    /// The closure that performs the action.
    public let handler: Handler

    /// The title of the action.
    open var title: String?

    /// The image of the action, above its title.
    open var image: UIImage?

    /// The background color. The default is that of the ``style``; `nil` restores it.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }
    private var ownBackgroundColor: UIColor?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - style: The appearance of the action.
    ///   - title: The title of the action.
    ///   - handler: The closure that performs the action. It must call its last argument, also if it does nothing.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

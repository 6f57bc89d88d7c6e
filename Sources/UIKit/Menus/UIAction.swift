/// A closure that performs an action. Its argument is the action.
public typealias UIActionHandler = UIAction.Handler

/// A menu element, or the action of a control, that performs its work in a closure.
///
/// ```swift
/// let archive = UIAction(title: "Archive", image: UIImage(systemName: "folder")) { action in
///     print("archived by", action.sender ?? "a menu")
/// }
/// let delete = UIAction(title: "Delete", attributes: .destructive) { _ in label.text = nil }
/// button.menu = UIMenu(children: [archive, delete])
/// button.showsMenuAsPrimaryAction = true
/// ```
///
/// A control adopts at most one action with the same identifier for an event; another one replaces it (CT-13). Actions
/// that are created without an identifier get a unique one.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
    /// An identifier that distinguishes actions. Actions that are created without one get a unique identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// A closure that performs an action. Its argument is the action.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// The title of the action.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }

    /// The image of the action.
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }

    /// The image of the action in a menu while ``state`` is on. With `nil`, ``image`` is used.
    open var selectedImage: UIImage?

    /// A longer title that describes the action.
    open var discoverabilityTitle: String?

    /// The identifier of the action.
    public let identifier: Identifier

    /// The style and behavior of the action in a menu.
    open var attributes: Attributes

    /// The state of the action in a menu: whether it has a check mark.
    open var state: State

    /// The object that triggered the action. `nil` while the handler does not run.
    open private(set) var sender: Any?

    /// The item that the menu was shown from. `nil` while the handler does not run.
    open private(set) weak var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)?

    private let handler: Handler

    /// Creates an action that calls `handler`.
    ///
    /// - Parameters:
    ///   - title: The title of the action.
    ///   - subtitle: The second line of the action in a menu.
    ///   - image: The image of the action.
    ///   - selectedImage: The image in a menu while the state is on.
    ///   - identifier: The identifier. With `nil`, the action gets a unique one.
    ///   - discoverabilityTitle: A longer title that describes the action.
    ///   - attributes: The style and behavior in a menu.
    ///   - state: The state in a menu.
    ///   - handler: The closure that performs the action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping Handler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Calls the handler, during which ``sender`` is `sender`. A disabled action does nothing.
    ///
    /// - Parameters:
    ///   - sender: The object that triggers the action.
    ///   - target: The value of ``presentationSourceItem``, if it is such an item.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        perform(from: sender, source: target as? any UIPopoverPresentationControllerSourceItem)
    }

    /// Calls the handler, even if the action is disabled. During the call, ``sender`` and ``presentationSourceItem``
    /// are set.
    package func perform(from sender: Any?, source: (any UIPopoverPresentationControllerSourceItem)? = nil) {
        let previous = (self.sender, presentationSourceItem)
        self.sender = sender
        presentationSourceItem = source
        defer { (self.sender, presentationSourceItem) = previous }
        handler(self)
    }
}

/// What an action does; it is handed the action itself.
public typealias UIActionHandler = UIAction.Handler

/// Something to do, with what it is called: for controls, and for menus.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
    /// A name by which actions are told apart. Actions made without one get their own.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String
        /// The name that this text is.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name that this text is.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What an action does; it is handed the action itself.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// What it is called.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }

    /// A picture that stands for it.
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }

    /// A picture that stands for it in a menu while ``state`` is on; nil for ``image``.
    open var selectedImage: UIImage?

    /// A longer name.
    open var discoverabilityTitle: String?

    /// The name by which it is told apart.
    public let identifier: Identifier

    /// How it looks in a menu and what becomes of it there.
    open var attributes: Attributes

    /// Whether it has a check mark in a menu.
    open var state: State

    /// Who triggered it; nil outside of its handler.
    open private(set) var sender: Any?

    /// What the menu was shown from; nil outside of its handler.
    open private(set) weak var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)?

    private let handler: Handler

    /// An action that calls `handler`.
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

    /// Calls the handler, which finds `sender` in ``sender``. A disabled action does nothing.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        perform(from: sender, source: target as? any UIPopoverPresentationControllerSourceItem)
    }

    /// Calls the handler, disabled or not; it finds `sender` and `source` in the action.
    package func perform(from sender: Any?, source: (any UIPopoverPresentationControllerSourceItem)? = nil) {
        let previous = (self.sender, presentationSourceItem)
        self.sender = sender
        presentationSourceItem = source
        defer { (self.sender, presentationSourceItem) = previous }
        handler(self)
    }
}

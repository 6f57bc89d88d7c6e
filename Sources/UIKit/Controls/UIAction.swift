/// What an action does; it is handed the action itself.
public typealias UIActionHandler = UIAction.Handler

/// Something to do, with what it is called: for controls, and for menus.
@MainActor open class UIAction: NSObject {
    /// A name by which actions are told apart. Actions made without one get their own.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public typealias Handler = @MainActor (UIAction) -> Void

    /// What it is called.
    open var title: String

    /// A picture that stands for it.
    open var image: UIImage?

    /// A longer name.
    open var discoverabilityTitle: String?

    /// The name by which it is told apart.
    public let identifier: Identifier

    /// Who triggered it; nil outside of its handler.
    open private(set) var sender: Any?

    private let handler: Handler

    /// An action that calls `handler`.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.handler = handler
        super.init()
    }

    package func perform(from sender: Any?) {
        let previous = self.sender
        self.sender = sender
        handler(self)
        self.sender = previous
    }
}

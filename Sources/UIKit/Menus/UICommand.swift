/// A menu element that sends an action along the responder chain.
///
/// Before a command is displayed, the object that would perform it decides with `canPerformAction(_:withSender:)`
/// whether it is enabled, and adjusts its appearance with `validate(_:)`. The command is the sender of its action.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The title of the command.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }

    /// The image of the command.
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }

    /// A longer title that describes the command, for lists of keyboard shortcuts.
    open var discoverabilityTitle: String?

    /// The action that the command sends when the user chooses it.
    public let action: Selector

    /// Data that distinguishes commands with the same action.
    public let propertyList: Any?

    /// The style and behavior of the command in a menu.
    open var attributes: Attributes

    /// The state of the command: whether it has a check mark.
    open var state: State

    /// A Boolean value that indicates whether the command is not shown, instead of disabled, if no responder performs it.
    var isHiddenWithoutTarget = false

    /// The alternative actions of the command while modifier keys are held.
    public let alternates: [UICommandAlternate]

    /// The object that triggered the command. `nil` while the command is not performed.
    open private(set) var sender: Any?

    /// The item that the menu was shown from. `nil` while the command is not performed.
    open private(set) weak var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)?

    /// Creates a command that sends `action`. Of several alternates with the same modifiers, the first is used.
    ///
    /// - Parameters:
    ///   - title: The title of the command.
    ///   - image: The image of the command.
    ///   - action: The action to send.
    ///   - propertyList: Data that distinguishes commands with the same action.
    ///   - alternates: Alternative actions while modifier keys are held.
    ///   - discoverabilityTitle: A longer title, for lists of keyboard shortcuts.
    ///   - attributes: The style and behavior in a menu.
    ///   - state: The state in a menu.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
    }

    /// Sends the action to `target`, or along the responder chain if `target` is `nil`. A disabled command does
    /// nothing.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        send(action, from: sender, source: sender as? any UIPopoverPresentationControllerSourceItem, to: target)
    }

    /// Sends the command's own action or that of an alternate. During the call, ``sender`` and
    /// ``presentationSourceItem`` are set.
    ///
    /// - Returns: `true` if an object handled the action.
    @discardableResult
    package func send(
        _ action: Selector, from sender: Any?, source: (any UIPopoverPresentationControllerSourceItem)?, to target: Any?
    ) -> Bool {
        let previous = (self.sender, presentationSourceItem)
        self.sender = sender
        presentationSourceItem = source
        defer { (self.sender, presentationSourceItem) = previous }
        return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}

/// A menu element that sends an action along the responder chain.
///
/// Whoever would perform it says before it is shown whether it can be chosen, with `canPerformAction(_:withSender:)`,
/// and how it looks, with `validate(_:)`. The command is the sender of its action.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
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

    /// A longer name, for lists of what the keys do.
    open var discoverabilityTitle: String?

    /// What is sent when it is chosen.
    public let action: Selector

    /// Whatever tells commands with the same action apart.
    public let propertyList: Any?

    /// How it looks and what becomes of it.
    open var attributes: Attributes

    /// Whether it has a check mark.
    open var state: State

    /// What it does while modifier keys are held.
    public let alternates: [UICommandAlternate]

    /// Who triggered it; nil but while it is performed.
    open private(set) var sender: Any?

    /// What the menu was shown from; nil but while it is performed.
    open private(set) weak var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)?

    /// A command that sends `action`. Of alternates with the same modifiers the first is kept.
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

    /// Sends the action to `target`, or along the responder chain if that is nil. A disabled command does nothing.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        send(action, from: sender, source: sender as? any UIPopoverPresentationControllerSourceItem, to: target)
    }

    /// Sends an action, the command's own or that of an alternate, whose handler finds `sender` and `source` in the
    /// command.
    ///
    /// - Returns: whether somebody handled it.
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

/// An action of an element that assistive technologies offer besides its activation (AX-24).
///
/// ```swift
/// cell.accessibilityCustomActions = [
///     UIAccessibilityCustomAction(name: "Copy") { _ in
///         UIPasteboard.general.string = "Lisbon"
///         return true
///     }
/// ]
/// ```
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action, and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name of the action for the user. Assigning it removes the attributes of ``attributedName``.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name with attributes.
    open var attributedName: NSAttributedString

    /// An image that represents the action. The default is `nil`.
    open var image: UIImage?

    /// The object that performs ``selector``. Not retained.
    open weak var target: AnyObject?

    /// The method that performs the action, if there is no ``actionHandler``. It has no parameter, or the action as its
    /// parameter, and may return a Boolean value: whether it succeeded.
    open var selector: Selector

    /// The closure that performs the action; `nil` if a method of ``target`` does.
    open var actionHandler: Handler?

    private init(
        _ name: NSAttributedString, _ image: UIImage?, _ target: Any?, _ selector: Selector, _ handler: Handler?
    ) {
        attributedName = name
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        actionHandler = handler
        super.init()
    }

    /// Creates an action that a method performs.
    ///
    /// - Parameters:
    ///   - name: The name for the user.
    ///   - target: The object with the method. It is not retained.
    ///   - selector: The method.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(NSAttributedString(string: name), nil, target, selector, nil)
    }

    /// Creates an action with an image that a method performs.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(NSAttributedString(string: name), image, target, selector, nil)
    }

    /// Creates an action that a method performs, with attributes of its name.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName, nil, target, selector, nil)
    }

    /// Creates an action with an image that a method performs, with attributes of its name.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName, image, target, selector, nil)
    }

    /// Creates an action that a closure performs.
    ///
    /// - Parameters:
    ///   - name: The name for the user.
    ///   - actionHandler: A closure that performs the action, and returns whether it succeeded.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(NSAttributedString(string: name), nil, nil, Selector(""), actionHandler)
    }

    /// Creates an action with an image that a closure performs.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(NSAttributedString(string: name), image, nil, Selector(""), actionHandler)
    }

    /// Creates an action that a closure performs, with attributes of its name.
    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(attributedName, nil, nil, Selector(""), actionHandler)
    }

    /// Creates an action with an image that a closure performs, with attributes of its name.
    public convenience init(
        attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler
    ) {
        self.init(attributedName, image, nil, Selector(""), actionHandler)
    }

    deinit {}

    /// Performs the action.
    ///
    /// - Returns: False if it failed, or if the target no longer exists.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, let result = selector.result(on: target, MethodArguments(self, nil)) else { return false }
        return result as? Bool ?? true
    }
}

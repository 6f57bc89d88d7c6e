/// An element that an app adds to the edit menu of ``UIMenuController``.
///
/// Apple has deprecated the class: a delegate of ``UIEditMenuInteraction``, or `buildMenu(with:)`, replaces it.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The title of the element.
    open var title: String

    /// The action that the element sends along the responder chain. An element whose action no object can perform is
    /// not shown.
    open var action: Selector

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - title: The title of the element.
    ///   - action: The action that the element sends.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }

    deinit {}
}

/// A menu element that performs an action: a ``UIAction`` or a ``UICommand``.
@preconcurrency @MainActor public protocol UIMenuLeaf: UIMenuElement {
    /// The title of the element.
    var title: String { get set }

    /// The image of the element.
    var image: UIImage? { get set }

    /// A longer title that describes the element, for lists of keyboard shortcuts.
    var discoverabilityTitle: String? { get set }

    /// The style and behavior of the element.
    var attributes: UIMenuElement.Attributes { get set }

    /// The state of the element: whether it has a check mark.
    var state: UIMenuElement.State { get set }

    /// The object that triggered the element. `nil` while it is not performed.
    var sender: Any? { get }

    /// The item that the menu was shown from. `nil` while the element is not performed, and if there is no menu.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }

    /// Performs the element, unless it is disabled.
    ///
    /// - Parameters:
    ///   - sender: The value of ``sender`` while the element is performed.
    ///   - target: The receiver of a command's action. With `nil`, the action is sent along the responder chain. For an
    ///     action, the value of ``presentationSourceItem`` if it is such an item.
    func performWithSender(_ sender: Any?, target: Any?)
}

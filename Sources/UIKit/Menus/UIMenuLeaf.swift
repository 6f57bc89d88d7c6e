/// A menu element that does something: a ``UIAction`` or a ``UICommand``.
@preconcurrency @MainActor public protocol UIMenuLeaf: UIMenuElement {
    /// What it is called.
    var title: String { get set }

    /// A picture that stands for it.
    var image: UIImage? { get set }

    /// A longer name, for lists of what the keys do.
    var discoverabilityTitle: String? { get set }

    /// How it looks and what becomes of it.
    var attributes: UIMenuElement.Attributes { get set }

    /// Whether it has a check mark.
    var state: UIMenuElement.State { get set }

    /// Who triggered it; nil but while it is performed.
    var sender: Any? { get }

    /// What the menu was shown from; nil but while it is performed, and where there is no menu.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }

    /// Performs it, if it is not disabled.
    ///
    /// - Parameters:
    ///   - sender: what its handler finds as ``sender``.
    ///   - target: who gets a command's action; with nil, the first in the responder chain that can perform it. For an
    ///     action, what it is shown from, if it is that.
    func performWithSender(_ sender: Any?, target: Any?)
}

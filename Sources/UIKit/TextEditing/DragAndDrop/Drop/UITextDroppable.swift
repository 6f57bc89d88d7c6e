/// A view that inserts dropped text at a caret that follows the drag (DI-07).
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput {
    /// The object that decides about drops, and that can perform them. Not retained. The default is `nil`.
    var textDropDelegate: (any UITextDropDelegate)? { get set }

    /// The interaction that receives the drops; `nil` if the text cannot be edited and has no ``textDropDelegate``.
    var textDropInteraction: UIDropInteraction? { get }

    /// A Boolean value that indicates whether items are over the view.
    var isTextDropActive: Bool { get }
}

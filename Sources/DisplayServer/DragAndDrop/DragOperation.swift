/// An operation that a drop performs with the dragged content.
package enum DragOperation: String, CaseIterable, Sendable {
    /// The target gets a copy.
    case copy
    /// The target gets the content, and the source removes its own afterwards.
    case move
    /// The target refers to the content of the source.
    case link
}

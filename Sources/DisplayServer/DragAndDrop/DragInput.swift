/// The input that moves a drag.
package enum DragInput: Hashable, Sendable {
    /// The pointer, with a pressed button.
    case pointer
    /// The touch with the identifier of a ``TouchChange``.
    case touch(id: Int)
}

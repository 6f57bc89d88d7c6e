/// The answer of a target to a drag at a location.
package enum DragResponse: Hashable, Sendable {
    /// A drop at the location does nothing. The cursor does not indicate an operation.
    case none
    /// The target does not accept a drop at the location. The cursor shows that.
    case forbidden
    /// A drop at the location performs an operation.
    case operation(DragOperation)

    /// The operation that a drop performs; nil if the target does not accept a drop.
    package var operation: DragOperation? {
        if case .operation(let operation) = self { operation } else { nil }
    }
}

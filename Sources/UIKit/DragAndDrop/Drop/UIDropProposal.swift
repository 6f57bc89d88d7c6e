/// What a drop at the current location would do.
@preconcurrency @MainActor open class UIDropProposal: NSObject, NSCopying {
    /// The operation. A move that the session does not allow becomes a copy (DI-04).
    public let operation: UIDropOperation

    /// A Boolean value that indicates whether the exact location matters, as in text. The preview of the items is not
    /// displayed over such a location. The default is `false`.
    open var isPrecise = false

    /// A Boolean value that indicates whether the preview should keep its full size over the view. The default is
    /// `false`. The size is chosen when the drag begins:
    /// ``UIDragInteractionDelegate/dragInteraction(_:prefersFullSizePreviewsFor:)``.
    open var prefersFullSizePreview = false

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// Returns a proposal with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedBox(copied) }.value
    }

    private var copied: UIDropProposal {
        let copy = UIDropProposal(operation: operation)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}

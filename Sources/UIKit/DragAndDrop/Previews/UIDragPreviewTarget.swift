/// The place where the preview of a dragged item is lifted or dropped.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

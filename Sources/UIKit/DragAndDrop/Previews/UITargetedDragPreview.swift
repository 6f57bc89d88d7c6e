/// The preview of a dragged item together with the place where it is lifted or dropped.
///
/// ```swift
/// func dragInteraction(
///     _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
/// ) -> UITargetedDragPreview? {
///     guard let card = interaction.view else { return nil }
///     let parameters = UIDragPreviewParameters()
///     parameters.visiblePath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12)
///     return UITargetedDragPreview(view: card, parameters: parameters)
/// }
/// ```
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
    /// Creates a preview of a part of a view at a place.
    public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
        super.init(view: view, parameters: parameters, target: target)
    }

    /// Creates a preview of a part of a view, where the view is.
    public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
        let target = UIDragPreviewTarget(
            container: view.superview ?? view,
            center: view.superview == nil ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center,
            transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Creates a preview of a whole view, where the view is.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// Creates a preview that displays a URL at a place.
    public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
        let preview = UIDragPreview(for: url, title: title)
        self.init(view: preview.view, parameters: preview.parameters, target: target)
    }

    /// Returns a preview of the same view at another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(
            view: view, parameters: parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters(parameters),
            target: newTarget)
    }
}

extension UIDragPreviewParameters {
    fileprivate convenience init(_ other: UIPreviewParameters) {
        self.init()
        visiblePath = other.visiblePath
        shadowPath = other.shadowPath
        backgroundColor = other.backgroundColor
    }
}

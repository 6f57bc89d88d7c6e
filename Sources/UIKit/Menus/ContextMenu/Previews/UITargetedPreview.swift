/// A view that is highlighted, the part of it that is visible, and the place where it is displayed meanwhile: for
/// context menus and pointer effects.
///
/// ```swift
/// func tableView(
///     _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration:
///     UIContextMenuConfiguration
/// ) -> UITargetedPreview? {
///     let parameters = UIPreviewParameters()
///     parameters.visiblePath = UIBezierPath(roundedRect: tableView.bounds, cornerRadius: 8)
///     return UITargetedPreview(view: tableView, parameters: parameters)
/// }
/// ```
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView

    /// The place where the view is displayed. The default is the place of the view in its superview.
    public let target: UIPreviewTarget

    /// The shape of the visible part.
    public let parameters: UIPreviewParameters

    /// Creates a preview of a part of a view, which is displayed at another place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Creates a preview of a part of a view, which is displayed where it is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let target = UIPreviewTarget(
            container: view.superview ?? view,
            center: view.superview == nil ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center,
            transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Creates a preview of a whole view, which is displayed where it is.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// Returns a preview of the same view at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

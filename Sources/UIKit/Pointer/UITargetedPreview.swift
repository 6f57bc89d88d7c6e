/// A view and the part of it to which a pointer effect applies.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView

    /// The shape of the part.
    public let parameters: UIPreviewParameters

    /// Creates a preview of a part of a view.
    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Creates a preview of a whole view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }
}

/// Parameters that describe the shape of a ``UITargetedPreview``.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The visible part of the view, in its coordinate space. The default is nil, which means the whole view.
    open var visiblePath: UIBezierPath?

    /// Creates parameters for the whole view.
    @preconcurrency @MainActor public override init() { super.init() }
}

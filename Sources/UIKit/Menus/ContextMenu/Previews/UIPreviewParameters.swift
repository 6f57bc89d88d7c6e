/// The appearance of a ``UITargetedPreview``.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The visible part of the view, in its coordinate space. The default is `nil`, which means the whole view.
    open var visiblePath: UIBezierPath?

    /// The outline of the shadow of a preview that is lifted, in the coordinate space of the view. The default is
    /// `nil`, which means the outline of the visible part.
    open var shadowPath: UIBezierPath?

    /// The color behind a preview that is lifted. The default is `nil`, which means the background color of views.
    open var backgroundColor: UIColor?

    /// Creates parameters for the whole view.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Creates parameters for lines of text.
    ///
    /// - Parameter textLineRects: The rectangles of the lines, as `CGRect` values, in the coordinate space of the view.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for value in textLineRects where value.cgRectValue.isFinite && !value.cgRectValue.isEmpty {
            path.append(UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -4, dy: -2), cornerRadius: 4))
        }
        if !path.isEmpty { visiblePath = path }
    }
}

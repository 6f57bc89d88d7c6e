/// The text of a tooltip, and the part of a view that it describes.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
    /// The text.
    public let toolTip: String

    /// The rectangle that the text describes, in the coordinates of the interaction's view. The tooltip disappears when
    /// the pointer leaves it. The empty rectangle represents the whole view.
    public let sourceRect: CGRect

    /// Creates a tooltip of a whole view.
    public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .zero) }

    /// Creates a tooltip of a part of a view.
    ///
    /// - Parameters:
    ///   - toolTip: The text.
    ///   - sourceRect: The rectangle that the text describes, in the coordinates of the interaction's view. A rectangle
    ///     that is not finite represents the whole view.
    public init(toolTip: String, in sourceRect: CGRect) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect.isFinite ? sourceRect : .zero
        super.init()
    }

    deinit {}
}

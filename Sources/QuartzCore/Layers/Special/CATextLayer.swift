/// A layer that draws text in a single font from the top of its bounds, over its background. Text that does not fit is
/// clipped.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    private var text: TextDrawing {
        if case .text(let text) = modelValues.special { text } else { TextDrawing() }
    }
    private var ownString: Any?
    private var ownFont: Any?

    /// Creates a layer without text, which draws nothing.
    public override init() {
        super.init()
        modelValues.special = .text(TextDrawing())
    }

    /// Creates a layer with the property values of another layer, but without its sublayers.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        ownString = other.ownString
        ownFont = other.ownFont
    }

    override func plainCopy() -> CALayer { CATextLayer(layer: self) }

    /// Returns `nil`: layers do not support archives.
    public required init?(coder: NSCoder) { nil }

    private func set(_ key: String, _ body: (inout TextDrawing) -> Void) {
        var new = text
        body(&new)
        change(key, .contentChanged) { $0.special = .text(new) }
    }

    /// The text: a `String`, or an `NSAttributedString`, whose characters are drawn in the layer's font and color.
    /// Other values draw nothing. The default is `nil`.
    open var string: Any? {
        get { ownString }
        set {
            ownString = newValue
            let new = (newValue as? String) ?? (newValue as? NSAttributedString)?.string ?? ""
            if new != text.text { set("string") { $0.text = new } }
        }
    }

    /// The name of the font family, as a `String`. With `nil`, the default, or a value of another type, the layer uses
    /// the system font.
    open var font: Any? {
        get { ownFont }
        set {
            ownFont = newValue
            let families = (newValue as? String).map { [$0] } ?? []
            if families != text.font.families { set("font") { $0.font.families = families } }
        }
    }

    /// The font size in points. The default is 36.
    open var fontSize: CGFloat {
        get { text.font.size }
        set {
            if newValue != text.font.size, isValid(newValue, "fontSize") { set("fontSize") { $0.font.size = newValue } }
        }
    }

    /// The alignment of the lines. The default is ``CATextLayerAlignmentMode/natural``.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignment }
        set { if newValue != text.alignment { set("alignmentMode") { $0.alignment = newValue } } }
    }

    /// The truncation of text that does not fit. The default is ``CATextLayerTruncationMode/none``.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncation }
        set { if newValue != text.truncation { set("truncationMode") { $0.truncation = newValue } } }
    }

    /// A Boolean value that indicates whether lines wrap at the width of the bounds. The default is `false`.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { if newValue != text.isWrapped { set("isWrapped") { $0.isWrapped = newValue } } }
    }

    /// The color of the text. The default is opaque white; `nil` draws nothing.
    open var foregroundColor: CGColor? {
        get { text.color }
        set { if newValue != text.color { set("foregroundColor") { $0.color = newValue } } }
    }
}

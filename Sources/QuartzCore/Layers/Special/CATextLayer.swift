/// A layer that draws text in one font from the top of its bounds, over its background. What does not fit is cut off.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    private var text: TextDrawing {
        if case .text(let text) = modelValues.special { text } else { TextDrawing() }
    }
    private var ownString: Any?
    private var ownFont: Any?

    /// A layer without text, which draws nothing.
    public override init() {
        super.init()
        modelValues.special = .text(TextDrawing())
    }

    /// A layer with the property values of `layer`, without its sublayers.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        ownString = other.ownString
        ownFont = other.ownFont
    }

    /// Layers have no archives here: always nil.
    public required init?(coder: NSCoder) { nil }

    private func set(_ key: String, _ body: (inout TextDrawing) -> Void) {
        var new = text
        body(&new)
        change(key, .contentChanged) { $0.special = .text(new) }
    }

    /// The text: a `String`, or an `NSAttributedString`, of which the characters are drawn, in the layer's font and
    /// colour. Other values draw nothing.
    open var string: Any? {
        get { ownString }
        set {
            ownString = newValue
            let new = (newValue as? String) ?? (newValue as? NSAttributedString)?.string ?? ""
            if new != text.text { set("string") { $0.text = new } }
        }
    }

    /// The name of the font's family, a `String`. Nil, the default, and other values are the font of the user
    /// interface.
    open var font: Any? {
        get { ownFont }
        set {
            ownFont = newValue
            let families = (newValue as? String).map { [$0] } ?? []
            if families != text.font.families { set("font") { $0.font.families = families } }
        }
    }

    /// The size of the font in points. 36 unless set.
    open var fontSize: CGFloat {
        get { text.font.size }
        set { if newValue != text.font.size, isValid(newValue, "fontSize") { set("fontSize") { $0.font.size = newValue } } }
    }

    /// Where the lines stand.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignment }
        set { if newValue != text.alignment { set("alignmentMode") { $0.alignment = newValue } } }
    }

    /// How text is shortened for which there is no room.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncation }
        set { if newValue != text.truncation { set("truncationMode") { $0.truncation = newValue } } }
    }

    /// Whether lines are broken to fit the width. False unless set.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { if newValue != text.isWrapped { set("isWrapped") { $0.isWrapped = newValue } } }
    }

    /// The colour of the text. Opaque white unless set.
    open var foregroundColor: CGColor? {
        get { text.color }
        set { if newValue != text.color { set("foregroundColor") { $0.color = newValue } } }
    }
}

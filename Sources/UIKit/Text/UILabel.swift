import QuartzCore

/// Shows text, on one line or several. The text is vertically in the middle of the bounds.
///
/// A label draws straight into the frame and keeps no picture, unless a subclass overrides ``drawText(in:)``,
/// ``textRect(forBounds:limitedToNumberOfLines:)`` or `draw(_:)`: what such a subclass draws is kept, and drawn anew
/// when the text or the bounds change. Labels do not take touches unless ``UIView/isUserInteractionEnabled`` is set
/// (HT-15).
@preconcurrency @MainActor open class UILabel: UIView {
    /// What is shown: the one or the other.
    private var plain: String?
    private var attributed: NSAttributedString?
    /// Those of text that says nothing else.
    private(set) var fontStorage = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private(set) var textColorStorage = UIColor.label
    /// Points between lines, which only a paragraph style of ``attributedText`` sets.
    private(set) var lineSpacing: CGFloat = 0
    /// Whether the text has looks that are not the label's.
    var hasOwnLooks: Bool { attributed != nil }

    // Kept between frames; see UILabel+Layout.swift.
    var styled: (text: StyledText, style: UIUserInterfaceStyle, tint: UIColor?)?
    var lastLayout: (key: LayoutKey, layout: TextLayout)?
    var lastUnwrapped: TextLayout?
    var lastColor: (dynamic: UIColor, style: UIUserInterfaceStyle, fixed: CGColor)?
    /// What few labels have; nil for nothing.
    var rareProperties: LabelProperties?
    /// What ``intrinsicContentSize`` said last, if anybody asked since it changed.
    private var knownIntrinsicSize: CGSize?

    /// A label with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpDrawing()
    }

    public required init?(coder: NSCoder) { return nil }

    // MARK: Text

    /// The text; nil and the empty text show nothing.
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            guard attributed != nil || newValue != plain else { return }
            // The new text looks as the old one began.
            if attributed != nil { (fontStorage, textColorStorage) = (font, textColor) }
            setPlainText(newValue)
        }
    }

    /// Whether there are any characters.
    var hasText: Bool { attributed.map { $0.length > 0 } ?? !(plain ?? "").isEmpty }

    /// Shows text in the label's own looks, whatever looks attributed text had before.
    func setPlainText(_ text: String?) {
        guard attributed != nil || text != plain else { return }
        attributed = nil
        plain = text
        lineSpacing = 0
        contentDidChange()
    }

    /// The text with its looks. What it does not say is as the label was set before; the label's properties then tell
    /// the looks of its first character. Setting one of them changes the whole text.
    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            plain = nil
            // The label's arrangement comes from the text; it is not to be forced upon it.
            attributed = nil
            lineSpacing = 0
            if let style = newValue?.leadingParagraphStyle {
                textAlignment = style.alignment
                lineBreakMode = style.lineBreakMode
                lineSpacing = style.lineSpacing
            }
            attributed = newValue.map { NSAttributedString(attributedString: $0) }
            contentDidChange()
        }
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: fontStorage, .foregroundColor: textColorStorage, .paragraphStyle: style]
    }

    // MARK: Looks

    /// The font of the text: the system's in 17 points unless set, and again if set to nil.
    open var font: UIFont! {
        get { attributed?.leadingAttribute(.font) as? UIFont ?? fontStorage }
        set {
            let new = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
            if AppearanceRules.isActive { AppearanceRules.note(self, "font") { $0.font = newValue } }
            let isOther = attributed != nil || new != fontStorage
            // An equal font may follow the person's wish in another way.
            fontStorage = new
            guard isOther else { return }
            attributed = attributed?.setting(.font, to: new)
            contentDidChange()
        }
    }

    /// The colour of the text: ``UIColor/label`` unless set, and again if set to nil.
    open var textColor: UIColor! {
        get { attributed?.leadingAttribute(.foregroundColor) as? UIColor ?? textColorStorage }
        set {
            let new = newValue ?? UIColor.label
            if AppearanceRules.isActive { AppearanceRules.note(self, "textColor") { $0.textColor = newValue } }
            guard attributed != nil || new != textColorStorage else { return }
            textColorStorage = new
            if let old = attributed {
                attributed = old.setting(.foregroundColor, to: new)
                styled = nil
                forgetLayouts()
            }
            setNeedsDisplay()
        }
    }

    /// Shows colours that are made of the tint colour as they are now. Overrides call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        guard lastColor != nil || (hasOwnLooks && styled != nil) else { return }
        let traits = traitCollection
        if let last = lastColor, last.dynamic.resolvedColor(with: traits).cgColor != last.fixed {
            lastColor = nil
            setNeedsDisplay()
        }
        if hasOwnLooks, let styled, styled.tint !== traits.tint { setNeedsDisplay() }
    }

    /// The colour of the text while ``isHighlighted``; nil is no other colour.
    open var highlightedTextColor: UIColor? { didSet { if isHighlighted { setNeedsDisplay() } } }

    /// Whether the text is shown in ``highlightedTextColor``.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

    /// Whether the text is shown at full strength. True unless set; a disabled label is paler, and otherwise the same.
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

    // MARK: Arrangement

    /// Where lines stand between the left and right edge. At the side where the text's writing begins unless set.
    /// Setting it sets it for all paragraphs.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            guard textAlignment != oldValue else { return }
            if let old = attributed {
                attributed = old.settingAlignment(textAlignment)
                styled = nil
            }
            arrangementDidChange()
        }
    }

    /// What happens to text that is too long. Its end is cut off, with an ellipsis, unless set.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentDidChange() } }
    }

    /// The most lines there may be; 0 is any number. One unless set. Negative numbers count as 0.
    open var numberOfLines: Int {
        get { lineLimit }
        set {
            guard max(0, newValue) != lineLimit else { return }
            lineLimit = max(0, newValue)
            contentDidChange()
        }
    }
    private var lineLimit = 1

    /// Whether ``font`` changes its size when the person wants text of another. Only fonts by
    /// `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics` do; those within attributed text do not. False unless
    /// set.
    open var adjustsFontForContentSizeCategory: Bool {
        get { sizeAdjustment != nil }
        set {
            guard newValue != adjustsFontForContentSizeCategory else { return }
            if let sizeAdjustment { unregisterForTraitChanges(sizeAdjustment) }
            sizeAdjustment = nil
            guard newValue else { return }
            sizeAdjustment = registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
                (label: UILabel, _: UITraitCollection) in label.adjustFont()
            }
            adjustFont()
        }
    }

    private var sizeAdjustment: (any UITraitChangeRegistration)?

    private func adjustFont() {
        if hasOwnLooks {
            fontStorage = fontStorage.adjusted(to: traitCollection)
        } else {
            font = font.adjusted(to: traitCollection)
        }
    }

    /// Whether the font is made smaller, down to ``minimumScaleFactor``, for text that is too long for the bounds.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { arrangementDidChange() } }
    }

    /// The smallest part of its size, from 0 to 1, that the font is made. 0, which it is unless set, means that it is
    /// not made smaller.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            if !GeometryValidation.accepts(minimumScaleFactor, "minimumScaleFactor", of: self) {
                minimumScaleFactor = oldValue
            }
            if minimumScaleFactor != oldValue { arrangementDidChange() }
        }
    }

    /// The vertical position of a single line whose font is made smaller to fit. The default is to keep the baseline.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { rareProperties?.baselineAdjustment ?? .alignBaselines }
        set { setRareProperty(\.baselineAdjustment, newValue) }
    }

    /// A Boolean value that indicates whether glyphs are set closer together, by up to a twentieth of the font's size,
    /// where that avoids a truncation. The default is false.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { rareProperties?.allowsTightening ?? false }
        set { setRareProperty(\.allowsTightening, newValue) }
    }

    /// The color of the shadow of the text, which has sharp edges. The default is nil: no shadow.
    open var shadowColor: UIColor? {
        get { rareProperties?.shadowColor }
        set { setRareProperty(\.shadowColor, newValue) }
    }

    /// How far the shadow is from the text, in points; a positive height is below. The default is (0, -1).
    open var shadowOffset: CGSize {
        get { rareProperties?.shadowOffset ?? LabelProperties.standard.shadowOffset }
        set { setRareProperty(\.shadowOffset, newValue) }
    }

    private func setRareProperty<Value: Equatable>(_ key: WritableKeyPath<LabelProperties, Value>, _ value: Value) {
        var properties = rareProperties ?? .standard
        guard properties[keyPath: key] != value else { return }
        properties[keyPath: key] = value
        rareProperties = properties
        arrangementDidChange()
    }

    /// The width in points at which ``intrinsicContentSize`` breaks lines; 0, which it is unless set, is any width.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            if !GeometryValidation.accepts(preferredMaxLayoutWidth, "preferredMaxLayoutWidth", of: self) {
                preferredMaxLayoutWidth = oldValue
            }
            if preferredMaxLayoutWidth != oldValue { intrinsicSizeMayHaveChanged() }
        }
    }

    // MARK: Size

    /// The size of the text, broken at ``preferredMaxLayoutWidth`` if more than one line is allowed.
    open override var intrinsicContentSize: CGSize {
        let size = fittingSize(width: preferredMaxLayoutWidth)
        knownIntrinsicSize = size
        return size
    }

    /// The size of the text, broken at the width of `size` if more than one line is allowed. A width of 0 is any width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    /// The rectangle the text takes in `bounds`: as large as the text, from the left edge, vertically in the middle.
    /// Labels size themselves by it, so an override that adds to it adds to the label's size.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        makeTextRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }

    // MARK: Drawing

    /// Draws the text vertically in the middle of `rect`. An override may call `super` with another rectangle.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawText(in: rect, context, scale: layer.contentsScale)
    }

    /// Draws the text, through ``drawText(in:)``.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    // MARK: Accessibility

    package override var standardIsAccessibilityElement: Bool { true }

    /// The text.
    package override var standardAccessibilityLabel: String? { text }

    package override var standardAccessibilityTraits: UIAccessibilityTraits { .staticText }

    // MARK: Changes

    /// What is shown, or its size, changed.
    private func contentDidChange() {
        styled = nil
        arrangementDidChange()
        intrinsicSizeMayHaveChanged()
        contentSizeDidChange()
    }

    /// The text changed its place, but not its size.
    private func arrangementDidChange() {
        forgetLayouts()
        setNeedsDisplay()
    }

    /// The text may have another size. For containers in the toolkit that size themselves by a label.
    package func contentSizeDidChange() {}

    /// Whoever asked for the size is told if it is another one now; nobody else is, so that a label whose text changes
    /// costs no layout around it.
    private func intrinsicSizeMayHaveChanged() {
        guard let known = knownIntrinsicSize else { return }
        knownIntrinsicSize = nil
        // Through the property: it notes the new size, and a subclass may have its own say.
        _ = intrinsicContentSize
        if knownIntrinsicSize != known { invalidateIntrinsicContentSize() }
    }
}

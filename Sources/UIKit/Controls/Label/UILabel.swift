import QuartzCore
import TextEngine

/// A view that displays text on one or more lines, vertically centered.
///
/// ```swift
/// let title = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 60))
/// title.text = "A title that may need a second line"
/// title.font = .preferredFont(forTextStyle: .headline)
/// title.adjustsFontForContentSizeCategory = true
/// title.textAlignment = .center
/// title.numberOfLines = 2
/// view.addSubview(title)
/// ```
///
/// By default, a label displays one line in the 17-point system font and truncates its end with an ellipsis. Set
/// ``numberOfLines`` to 0 for any number of lines. A label does not resize itself: use ``sizeThatFits(_:)`` or
/// `sizeToFit()` to fit its text.
///
/// A label draws directly into the frame and needs no backing store, unless a subclass overrides ``drawText(in:)``,
/// ``textRect(forBounds:limitedToNumberOfLines:)`` or `draw(_:)`. The drawing of such a subclass is cached, and
/// repeated when the text or the bounds change. Labels receive no touches unless ``UIView/isUserInteractionEnabled`` is
/// set to true (HT-15).
@preconcurrency @MainActor open class UILabel: UIView {
    /// The plain text. At most one of `plain` and `attributed` is not nil.
    private var plain: String?
    private var attributed: NSAttributedString?
    /// The font of text without a font attribute.
    private(set) var fontStorage = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private(set) var textColorStorage = UIColor.label
    /// The space between lines, in points. Only a paragraph style in ``attributedText`` sets it.
    private(set) var lineSpacing: CGFloat = 0
    /// A Boolean value that indicates whether the label displays attributed text.
    var displaysAttributedText: Bool { attributed != nil }

    // Caches; see UILabel+Layout.swift.
    var styled: (text: StyledText, traits: UITraitCollection?)?
    var lastLayout: (key: LayoutKey, layout: TextLayout)?
    var lastUnwrapped: TextLayout?
    var lastColor: (dynamic: UIColor, style: UIUserInterfaceStyle, fixed: CGColor)?
    /// The properties that few apps set; nil if all of them have their defaults.
    var rareProperties: LabelProperties?
    /// The most recent value of ``intrinsicContentSize``; nil if it has not been requested since it was invalidated.
    private var cachedIntrinsicSize: CGSize?

    /// Creates a label with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpDrawing()
    }

    /// Returns nil. Views cannot be created from archives on this platform.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Text

    /// The text. Nil and an empty string display nothing.
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            let observedChange = propertyObservers?.willChange("text", affecting: "attributedText")
            defer { observedChange?.end() }
            guard attributed != nil || newValue != plain else { return }
            // New text has the attributes of the first character of the old text.
            if attributed != nil { (fontStorage, textColorStorage) = (font, textColor) }
            setPlainText(newValue)
        }
    }

    /// A Boolean value that indicates whether the text has any characters.
    var hasText: Bool { attributed.map { $0.length > 0 } ?? !(plain ?? "").isEmpty }

    /// Displays plain text with the label's own font and color, regardless of the attributes of previous attributed
    /// text.
    func setPlainText(_ text: String?) {
        guard attributed != nil || text != plain else { return }
        let hadText = hasText
        attributed = nil
        plain = text
        lineSpacing = 0
        contentDidChange()
        AccessibilityCenter.textDidChange(of: self, hadText: hadText)
    }

    /// The text with its attributes. Properties of the label apply to text without the corresponding attribute.
    /// ``font`` and ``textColor`` return the attributes of the first character; setting one of them changes the entire
    /// text.
    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            let observedChange = propertyObservers?.willChange("attributedText", affecting: "text")
            defer { observedChange?.end() }
            let hadText = hasText
            plain = nil
            // The label adopts the paragraph style of the text; setting its properties must not change the text.
            attributed = nil
            lineSpacing = 0
            if let style = newValue?.leadingParagraphStyle {
                textAlignment = style.alignment
                lineBreakMode = style.lineBreakMode
                lineSpacing = style.lineSpacing
            }
            attributed = newValue.map { NSAttributedString(attributedString: $0) }
            contentDidChange()
            AccessibilityCenter.textDidChange(of: self, hadText: hadText)
        }
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: fontStorage, .foregroundColor: textColorStorage, .paragraphStyle: style]
    }

    // MARK: Appearance

    /// The font of the text. The default, and the value after setting nil, is the 17-point system font.
    open var font: UIFont! {
        get { attributed?.leadingAttribute(.font) as? UIFont ?? fontStorage }
        set {
            var new = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
            if adjustsFontForContentSizeCategory, attributed == nil { new = new.adjusted(to: traitCollection) }
            if AppearanceRules.isActive { AppearanceRules.note(self, "font") { $0.font = newValue } }
            let isOther = attributed != nil || new != fontStorage
            // A font that compares equal may have a different scaling rule.
            fontStorage = new
            guard isOther else { return }
            attributed = attributed?.setting(.font, to: new)
            contentDidChange()
        }
    }

    /// The color of the text. The default, and the value after setting nil, is ``UIColor/label``.
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
                invalidateLayouts()
            }
            setNeedsDisplay()
        }
    }

    /// Redraws the text if its colors depend on the tint color. Overrides must call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        guard lastColor != nil || (displaysAttributedText && styled != nil) else { return }
        let traits = traitCollection
        if let last = lastColor, last.dynamic.resolvedColor(with: traits).cgColor != last.fixed {
            lastColor = nil
            setNeedsDisplay()
        }
        if displaysAttributedText, let old = styled?.traits, !old.hasSameColors(as: traits) { setNeedsDisplay() }
    }

    /// Resolves dynamic colors again. Overrides must call `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if lastColor != nil, traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            lastColor = nil
        }
    }

    /// The color of the text while ``isHighlighted`` is true; nil to leave the color unchanged.
    open var highlightedTextColor: UIColor? { didSet { if isHighlighted { setNeedsDisplay() } } }

    /// A Boolean value that indicates whether the text is drawn with ``highlightedTextColor``. False by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

    /// A Boolean value that indicates whether the text is drawn at full opacity. True by default. This property affects
    /// only the appearance.
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

    // MARK: Layout

    /// The alignment of lines. `.natural` by default: the side on which the text begins, or the right side in
    /// right-to-left interfaces (RT-09). Setting it changes all paragraphs.
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

    /// The treatment of text that does not fit. `.byTruncatingTail` by default.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentDidChange() } }
    }

    /// The maximum number of lines; 0 for no limit. 1 by default. Negative values are treated as 0.
    open var numberOfLines: Int {
        get { lineLimit }
        set {
            guard max(0, newValue) != lineLimit else { return }
            lineLimit = max(0, newValue)
            contentDidChange()
        }
    }
    private var lineLimit = 1

    /// A Boolean value that indicates whether ``font`` is updated when the preferred content size category changes.
    /// This affects only fonts created by `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics`, and no fonts
    /// within attributed text. False by default.
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
        if displaysAttributedText {
            fontStorage = fontStorage.adjusted(to: traitCollection)
        } else {
            font = font.adjusted(to: traitCollection)
        }
    }

    /// A Boolean value that indicates whether the font size is reduced, down to ``minimumScaleFactor``, until the text
    /// fits the bounds. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { arrangementDidChange() } }
    }

    /// The smallest factor for the font size, from 0 to 1. 0, the default, means that the font size is not reduced.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            if !GeometryValidation.accepts(minimumScaleFactor, "minimumScaleFactor", of: self) {
                minimumScaleFactor = oldValue
            }
            if minimumScaleFactor != oldValue { arrangementDidChange() }
        }
    }

    /// The vertical position of a single line whose font size is reduced to fit. `.alignBaselines` by default.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { rareProperties?.baselineAdjustment ?? .alignBaselines }
        set { setRareProperty(\.baselineAdjustment, newValue) }
    }

    /// A Boolean value that indicates whether the spacing between glyphs is reduced, by up to a twentieth of the font
    /// size, where that avoids truncation. False by default.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { rareProperties?.allowsTightening ?? false }
        set { setRareProperty(\.allowsTightening, newValue) }
    }

    /// The color of the text's shadow, which has sharp edges. Nil, the default, draws no shadow.
    open var shadowColor: UIColor? {
        get { rareProperties?.shadowColor }
        set { setRareProperty(\.shadowColor, newValue) }
    }

    /// The offset of the shadow from the text, in points. A positive height moves it down. The default is (0, -1).
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

    /// The width at which ``intrinsicContentSize`` wraps lines, in points. 0, the default, means no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            if !GeometryValidation.accepts(preferredMaxLayoutWidth, "preferredMaxLayoutWidth", of: self) {
                preferredMaxLayoutWidth = oldValue
            }
            if preferredMaxLayoutWidth != oldValue { intrinsicSizeMayHaveChanged() }
        }
    }

    // MARK: Size

    /// The size of the text, wrapped at ``preferredMaxLayoutWidth`` if more than one line is permitted.
    open override var intrinsicContentSize: CGSize {
        let size = fittingSize(width: preferredMaxLayoutWidth)
        cachedIntrinsicSize = size
        return size
    }

    override var standardContentPriorities: ContentPriorities { .label }
    override var wrapsContentInLayout: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
    override func heightForLayout(width: CGFloat) -> CGFloat { fittingSize(width: max(width, 1)).height }
    override var lineHeightForLayout: CGFloat? { font.lineHeight }

    override func baselineForLayout(isFirst: Bool) -> LayoutBaseline? {
        let width = wrapsContentInLayout ? bounds.width : preferredMaxLayoutWidth
        return .ofCenteredText(
            isFirst: isFirst, height: fittingSize(width: width).height, ascender: font.ascender,
            descender: -font.descender)
    }

    /// Returns the size of the text, wrapped at the width of `size` if more than one line is permitted. A width of 0 is
    /// unlimited.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    /// Returns the rectangle of the text in `bounds`: at the left edge, vertically centered, with the size of the text.
    /// The size of the label depends on this method, so that an override can enlarge it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        makeTextRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }

    // MARK: Drawing

    /// Draws the text, vertically centered in `rect`. An override may call `super` with another rectangle.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawText(in: rect, context, scale: layer.contentsScale)
    }

    /// Draws the text by calling ``drawText(in:)``.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    // MARK: Accessibility

    /// A label without text says nothing, unless the app names it.
    package override var defaultIsAccessibilityElement: Bool { hasText || accessibilityValues?.label != nil }

    /// The text.
    package override var defaultAccessibilityLabel: String? { text }

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

    // MARK: Changes

    /// Updates the label after the text or a property that affects its size has changed.
    private func contentDidChange() {
        styled = nil
        arrangementDidChange()
        intrinsicSizeMayHaveChanged()
        contentSizeDidChange()
    }

    package override func layoutDirectionDidChange() {
        invalidateLayouts()
        super.layoutDirectionDidChange()
    }

    /// Invalidates the layout after a change that does not affect the intrinsic size.
    private func arrangementDidChange() {
        invalidateLayouts()
        setNeedsDisplay()
    }

    override var contentDescription: String? { "text = '\(text ?? "")'" }

    /// Called when the size of the text may have changed. Containers that size themselves to a label override it.
    package func contentSizeDidChange() {}

    /// Invalidates the intrinsic content size if it differs from the one that was returned last. If the size is
    /// unchanged or was never requested, a change of the text causes no layout of the superviews.
    private func intrinsicSizeMayHaveChanged() {
        guard let known = cachedIntrinsicSize else { return }
        cachedIntrinsicSize = nil
        // The property getter stores the new size, and subclasses may override it.
        _ = intrinsicContentSize
        if cachedIntrinsicSize != known { invalidateIntrinsicContentSize() }
    }
}

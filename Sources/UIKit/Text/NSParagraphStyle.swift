/// How the lines of a paragraph are arranged. A text is arranged as the style of its first character says.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate var alignmentStorage = NSTextAlignment.natural
    fileprivate var lineBreakModeStorage = NSLineBreakMode.byWordWrapping
    fileprivate var lineSpacingStorage: CGFloat = 0

    /// The style of paragraphs that have none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The default style.
    public override init() { super.init() }

    fileprivate init(_ other: NSParagraphStyle) {
        alignmentStorage = other.alignmentStorage
        lineBreakModeStorage = other.lineBreakModeStorage
        lineSpacingStorage = other.lineSpacingStorage
        super.init()
    }

    /// Where lines stand between the edges; natural unless set.
    open var alignment: NSTextAlignment { alignmentStorage }

    /// What happens to text that is too wide; wrapped at words unless set.
    open var lineBreakMode: NSLineBreakMode { lineBreakModeStorage }

    /// Points added between lines; 0 unless set.
    open var lineSpacing: CGFloat { lineSpacingStorage }

    /// A style with the same values that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(self) }

    /// A style with the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(self) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return alignmentStorage == other.alignmentStorage && lineBreakModeStorage == other.lineBreakModeStorage
            && lineSpacingStorage == other.lineSpacingStorage
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(alignmentStorage)
        hasher.combine(lineBreakModeStorage)
        hasher.combine(lineSpacingStorage)
        return hasher.finalize()
    }
}

/// A paragraph style that can be changed. Text keeps a copy.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { alignmentStorage }
        set { alignmentStorage = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { lineBreakModeStorage }
        set { lineBreakModeStorage = newValue }
    }

    /// Points added between lines. Negative ones count as 0.
    open override var lineSpacing: CGFloat {
        get { lineSpacingStorage }
        set { lineSpacingStorage = max(0, newValue) }
    }
}

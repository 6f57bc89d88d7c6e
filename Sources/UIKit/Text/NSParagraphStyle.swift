import CoreGraphics

/// How the lines of a paragraph are arranged: as the style of its first character says. Lengths are points.
///
/// ``lineBreakMode`` is the same for all paragraphs of a label or of text that is drawn: that of the first.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = FoundationMark()
    fileprivate var values = Values()

    /// What a style says.
    fileprivate struct Values: Hashable {
        var shape = ParagraphShape()
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        /// Nil for the usual ones.
        var tabStops: [NSTextTab]?
    }

    /// The style of paragraphs that have none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Which way a language is written; that of the desktop's language for nil.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The default style.
    public override init() { super.init() }

    fileprivate init(_ other: NSParagraphStyle) {
        values = other.values
        super.init()
    }

    /// Where lines stand between the edges; natural unless set.
    open var alignment: NSTextAlignment { values.alignment }

    /// What happens to text that is too wide; wrapped at words unless set.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// Added between lines; 0 unless set.
    open var lineSpacing: CGFloat { values.shape.lineSpacing }

    /// Added after the paragraph, if another follows; 0 unless set.
    open var paragraphSpacing: CGFloat { values.shape.spacingAfter }

    /// Added before the paragraph, if it is not the first; 0 unless set.
    open var paragraphSpacingBefore: CGFloat { values.shape.spacingBefore }

    /// From the leading edge to the first line; 0 unless set.
    open var firstLineHeadIndent: CGFloat { values.shape.firstLineIndent }

    /// From the leading edge to all lines but the first; 0 unless set.
    open var headIndent: CGFloat { values.shape.headIndent }

    /// Where lines end: if positive, so far from the leading edge, otherwise so far before the trailing one. 0 unless
    /// set.
    open var tailIndent: CGFloat { values.shape.tailIndent }

    /// The least height of lines, after ``lineHeightMultiple``. Room that they get is above the letters. 0 unless set.
    open var minimumLineHeight: CGFloat { values.shape.minimumLineHeight }

    /// The greatest height of lines, after ``lineHeightMultiple``; letters that are higher reach into the line above. 0,
    /// which it is unless set, is any.
    open var maximumLineHeight: CGFloat { values.shape.maximumLineHeight }

    /// What the height of lines is multiplied with; 0, which it is unless set, is the same as 1.
    open var lineHeightMultiple: CGFloat { values.shape.lineHeightMultiple }

    /// Which way the paragraph runs; as its first strong letter says unless set.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// Where tabs lead: unless set, to twelve stops that are 28 points from each other.
    open var tabStops: [NSTextTab]! { values.tabStops ?? NSParagraphStyle.standardTabStops }

    /// Behind the last of ``tabStops``, tabs lead to multiples of this. If it is 0, which it is unless set, they go on as
    /// far as from the last stop but one to the last.
    open var defaultTabInterval: CGFloat { values.shape.tabInterval }

    /// A style with the same values that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(self) }

    /// A style with the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(self) }

    /// Whether another style says the same, be it one that can be changed or not.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle).map { values == $0.values } ?? false
    }

    /// The same for styles that say the same.
    open override var hash: Int { values.hashValue }

    fileprivate static var standardTabStops: [NSTextTab] {
        (1...12).map {
            NSTextTab(textAlignment: .natural, location: CGFloat($0) * ParagraphShape.standardTabInterval)
        }
    }

    // MARK: For layouts

    /// What a layout needs to know of it.
    var shape: ParagraphShape { values.shape }

    /// Whether there is nothing to it but ``alignment``, ``lineBreakMode`` and ``lineSpacing``.
    var isSimple: Bool {
        var plain = ParagraphShape()
        plain.alignment = values.shape.alignment
        plain.lineSpacing = values.shape.lineSpacing
        return values.shape == plain
    }
}

/// A paragraph style that can be changed. Text keeps a copy.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Where lines stand between the edges; natural is at the side where their writing begins.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set {
            values.alignment = newValue
            values.shape.alignment = newValue == .natural ? nil : newValue.textAlignment
        }
    }

    /// What happens to text that is too wide.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// Added between lines. Negative ones count as 0.
    open override var lineSpacing: CGFloat {
        get { values.shape.lineSpacing }
        set {
            guard GeometryValidation.accepts(newValue, "lineSpacing", of: self) else { return }
            values.shape.lineSpacing = max(0, newValue)
        }
    }

    /// Added after the paragraph, if another follows. Negative ones count as 0.
    open override var paragraphSpacing: CGFloat {
        get { values.shape.spacingAfter }
        set {
            guard GeometryValidation.accepts(newValue, "paragraphSpacing", of: self) else { return }
            values.shape.spacingAfter = max(0, newValue)
        }
    }

    /// Added before the paragraph, if it is not the first. Negative ones count as 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.shape.spacingBefore }
        set {
            guard GeometryValidation.accepts(newValue, "paragraphSpacingBefore", of: self) else { return }
            values.shape.spacingBefore = max(0, newValue)
        }
    }

    /// From the leading edge to the first line. Negative ones count as 0.
    open override var firstLineHeadIndent: CGFloat {
        get { values.shape.firstLineIndent }
        set {
            guard GeometryValidation.accepts(newValue, "firstLineHeadIndent", of: self) else { return }
            values.shape.firstLineIndent = max(0, newValue)
        }
    }

    /// From the leading edge to all lines but the first. Negative ones count as 0.
    open override var headIndent: CGFloat {
        get { values.shape.headIndent }
        set {
            guard GeometryValidation.accepts(newValue, "headIndent", of: self) else { return }
            values.shape.headIndent = max(0, newValue)
        }
    }

    /// Where lines end: if positive, so far from the leading edge, otherwise so far before the trailing one.
    open override var tailIndent: CGFloat {
        get { values.shape.tailIndent }
        set {
            guard GeometryValidation.accepts(newValue, "tailIndent", of: self) else { return }
            values.shape.tailIndent = newValue
        }
    }

    /// The least height of lines, after ``lineHeightMultiple``. Negative ones count as 0.
    open override var minimumLineHeight: CGFloat {
        get { values.shape.minimumLineHeight }
        set {
            guard GeometryValidation.accepts(newValue, "minimumLineHeight", of: self) else { return }
            values.shape.minimumLineHeight = max(0, newValue)
        }
    }

    /// The greatest height of lines, after ``lineHeightMultiple``. 0 is any; negative ones count as 0.
    open override var maximumLineHeight: CGFloat {
        get { values.shape.maximumLineHeight }
        set {
            guard GeometryValidation.accepts(newValue, "maximumLineHeight", of: self) else { return }
            values.shape.maximumLineHeight = max(0, newValue)
        }
    }

    /// What the height of lines is multiplied with; 0 is the same as 1. Negative ones count as 0.
    open override var lineHeightMultiple: CGFloat {
        get { values.shape.lineHeightMultiple }
        set {
            guard GeometryValidation.accepts(newValue, "lineHeightMultiple", of: self) else { return }
            values.shape.lineHeightMultiple = max(0, newValue)
        }
    }

    /// Which way the paragraph runs; natural is as its first strong letter says.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set {
            values.baseWritingDirection = newValue
            values.shape.direction =
                switch newValue {
                case .natural: .natural
                case .leftToRight: .leftToRight
                case .rightToLeft: .rightToLeft
                }
        }
    }

    /// Where tabs lead. Nil sets the usual stops again; stops are kept in the order of their locations.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set {
            guard let newValue else {
                values.tabStops = nil
                values.shape.tabStops = []
                return
            }
            let sorted = newValue.sorted { $0.location < $1.location }
            values.tabStops = sorted
            values.shape.tabStops = sorted == NSParagraphStyle.standardTabStops ? [] : sorted.map(\.stop)
        }
    }

    /// Adds a stop. One in the same place stays.
    open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

    /// Takes away all stops that are equal to one.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

    /// Behind the last of ``tabStops``, tabs lead to multiples of this. Negative ones count as 0.
    open override var defaultTabInterval: CGFloat {
        get { values.shape.tabInterval }
        set {
            guard GeometryValidation.accepts(newValue, "defaultTabInterval", of: self) else { return }
            values.shape.tabInterval = max(0, newValue)
        }
    }

    /// Takes over all that another style says.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

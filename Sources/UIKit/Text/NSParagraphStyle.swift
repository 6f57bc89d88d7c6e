import CoreGraphics
import TextEngine

/// The arrangement of the lines of a paragraph. The style of the first character applies to the entire paragraph.
/// Lengths are in points.
///
/// The ``lineBreakMode`` of the first paragraph applies to all of the text in a label or in string drawing.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = CoreFoundationTypeIDGuard()
    fileprivate var values = Values()

    /// The properties of a style.
    fileprivate struct Values: Hashable {
        var shape = ParagraphLayoutStyle()
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        /// The tab stops; nil for the standard ones.
        var tabStops: [NSTextTab]?
    }

    /// The style of text without a paragraph style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Returns the writing direction of a language; that of the user's locale for nil.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Creates a style with the default values.
    public override init() { super.init() }

    fileprivate init(_ other: NSParagraphStyle) {
        values = other.values
        super.init()
    }

    /// The alignment of lines. `.natural` by default.
    open var alignment: NSTextAlignment { values.alignment }

    /// The treatment of text that exceeds the width. `.byWordWrapping` by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// The additional space between lines. 0 by default.
    open var lineSpacing: CGFloat { values.shape.lineSpacing }

    /// The additional space after the paragraph if another one follows. 0 by default.
    open var paragraphSpacing: CGFloat { values.shape.spacingAfter }

    /// The additional space before the paragraph if it is not the first. 0 by default.
    open var paragraphSpacingBefore: CGFloat { values.shape.spacingBefore }

    /// The distance from the leading edge to the first line. 0 by default.
    open var firstLineHeadIndent: CGFloat { values.shape.firstLineIndent }

    /// The distance from the leading edge to all lines except the first. 0 by default.
    open var headIndent: CGFloat { values.shape.headIndent }

    /// The position at which lines end. A positive value is a distance from the leading edge, and other values are
    /// offsets from the trailing edge. 0 by default.
    open var tailIndent: CGFloat { values.shape.tailIndent }

    /// The minimum height of lines after ``lineHeightMultiple`` has been applied. Additional height appears above the
    /// glyphs. 0 by default.
    open var minimumLineHeight: CGFloat { values.shape.minimumLineHeight }

    /// The maximum height of lines after ``lineHeightMultiple`` has been applied. Taller glyphs extend into the line
    /// above. 0, the default, means no limit.
    open var maximumLineHeight: CGFloat { values.shape.maximumLineHeight }

    /// The factor by which the height of lines is multiplied. 0, the default, has the same effect as 1.
    open var lineHeightMultiple: CGFloat { values.shape.lineHeightMultiple }

    /// The base writing direction. `.natural`, the default, uses the direction of the first strongly directional
    /// character.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// The tab stops. By default there are twelve stops, 28 points apart.
    open var tabStops: [NSTextTab]! { values.tabStops ?? NSParagraphStyle.standardTabStops }

    /// The interval between further tab stops after the last of ``tabStops``. If it is 0, the default, the distance
    /// between the last two stops is repeated.
    open var defaultTabInterval: CGFloat { values.shape.tabInterval }

    /// Returns an immutable style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(self) }

    /// Returns a mutable style with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(self) }

    /// Returns whether another style has the same values, regardless of mutability.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle).map { values == $0.values } ?? false
    }

    /// A hash value that is equal for styles with the same values.
    open override var hash: Int { values.hashValue }

    fileprivate static var standardTabStops: [NSTextTab] {
        (1...12).map {
            NSTextTab(textAlignment: .natural, location: CGFloat($0) * ParagraphLayoutStyle.defaultTabInterval)
        }
    }

    // MARK: Layout

    /// The properties that affect layout.
    var shape: ParagraphLayoutStyle { values.shape }

    /// A Boolean value that indicates whether only ``alignment``, ``lineBreakMode`` and ``lineSpacing`` may differ from
    /// their defaults.
    var isSimple: Bool { values.shape.isSimple }
}

/// A mutable paragraph style.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.alignment = .center
/// style.lineSpacing = 4
/// style.paragraphSpacing = 8
/// label.numberOfLines = 0
/// label.attributedText = NSAttributedString(string: "Two\nparagraphs", attributes: [.paragraphStyle: style])
/// ```
///
/// Lengths are in points. By default, lines are aligned with the side on which the text begins, wrap at words, and have
/// no additional spacing. Do not change a style that is already in use as an attribute: text that has been laid out
/// does not follow its changes.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The alignment of lines. `.natural` aligns lines with the side on which the text begins.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set {
            values.alignment = newValue
            values.shape.alignment = newValue == .natural ? nil : newValue.textAlignment
        }
    }

    /// The treatment of text that exceeds the width.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The additional space between lines. Negative values are treated as 0.
    open override var lineSpacing: CGFloat {
        get { values.shape.lineSpacing }
        set {
            guard GeometryValidation.accepts(newValue, "lineSpacing", of: self) else { return }
            values.shape.lineSpacing = max(0, newValue)
        }
    }

    /// The additional space after the paragraph if another one follows. Negative values are treated as 0.
    open override var paragraphSpacing: CGFloat {
        get { values.shape.spacingAfter }
        set {
            guard GeometryValidation.accepts(newValue, "paragraphSpacing", of: self) else { return }
            values.shape.spacingAfter = max(0, newValue)
        }
    }

    /// The additional space before the paragraph if it is not the first. Negative values are treated as 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.shape.spacingBefore }
        set {
            guard GeometryValidation.accepts(newValue, "paragraphSpacingBefore", of: self) else { return }
            values.shape.spacingBefore = max(0, newValue)
        }
    }

    /// The distance from the leading edge to the first line. Negative values are treated as 0.
    open override var firstLineHeadIndent: CGFloat {
        get { values.shape.firstLineIndent }
        set {
            guard GeometryValidation.accepts(newValue, "firstLineHeadIndent", of: self) else { return }
            values.shape.firstLineIndent = max(0, newValue)
        }
    }

    /// The distance from the leading edge to all lines except the first. Negative values are treated as 0.
    open override var headIndent: CGFloat {
        get { values.shape.headIndent }
        set {
            guard GeometryValidation.accepts(newValue, "headIndent", of: self) else { return }
            values.shape.headIndent = max(0, newValue)
        }
    }

    /// The position at which lines end. A positive value is a distance from the leading edge, and other values are
    /// offsets from the trailing edge.
    open override var tailIndent: CGFloat {
        get { values.shape.tailIndent }
        set {
            guard GeometryValidation.accepts(newValue, "tailIndent", of: self) else { return }
            values.shape.tailIndent = newValue
        }
    }

    /// The minimum height of lines after ``lineHeightMultiple`` has been applied. Negative values are treated as 0.
    open override var minimumLineHeight: CGFloat {
        get { values.shape.minimumLineHeight }
        set {
            guard GeometryValidation.accepts(newValue, "minimumLineHeight", of: self) else { return }
            values.shape.minimumLineHeight = max(0, newValue)
        }
    }

    /// The maximum height of lines after ``lineHeightMultiple`` has been applied. 0 means no limit; negative values are
    /// treated as 0.
    open override var maximumLineHeight: CGFloat {
        get { values.shape.maximumLineHeight }
        set {
            guard GeometryValidation.accepts(newValue, "maximumLineHeight", of: self) else { return }
            values.shape.maximumLineHeight = max(0, newValue)
        }
    }

    /// The factor by which the height of lines is multiplied. 0 has the same effect as 1; negative values are treated
    /// as 0.
    open override var lineHeightMultiple: CGFloat {
        get { values.shape.lineHeightMultiple }
        set {
            guard GeometryValidation.accepts(newValue, "lineHeightMultiple", of: self) else { return }
            values.shape.lineHeightMultiple = max(0, newValue)
        }
    }

    /// The base writing direction. `.natural` uses the direction of the first strongly directional character.
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

    /// The tab stops, sorted by location. Nil restores the standard stops.
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

    /// Adds a tab stop. Existing stops at the same location are kept.
    open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

    /// Removes all tab stops that are equal to a stop.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

    /// The interval between further tab stops after the last of ``tabStops``. Negative values are treated as 0.
    open override var defaultTabInterval: CGFloat {
        get { values.shape.tabInterval }
        set {
            guard GeometryValidation.accepts(newValue, "defaultTabInterval", of: self) else { return }
            values.shape.tabInterval = max(0, newValue)
        }
    }

    /// Copies all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

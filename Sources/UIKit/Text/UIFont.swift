import CoreGraphics
import TextEngine

/// A font with a family, a size, a weight and an optional slant.
///
/// ```swift
/// label.font = UIFont.systemFont(ofSize: 20, weight: .semibold)
/// textView.font = UIFont(name: "Noto Serif", size: 15) ?? .preferredFont(forTextStyle: .body)
/// let height = label.font.lineHeight
/// ```
///
/// The system font, ``systemFont(ofSize:weight:)``, is Inter if it is installed, and otherwise the interface font of
/// the desktop. ``init(name:size:)`` returns nil if no such family is installed. Sizes and metrics are in points; an
/// invalid size is replaced with the nearest valid size. Characters that a font lacks are drawn with fallback fonts.
open class UIFont: NSObject, @unchecked Sendable {
    private let mark = CoreFoundationTypeIDGuard()
    /// The description with which the font is looked up. Invalid sizes are replaced with the nearest valid size.
    let descriptor: FontDescriptor
    let family: UIFontFamily
    /// The rule by which the size follows the preferred content size category; nil if the size is fixed.
    let scaling: FontScaling?

    init(_ family: UIFontFamily, descriptor: FontDescriptor, scaling: FontScaling? = nil) {
        self.family = family
        self.descriptor = descriptor
        self.scaling = scaling
        super.init()
    }

    /// Returns the font with a rule by which its size follows the preferred content size category.
    func scaling(_ scaling: FontScaling) -> UIFont { UIFont(family, descriptor: descriptor, scaling: scaling) }

    // MARK: System fonts

    /// Returns the regular system font.
    ///
    /// - Parameter fontSize: The size in points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// Returns the system font in a weight.
    ///
    /// - Parameters:
    ///   - fontSize: The size in points.
    ///   - weight: The weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system, descriptor: FontDescriptor(size: fontSize, weight: weight.number))
    }

    /// Returns the bold system font.
    ///
    /// - Parameter fontSize: The size in points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// Returns the italic system font.
    ///
    /// - Parameter fontSize: The size in points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system, descriptor: FontDescriptor(size: fontSize, isItalic: true))
    }

    /// Returns the monospaced system font.
    ///
    /// - Parameters:
    ///   - fontSize: The size in points.
    ///   - weight: The weight.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            .monospacedSystem,
            descriptor: FontDescriptor(
                families: UIFontFamily.monospacedSystem.searched, size: fontSize, weight: weight.number))
    }

    /// Returns the system font with tabular digits, for numbers that change or are aligned in columns.
    ///
    /// - Parameters:
    ///   - fontSize: The size in points.
    ///   - weight: The weight.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            .system, descriptor: FontDescriptor(size: fontSize, weight: weight.number, hasTabularDigits: true))
    }

    // MARK: Other fonts

    /// Creates a font with a ``fontName`` or ``familyName``, such as `"Noto Sans"` or `"NotoSans-SemiboldItalic"`.
    /// Returns nil if no such family is installed.
    ///
    /// - Parameters:
    ///   - fontName: The name. Case and spaces are ignored.
    ///   - fontSize: The size in points.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = UIFontFamily.face(named: fontName) else { return nil }
        family = face.family
        descriptor = FontDescriptor(
            families: face.family.searched, size: fontSize, weight: face.weight.number, isItalic: face.isItalic)
        scaling = nil
        super.init()
    }

    /// Returns the font in another size, which is fixed.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var descriptor = descriptor
        if GeometryValidation.accepts(fontSize, "size", of: UIFont.self) { descriptor.size = fontSize }
        return UIFont(family, descriptor: descriptor)
    }

    /// The installed font families in alphabetical order. The list does not change while the app runs.
    open class var familyNames: [String] { UIFontFamily.installed }

    /// The name of the family. The names of system font families begin with a dot and do not depend on the installed
    /// fonts.
    open var familyName: String { family.name }

    /// The name of the family without spaces, followed by the weight and slant unless they are regular.
    open var fontName: String {
        let style = (Weight.name(nearest: descriptor.weight) ?? "") + (descriptor.isItalic ? "Italic" : "")
        let name = family.name.filter { $0 != " " }
        return style.isEmpty ? name : "\(name)-\(style)"
    }

    // MARK: Metrics in points

    /// The requested size.
    open var pointSize: CGFloat { descriptor.size }

    /// The maximum extent of glyphs above the baseline.
    open var ascender: CGFloat { descriptor.metrics.ascender }

    /// The maximum extent of glyphs below the baseline, a negative value.
    open var descender: CGFloat { descriptor.metrics.descender }

    /// The recommended gap between lines. It is included in ``lineHeight``.
    open var leading: CGFloat { descriptor.metrics.leading }

    /// The height of capital letters.
    open var capHeight: CGFloat { descriptor.metrics.capHeight }

    /// The height of the lowercase x.
    open var xHeight: CGFloat { descriptor.metrics.xHeight }

    /// The height of a line of text.
    open var lineHeight: CGFloat { descriptor.metrics.lineHeight }

    // MARK: Standard sizes

    /// The standard font size of labels: 17 points.
    open class var labelFontSize: CGFloat { 17 }

    /// The standard font size of buttons: 18 points.
    open class var buttonFontSize: CGFloat { 18 }

    /// The standard size of small text: 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }

    /// The standard font size: 14 points.
    open class var systemFontSize: CGFloat { 14 }

    // MARK: Equality

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || (descriptor == other.descriptor && family == other.family)
    }

    open override var hash: Int { descriptor.hashValue }

    open override var description: String { "<UIFont \(fontName) \(pointSize)>" }
}

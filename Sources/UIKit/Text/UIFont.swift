import CoreGraphics

/// A font: a family, a size in points, a weight, upright or italic.
///
/// The font of the user interface, ``systemFont(ofSize:weight:)``, is Inter where that is installed, otherwise what the
/// machine calls its interface font. Characters that a font lacks are drawn with others that have them.
open class UIFont: NSObject, @unchecked Sendable {
    private let mark = FoundationMark()
    /// Which font to look for. Sizes that make no sense count as the nearest that does.
    let descriptor: FontDescriptor
    let family: UIFontFamily
    /// How the size follows the person's wish, for those who adjust it; nil if it does not.
    let scaling: FontScaling?

    init(_ family: UIFontFamily, descriptor: FontDescriptor, scaling: FontScaling? = nil) {
        self.family = family
        self.descriptor = descriptor
        self.scaling = scaling
        super.init()
    }

    /// The same font, whose size follows the person's wish in a way.
    func scaling(_ scaling: FontScaling) -> UIFont { UIFont(family, descriptor: descriptor, scaling: scaling) }

    // MARK: The system's fonts

    /// The regular font of the user interface.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The font of the user interface.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system, descriptor: FontDescriptor(size: fontSize, weight: weight.number))
    }

    /// The bold font of the user interface.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// The italic font of the user interface.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system, descriptor: FontDescriptor(size: fontSize, isItalic: true))
    }

    /// A font whose characters are all equally wide.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            .monospacedSystem,
            descriptor: FontDescriptor(
                families: UIFontFamily.monospacedSystem.searched, size: fontSize, weight: weight.number))
    }

    /// The font of the user interface with digits that are all equally wide, for numbers that change or stand in
    /// columns.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            .system, descriptor: FontDescriptor(size: fontSize, weight: weight.number, hasTabularDigits: true))
    }

    // MARK: Other fonts

    /// A font by its ``fontName`` or ``familyName``, such as `"Noto Sans"` or `"NotoSans-SemiboldItalic"`; nil if no
    /// such family is installed. Case and spaces do not matter.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = UIFontFamily.face(named: fontName) else { return nil }
        family = face.family
        descriptor = FontDescriptor(
            families: face.family.searched, size: fontSize, weight: face.weight.number, isItalic: face.isItalic)
        scaling = nil
        super.init()
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var descriptor = descriptor
        if GeometryValidation.accepts(fontSize, "size", of: UIFont.self) { descriptor.size = fontSize }
        return UIFont(family, descriptor: descriptor)
    }

    /// The families that are installed, in alphabetical order. Those installed while the program runs are not among
    /// them.
    open class var familyNames: [String] { UIFontFamily.installed }

    /// The name of the family. Those of the system begin with a dot, whichever font stands for them.
    open var familyName: String { family.name }

    /// The family's name without spaces, followed by weight and slant where they are not regular.
    open var fontName: String {
        let style = (Weight.name(nearest: descriptor.weight) ?? "") + (descriptor.isItalic ? "Italic" : "")
        let name = family.name.filter { $0 != " " }
        return style.isEmpty ? name : "\(name)-\(style)"
    }

    // MARK: Measures, in points

    /// The size the font was asked for in.
    open var pointSize: CGFloat { descriptor.size }

    /// How far letters reach above the baseline.
    open var ascender: CGFloat { descriptor.metrics.ascender }

    /// How far letters reach below the baseline; negative.
    open var descender: CGFloat { descriptor.metrics.descender }

    /// The gap the font asks for between lines, which ``lineHeight`` includes.
    open var leading: CGFloat { descriptor.metrics.leading }

    /// The height of capital letters.
    open var capHeight: CGFloat { descriptor.metrics.capHeight }

    /// The height of small letters such as x.
    open var xHeight: CGFloat { descriptor.metrics.xHeight }

    /// The height of a line of text.
    open var lineHeight: CGFloat { descriptor.metrics.lineHeight }

    // MARK: Usual sizes

    /// The size of text in labels: 17 points.
    open class var labelFontSize: CGFloat { 17 }

    /// The size of text on buttons: 18 points.
    open class var buttonFontSize: CGFloat { 18 }

    /// The size of small text: 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }

    /// The size of ordinary text: 14 points.
    open class var systemFontSize: CGFloat { 14 }

    // MARK: Equality

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || (descriptor == other.descriptor && family == other.family)
    }

    open override var hash: Int { descriptor.hashValue }

    open override var description: String { "<UIFont \(fontName) \(pointSize)>" }
}

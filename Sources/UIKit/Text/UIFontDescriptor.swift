import CoreGraphics
import TextEngine

/// The description of a font by family, size and traits. Derive other descriptors with the `with…` methods and create a
/// font with ``UIFont/init(descriptor:size:)``.
///
/// ```swift
/// let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold)
/// label.font = descriptor.map { UIFont(descriptor: $0, size: 0) }
/// ```
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// Stylistic traits of fonts.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bit mask of the traits.
        public let rawValue: UInt32
        /// Creates traits from a bit mask.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Italic or oblique glyphs.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// A bold weight.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Glyphs of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The design of a system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name of the design.
        public let rawValue: String
        /// Creates a design with a name. There are no fonts for unknown designs.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The default design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// A monospaced design.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// A design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }

    let family: UIFontFamily
    let descriptor: FontDescriptor

    init(_ family: UIFontFamily, _ descriptor: FontDescriptor) {
        self.family = family
        self.descriptor = descriptor
        super.init()
    }

    /// Creates a descriptor with a font name, as in ``UIFont/init(name:size:)``. If there is no such font, the
    /// descriptor describes the system font.
    ///
    /// - Parameters:
    ///   - fontName: The name of the font or family.
    ///   - size: The size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        let font = UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)
        self.init(font.family, font.descriptor)
    }

    /// Returns the descriptor of the font of a text style.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The size in points.
    open var pointSize: CGFloat { descriptor.size }

    /// The traits of the font.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if descriptor.isItalic { traits.insert(.traitItalic) }
        if descriptor.weight >= 600 { traits.insert(.traitBold) }
        if family == .monospacedSystem { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns a descriptor with another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var new = descriptor
        new.size = newPointSize
        return UIFontDescriptor(family, new)
    }

    /// Returns a descriptor with exactly the given traits. Only the system font has a monospaced variant, so the result
    /// is nil if `.traitMonoSpace` is requested of another family.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var (newFamily, new) = (family, descriptor)
        new.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = descriptor.weight >= 600
        if symbolicTraits.contains(.traitBold) != isBold { new.weight = isBold ? 400 : 700 }
        if symbolicTraits.contains(.traitMonoSpace), family != .monospacedSystem {
            guard family == .system else { return nil }
            newFamily = .monospacedSystem
            new.families = newFamily.searched
        }
        return UIFontDescriptor(newFamily, new)
    }

    /// Returns a descriptor with the same size and traits in another family; in the system font if there is no such
    /// family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        let family = UIFontFamily.face(named: newFamily)?.family ?? .system
        var new = descriptor
        new.families = family.searched
        return UIFontDescriptor(family, new)
    }

    /// Returns a descriptor of the system font in another design; nil for unknown designs.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let family: UIFontFamily
        switch design {
        case .default: family = .system
        case .monospaced: family = .monospacedSystem
        case .serif: family = .named("serif")
        default: return nil
        }
        var new = descriptor
        new.families = family.searched
        return UIFontDescriptor(family, new)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return family == other.family && descriptor == other.descriptor
    }

    open override var hash: Int { descriptor.hashValue }
}

extension UIFont {
    /// Creates a font from a descriptor.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor.
    ///   - pointSize: The size in points; 0 for the size of the descriptor.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var wanted = descriptor.descriptor
        if pointSize > 0 { wanted.size = pointSize }
        self.init(descriptor.family, descriptor: wanted)
    }

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(family, descriptor) }
}

import CoreGraphics

/// Which font is wanted: a family, a size, traits. Change it with the `with…` methods and make a font of the result.
///
/// ```swift
/// let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold)
/// label.font = descriptor.map { UIFont(descriptor: $0, size: 0) }
/// ```
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// Traits that many families have.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32
        /// The traits of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Letters are slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Letters are bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All characters are equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The fonts of the system that differ in their shapes.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name of the design.
        public let rawValue: String
        /// The design of that name; there is no font of one that is not known.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The usual font.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// All characters are equally wide.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// Strokes end in serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }

    let family: UIFontFamily
    let descriptor: FontDescriptor

    init(_ family: UIFontFamily, _ descriptor: FontDescriptor) {
        self.family = family
        self.descriptor = descriptor
        super.init()
    }

    /// A font by its name, as ``UIFont/init(name:size:)`` takes it; the system's if there is no such font.
    public convenience init(name fontName: String, size: CGFloat) {
        let font = UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)
        self.init(font.family, font.descriptor)
    }

    /// The font of a text style.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The size in points.
    open var pointSize: CGFloat { descriptor.size }

    /// The traits that the font has.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if descriptor.isItalic { traits.insert(.traitItalic) }
        if descriptor.weight >= 600 { traits.insert(.traitBold) }
        if family == .monospacedSystem { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same font in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var new = descriptor
        new.size = newPointSize
        return UIFontDescriptor(family, new)
    }

    /// The same font with exactly these traits, as far as families can change theirs: equally wide characters are
    /// another family, which only the system's font has. Nil where that is asked of another.
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

    /// The same size and traits in another family; the system's if there is no such family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        let family = UIFontFamily.face(named: newFamily)?.family ?? .system
        var new = descriptor
        new.families = family.searched
        return UIFontDescriptor(family, new)
    }

    /// The system's font in another design; nil for designs that there are none of.
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
    /// The font that a descriptor describes, in a size; 0 is the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var wanted = descriptor.descriptor
        if pointSize > 0 { wanted.size = pointSize }
        self.init(descriptor.family, descriptor: wanted)
    }

    /// What describes the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(family, descriptor) }
}

import CoreGraphics
import TextEngine

/// A tab stop in a paragraph.
open class NSTextTab: NSObject, NSCopying {
    private let mark = CoreFoundationTypeIDGuard()

    /// A key for an option of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a key with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The characters at which text is aligned with the tab stop, a `CharacterSet`. The text is aligned with the
        /// first such character, or with its end if it contains none. Only `.`, `,` and `٫` are supported; of several,
        /// the first in this order applies.
        public static let columnTerminators = OptionKey("NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of the text after the tab: its start (`.natural`, `.left`, `.justified`), its center or its end is
    /// at the tab stop. It is mirrored in right-to-left lines.
    public let alignment: NSTextAlignment
    /// The distance from the edge at which lines begin, in points. It does not depend on indents.
    public let location: CGFloat
    /// The options.
    public let options: [OptionKey: Any]

    /// Creates a tab stop. A stop whose location is not positive has no effect.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the text.
    ///   - loc: The location, in points.
    ///   - options: The options.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// Returns the decimal separator of a locale; that of the user's locale for nil.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// Returns the same object, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether another tab stop has the same location and effective alignment.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }

    /// A hash value that is equal for equal tab stops.
    open override var hash: Int { location.hashValue }

    /// The tab stop in the form that text layout uses.
    var stop: TextTabStop {
        TextTabStop(location: location, alignment: stopAlignment)
    }

    private var stopAlignment: TextTabStop.Alignment {
        if let terminators = options[.columnTerminators] as? CharacterSet,
            let separator = [".", ",", "٫"].first(where: { terminators.contains($0) }) as UnicodeScalar?
        {
            return .decimal(separator)
        }
        return switch alignment {
        case .left, .natural, .justified: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}

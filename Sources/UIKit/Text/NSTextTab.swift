import CoreGraphics

/// A place in a line to which a tab leads.
open class NSTextTab: NSObject, NSCopying {
    private let mark = FoundationMark()

    /// What can be said of a tab besides.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A key by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A `CharacterSet`: what separates the decimals of numbers. The middle of the first such character stands
        /// at the tab, or the text's end if it has none. `.` `,` and `٫` are known; of several, the first of these counts.
        public static let columnTerminators = OptionKey("NSTabColumnTerminatorsAttributeName")
    }

    /// What of the text after the tab stands there: its beginning (`.natural`, `.left`, `.justified`), its middle, or its
    /// end. In lines that run from right to left, all is mirrored.
    public let alignment: NSTextAlignment
    /// Points from the edge at which lines begin, whatever their indent.
    public let location: CGFloat
    /// What else was said.
    public let options: [OptionKey: Any]

    /// A tab. Locations that are not positive are never reached.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// What separates the decimals of numbers as they are written somewhere.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// The same tab: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another tab is in the same place, and the same of the text stands at it.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }

    /// The same for tabs that are equal.
    open override var hash: Int { location.hashValue }

    /// The tab as layouts know it.
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

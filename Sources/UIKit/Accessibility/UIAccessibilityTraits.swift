/// What kind of thing a view is to people who do not see it, and how it behaves. The values are Apple's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt64
    /// The traits of these bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// It does something when it is used.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads somewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It makes a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard on the screen.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up what is shown when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used at the moment.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes too often to tell each change.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// Something to search for is entered in it.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts playing or recording when it is used.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// It has a value that can be increased and decreased.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It takes touches itself, as the keys of a piano do.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The page turns when it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a row of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading of what follows.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A button that turns something on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

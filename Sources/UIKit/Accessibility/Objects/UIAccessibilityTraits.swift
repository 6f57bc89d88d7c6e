/// The accessibility role and behavior of a view for assistive technologies. The raw values are those of Apple
/// platforms.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt64
    /// Creates a set from the bits of the traits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// A selected element.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// An element that plays its own sound when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of an on-screen keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the state of the app at launch.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// A disabled element.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// An element that changes too frequently to announce each change.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// An element that starts media playback or recording when it is activated.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// An element with a value that can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// An element that handles touches directly, such as the keys of a piano.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// An element that turns the page after it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading of the content that follows.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A button that toggles a setting.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

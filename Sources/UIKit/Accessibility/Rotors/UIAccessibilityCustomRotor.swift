/// A kind of content in a container among which assistive technologies move, such as its errors (AX-25).
///
/// ```swift
/// let form = UIView()
/// let fields = [UITextField(), UITextField()]
/// form.accessibilityCustomRotors = [
///     UIAccessibilityCustomRotor(name: "Empty Fields") { predicate in
///         let current = fields.firstIndex { $0 === predicate.currentItem.targetElement }
///         let isForward = predicate.searchDirection == .next
///         let rest = isForward ? fields[((current ?? -1) + 1)...] : fields[..<(current ?? fields.count)]
///         let field = isForward ? rest.first { !$0.hasText } : rest.last { !$0.hasText }
///         return field.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
///     }
/// ]
/// ```
///
/// The readers of desktops have no rotor. Each rotor is two actions of its container, "Next" and "Previous", with its
/// name. They scroll to the element that the search returns, move the cursor of the reader and keyboard focus to it,
/// and select the range.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// The directions of a search.
    public enum Direction: Int, Sendable {
        /// The search is for the item before the current one.
        case previous = 0
        /// The search is for the item after the current one.
        case next = 1
    }

    /// The kinds of rotors that the system names.
    public enum SystemRotorType: Int, Sendable {
        /// No kind: the rotor has a name of its own.
        case none = 0
        /// Links.
        case link = 1
        /// Links that the user has opened.
        case visitedLink = 2
        /// Headings.
        case heading = 3
        /// Headings at level 1.
        case headingLevel1 = 4
        /// Headings at level 2.
        case headingLevel2 = 5
        /// Headings at level 3.
        case headingLevel3 = 6
        /// Headings at level 4.
        case headingLevel4 = 7
        /// Headings at level 5.
        case headingLevel5 = 8
        /// Headings at level 6.
        case headingLevel6 = 9
        /// Bold text.
        case boldText = 10
        /// Italic text.
        case italicText = 11
        /// Underlined text.
        case underlineText = 12
        /// Misspelled words.
        case misspelledWord = 13
        /// Images.
        case image = 14
        /// Text fields.
        case textField = 15
        /// Tables.
        case table = 16
        /// Lists.
        case list = 17
        /// Landmarks.
        case landmark = 18

        /// The name for the user.
        fileprivate var name: String {
            switch self {
            case .none: ""
            case .link: "Links"
            case .visitedLink: "Visited Links"
            case .heading: "Headings"
            case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6:
                "Headings Level \(rawValue - SystemRotorType.heading.rawValue)"
            case .boldText: "Bold Text"
            case .italicText: "Italic Text"
            case .underlineText: "Underlined Text"
            case .misspelledWord: "Misspelled Words"
            case .image: "Images"
            case .textField: "Text Fields"
            case .table: "Tables"
            case .list: "Lists"
            case .landmark: "Landmarks"
            }
        }
    }

    /// A closure that returns the item before or after the current one; `nil` if there is none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The name for the user. Assigning it removes the attributes of ``attributedName``.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name with attributes.
    open var attributedName: NSAttributedString

    /// The closure that searches. It is called on the main thread when the user asks for an item.
    open var itemSearchBlock: Search

    /// The kind of the rotor; ``SystemRotorType/none`` for a rotor with a name.
    open var systemRotorType: SystemRotorType { kind }

    private let kind: SystemRotorType

    private init(_ name: NSAttributedString, _ kind: SystemRotorType, _ search: @escaping Search) {
        attributedName = name
        self.kind = kind
        itemSearchBlock = search
        super.init()
    }

    /// Creates a rotor with a name.
    ///
    /// - Parameters:
    ///   - name: The name for the user, in the plural.
    ///   - itemSearchBlock: A closure that searches.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(NSAttributedString(string: name), .none, itemSearchBlock)
    }

    /// Creates a rotor with a name that has attributes.
    ///
    /// - Parameters:
    ///   - attributedName: The name for the user, in the plural.
    ///   - itemSearchBlock: A closure that searches.
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName, .none, itemSearchBlock)
    }

    /// Creates a rotor of a kind that the system names.
    ///
    /// - Parameters:
    ///   - type: The kind.
    ///   - itemSearchBlock: A closure that searches.
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(NSAttributedString(string: type.name), type, itemSearchBlock)
    }

    deinit {}
}

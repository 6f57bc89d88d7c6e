/// How large a person wants text to be, in steps from extra small to accessibility extra extra extra large.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the category.
    public let rawValue: String
    /// A category by UIKit's name of it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nobody has said a size.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Text of 14 points, where the usual is 17.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Text of 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Text of 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Text of 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Text of 21 points.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Text of 23 points.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// Text of 28 points.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Text of 33 points.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Text of 40 points.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Text of 47 points.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// Text of 53 points.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The person chose another size. The object is the application, the user info has the new category's raw value
    /// under ``newValueUserInfoKey``.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The raw value of the new category.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether the size is one of those larger than all that are usual.
    public var isAccessibilityCategory: Bool { step.map { $0 > 6 } ?? false }
}

extension UIContentSizeCategory {
    /// The sizes, the smallest first.
    static let steps: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Where the category is in ``steps``; nil for the unspecified one and for those nobody knows.
    var step: Int? { UIContentSizeCategory.steps.firstIndex(of: self) }

    /// The category whose text is nearest to that many times the usual size.
    init(textScale: Double) {
        let sizes = FontSizes.sizes(of: .body)
        let wanted = textScale * Double(sizes[UIContentSizeCategory.usualStep])
        let nearest = sizes.indices.min { abs(Double(sizes[$0]) - wanted) < abs(Double(sizes[$1]) - wanted) }
        self = UIContentSizeCategory.steps[nearest ?? UIContentSizeCategory.usualStep]
    }

    /// Where ``large`` is.
    static let usualStep = 3
}

// Larger categories are greater; an unspecified one is neither.
extension UIContentSizeCategory {
    private static func compare(
        _ a: UIContentSizeCategory, _ b: UIContentSizeCategory, _ isSo: (Int, Int) -> Bool
    ) -> Bool {
        guard let a = a.step, let b = b.step else { return false }
        return isSo(a, b)
    }

    /// Whether `a` is smaller.
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { compare(a, b, <) }
    /// Whether `a` is smaller, or the same.
    public static func <= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { compare(a, b, <=) }
    /// Whether `a` is larger.
    public static func > (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { compare(a, b, >) }
    /// Whether `a` is larger, or the same.
    public static func >= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { compare(a, b, >=) }
}

/// The text size that the user prefers, from extra small to accessibility extra extra extra large.
///
/// ```swift
/// let category = traitCollection.preferredContentSizeCategory
/// label.numberOfLines = category.isAccessibilityCategory ? 0 : 1
/// label.font = .preferredFont(forTextStyle: .body)
/// label.adjustsFontForContentSizeCategory = true
/// ```
///
/// The default is ``large``, with body text of 17 points. The category follows the text size of the desktop. Categories
/// are ordered by size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category as a string, with the same value as in UIKit.
    public let rawValue: String
    /// Creates a category from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text size is unspecified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Body text of 14 points. The default is 17 points.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Body text of 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Body text of 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// Body text of 17 points, the default size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Body text of 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Body text of 21 points.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Body text of 23 points.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// Body text of 28 points.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Body text of 33 points.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Body text of 40 points.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Body text of 47 points.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// Body text of 53 points.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the user has chosen another text size. The object is the application; the user information contains
    /// the raw value of the new category for the key ``newValueUserInfoKey``.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The key for the raw value of the new category.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// A Boolean value that indicates whether the category is one of the accessibility sizes, which are larger than all
    /// others.
    public var isAccessibilityCategory: Bool { step.map { $0 > 6 } ?? false }
}

extension UIContentSizeCategory {
    /// The categories in the order of their sizes, smallest first.
    static let steps: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index of the category in ``steps``, or `nil` for unspecified and unknown categories.
    var step: Int? { UIContentSizeCategory.steps.firstIndex(of: self) }

    /// Creates the category whose body text is closest to a multiple of the default size.
    init(textScale: Double) {
        let sizes = FontSizes.sizes(of: .body)
        let wanted = textScale * Double(sizes[UIContentSizeCategory.defaultStep])
        let nearest = sizes.indices.min { abs(Double(sizes[$0]) - wanted) < abs(Double(sizes[$1]) - wanted) }
        self = UIContentSizeCategory.steps[nearest ?? UIContentSizeCategory.defaultStep]
    }

    /// The index of ``large``, the default size.
    static let defaultStep = 3
}

// Categories are ordered by size. Comparisons with an unspecified category return `false`.
extension UIContentSizeCategory {
    private static func compare(
        _ a: UIContentSizeCategory, _ b: UIContentSizeCategory, _ isSo: (Int, Int) -> Bool
    ) -> Bool {
        guard let a = a.step, let b = b.step else { return false }
        return isSo(a, b)
    }

    /// Returns whether `a` is smaller than `b`.
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { compare(a, b, <) }
    /// Returns whether `a` is smaller than or equal to `b`.
    public static func <= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { compare(a, b, <=) }
    /// Returns whether `a` is larger than `b`.
    public static func > (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { compare(a, b, >) }
    /// Returns whether `a` is larger than or equal to `b`.
    public static func >= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { compare(a, b, >=) }
}

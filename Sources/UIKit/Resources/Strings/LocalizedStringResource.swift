import Foundation

/// A reference to a localized string that is looked up when it is used.
///
/// ```swift
/// let title: LocalizedStringResource = "Settings"
/// label.text = String(localized: title)
/// ```
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The location of the bundle that contains the string.
    public enum BundleDescription: Equatable, Sendable {
        /// The bundle of the app.
        case main
        /// The bundle of the module that contains a class.
        case forClass(AnyClass)
        /// The bundle in a folder.
        case atURL(URL)

        var bundle: Bundle {
            switch self {
            case .main: ApplicationResources.mainBundle
            case .forClass(let type): Bundle(path: ApplicationResources.bundlePath(for: type)) ?? .main
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }

        public static func == (first: Self, second: Self) -> Bool {
            switch (first, second) {
            case (.main, .main): true
            case (.forClass(let first), .forClass(let second)): first == second
            case (.atURL(let first), .atURL(let second)): first == second
            default: false
            }
        }
    }

    /// The key in the string table.
    public let key: String

    /// The string to use if no table contains the key.
    public let defaultValue: String.LocalizationValue

    /// The name of the string table; nil for `Localizable`.
    public let table: String?

    /// The locale for formatting numbers.
    public var locale: Locale

    /// The bundle that contains the table.
    public let bundle: BundleDescription

    /// Creates a reference to a string whose key is the text itself.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = ApplicationResources.locale,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a reference to a string with a separate key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = ApplicationResources.locale, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

import Foundation

extension String {
    /// The key of a localized string and the values of its interpolations.
    ///
    /// ```swift
    /// let title = String(localized: "\(count) files in \(folder)")    // the key "%lld files in %@"
    /// ```
    ///
    /// Each interpolation becomes a format specifier in the key, according to the type of its value.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let parts: [LocalizationPart]

        /// Creates a value without interpolations.
        public init(_ value: String) { parts = [.literal(value)] }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

        private var hasArguments: Bool {
            parts.contains { if case .argument = $0 { true } else { false } }
        }

        /// The key in string tables. Percent signs are doubled if the key is a format.
        var key: String {
            let hasArguments = hasArguments
            return parts.map { part in
                switch part {
                case .literal(let text): hasArguments ? text.replacing("%", with: "%%") : text
                case .argument(let specifier, _): specifier
                }
            }.joined()
        }

        private var arguments: [any CVarArg] {
            parts.compactMap { part in
                if case .argument(_, let value) = part { value.argument } else { nil }
            }
        }

        /// Returns the string for a format that was found for the key, with the values of the interpolations.
        func string(format: String, locale: Locale) -> String {
            hasArguments ? ApplicationResources.string(format: format, locale: locale, arguments: arguments) : format
        }
    }
}

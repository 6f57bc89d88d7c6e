import Foundation

extension String.LocalizationValue {
    /// Collects the literals and interpolations of a localized string.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        private(set) var parts: [LocalizationPart] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
        }

        private mutating func append(_ specifier: String, _ value: LocalizationArgument) {
            parts.append(.argument(specifier: specifier, value: value))
        }

        /// Appends a string, as `%@`.
        public mutating func appendInterpolation(_ value: String) { append("%@", .string(value)) }

        /// Appends a substring, as `%@`.
        public mutating func appendInterpolation(_ value: Substring) { append("%@", .string(String(value))) }

        /// Appends an integer as `%lld`, or as `%d` if it has at most 32 bits.
        public mutating func appendInterpolation<Value: SignedInteger & FixedWidthInteger>(_ value: Value) {
            append(Value.bitWidth > 32 ? "%lld" : "%d", .integer(Int64(clamping: value)))
        }

        /// Appends an unsigned integer as `%llu`, or as `%u` if it has at most 32 bits.
        public mutating func appendInterpolation<Value: UnsignedInteger & FixedWidthInteger>(_ value: Value) {
            append(Value.bitWidth > 32 ? "%llu" : "%u", .unsigned(UInt64(clamping: value)))
        }

        /// Appends a number, as `%lf`.
        public mutating func appendInterpolation(_ value: Double) { append("%lf", .floatingPoint(value)) }

        /// Appends a number, as `%lf`.
        public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .floatingPoint(Double(value))) }

        /// Appends a number, as `%f`.
        public mutating func appendInterpolation(_ value: Float) { append("%f", .floatingPoint(Double(value))) }

        /// Appends an integer with a custom specifier, such as `%05lld`.
        public mutating func appendInterpolation(_ value: Int, specifier: String) {
            append(specifier, .integer(Int64(value)))
        }

        /// Appends a number with a custom specifier, such as `%.2f`.
        public mutating func appendInterpolation(_ value: Double, specifier: String) {
            append(specifier, .floatingPoint(value))
        }

        /// Appends a value as `%@`, formatted with a format style.
        public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
        where Style.FormatOutput == String {
            append("%@", .string(format.format(value)))
        }

        /// Appends a value as `%@`, formatted with a formatter.
        public mutating func appendInterpolation<Value>(_ value: Value, formatter: Formatter) {
            append("%@", .string(formatter.string(for: value) ?? ""))
        }

        /// Appends a localized string, as `%@`.
        public mutating func appendInterpolation(_ value: LocalizedStringResource) {
            append("%@", .string(String(localized: value)))
        }
    }
}

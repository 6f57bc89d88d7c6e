/// The value of an interpolation in a localized string.
enum LocalizationArgument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case floatingPoint(Double)

    /// The value as a format argument.
    var argument: any CVarArg {
        switch self {
        case .string(let value): value
        case .integer(let value): value
        case .unsigned(let value): value
        case .floatingPoint(let value): value
        }
    }
}

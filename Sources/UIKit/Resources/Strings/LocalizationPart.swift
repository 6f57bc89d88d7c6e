/// A part of a localized string in source code: literal text or an interpolation.
enum LocalizationPart: Equatable, Sendable {
    case literal(String)
    case argument(specifier: String, value: LocalizationArgument)
}

/// A piece of the pattern of a date.
enum DateToken: Equatable {
    /// Text of the pattern.
    case literal(String)
    /// A value that the user does not change, such as the name of the weekday.
    case text(pattern: String)
    /// A part that the user changes.
    case part(DatePart, pattern: String)

    /// Returns the pieces of a pattern of Unicode Technical Standard 35, such as `MMM d, y`.
    static func tokens(of pattern: String) -> [DateToken] {
        var result: [DateToken] = []
        var literal = ""
        func flush() {
            if !literal.isEmpty { result.append(.literal(literal)) }
            literal = ""
        }
        var rest = pattern[...]
        var isQuoted = false
        while let character = rest.first {
            if character == "'" {
                rest = rest.dropFirst()
                if rest.first == "'" {
                    literal.append("'")
                    rest = rest.dropFirst()
                } else {
                    isQuoted.toggle()
                }
            } else if isQuoted || !(character.isASCII && character.isLetter) {
                literal.append(character)
                rest = rest.dropFirst()
            } else {
                let field = rest.prefix { $0 == character }
                rest = rest.dropFirst(field.count)
                flush()
                if let part = part(character) {
                    result.append(.part(part, pattern: String(field)))
                } else {
                    result.append(.text(pattern: String(field)))
                }
            }
        }
        flush()
        return result
    }

    private static func part(_ field: Character) -> DatePart? {
        switch field {
        case "y", "u", "Y", "r": .year
        case "M", "L": .month
        case "d": .day
        case "H", "h", "K", "k": .hour
        case "m": .minute
        case "a", "b", "B": .period
        default: nil
        }
    }

    var part: DatePart? { if case .part(let part, _) = self { part } else { nil } }
}

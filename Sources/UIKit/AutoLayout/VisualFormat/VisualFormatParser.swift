/// Parses visual format strings (VF-01, VF-02).
///
/// ```
/// format     = [("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"]
/// view       = "[" name [list] "]"
/// connection = ["-" [(predicate | list) "-"]]
/// list       = "(" predicate {"," predicate} ")"
/// predicate  = ["==" | ">=" | "<="] (number | name) ["@" (number | name)]
/// ```
///
/// Numbers are written as in C. A minus sign is part of a number only within parentheses. White space between the parts
/// is ignored.
struct VisualFormatParser {
    private let text: String
    private let characters: [Character]
    private var position = 0

    private init(_ text: String) {
        self.text = text
        characters = Array(text)
    }

    /// Returns the syntax tree of a visual format string.
    static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(text)
        return try parser.format()
    }

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat(text: text)
        format.axis = try axis()
        if next == "|" {
            let position = position
            advance()
            format.startEdge = VisualFormatEdge(connection: try connection(), position: position)
        }
        format.views.append(try view())
        while next != nil {
            let connection = try connection()
            if next == "|" {
                format.endEdge = VisualFormatEdge(connection: connection, position: position)
                advance()
                if next != nil { throw error("Expected the end of the format after '|'") }
            } else {
                format.views.append(try view())
                format.connections.append(connection)
            }
        }
        return format
    }

    private mutating func axis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
        guard let letter = next, letter == "H" || letter == "V" else { return .horizontal }
        advance()
        let name = letter == "H" ? "horizontal" : "vertical"
        try expect(":", "Expected ':' after '\(letter)' to specify \(name) arrangement")
        return letter == "H" ? .horizontal : .vertical
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormatView {
        try expect("[", "Expected a view, which is written as its name in brackets")
        guard let name = name() else {
            throw error(
                """
                Expected the name of a view. Names begin with a letter or an underscore, and contain letters, digits \
                and underscores
                """)
        }
        let predicates = next == "(" ? try list(allows: "Expected a number, or the name of a metric or view") : []
        try expect("]", "Expected ']' at the end of a view")
        return VisualFormatView(name: name, predicates: predicates)
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormatConnection {
        guard next == "-" else {
            guard next == "[" || next == "|" else { throw error("Expected '-', a view or '|'") }
            return .flush
        }
        advance()
        if next == "[" || next == "|" { return .standard }
        guard next != nil else { throw error("Expected a view or '|' after the space") }
        let expected = "Expected a number or the name of a metric"
        let predicates =
            next == "("
            ? try list(allows: expected)
            : [try predicate(allowsSign: false, expected)]
        try expect("-", "Expected '-' after the size of the space")
        return .predicates(predicates)
    }

    private mutating func list(allows expected: String) throws(VisualFormatError) -> [VisualFormatPredicate] {
        var predicates: [VisualFormatPredicate] = []
        repeat {
            advance()
            predicates.append(try predicate(allowsSign: true, expected))
        } while next == ","
        try expect(")", "Expected ',' or ')' after a predicate")
        return predicates
    }

    private mutating func predicate(
        allowsSign: Bool, _ expected: String
    ) throws(VisualFormatError) -> VisualFormatPredicate {
        let relation = try relation()
        guard let object = try value(allowsSign: allowsSign) else {
            let isSign = next == "-" || next == "+"
            throw error(isSign ? "\(expected). Write numbers with a sign in parentheses" : expected)
        }
        guard next == "@" else { return VisualFormatPredicate(relation: relation, object: object, priority: nil) }
        advance()
        guard let priority = try value(allowsSign: false) else {
            throw error("Expected a priority after '@': a number or the name of a metric")
        }
        return VisualFormatPredicate(relation: relation, object: object, priority: priority)
    }

    private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        guard let first = next, "=<>".contains(first) else { return .equal }
        let start = position
        advance()
        guard current == "=" else { throw error("Unknown relation. Must be ==, >=, or <=", at: start) }
        advance()
        switch first {
        case "<": return .lessThanOrEqual
        case ">": return .greaterThanOrEqual
        default: return .equal
        }
    }

    /// Returns the number or name at the position; `nil` if there is neither.
    private mutating func value(allowsSign: Bool) throws(VisualFormatError) -> VisualFormatValue? {
        if let name = name() { return .name(name) }
        return try number(allowsSign: allowsSign)
    }

    private mutating func name() -> VisualFormatName? {
        guard let first = next, Self.beginsName(first) else { return nil }
        let start = position
        while let character = current, Self.beginsName(character) || Self.isDigit(character) { advance() }
        return VisualFormatName(text: String(characters[start..<position]), position: start)
    }

    private mutating func number(allowsSign: Bool) throws(VisualFormatError) -> VisualFormatValue? {
        guard let first = next else { return nil }
        let start = position
        if allowsSign, first == "-" || first == "+" { advance() }
        let digits = skipDigits()
        var fraction = 0
        if current == "." {
            advance()
            fraction = skipDigits()
        }
        guard digits + fraction > 0 else {
            position = start
            return nil
        }
        skipExponent()
        guard let number = Double(String(characters[start..<position])), number.isFinite else {
            throw error("The number is too large", at: start)
        }
        return .number(number, position: start)
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while let character = current, Self.isDigit(character) { advance() }
        return position - start
    }

    private mutating func skipExponent() {
        guard current == "e" || current == "E" else { return }
        let start = position
        advance()
        if current == "-" || current == "+" { advance() }
        if skipDigits() == 0 { position = start }
    }

    // MARK: Characters

    /// The character at the position; `nil` at the end.
    private var current: Character? { position < characters.count ? characters[position] : nil }

    /// The next character that is not white space; `nil` at the end. Advances the position to that character.
    private var next: Character? {
        mutating get {
            while let current, current.isWhitespace { position += 1 }
            return current
        }
    }

    private mutating func advance() { position += 1 }

    private mutating func expect(_ character: Character, _ message: String) throws(VisualFormatError) {
        guard next == character else { throw error(message) }
        advance()
    }

    private func error(_ message: String, at place: Int? = nil) -> VisualFormatError {
        VisualFormatError(message: message, format: text, position: place ?? position)
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    private static func beginsName(_ character: Character) -> Bool {
        character.isASCII && character.isLetter || character == "_"
    }
}

import Foundation

/// Parses `.strings` files: entries of the form `"key" = "value";` with comments, in UTF-8 or UTF-16.
struct StringsParser {
    /// An entry of the file, with the line where it begins.
    struct Entry: Equatable {
        var key: String
        var value: String
        var line: Int
    }

    private let characters: [Unicode.Scalar]
    private var position = 0
    private var line = 1

    private init(_ text: String) { characters = Array(text.unicodeScalars) }

    /// Returns the text of a file in UTF-16 with a byte order mark, or in UTF-8. Returns nil if the file has another
    /// encoding.
    static func text(of data: Data) -> String? {
        let bytes = Array(data)
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let isBig = bytes[0] == 0xFE
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
                let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
                return isBig ? first << 8 | second : second << 8 | first
            }
            return String(validating: units, as: UTF16.self)
        }
        return String(validating: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes, as: UTF8.self)
    }

    /// Parses the text of a file, and returns its entries in order.
    static func parse(_ text: String) throws(SyntaxError) -> [Entry] {
        var parser = StringsParser(text)
        var entries: [Entry] = []
        try parser.skip()
        // The entries may be enclosed in braces, as in an old-style property list.
        let hasBraces = parser.take("{")
        while true {
            try parser.skip()
            if hasBraces, parser.take("}") {
                try parser.skip()
                guard parser.next == nil else { throw parser.error("unexpected text after '}'") }
                return entries
            }
            guard parser.next != nil else {
                if hasBraces { throw parser.error("missing '}'") }
                return entries
            }
            let line = parser.line
            let key = try parser.string()
            try parser.skip()
            var value = key
            if parser.take("=") {
                try parser.skip()
                value = try parser.string()
                try parser.skip()
            }
            guard parser.take(";") else {
                throw SyntaxError(message: "missing ';' after the value of \"\(key)\"", line: line)
            }
            entries.append(Entry(key: key, value: value, line: line))
        }
    }

    private func error(_ message: String) -> SyntaxError { SyntaxError(message: message, line: line) }

    private var next: Unicode.Scalar? { position < characters.count ? characters[position] : nil }

    private mutating func advance() {
        if characters[position] == "\n" { line += 1 }
        position += 1
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == character else { return false }
        advance()
        return true
    }

    /// Skips white space and comments.
    private mutating func skip() throws(SyntaxError) {
        while let character = next {
            if character.properties.isWhitespace || character == "\u{FEFF}" {
                advance()
            } else if character == "/", position + 1 < characters.count, characters[position + 1] == "/" {
                while next != nil, next != "\n" { advance() }
            } else if character == "/", position + 1 < characters.count, characters[position + 1] == "*" {
                let start = line
                advance()
                advance()
                while !(next == "*" && position + 1 < characters.count && characters[position + 1] == "/") {
                    guard next != nil else { throw SyntaxError(message: "unterminated comment", line: start) }
                    advance()
                }
                advance()
                advance()
            } else {
                return
            }
        }
    }

    private mutating func string() throws(SyntaxError) -> String {
        guard let quote = next else { throw error("unexpected end of the file") }
        guard quote == "\"" || quote == "'" else { return try word() }
        let start = line
        advance()
        var content = String.UnicodeScalarView()
        while let character = next {
            advance()
            if character == quote { return String(content) }
            content.append(character == "\\" ? try escape() : character)
        }
        throw SyntaxError(message: "unterminated string", line: start)
    }

    /// Parses a key or value without quotation marks.
    private mutating func word() throws(SyntaxError) -> String {
        var content = String.UnicodeScalarView()
        while let character = next,
            character.properties.isAlphabetic || character.properties.numericType != nil
                || "_.-$:/".unicodeScalars.contains(character)
        {
            content.append(character)
            advance()
        }
        guard !content.isEmpty else { throw error("expected a string in quotation marks") }
        return String(content)
    }

    private mutating func escape() throws(SyntaxError) -> Unicode.Scalar {
        guard let character = next else { throw error("unterminated string") }
        advance()
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "a": return "\u{7}"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "v": return "\u{B}"
        case "u", "U":
            var code = try codeUnit()
            if 0xD800..<0xDC00 ~= code, next == "\\" {
                advance()
                guard take("u") || take("U") else { throw error("invalid surrogate pair") }
                let low = try codeUnit()
                guard 0xDC00..<0xE000 ~= low else { throw error("invalid surrogate pair") }
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(code) else { throw error("invalid surrogate pair") }
            return scalar
        default: return character
        }
    }

    private mutating func codeUnit() throws(SyntaxError) -> UInt32 {
        var digits = ""
        while digits.count < 4, let character = next, character.properties.isASCIIHexDigit {
            digits.unicodeScalars.append(character)
            advance()
        }
        guard let code = UInt32(digits, radix: 16) else { throw error("expected hexadecimal digits after '\\u'") }
        return code
    }
}

/// Parses JSON documents and records the line of each value for diagnostics.
///
/// Duplicate names in an object and documents that are nested deeper than 64 levels are errors.
struct JSONParser {
    private static let maximumDepth = 64

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Parses a UTF-8 document, with or without a byte order mark.
    static func parse(_ bytes: [UInt8]) throws(SyntaxError) -> JSONNode {
        var parser = JSONParser(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
        let node = try parser.node(depth: 0)
        parser.skipSpace()
        guard parser.position == bytes.count else {
            throw parser.error("unexpected text after the end of the document")
        }
        return node
    }

    private func error(_ message: String) -> SyntaxError { SyntaxError(message: message, line: line) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            if byte == 0x0A { line += 1 }
            position += 1
        }
    }

    /// Consumes the next character if it is the given one, and returns whether it did.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func node(depth: Int) throws(SyntaxError) -> JSONNode {
        guard depth < JSONParser.maximumDepth else { throw error("the document is nested too deeply") }
        skipSpace()
        let start = line
        guard let byte = next else { throw error("unexpected end of the document") }
        let value: JSONNode.Value
        switch byte {
        case UInt8(ascii: "{"): value = .object(try members(depth: depth))
        case UInt8(ascii: "["): value = .array(try elements(depth: depth))
        case UInt8(ascii: "\""): value = .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try number())
        default: value = try word()
        }
        return JSONNode(value: value, line: start)
    }

    private mutating func members(depth: Int) throws(SyntaxError) -> [(name: String, value: JSONNode)] {
        position += 1
        var members: [(name: String, value: JSONNode)] = []
        var names: Set<String> = []
        skipSpace()
        if take("}") { return members }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw error("expected a name in quotation marks") }
            let name = try string()
            guard names.insert(name).inserted else { throw error("the name \"\(name)\" occurs twice") }
            skipSpace()
            guard take(":") else { throw error("expected ':' after \"\(name)\"") }
            members.append((name, try node(depth: depth + 1)))
            skipSpace()
            if take(",") { continue }
            if take("}") { return members }
            throw error("expected ',' or '}'")
        }
    }

    private mutating func elements(depth: Int) throws(SyntaxError) -> [JSONNode] {
        position += 1
        var elements: [JSONNode] = []
        skipSpace()
        if take("]") { return elements }
        while true {
            elements.append(try node(depth: depth + 1))
            skipSpace()
            if take(",") { continue }
            if take("]") { return elements }
            throw error("expected ',' or ']'")
        }
    }

    private mutating func word() throws(SyntaxError) -> JSONNode.Value {
        let words: [(String, JSONNode.Value)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
        for (word, value) in words where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return value
        }
        throw error("expected a value")
    }

    private mutating func number() throws(SyntaxError) -> Double {
        let start = position
        while let byte = next,
            byte == 0x2B || byte == 0x2D || byte == 0x2E || byte | 0x20 == 0x65 || (0x30...0x39 ~= byte)
        {
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = Double(text), number.isFinite else { throw error("\"\(text)\" is not a number") }
        return number
    }

    private mutating func string() throws(SyntaxError) -> String {
        position += 1
        var content: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let string = String(validating: content, as: UTF8.self) else { throw error("invalid UTF-8") }
                return string
            case UInt8(ascii: "\\"): content += Array(String(try escape()).utf8)
            case ..<0x20: throw error("unescaped control character in a string")
            default: content.append(byte)
            }
        }
        throw error("unterminated string")
    }

    private mutating func escape() throws(SyntaxError) -> Unicode.Scalar {
        guard let byte = next else { throw error("unterminated string") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "u"):
            var code = UInt32(try codeUnit())
            if 0xD800..<0xDC00 ~= code, bytes[position...].starts(with: "\\u".utf8) {
                position += 2
                let low = UInt32(try codeUnit())
                guard 0xDC00..<0xE000 ~= low else { throw error("invalid surrogate pair") }
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(code) else { throw error("invalid surrogate pair") }
            return scalar
        default: throw error("invalid escape sequence '\\\(Unicode.Scalar(byte))'")
        }
    }

    private mutating func codeUnit() throws(SyntaxError) -> UInt16 {
        let digits = bytes[position...].prefix(4)
        // The initializer of an integer also accepts a sign.
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let code = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw error("expected four hexadecimal digits") }
        position += 4
        return code
    }
}

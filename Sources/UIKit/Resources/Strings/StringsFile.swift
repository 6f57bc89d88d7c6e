import Foundation

/// Reads `.strings` files.
enum StringsFile {
    /// Returns the strings of a file; nil if it cannot be read.
    static func strings(atPath path: String) -> [String: String]? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        if let strings = data.withUnsafeBytes({ compiled($0.bindMemory(to: UInt8.self)) }) { return strings }
        return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
    }

    /// Returns the strings of a file in the format of the resource compiler: `"key" = "value";` on each line, with no
    /// escape sequences other than `\"`, `\\` and `\n`. Nil if the file has another format. Foundation's parser takes
    /// four times as long.
    private static func compiled(_ bytes: UnsafeBufferPointer<UInt8>) -> [String: String]? {
        var position = 0
        func take(_ text: StaticString) -> Bool {
            guard bytes.count - position >= text.utf8CodeUnitCount,
                memcmp(bytes.baseAddress! + position, text.utf8Start, text.utf8CodeUnitCount) == 0
            else { return false }
            position += text.utf8CodeUnitCount
            return true
        }
        func string() -> String? {
            let start = position
            var hasEscapes = false
            while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                if bytes[position] == UInt8(ascii: "\\") {
                    hasEscapes = true
                    position += 1
                }
                position += 1
            }
            guard position < bytes.count else { return nil }
            let content = bytes[start..<position]
            position += 1
            guard hasEscapes else { return String(validating: content, as: UTF8.self) }
            var unescaped: [UInt8] = []
            unescaped.reserveCapacity(content.count)
            var index = content.startIndex
            while index < content.endIndex {
                if content[index] == UInt8(ascii: "\\") {
                    index += 1
                    switch content[index] {
                    case UInt8(ascii: "n"): unescaped.append(0x0A)
                    case UInt8(ascii: "\""), UInt8(ascii: "\\"): unescaped.append(content[index])
                    default: return nil
                    }
                } else {
                    unescaped.append(content[index])
                }
                index += 1
            }
            return String(validating: unescaped, as: UTF8.self)
        }
        var strings: [String: String] = [:]
        while position < bytes.count {
            guard take("\""), let key = string(), take(" = \""), let value = string(), take(";\n") else { return nil }
            strings[key] = value
        }
        return strings
    }
}

/// The replacements to make in a text, and the lines to append to it.
struct SourceEdits {
    private var replacements: [(range: Range<Int>, bytes: [UInt8])] = []

    /// The lines to append to the file.
    var suffix: [String] = []

    var isEmpty: Bool { replacements.isEmpty && suffix.isEmpty }

    mutating func replace(_ range: Range<Int>, with text: String) {
        replacements.append((range, Array(text.utf8)))
    }

    mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

    /// Replaces a range with a text that is not longer, padded with spaces. Line breaks in the range stay.
    ///
    /// - Returns: False if the text does not fit before the first line break in the range. Nothing is replaced then.
    @discardableResult
    mutating func overwrite(_ range: Range<Int>, of bytes: [UInt8], with text: String = "") -> Bool {
        let text = Array(text.utf8)
        let old = bytes[range]
        let firstLine = old.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? range.upperBound
        guard text.count <= firstLine - range.lowerBound else { return false }
        var new = text
        for byte in old.dropFirst(text.count) {
            new.append(byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " "))
        }
        replacements.append((range, new))
        return true
    }

    /// Returns the edited text. Replacements inside a range that is itself replaced are dropped.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var end = 0
        let inOrder = replacements.enumerated().sorted {
            ($0.element.range.lowerBound, -$0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, -$1.element.range.upperBound, $1.offset)
        }
        for (range, new) in inOrder.map(\.element) where range.lowerBound >= end {
            result += bytes[end..<range.lowerBound]
            result += new
            end = range.upperBound
        }
        result += bytes[end...]
        guard !suffix.isEmpty else { return result }
        if let last = result.last, last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
        for line in suffix {
            result += line.utf8
            result.append(UInt8(ascii: "\n"))
        }
        return result
    }
}

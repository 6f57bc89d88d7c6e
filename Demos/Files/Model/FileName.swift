import Foundation

/// The name of a file as the file system stores it: bytes, which need not be valid UTF-8.
struct FileName: Hashable, Sendable {
    /// The bytes, without a terminating zero.
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The name for display, on one line: each byte that is not valid UTF-8 is shown as `�`, and each control character
    /// as its picture, such as `␊`.
    var text: String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.unicodeScalars.contains(where: FileName.isUnsafe) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0...0x1F: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 0x7F: result.append("\u{2421}")
            case _ where FileName.isUnsafe(scalar): result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Control characters, separators of lines, and characters that change the direction of the text around them.
    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The name as the user edits it; nil if it is not valid UTF-8.
    var editableText: String? { String(validating: bytes, as: UTF8.self) }

    /// A Boolean value that indicates whether the name begins with a period.
    var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

    /// The index of the period before the extension; the length of the name if it has no extension.
    var extensionStart: Int {
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot < bytes.count - 1 else {
            return bytes.count
        }
        return dot
    }

    /// The extension in lowercase, without the period; empty if there is none.
    var pathExtension: String {
        let start = extensionStart
        guard start < bytes.count, bytes.count - start <= 16 else { return "" }
        return String(decoding: bytes[(start + 1)...], as: UTF8.self).lowercased()
    }

    /// Returns the reason why a text cannot be the name of a file; nil if it can.
    static func problem(with text: String) -> String? {
        switch text {
        case "": "A name cannot be empty."
        case ".", "..": "The name “\(text)” is reserved."
        case _ where text.utf8.contains(UInt8(ascii: "/")): "A name cannot contain a slash."
        case _ where text.utf8.contains(0): "A name cannot contain a zero character."
        case _ where text.utf8.count > 255: "The name is too long."
        default: nil
        }
    }
}

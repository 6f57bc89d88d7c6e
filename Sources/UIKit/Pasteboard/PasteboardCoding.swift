import Foundation

/// How values become data that others understand, and the reverse.
@MainActor enum PasteboardCoding {
    /// Whether a value can be put on a pasteboard.
    static func accepts(_ value: Any) -> Bool {
        switch value {
        case is Data, is String, is URL, is UIImage, is UIColor, is DeferredValue: true
        default: PropertyListSerialization.propertyList(value, isValidFor: .binary)
        }
    }

    /// A value as data of a type; nil if it cannot be.
    static func data(_ value: Any, type: String) -> Data? {
        switch value {
        case let data as Data: return data
        case let text as String: return Data(text.utf8)
        case let url as URL: return Data(url.absoluteString.utf8)
        case let image as UIImage:
            return PasteboardKind.named(type)?.identifier == "public.jpeg"
                ? image.jpegData(compressionQuality: 0.9) : image.pngData()
        case let color as UIColor: return data(color)
        case let deferred as DeferredValue: return deferred.value().flatMap { data($0, type: type) }
        default:
            guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else { return nil }
            return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        }
    }

    /// What an app gets for data of a type; nil if they are not what the type says.
    static func value(_ data: Data, type: String) -> Any? {
        switch PasteboardKind.named(type)?.value {
        case .text: text(data)
        case .url: urls(data).first
        case .image: UIImage(data: data)
        case .color: color(data)
        case .data, nil: data
        }
    }

    // MARK: Text

    /// Text in UTF-8. What is no UTF-8 is shown as replacement characters; a zero at the end, which some programs send,
    /// is not text.
    static func text(_ data: Data) -> String {
        String(decoding: data.last == 0 ? data.dropLast() : data, as: UTF8.self)
    }

    // MARK: URLs

    /// The URLs of a list with one in each line; lines that begin with a number sign are remarks.
    static func urls(_ data: Data) -> [URL] {
        text(data).split(whereSeparator: \.isNewline).compactMap { line in
            guard !line.hasPrefix("#") else { return nil }
            let text = line.trimmingCharacters(in: .whitespaces)
            return text.isEmpty ? nil : URL(string: text)
        }
    }

    static func list(_ urls: [URL]) -> Data { Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8) }

    // MARK: Colours

    /// Red, green, blue and alpha in 16 bits each, in the machine's byte order.
    static func data(_ color: UIColor) -> Data {
        var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
        color.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
        let numbers = [parts.red, parts.green, parts.blue, parts.alpha].map {
            UInt16((max(0, min(1, $0)) * 65535).rounded())
        }
        return numbers.withUnsafeBytes { Data($0) }
    }

    static func color(_ data: Data) -> UIColor? {
        guard data.count == 8 else { return nil }
        let parts = data.withUnsafeBytes { bytes in
            (0..<4).map { CGFloat(bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) / 65535 }
        }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

/// A value that is made when somebody asks for it.
@MainActor final class DeferredValue {
    let value: @MainActor () -> Any?
    init(_ value: @escaping @MainActor () -> Any?) { self.value = value }
}

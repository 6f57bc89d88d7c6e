import Foundation

/// Converts pasteboard values to data that other applications understand, and back.
@MainActor enum PasteboardCoding {
    /// Returns whether a value can be put on a pasteboard.
    static func accepts(_ value: Any) -> Bool {
        switch value {
        case is Data, is String, is URL, is UIImage, is UIColor, is DeferredValue: true
        default: PropertyListSerialization.propertyList(value, isValidFor: .binary)
        }
    }

    /// Returns a value as data of a type, or `nil` if it cannot be converted.
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

    /// Returns the value that an app receives for data of a type, or `nil` if the data is not valid for the type.
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

    /// Decodes UTF-8 text. Invalid bytes become replacement characters; a trailing zero byte, which some clients send,
    /// is removed.
    nonisolated static func text(_ data: Data) -> String {
        String(decoding: data.last == 0 ? data.dropLast() : data, as: UTF8.self)
    }

    // MARK: URLs

    /// Parses a list with one URL per line (`text/uri-list`). Lines that begin with a number sign are comments.
    nonisolated static func urls(_ data: Data) -> [URL] {
        text(data).split(whereSeparator: \.isNewline).compactMap { line in
            guard !line.hasPrefix("#") else { return nil }
            let text = line.trimmingCharacters(in: .whitespaces)
            return text.isEmpty ? nil : URL(string: text)
        }
    }

    nonisolated static func list(_ urls: [URL]) -> Data { Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8) }

    // MARK: Colors

    /// Encodes a color as red, green, blue and alpha in 16 bits each, in native byte order (`application/x-color`).
    nonisolated static func data(_ color: UIColor) -> Data {
        var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
        color.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
        let numbers = [parts.red, parts.green, parts.blue, parts.alpha].map {
            UInt16((max(0, min(1, $0)) * 65535).rounded())
        }
        return numbers.withUnsafeBytes { Data($0) }
    }

    nonisolated static func color(_ data: Data) -> UIColor? {
        guard data.count == 8 else { return nil }
        let parts = data.withUnsafeBytes { bytes in
            (0..<4).map { CGFloat(bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) / 65535 }
        }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

/// A value that is created on demand.
@MainActor final class DeferredValue {
    let value: @MainActor () -> Any?
    init(_ value: @escaping @MainActor () -> Any?) { self.value = value }
}

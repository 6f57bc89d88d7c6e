import CoreGraphics

/// The protocol with which programs promise files in drags (XDS, "direct save").
///
/// The source stores the name of the file in a property of its window. The target replaces it by the URL of the file,
/// and requests the data of the type ``type``. The source saves the file, and answers with one letter.
package enum DirectSave {
    /// The name of the type, and of the property.
    package static let type = "XdndDirectSave0"
    /// The type whose data the target saves itself if the source cannot.
    package static let fallbackType = "application/octet-stream"

    /// The answers of a source.
    package enum Answer: UInt8, Sendable {
        /// The file was saved.
        case success = 0x53
        /// The source cannot save a file there; the target may load ``DirectSave/fallbackType`` and save it.
        case failure = 0x46
        /// There is no file.
        case error = 0x45

        /// The data of the answer.
        package var data: Data { Data([rawValue]) }

        /// Creates an answer from its data.
        package init?(_ data: Data) {
            guard data.count <= 2, let first = data.first else { return nil }
            self.init(rawValue: first)
        }
    }

    /// The longest name of a file, in bytes.
    private static let maximumNameLength = 255

    /// Returns the name of a file that another program suggests: without folders and control characters, and not
    /// hidden; nil if nothing is left.
    ///
    /// - Parameter bytes: The value of the property.
    package static func name(_ bytes: [UInt8]) -> String? {
        // Some programs end the name with a zero byte.
        let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        let last = text.split(separator: "/", omittingEmptySubsequences: true).last ?? ""
        let visible = String(
            String.UnicodeScalarView(
                last.unicodeScalars.filter {
                    $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
                })
        ).trimmingCharacters(in: .whitespaces)
        var name = Substring(visible).drop { $0 == "." }
        while name.utf8.count > maximumNameLength { name = name.dropLast() }
        return name.isEmpty ? nil : String(name)
    }

    /// Returns the file that a target wants: an absolute path on this machine without steps to an outer folder; nil for
    /// anything else.
    ///
    /// - Parameters:
    ///   - bytes: The value of the property.
    ///   - hostName: The name of this machine.
    package static func file(_ bytes: [UInt8], hostName: String = URIList.hostName) -> URL? {
        let urls = URIList.urls(in: Data(bytes), hostName: hostName)
        guard urls.count == 1, let url = urls.first, url.isFileURL, !url.hasDirectoryPath else { return nil }
        let parts = url.path.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = parts.last, !name.isEmpty, name.utf8.count <= maximumNameLength,
            !parts.contains(where: { $0 == "." || $0 == ".." })
        else { return nil }
        return url
    }
}

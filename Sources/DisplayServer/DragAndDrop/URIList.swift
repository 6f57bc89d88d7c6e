import CoreGraphics

/// Lists of URLs as programs exchange them (`text/uri-list`, RFC 2483; DT-06).
package enum URIList {
    /// The type name of a list of URLs.
    package static let type = "text/uri-list"

    /// The largest number of URLs that are read from a list.
    package static let maximumCount = 100_000

    /// Returns the data of a list: a line with CRLF for each URL. Characters of file names that URLs do not allow are
    /// percent-encoded.
    package static func data(of urls: [URL]) -> Data {
        var data = Data()
        for url in urls { data.append(contentsOf: "\(url.absoluteString)\r\n".utf8) }
        return data
    }

    /// Returns the URLs of a list, in their order.
    ///
    /// Comments and lines that are no absolute URL are skipped. The URL of a file has no host afterwards, and is
    /// skipped if it names a file of another host.
    ///
    /// - Parameters:
    ///   - data: The data. Lines may end with CRLF, LF or CR.
    ///   - hostName: The name of this machine.
    package static func urls(in data: Data, hostName: String = URIList.hostName) -> [URL] {
        var urls: [URL] = []
        let separators: Set<UInt8> = [UInt8(ascii: "\r"), UInt8(ascii: "\n"), 0]
        for line in data.split(whereSeparator: { separators.contains($0) }) {
            guard urls.count < maximumCount else { break }
            let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
            guard !text.hasPrefix("#"), let url = url(text, hostName: hostName) else { continue }
            urls.append(url)
        }
        return urls
    }

    private static func url(_ text: String, hostName: String) -> URL? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        guard text[..<colon].lowercased() == "file" else {
            guard let url = URL(string: text), url.scheme != nil else { return nil }
            return url
        }
        var path = text[text.index(after: colon)...]
        if path.hasPrefix("//") {
            path = path.dropFirst(2)
            let host = path.prefix { $0 != "/" }
            path = path.dropFirst(host.count)
            let own = ["", "localhost", hostName.lowercased()]
            guard own.contains(host.lowercased()) else { return nil }
        }
        // A file's name can contain any byte but zero and a slash; a query or a fragment would have been encoded.
        guard path.hasPrefix("/"), let name = String(path).removingPercentEncoding, !name.utf8.contains(0) else {
            return nil
        }
        return URL(fileURLWithPath: name)
    }

    /// The name of this machine.
    package static var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

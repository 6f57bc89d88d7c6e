import Foundation

/// A file with unsaved text. The first line identifies the document; the text follows.
struct RecoveryFile: Equatable, Sendable {
    private struct Header: Codable {
        var version = 1
        let document: String?
        let date: Double
        let base: String?
    }

    let path: String
    /// The canonical path of the document; nil if it has none yet.
    let document: String?
    /// The time when the file was written.
    let date: Date
    /// The hash of the document file's contents when the text was changed; nil if there was no file.
    let base: String?
    let text: String

    /// Reads a recovery file.
    ///
    /// Returns nil if the file is not a recovery file, or if it belongs to another user, who could have planted it.
    init?(path: String) {
        guard let file = try? FileDescriptor(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
            let status = try? file.status(), status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            let content = try? file.read(), let end = content.firstIndex(of: 0x0A),
            let header = try? JSONDecoder().decode(Header.self, from: content[..<end]), header.version == 1
        else { return nil }
        self.path = path
        document = header.document
        date = Date(timeIntervalSince1970: header.date)
        base = header.base
        text = String(decoding: content[(end + 1)...], as: UTF8.self)
    }

    /// Returns the bytes of a recovery file.
    static func content(of text: String, document: String?, base: String?, date: Date = Date()) -> Data {
        let header = Header(document: document, date: date.timeIntervalSince1970, base: base)
        var content = (try? JSONEncoder().encode(header)) ?? Data()
        content.append(0x0A)
        content.append(contentsOf: text.utf8)
        return content
    }

    func remove() { unlink(path) }
}

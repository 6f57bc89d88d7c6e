import Foundation

/// A text that was not saved, as stored for the case that the process ends: a line that says what it belongs to, then
/// the text itself.
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
    /// The time at which it was written.
    let date: Date
    /// The hash of what was in the document's file when the text was changed; nil if there was no file.
    let base: String?
    let text: String

    /// Reads a file.
    ///
    /// - Returns: Nil if it is not one, or belongs to another user, who may have planted it.
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

    /// The bytes of a file.
    static func content(of text: String, document: String?, base: String?, date: Date = Date()) -> Data {
        let header = Header(document: document, date: date.timeIntervalSince1970, base: base)
        var content = (try? JSONEncoder().encode(header)) ?? Data()
        content.append(0x0A)
        content.append(contentsOf: text.utf8)
        return content
    }

    func remove() { unlink(path) }
}

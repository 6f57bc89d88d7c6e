import Foundation

/// Reads the files of a project, up to a maximum size.
enum ResourceFile {
    /// The maximum size of a text file, in bytes.
    static let maximumTextSize = 64 << 20

    /// Returns the contents of a text file, or nil, after reporting an error, if the file cannot be read or is too
    /// large.
    static func text(_ path: String, _ diagnostics: Diagnostics) -> Data? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            diagnostics.error("the file cannot be read", in: path)
            return nil
        }
        guard status.st_size <= maximumTextSize else {
            diagnostics.error("the file is larger than \(maximumTextSize >> 20) MB", in: path)
            return nil
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            diagnostics.error("the file cannot be read", in: path)
            return nil
        }
        return data
    }

    /// Returns the document in a JSON file, or nil, after reporting an error, if the file cannot be read or parsed.
    static func json(_ path: String, _ diagnostics: Diagnostics) -> JSONNode? {
        guard let data = text(path, diagnostics) else { return nil }
        do {
            return try JSONParser.parse(Array(data))
        } catch {
            diagnostics.error(error.message, in: path, line: error.line)
            return nil
        }
    }
}

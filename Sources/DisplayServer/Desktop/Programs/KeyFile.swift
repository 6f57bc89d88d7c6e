import CoreGraphics

/// A text in the format of desktop entries and of lists of associations: groups of keys with values.
struct KeyFile {
    /// The size in bytes above which files are ignored.
    private static let sizeLimit = 1 << 20

    private var groups: [String: [String: String]] = [:]

    /// Reads a file; nil if there is none, or if it is too large.
    init?(path: String) {
        var status = stat()
        // A pipe or a device could make the thread wait.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= KeyFile.sizeLimit,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        self.init(String(decoding: data, as: UTF8.self))
    }

    /// Reads a text. Lines that are neither groups nor keys are ignored, and of equal keys the first one counts.
    init(_ text: String) {
        var group = ""
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("#") { continue }
            if line.hasPrefix("["), line.hasSuffix("]") {
                group = String(line.dropFirst().dropLast())
                continue
            }
            guard let equals = line.firstIndex(of: "=") else { continue }
            let key = line[..<equals].trimmingCharacters(in: .whitespaces)
            let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            if groups[group]?[key] == nil { groups[group, default: [:]][key] = value }
        }
    }

    /// Returns the value of a key as it is written; nil if there is none.
    func value(_ key: String, in group: String) -> String? { groups[group]?[key] }

    /// Returns the value of a key with its escape sequences replaced.
    func text(_ key: String, in group: String) -> String? { value(key, in: group).map(KeyFile.unescaped) }

    /// Returns a value that is separated by semicolons.
    func list(_ key: String, in group: String) -> [String] {
        (value(key, in: group) ?? "").split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static func unescaped(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        var result = ""
        var isEscaped = false
        for character in text {
            guard isEscaped else {
                if character == "\\" { isEscaped = true } else { result.append(character) }
                continue
            }
            isEscaped = false
            switch character {
            case "s": result.append(" ")
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "\\": result.append("\\")
            default: result += "\\" + String(character)
            }
        }
        return result
    }
}

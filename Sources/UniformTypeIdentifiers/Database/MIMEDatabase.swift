import Foundation
import SystemSupport

/// The desktop's database of MIME types (shared-mime-info): the files `globs2`, `subclasses`, `aliases` and `types` in
/// the folders `mime` of the desktop's data folders. Files that are missing or invalid count as empty.
struct MIMEDatabase: Sendable {
    /// The MIME types of extensions in lower case, the preferred one first.
    private(set) var types: [String: [String]] = [:]
    /// The extensions of MIME types, the preferred one first.
    private(set) var extensions: [String: [String]] = [:]
    private(set) var parents: [String: [String]] = [:]
    private(set) var aliases: [String: String] = [:]
    private(set) var names: Set<String> = []
    private let folders: [String]

    /// The database of the user, which is read on first access.
    static let shared = MIMEDatabase(environment: .process)

    /// The size in bytes above which a file is no part of a database.
    private static let maximumSize = 16 << 20

    /// Reads a database.
    ///
    /// - Parameter environment: The environment. Reads `XDG_DATA_HOME`, `HOME` and `XDG_DATA_DIRS`.
    init(environment: ProcessEnvironment) {
        folders = environment.dataFolders.map { $0 + "/mime" }
        var weights: [(weight: Int, type: String, suffix: String)] = []
        for folder in folders {
            Self.readLines("\(folder)/globs2") { line in
                let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
                guard parts.count >= 3, let weight = Int(parts[0]), parts[2].hasPrefix("*.") else { return }
                let suffix = parts[2].dropFirst(2)
                guard !suffix.isEmpty, !suffix.contains(where: { "*?[".contains($0) }) else { return }
                weights.append((weight, String(parts[1]), suffix.lowercased()))
            }
            Self.readLines("\(folder)/subclasses") { line in
                let parts = line.split(separator: " ")
                if parts.count == 2 { parents[String(parts[0]), default: []].append(String(parts[1])) }
            }
            Self.readLines("\(folder)/aliases") { line in
                let parts = line.split(separator: " ")
                if parts.count == 2 { aliases[String(parts[0])] = String(parts[1]) }
            }
            Self.readLines("\(folder)/types") { names.insert(String($0)) }
        }
        // A stable order keeps that of the files for equal weights.
        for entry in weights.enumerated().sorted(by: { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }) {
            let (_, type, suffix) = entry.element
            if types[suffix]?.contains(type) != true { types[suffix, default: []].append(type) }
            if extensions[type]?.contains(suffix) != true { extensions[type, default: []].append(suffix) }
            names.insert(type)
        }
    }

    private static func readLines(_ path: String, _ body: (Substring) -> Void) {
        guard let handle = FileHandle(forReadingAtPath: path), let data = try? handle.read(upToCount: maximumSize) else {
            return
        }
        let text = String(decoding: data, as: UTF8.self)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") { body(line) }
    }

    /// Returns the name of a MIME type that is not an alias, in lower case and without parameters; `nil` if the text is
    /// no MIME type.
    func canonical(_ type: String) -> String? {
        let name = type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, !name.contains(where: \.isWhitespace) else {
            return nil
        }
        return aliases[name] ?? name
    }

    /// Returns the description of a MIME type for the user.
    ///
    /// - Parameters:
    ///   - type: The MIME type.
    ///   - languages: The languages in the order of preference, such as `de_AT`; an empty text for that of the file,
    ///     which is English.
    func description(of type: String, languages: [String]) -> String? {
        guard !type.contains(".."), names.contains(type) else { return nil }
        for folder in folders {
            var texts: [String: String] = [:]
            Self.readLines("\(folder)/\(type).xml") { line in
                guard let start = line.range(of: "<comment"), let end = line.range(of: "</comment>"),
                    let open = line.range(of: ">", range: start.upperBound..<line.endIndex),
                    open.upperBound <= end.lowerBound
                else { return }
                let language = line[start.upperBound..<open.lowerBound].split(separator: "\"").dropFirst().first ?? ""
                texts[String(language)] = Self.unescaped(line[open.upperBound..<end.lowerBound])
            }
            if let text = languages.lazy.compactMap({ texts[$0] }).first { return text }
        }
        return nil
    }

    private static func unescaped(_ text: Substring) -> String {
        String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
    }
}

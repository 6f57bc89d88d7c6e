import CoreGraphics
import SystemSupport

extension DesktopProgram {
    private static let group = "Desktop Entry"

    /// Reads a desktop entry.
    ///
    /// - Parameters:
    ///   - path: The path of the entry.
    ///   - identifier: The name of the entry.
    ///   - environment: The environment. Reads the user's language, and `PATH`.
    /// - Returns: Nil if the entry is not that of an application, is hidden, needs a terminal, or if its program is not
    ///   installed.
    init?(entry path: String, identifier: String, environment: ProcessEnvironment) {
        guard let file = KeyFile(path: path), file.value("Type", in: Self.group) == "Application",
            file.value("Hidden", in: Self.group) != "true", file.value("Terminal", in: Self.group) != "true",
            let words = file.text("Exec", in: Self.group).flatMap(Self.words), let program = words.first,
            Self.executable(program, environment) != nil
        else { return nil }
        if let needed = file.text("TryExec", in: Self.group), Self.executable(needed, environment) == nil { return nil }
        let languages = Self.languages(environment)
        let names = languages.map { "Name[\($0)]" } + ["Name"]
        self.init(
            identifier: identifier,
            name: names.lazy.compactMap { file.text($0, in: Self.group) }.first { !$0.isEmpty } ?? identifier,
            icon: file.text("Icon", in: Self.group), command: words, entryPath: path)
    }

    /// Returns the path of a program: the path itself, or the first one in `PATH`.
    static func executable(_ name: String, _ environment: ProcessEnvironment) -> String? {
        guard name.contains("/") else { return DetachedProgram(named: name, environment: environment)?.path }
        return name.hasPrefix("/") && access(name, X_OK) == 0 ? name : nil
    }

    /// Splits a command line: words are separated by spaces, unless they are in quotation marks.
    ///
    /// - Returns: Nil if a quotation mark is missing, or if there is no word.
    static func words(_ line: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var (isQuoted, isEscaped) = (false, false)
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", isQuoted {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
                word = word ?? ""
            } else if !isQuoted, character == " " || character == "\t" || character == "\n" {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard !isQuoted else { return nil }
        if let word { words.append(word) }
        return words.isEmpty ? nil : words
    }

    /// Returns the suffixes of keys for the user's language, the most specific one first.
    static func languages(_ environment: ProcessEnvironment) -> [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let parts = locale.split(separator: "@", maxSplits: 1)
        let modifier = parts.count > 1 ? "@\(parts[1])" : ""
        let base = parts.first?.split(separator: ".").first.map(String.init) ?? ""
        let language = base.split(separator: "_").first.map(String.init) ?? ""
        guard !language.isEmpty, language != "C", language != "POSIX" else { return [] }
        var found: [String] = []
        for candidate in [base + modifier, base, language + modifier, language] where !found.contains(candidate) {
            found.append(candidate)
        }
        return found
    }
}

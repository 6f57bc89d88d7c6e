import CoreGraphics

/// A program of the desktop that can open files.
package struct DesktopProgram: Equatable, Sendable {
    /// The name of the desktop entry, such as `org.gnome.gedit.desktop`.
    package let identifier: String
    /// The name in the user's language.
    package let name: String
    /// The name or the path of the icon; nil if there is none.
    package let icon: String?
    /// The words of the command line, with field codes.
    package let command: [String]
    /// The path of the desktop entry.
    package let entryPath: String

    /// Creates a program.
    ///
    /// - Parameters:
    ///   - identifier: The name of the desktop entry.
    ///   - name: The name for the user.
    ///   - icon: The name or the path of the icon.
    ///   - command: The words of the command line.
    ///   - entryPath: The path of the desktop entry.
    package init(identifier: String, name: String, icon: String?, command: [String], entryPath: String) {
        self.identifier = identifier
        self.name = name
        self.icon = icon
        self.command = command
        self.entryPath = entryPath
    }

    /// Returns the command lines that open files: one for all of them, or one for each if the program accepts only one.
    ///
    /// - Parameter files: The URLs of files; at least one.
    package func commandLines(for files: [URL]) -> [[String]] {
        let codes = command.flatMap(DesktopProgram.codes)
        if codes.contains("F") || codes.contains("U") { return [expanded(files)] }
        return files.map { expanded([$0]) }
    }

    /// Returns the field codes in a word: the characters after percent signs.
    private static func codes(in word: String) -> [Character] {
        var codes: [Character] = []
        var isCode = false
        for character in word {
            if isCode { codes.append(character) }
            isCode = !isCode && character == "%"
        }
        return codes
    }

    private func expanded(_ files: [URL]) -> [String] {
        var words: [String] = []
        var hasFiles = false
        for word in command {
            switch word {
            case "%F", "%U":
                words += files.map { word == "%F" ? $0.path : $0.absoluteString }
                hasFiles = true
            case "%i":
                if let icon { words += ["--icon", icon] }
            default:
                guard let text = expanded(word, files[0], &hasFiles) else { continue }
                words.append(text)
            }
        }
        // A program without a code for files receives them as its last arguments.
        return hasFiles ? words : words + files.map(\.path)
    }

    /// Returns a word with its field codes replaced; nil for a word that has only codes without a value.
    private func expanded(_ word: String, _ file: URL, _ hasFiles: inout Bool) -> String? {
        var text = ""
        var isCode = false
        for character in word {
            guard isCode else {
                if character == "%" { isCode = true } else { text.append(character) }
                continue
            }
            isCode = false
            switch character {
            case "%": text.append("%")
            case "f", "u", "F", "U":
                text += character == "f" || character == "F" ? file.path : file.absoluteString
                hasFiles = true
            case "c": text += name
            case "k": text += entryPath
            // The others are obsolete, and have no value.
            default: break
            }
        }
        return text.isEmpty && !word.isEmpty ? nil : text
    }
}

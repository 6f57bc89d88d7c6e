import UIKit

/// The notes in a text. Each note begins with a line like `# Groceries`. Text before the first such line is a note,
/// too.
struct NoteOutline: Equatable {
    struct Note: Equatable {
        let title: String
        /// The first line after the title that is not empty.
        let preview: String
        /// The location of the note's beginning, in UTF-16 code units.
        let start: Int
    }

    let notes: [Note]
    let words: Int

    init(_ text: String = "") {
        var notes: [Note] = []
        var words = 0
        var offset = 0
        // The properties of the current note.
        var title: String?
        var preview = ""
        var start = 0
        func finish() {
            if let title {
                notes.append(Note(title: title.isEmpty ? "Untitled" : title, preview: preview, start: start))
            }
        }
        // Split by bytes instead of characters, because Swift treats CR LF as a single character.
        for bytes in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let line = Substring(bytes)
            words += NoteOutline.words(in: bytes)
            if bytes.starts(with: "# ".utf8) || bytes.elementsEqual("#".utf8) {
                finish()
                let name = line.dropFirst(2).trimmingCharacters(in: .whitespacesAndNewlines)
                (title, preview, start) = (name, "", offset)
            } else if title == nil || preview.isEmpty {
                let content = line.trimmingCharacters(in: .whitespacesAndNewlines)
                if title != nil {
                    preview = content
                } else if !content.isEmpty {
                    (title, start) = (content, offset)
                }
            }
            offset += line.utf16.count + 1
        }
        finish()
        self.notes = notes
        self.words = words
    }

    /// Returns the number of words: parts between spaces that contain a letter or digit. Works on bytes, because a long
    /// text is counted while the user types.
    private static func words(in line: Substring.UTF8View) -> Int {
        var count = 0
        var isCounted = false
        for byte in line {
            switch byte {
            case ...0x20: isCounted = false
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...:
                if !isCounted { count += 1 }
                isCounted = true
            default: break
            }
        }
        return count
    }

    /// Returns the index of the note that contains an offset, or nil if there are no notes.
    func index(at offset: Int) -> Int? {
        notes.isEmpty ? nil : max(0, (notes.firstIndex { $0.start > offset } ?? notes.count) - 1)
    }
}

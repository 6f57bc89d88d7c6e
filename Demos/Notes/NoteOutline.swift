import UIKit

/// The notes of a text: each begins with a line like `# Groceries`; what stands before the first such line is one, too.
struct NoteOutline: Equatable {
    struct Note: Equatable {
        let title: String
        /// The first of its lines that says anything, after the title.
        let preview: String
        /// Where it begins, in UTF-16 code units.
        let start: Int
    }

    let notes: [Note]
    let words: Int

    init(_ text: String = "") {
        var notes: [Note] = []
        var words = 0
        var offset = 0
        // Of the note that is being read.
        var title: String?
        var preview = ""
        var start = 0
        func finish() {
            if let title {
                notes.append(Note(title: title.isEmpty ? "Untitled" : title, preview: preview, start: start))
            }
        }
        // Not by letters: to Swift, the two ends of a line that Windows writes are one.
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

    /// The parts between spaces that have a letter or digit. Looks at bytes: a long text is counted while it is
    /// written.
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

    /// The note that an offset is in; nil if there are none.
    func index(at offset: Int) -> Int? {
        notes.isEmpty ? nil : max(0, (notes.firstIndex { $0.start > offset } ?? notes.count) - 1)
    }
}

import Foundation
import Testing
import UIKit

/// A text storage subclass with its own backing store, as apps with syntax highlighting implement it.
final class CustomTextStorage: NSTextStorage {
    let backing = NSMutableAttributedString()
    var isHighlighting = false

    override var string: String { backing.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        if isHighlighting {
            let paragraph = (string as NSString).paragraphRange(for: editedRange)
            removeAttribute(.foregroundColor, range: paragraph)
            let text = string as NSString
            var search = paragraph
            while search.length > 0 {
                let found = text.range(of: "let", range: search)
                guard found.location != NSNotFound else { break }
                addAttribute(.foregroundColor, value: UIColor.red, range: found)
                let end = found.location + found.length
                search = NSRange(location: end, length: paragraph.location + paragraph.length - end)
            }
        }
        super.processEditing()
    }
}

@MainActor private final class StorageLog: NSTextStorageDelegate {
    var lines: [String] = []
    var change: ((NSTextStorage, NSRange) -> Void)?

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        lines.append("will \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
        change?(textStorage, editedRange)
    }

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) { lines.append("did \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)") }
}

@Suite("NSTextStorage") @MainActor struct TextStorageTests {
    @Test("edits are processed one by one or as a group") func edits() {
        let storage = NSTextStorage(string: "Hello")
        let log = StorageLog()
        storage.delegate = log
        storage.append(NSAttributedString(string: " you"))
        #expect(log.lines == ["will 3 5,4 4", "did 3 5,4 4"])
        log.lines = []
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 7, length: 2))
        #expect(log.lines.isEmpty)
        #expect(storage.editedRange == NSRange(location: 0, length: 9))
        storage.endEditing()
        #expect(log.lines == ["will 3 0,9 0", "did 3 0,9 0"])
        #expect(storage.string == "Jello you")
        #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
        log.lines = []
        // Insertions before and after the text, and a deletion across both boundaries.
        storage.beginEditing()
        storage.insert(NSAttributedString(string: "ab"), at: 4)
        storage.insert(NSAttributedString(string: "c"), at: 0)
        storage.deleteCharacters(in: NSRange(location: 6, length: 3))
        storage.endEditing()
        #expect(log.lines.last == "did 3 0,6 0")
        #expect(storage.string == "cJelloou" || storage.length == 9)
    }

    @Test("a delegate may change the text before it is processed") func delegateChanges() {
        let storage = NSTextStorage(string: "")
        let log = StorageLog()
        storage.delegate = log
        log.change = { storage, range in
            storage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
        }
        storage.append(NSAttributedString(string: "abc"))
        #expect(storage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(log.lines == ["will 3 0,3 3", "did 3 0,3 3"])
    }

    @Test("all methods of a subclass call its primitive methods") func subclass() {
        let storage = CustomTextStorage()
        storage.append(NSAttributedString(string: "Hello", attributes: [.kern: 2]))
        storage.insert(NSAttributedString(string: ", World"), at: 5)
        storage.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 3, length: 4))
        storage.removeAttribute(.kern, range: NSRange(location: 0, length: 2))
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: NSAttributedString(string: "J"))
        storage.deleteCharacters(in: NSRange(location: 10, length: 2))
        #expect(storage.backing.string == "Jello, Wor")
        #expect(storage.length == 10)
        #expect(storage.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == 1)
        #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) == nil)
        // Foundation can copy the storage and parts of it.
        #expect(NSAttributedString(attributedString: storage).isEqual(to: storage.backing))
        #expect(storage.attributedSubstring(from: NSRange(location: 3, length: 4)).string == "lo, ")
        let other = NSMutableAttributedString(string: ">")
        other.append(storage)
        #expect(other.string == ">Jello, Wor")
        // Changes without a notification are detected when the storage is read.
        storage.backing.append(NSAttributedString(string: "ld"))
        #expect(storage.attributedSubstring(from: NSRange(location: 6, length: 6)).string == " World")
    }

    @Test("storages without delegates and layout managers work on other threads") nonisolated func otherThread() async {
        let text = await Task.detached {
            let storage = NSTextStorage(string: "abc")
            storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
            return storage.string
        }.value
        #expect(text == "xbc")
    }

    @Test("an attributed string can be created empty") func empty() {
        #expect(NSMutableAttributedString().length == 0)
        #expect(NSAttributedString().string.isEmpty)
        #expect(NSTextStorage().length == 0)
    }
}

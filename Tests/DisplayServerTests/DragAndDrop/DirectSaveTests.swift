import DisplayServer
import Foundation
import Testing

/// The names and places of promised files.
@Suite struct DirectSaveTests {
    @Test(
        "DT-08: the name of a promised file has no folders, is visible, and has at most 255 bytes",
        arguments: [
            ("a b.txt", "a b.txt"), ("Grüße.png", "Grüße.png"), ("../../.bashrc", "bashrc"), ("/etc/passwd", "passwd"),
            ("folder/", "folder"), ("a\u{1}\nb\u{202E}c", "abc"), ("x.txt\0junk", "x.txt"), ("...", nil), ("", nil),
            ("/", nil), ("..", nil), (" \t ", nil), ("file:///tmp/n.txt", "n.txt"),
        ] as [(String, String?)])
    func names(_ text: String, _ name: String?) { #expect(DirectSave.name(Array(text.utf8)) == name) }

    @Test("DT-08: long names and bytes that are no text are shortened and replaced")
    func longNames() {
        let long = DirectSave.name(Array(String(repeating: "ü", count: 400).utf8))
        #expect(long == String(repeating: "ü", count: 127))
        #expect(DirectSave.name([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
    }

    @Test(
        "DD-11: the place of a promised file is an absolute path on this machine",
        arguments: [
            ("file:///tmp/a%20b.txt", "/tmp/a b.txt"), ("file://localhost/tmp/x", "/tmp/x"),
            ("file://pc/tmp/x\r\n", "/tmp/x"), ("file:/tmp/x", "/tmp/x"), ("file://other/tmp/x", nil),
            ("file:///tmp/../etc/x", nil), ("file:///tmp/%2E%2E/x", nil), ("file:///tmp/", nil), ("file:///", nil),
            ("/tmp/x", nil), ("x", nil), ("", nil), ("http://pc/tmp/x", nil),
            ("file:///tmp/a\r\nfile:///tmp/b", nil), ("file:///tmp/a%00b", nil), ("file:///tmp/..", nil),
        ] as [(String, String?)])
    func places(_ text: String, _ path: String?) {
        #expect(DirectSave.file(Array(text.utf8), hostName: "pc")?.path == path)
    }

    @Test("DT-08: answers are one letter")
    func answers() {
        #expect(DirectSave.Answer(Data("S".utf8)) == .success && DirectSave.Answer(Data("F".utf8)) == .failure)
        #expect(DirectSave.Answer(Data("E\0".utf8)) == .error)
        for text in ["", "s", "Success", "\0S"] { #expect(DirectSave.Answer(Data(text.utf8)) == nil) }
        #expect(DirectSave.Answer.error.data == Data("E".utf8))
    }
}

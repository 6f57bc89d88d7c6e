import DocumentStorage
import Foundation
import Testing

/// Tests of editing sessions and of the contents that they store.
@Suite struct EditingSessionTests {
    private func text(_ file: RecoveryFile) -> String {
        (try? file.contents()).map { String(decoding: $0, as: UTF8.self) } ?? "unreadable"
    }

    private func copy(_ text: String, beside path: String) throws -> String {
        try RecoveredCopy.write(beside: path) { try DocumentWriter.writeNew(Data(text.utf8), to: $0) }
    }

    @Test("UD-08: only sessions of ended processes with unsaved contents are recovered") func recovering() throws {
        let folder = Folder()
        folder.put("old", "f")
        let state = folder["state"]
        let first = EditingSession(path: folder["f"], stateFolder: state)
        try first.keep(Data("one".utf8), .init(base: "x"))
        try first.keep(Data("two".utf8), .init(base: nil))
        #expect(symlink("f", folder["link"]) == 0)
        // The second session refers to the same file by another path. The first session is in this process, too.
        let second = EditingSession(path: folder["link"], stateFolder: state)
        #expect(second.otherEditors() == [EditingSession.Editor(process: getpid(), host: nil)])
        #expect(second.leftBehind().isEmpty)
        try second.keep(Data("three".utf8), .init(base: "y"))
        first.end(keepsRecovery: true)
        #expect(second.otherEditors().isEmpty)
        let left = second.leftBehind()
        #expect(left.map(text) == ["two"] && left.first?.details.base == nil)
        #expect(left.first.map { abs($0.date.timeIntervalSinceNow) < 60 } == true)
        second.end(keepsRecovery: true)
        let third = EditingSession(path: folder["f"], stateFolder: state)
        #expect(third.leftBehind().map(text).sorted() == ["three", "two"])
        #expect(EditingSession(path: folder["g"], stateFolder: state).leftBehind().isEmpty)
        for file in third.leftBehind() { file.remove() }
        try third.keep(Data("four".utf8), .init(base: nil))
        third.discard()
        third.end(keepsRecovery: true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: state).isEmpty)
    }

    @Test("UD-07: stored contents are readable by their owner only") func permissions() throws {
        let folder = Folder()
        let session = EditingSession(path: folder["f"], stateFolder: folder["state"])
        let path = try session.keep(Data("secret".utf8), .init(base: nil))
        #expect(folder.status("state").st_mode & 0o777 == 0o700)
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        // A file of another user is ignored.
        if geteuid() == 0 {
            session.end(keepsRecovery: true)
            #expect(chown(path, 1234, 1234) == 0)
            #expect(EditingSession(path: folder["f"], stateFolder: folder["state"]).leftBehind().isEmpty)
        }
    }

    @Test("UD-07: contents are stored beside the document without a state folder") func withoutStateFolder() throws {
        let folder = Folder()
        folder.put("a", "f")
        let session = EditingSession(path: folder["f"], stateFolder: "/proc/nonexistent")
        let path = try session.keep(Data("text".utf8), .init(base: nil))
        #expect(DocumentPath.folder(of: path) == DocumentPath.folder(of: DocumentPath.canonical(folder["f"])))
        session.end(keepsRecovery: true)
        let next = EditingSession(path: folder["f"], stateFolder: "/proc/nonexistent")
        #expect(next.leftBehind().map(text) == ["text"])
        #expect(
            code {
                try EditingSession(path: nil, stateFolder: "/proc/nonexistent").keep(Data("x".utf8), .init(base: nil))
            } != nil)
    }

    @Test("UD-08: corrupted recovery files are ignored") func corruptedFiles() throws {
        let folder = Folder()
        let state = folder["state"]
        let session = EditingSession(path: folder["f"], stateFolder: state)
        let path = try session.keep(Data("text".utf8), .init(base: nil))
        session.end(keepsRecovery: true)
        for bytes in [Data(), Data("no header".utf8), Data("{}\n".utf8), Data([0xFF, 0x0A])] {
            try bytes.write(to: URL(fileURLWithPath: path))
            #expect(EditingSession(path: folder["f"], stateFolder: state).leftBehind().isEmpty)
        }
    }

    @Test("UD-08: copies of recovered contents have names of their own") func copies() throws {
        let folder = Folder()
        for (name, first, second) in [
            ("list.md", "list (recovered).md", "list (recovered 2).md"),
            ("plain", "plain (recovered)", "plain (recovered 2)"),
        ] {
            #expect(try copy("1", beside: folder[name]) == folder[first])
            #expect(try copy("2", beside: folder[name]) == folder[second])
            #expect(folder.text(first) == "1" && folder.text(second) == "2")
        }
    }

    @Test("UD-07: the state folder follows the XDG specification") func stateFolder() {
        #expect(RecoveryLocation.stateFolder(program: "p", environment: ["XDG_STATE_HOME": "/s"]) == "/s/p")
        let standard = NSHomeDirectory() + "/.local/state/p"
        #expect(RecoveryLocation.stateFolder(program: "p", environment: [:]) == standard)
        // The XDG specification requires that relative paths are ignored.
        #expect(RecoveryLocation.stateFolder(program: "p", environment: ["XDG_STATE_HOME": "s"]) == standard)
    }
}

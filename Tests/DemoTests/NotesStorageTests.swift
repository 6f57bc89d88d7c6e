import CFileSystem
import Foundation
import Testing

@testable import Notes

/// Tests of saving and recovering files without a window.
@Suite struct NotesStorageTests {
    private final class Folder {
        let path = NSTemporaryDirectory() + "storage-\(UUID().uuidString)"
        init() { mkdir(path, 0o755) }
        deinit { try? FileManager.default.removeItem(atPath: path) }
        subscript(_ name: String) -> String { path + "/" + name }
        func put(_ text: String, _ name: String) {
            _ = FileManager.default.createFile(atPath: self[name], contents: Data(text.utf8))
        }
        func text(_ name: String) -> String? {
            FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
        }
        var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
        func status(_ name: String) -> stat {
            var status = stat()
            lstat(self[name], &status)
            return status
        }
    }

    private func code(_ body: () throws -> Void) -> Int32? {
        do {
            try body()
            return nil
        } catch {
            return (error as? FileError)?.code
        }
    }

    // MARK: Saving

    @Test func aFileIsCreatedAndThenReplacedAtomically() throws {
        let folder = Folder()
        #expect(try DocumentWriter.write(Data("a".utf8), to: folder["f"]) == .created)
        let first = folder.status("f").st_ino
        #expect(chmod(folder["f"], 0o641) == 0)
        #expect(try DocumentWriter.write(Data("bc".utf8), to: folder["f"]) == .replaced)
        #expect(folder.text("f") == "bc" && folder.names == ["f"])
        #expect(folder.status("f").st_ino != first && folder.status("f").st_mode & 0o7777 == 0o641)
    }

    @Test func hardLinksArePreserved() throws {
        let folder = Folder()
        folder.put("long old content", "f")
        #expect(link(folder["f"], folder["g"]) == 0)
        var wasAnnounced = false
        let method = try DocumentWriter.write(Data("new".utf8), to: folder["f"]) {
            wasAnnounced = folder.text("f") == "long old content"
        }
        #expect(method == .overwritten && wasAnnounced)
        #expect(folder.text("f") == "new" && folder.text("g") == "new")
        #expect(folder.status("f").st_ino == folder.status("g").st_ino)
    }

    @Test func symbolicLinksAreFollowedEvenToMissingFiles() throws {
        let folder = Folder()
        mkdir(folder["d"], 0o755)
        #expect(symlink("d/real", folder["f"]) == 0 && symlink("f", folder["g"]) == 0)
        #expect(try DocumentWriter.write(Data("a".utf8), to: folder["g"]) == .created)
        #expect(folder.text("d/real") == "a")
        #expect(try DocumentWriter.write(Data("b".utf8), to: folder["g"]) == .replaced)
        #expect(folder.text("d/real") == "b" && folder.status("f").st_mode & S_IFMT == S_IFLNK)
        #expect(symlink("loop", folder["loop"]) == 0)
        #expect(code { try DocumentWriter.write(Data(), to: folder["loop"]) } == ELOOP)
    }

    @Test func extendedAttributesArePreserved() throws {
        let folder = Folder()
        folder.put("a", "f")
        let value: [UInt8] = [1, 0, 2]
        let old = try FileDescriptor(folder["f"], O_RDWR)
        guard fsetxattr(old.number, "user.test", value, 3, 0) == 0 else {
            // Some file systems do not support extended attributes.
            #expect(errno == ENOTSUP)
            return
        }
        #expect(try DocumentWriter.write(Data("b".utf8), to: folder["f"]) == .replaced)
        var found = [UInt8](repeating: 9, count: 8)
        let new = try FileDescriptor(folder["f"], O_RDONLY)
        #expect(fgetxattr(new.number, "user.test", &found, 8) == 3 && found.prefix(3) == value[...])
        #expect(folder.text("f") == "b")
    }

    @Test(.enabled(if: geteuid() == 0)) func ownerAndSpecialBitsArePreserved() throws {
        let folder = Folder()
        folder.put("a", "f")
        #expect(chown(folder["f"], 1234, 4321) == 0 && chmod(folder["f"], 0o6750) == 0)
        #expect(try DocumentWriter.write(Data("b".utf8), to: folder["f"]) == .replaced)
        let status = folder.status("f")
        #expect(status.st_uid == 1234 && status.st_gid == 4321 && status.st_mode & 0o7777 == 0o6750)
    }

    @Test func errorsNameTheirCauseAndChangeNothing() {
        let folder = Folder()
        mkdir(folder["d"], 0o755)
        mkfifo(folder["p"], 0o644)
        folder.put("a", "f")
        #expect(code { try DocumentWriter.write(Data(), to: folder["d"]) } == EISDIR)
        #expect(code { try DocumentWriter.write(Data(), to: folder["p"]) } == FileError.notRegular)
        #expect(code { try DocumentWriter.write(Data(), to: folder["x/f"]) } == ENOENT)
        #expect(code { try DocumentWriter.write(Data(), to: folder["f/g"]) } == ENOTDIR)
        let long = String(repeating: "n", count: 300)
        #expect(code { try DocumentWriter.write(Data(), to: folder[long]) } == ENAMETOOLONG)
        #expect(code { try DocumentWriter.write(Data(), to: "/proc/version") } != nil)
        #expect(folder.names == ["d", "f", "p"] && folder.text("f") == "a")
        let reasons = [EACCES, ENOENT, ENOSPC, EDQUOT, EFBIG, EROFS, EIO, ENAMETOOLONG, EISDIR, ELOOP, EBUSY].map {
            FileError("f", code: $0).reason
        }
        #expect(Set(reasons).count == reasons.count)
    }

    @Test func staleDraftsAreRemovedAndLockedDraftsAreNot() throws {
        let folder = Folder()
        folder.put("a", "f")
        let prefix = ".draft-\(DocumentPath.hash(Data("f".utf8)))-"
        for name in [prefix + "old", prefix + "new", prefix + "used", ".draft-other-old"] { folder.put("", name) }
        for name in [prefix + "old", prefix + "used", ".draft-other-old"] {
            var times = [timeval(tv_sec: 1000, tv_usec: 0), timeval(tv_sec: 1000, tv_usec: 0)]
            #expect(utimes(folder[name], &times) == 0)
        }
        let used = try FileDescriptor(folder[prefix + "used"], O_RDWR)
        let isLocked = used.lock(exclusively: true)
        try DocumentWriter.write(Data("b".utf8), to: folder["f"])
        // Keep the draft open and locked until here.
        let number = used.number
        #expect(isLocked && number >= 0)
        #expect(folder.names == [".draft-other-old", prefix + "new", prefix + "used", "f"].sorted())
    }

    // MARK: Sessions

    @Test func onlyEndedSessionsWithTextAreRecovered() throws {
        let folder = Folder()
        folder.put("old", "f")
        let state = folder["state"]
        let first = EditingSession(path: folder["f"], stateFolder: state)
        try first.keep("one", base: "x")
        try first.keep("two", base: nil)
        #expect(symlink("f", folder["link"]) == 0)
        // The second session refers to the same file by another path. The first session is in this process, too.
        let second = EditingSession(path: folder["link"], stateFolder: state)
        #expect(second.otherEditors() == [EditingSession.Editor(process: getpid(), host: nil)])
        #expect(second.leftBehind().isEmpty)
        try second.keep("three", base: "y")
        first.end(keepsRecovery: true)
        #expect(second.otherEditors().isEmpty)
        let left = second.leftBehind()
        #expect(left.map(\.text) == ["two"] && left.first?.base == nil)
        #expect(left.first.map { abs($0.date.timeIntervalSinceNow) < 60 } == true)
        second.end(keepsRecovery: true)
        let third = EditingSession(path: folder["f"], stateFolder: state)
        #expect(third.leftBehind().map(\.text).sorted() == ["three", "two"])
        #expect(EditingSession(path: folder["g"], stateFolder: state).leftBehind().isEmpty)
        for file in third.leftBehind() { file.remove() }
        try third.keep("four", base: nil)
        third.discard()
        third.end(keepsRecovery: true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: state).isEmpty)
    }

    @Test func sessionFilesAreReadableByTheirOwnerOnly() throws {
        let folder = Folder()
        let session = EditingSession(path: folder["f"], stateFolder: folder["state"])
        let path = try session.keep("secret", base: nil)
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

    @Test func textIsStoredNextToTheDocumentWithoutAStateFolder() throws {
        let folder = Folder()
        folder.put("a", "f")
        let session = EditingSession(path: folder["f"], stateFolder: "/proc/nonexistent")
        let path = try session.keep("text", base: nil)
        #expect(DocumentPath.folder(of: path) == DocumentPath.folder(of: DocumentPath.canonical(folder["f"])))
        session.end(keepsRecovery: true)
        let next = EditingSession(path: folder["f"], stateFolder: "/proc/nonexistent")
        #expect(next.leftBehind().map(\.text) == ["text"])
        #expect(code { try EditingSession(path: nil, stateFolder: "/proc/nonexistent").keep("x", base: nil) } != nil)
    }

    @Test func corruptedRecoveryFilesAreIgnored() throws {
        let folder = Folder()
        let state = folder["state"]
        let session = EditingSession(path: folder["f"], stateFolder: state)
        let path = try session.keep("text", base: nil)
        session.end(keepsRecovery: true)
        for bytes in [Data(), Data("no header".utf8), Data("{}\n".utf8), Data([0xFF, 0x0A])] {
            try bytes.write(to: URL(fileURLWithPath: path))
            #expect(EditingSession(path: folder["f"], stateFolder: state).leftBehind().isEmpty)
        }
    }

    @Test func copiesOfRecoveredTextHaveUniqueNames() throws {
        let folder = Folder()
        for (name, first, second) in [
            ("list.md", "list (recovered).md", "list (recovered 2).md"),
            ("plain", "plain (recovered)", "plain (recovered 2)"),
        ] {
            #expect(try RecoveredCopy.write("1", beside: folder[name]) == folder[first])
            #expect(try RecoveredCopy.write("2", beside: folder[name]) == folder[second])
            #expect(folder.text(first) == "1" && folder.text(second) == "2")
        }
    }

    @Test func theStateFolderFollowsTheXDGSpecification() {
        #expect(RecoveryLocation.stateFolder(program: "p", environment: ["XDG_STATE_HOME": "/s"]) == "/s/p")
        let standard = NSHomeDirectory() + "/.local/state/p"
        #expect(RecoveryLocation.stateFolder(program: "p", environment: [:]) == standard)
        // The XDG specification requires that relative paths are ignored.
        #expect(RecoveryLocation.stateFolder(program: "p", environment: ["XDG_STATE_HOME": "s"]) == standard)
    }
}

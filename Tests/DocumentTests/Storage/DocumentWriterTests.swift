import CFileSystem
import DocumentStorage
import Foundation
import Testing

/// Tests of replacing files.
@Suite struct DocumentWriterTests {
    @Test("UD-03: a file is created, and then replaced atomically") func replacing() throws {
        let folder = Folder()
        #expect(try DocumentWriter.write(Data("a".utf8), to: folder["f"]) == .created)
        let first = folder.status("f").st_ino
        #expect(chmod(folder["f"], 0o641) == 0)
        #expect(try DocumentWriter.write(Data("bc".utf8), to: folder["f"]) == .replaced)
        #expect(folder.text("f") == "bc" && folder.names == ["f"])
        #expect(folder.status("f").st_ino != first && folder.status("f").st_mode & 0o7777 == 0o641)
    }

    @Test("UD-03: hard links are preserved") func hardLinks() throws {
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

    @Test("UD-03: symbolic links are followed, even to missing files") func symbolicLinks() throws {
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

    @Test("UD-03: extended attributes are preserved") func extendedAttributes() throws {
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

    @Test("UD-03: owner and special mode bits are preserved", .enabled(if: geteuid() == 0))
    func owner() throws {
        let folder = Folder()
        folder.put("a", "f")
        #expect(chown(folder["f"], 1234, 4321) == 0 && chmod(folder["f"], 0o6750) == 0)
        #expect(try DocumentWriter.write(Data("b".utf8), to: folder["f"]) == .replaced)
        let status = folder.status("f")
        #expect(status.st_uid == 1234 && status.st_gid == 4321 && status.st_mode & 0o7777 == 0o6750)
    }

    @Test("UD-12: errors name their cause and change nothing") func errors() {
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

    @Test("UD-03: stale drafts are removed, and locked ones are not") func staleDrafts() throws {
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
}

import Foundation
import Testing

@testable import Files

/// Tests of renaming and of the trash.
struct FilesOperationTests {
    @Test func renamingNeverReplacesAFile() throws {
        let folder = TestFolder()
        folder.add("a", "one")
        folder.add("b", "two")
        folder.addFolder("empty")
        folder.addLink("dangling", to: "nothing")
        #expect(FileFailure.thrown { try FileOperations.rename(folder.path("a"), to: FileName("b")) }?.code == EEXIST)
        #expect(
            FileFailure.thrown { try FileOperations.rename(folder.path("a"), to: FileName("dangling")) }?.code == EEXIST
        )
        #expect(
            FileFailure.thrown { try FileOperations.rename(folder.path("a"), to: FileName("empty")) }?.code == EEXIST)
        #expect(folder.text("a") == "one" && folder.text("b") == "two")
        #expect(try FileOperations.rename(folder.path("a"), to: FileName("c")) == folder.path("c"))
        #expect(folder.text("c") == "one" && !folder.exists("a"))
        #expect(FileFailure.thrown { try FileOperations.rename(folder.path("a"), to: FileName("d")) }?.code == ENOENT)
        // A link is renamed, not its target.
        try FileOperations.rename(folder.path("dangling"), to: FileName("link"))
        #expect(folder.exists("link") && !folder.exists("nothing"))
    }

    @Test func namesAreChecked() {
        #expect(FileName.problem(with: "a name.txt") == nil && FileName.problem(with: "...") == nil)
        for name in ["", ".", "..", "a/b", "a\u{0}b", String(repeating: "é", count: 128)] {
            #expect(FileName.problem(with: name) != nil)
        }
        #expect(FileName("archive.tar.gz").extensionStart == 11 && FileName(".profile").extensionStart == 8)
        #expect(FileName("name.").pathExtension == "" && FileName("A.PNG").pathExtension == "png")
    }

    @Test func newFoldersHaveFreeNames() throws {
        let folder = TestFolder(["New Folder"])
        #expect(try FileOperations.makeFolder(in: folder.path).name?.text == "New Folder 2")
        #expect(try FileOperations.makeFolder(in: folder.path).name?.text == "New Folder 3")
        folder.add("New Folder 3/file")
        #expect(FileFailure.thrown { try FileOperations.removeEmptyFolder(folder.path("New Folder 3")) } != nil)
        try FileOperations.removeEmptyFolder(folder.path("New Folder 2"))
        #expect(!folder.exists("New Folder 2") && folder.exists("New Folder 3/file"))
    }

    @Test func filesInTheTrashHaveDescriptions() throws {
        let folder = TestFolder(["home/", "files/"])
        let trash = Trash(environment: ["HOME": folder.path("home").text])
        folder.add("files/a b%.txt", "one")
        let first = try trash.move(folder.path("files/a b%.txt"))
        folder.add("files/a b%.txt", "two")
        let second = try trash.move(folder.path("files/a b%.txt"))
        #expect(first.path == trash.files.appending(FileName("a b%.txt")))
        #expect(second.path == trash.files.appending(FileName("a b% 2.txt")))
        let info = try String(contentsOfFile: first.info.text, encoding: .utf8).split(separator: "\n")
        #expect(info.count == 3 && info[0] == "[Trash Info]")
        #expect(info[1].hasPrefix("Path=/") && info[1].hasSuffix("/files/a%20b%25.txt"))
        #expect(info[2].wholeMatch(of: /DeletionDate=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) != nil)
        var status = stat()
        #expect(first.info.withCString { lstat($0, &status) } == 0 && status.st_mode & 0o077 == 0)

        try trash.restore(second)
        #expect(folder.text("files/a b%.txt") == "two" && !TestFolder.exists(second.info))
        // The original name is in use now.
        #expect(FileFailure.thrown { try trash.restore(first) }?.code == EEXIST)
        #expect(folder.text("files/a b%.txt") == "two" && TestFolder.exists(first.path))
        #expect(TestFolder.exists(first.info))
    }

    @Test func foldersAndLinksAreTrashedAsTheyAre() throws {
        let folder = TestFolder(["home/", "full/", "target"])
        let trash = Trash(environment: ["HOME": folder.path("home").text])
        folder.add("full/file", "text")
        folder.addLink("link", to: "target")
        folder.addLink("dangling", to: "nothing")
        let trashed = try ["full", "link", "dangling"].map { try trash.move(folder.path($0)) }
        #expect(!folder.exists("full") && !folder.exists("link") && folder.exists("target"))
        #expect(TestFolder.exists(trashed[0].path.appending(FileName("file"))))
        for file in trashed.reversed() { try trash.restore(file) }
        #expect(folder.text("full/file") == "text" && folder.exists("link") && folder.exists("dangling"))
    }

    @Test func theTrashAndWhatContainsItAreNotTrashed() throws {
        let folder = TestFolder(["home/"])
        let home = folder.path("home")
        let trash = Trash(environment: ["HOME": home.text])
        folder.add("a")
        let trashed = try trash.move(folder.path("a"))
        for path in [home, trash.home, trash.files, trashed.path, .root, folder.path("missing")] {
            #expect(FileFailure.thrown { _ = try trash.move(path) } != nil, "\(path.text)")
        }
        #expect(TestFolder.exists(trashed.path))
    }

    @Test func namesWithoutUTF8AndLongNamesAreTrashed() throws {
        let folder = TestFolder(["home/"])
        let trash = Trash(environment: ["HOME": folder.path("home").text])
        for name in [[0xFF, 0x0A, 0x61], [UInt8](repeating: 0x78, count: 255)] {
            folder.addBytes(name, "text")
            let file = folder.path.appending(FileName(bytes: name))
            let trashed = try trash.move(file)
            #expect(!TestFolder.exists(file) && TestFolder.exists(trashed.path))
            try trash.restore(trashed)
            #expect(TestFolder.exists(file))
        }
    }

    @Test(.enabled(if: TestFolder.hasOtherDisk, "no other disk"))
    func filesOnAnotherDiskStayOnIt() throws {
        let folder = TestFolder(["home/"])
        let trash = Trash(environment: ["HOME": folder.path("home").text])
        let path = FilePath("/dev/shm/files-test-\(getpid())")
        #expect(FileManager.default.createFile(atPath: path.text, contents: Data("text".utf8)))
        defer { unlink(path.text) }
        let trashed = try trash.move(path)
        #expect(!TestFolder.exists(path) && trashed.path.isInside(FilePath("/dev/shm/.Trash-\(getuid())")))
        let info = try String(contentsOfFile: trashed.info.text, encoding: .utf8)
        #expect(info.contains("\nPath=files-test-\(getpid())\n"))
        try trash.restore(trashed)
        #expect(TestFolder.exists(path) && !TestFolder.exists(trashed.path))
    }

    @Test func manyProcessesTrashTheSameNameWithoutLoss() async throws {
        let folder = TestFolder(["home/"])
        let trash = Trash(environment: ["HOME": folder.path("home").text])
        for number in 0..<20 {
            folder.addFolder("\(number)")
            folder.add("\(number)/same", "\(number)")
        }
        let trashed = try await withThrowingTaskGroup(of: TrashedFile.self) { group in
            for number in 0..<20 { group.addTask { try trash.move(folder.path("\(number)/same")) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(trashed.map(\.path)).count == 20)
        let texts = Set(trashed.compactMap { try? String(contentsOfFile: $0.path.text, encoding: .utf8) })
        #expect(texts == Set((0..<20).map(String.init)))
    }
}

extension TestFolder {
    /// A Boolean value that indicates whether `/dev/shm` is on another disk than temporary files.
    static var hasOtherDisk: Bool {
        var (memory, temporary) = (stat(), stat())
        return stat("/dev/shm", &memory) == 0 && access("/dev/shm", W_OK) == 0
            && stat(FileManager.default.temporaryDirectory.path, &temporary) == 0
            && memory.st_dev != temporary.st_dev
    }
}

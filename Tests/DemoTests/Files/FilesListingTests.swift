import DemoSupport
import Foundation
import TestSupport
import Testing

@testable import Files

/// Tests of reading, sorting and filtering folders.
struct FilesListingTests {
    private func read(_ folder: TestFolder) throws -> FolderContents {
        try #require(try FolderReader.read(folder.path, request: BackgroundRequest()))
    }

    private func names(
        _ folder: TestFolder, _ order: FileOrder = FileOrder(), filter: String = "", showsHidden: Bool = false
    ) throws -> [String] {
        let contents = try read(folder)
        let details = FileDetails.read(contents, request: BackgroundRequest()) { _ in }
        let list = Arrangement(
            contents, details, order: order, filter: NameFilter(filter), showsHidden: showsHidden)
        return (0..<list.count).map { list[$0].name.text }
    }

    @Test func namesAreInNaturalOrderWithFoldersFirst() throws {
        let folder = TestFolder([
            "IMG_10.png", "img_9.png", "IMG_0002.png", "b", "B2", "a", "Zoo/", "apple/", "école", "Eclair", "eclat",
        ])
        #expect(
            try names(folder) == [
                "apple", "Zoo", "a", "b", "B2", "Eclair", "eclat", "école", "IMG_0002.png", "img_9.png", "IMG_10.png",
            ])
    }

    @Test func eachColumnSortsInBothDirections() throws {
        let folder = TestFolder(["z/", "y/"])
        for (name, size, time) in [("b.txt", 10, 300), ("a.png", 2000, 100), ("c.txt", 10, 200)] {
            folder.add(name, String(repeating: "x", count: size))
            var times = [timeval(tv_sec: time, tv_usec: 0), timeval(tv_sec: time, tv_usec: 0)]
            _ = folder.path(name).withCString { utimes($0, &times) }
        }
        func sorted(_ column: FileOrder.Column, _ isAscending: Bool) throws -> [String] {
            try names(folder, FileOrder(column: column, isAscending: isAscending)).filter { $0.contains(".") }
        }
        let backwards = FileOrder(column: .name, isAscending: false)
        #expect(try names(folder, backwards) == ["z", "y", "c.txt", "b.txt", "a.png"])
        #expect(try sorted(.size, true) == ["b.txt", "c.txt", "a.png"])
        #expect(try sorted(.size, false) == ["a.png", "b.txt", "c.txt"])
        #expect(try sorted(.modified, true) == ["a.png", "c.txt", "b.txt"])
        #expect(try sorted(.modified, false) == ["b.txt", "c.txt", "a.png"])
        #expect(try sorted(.kind, true) == ["a.png", "b.txt", "c.txt"])
        #expect(try sorted(.kind, false) == ["b.txt", "c.txt", "a.png"])
        #expect(try names(folder, FileOrder(column: .size, isAscending: true)).prefix(2) == ["y", "z"])
    }

    @Test func aFilterMatchesAllWordsWithoutCaseAndDiacritics() throws {
        let folder = TestFolder(["Résumé 2024.pdf", "resume draft.txt", "budget.ods", "한글 문서.txt", "파일"])
        #expect(try names(folder, filter: "RESUME") == ["Résumé 2024.pdf", "resume draft.txt"])
        #expect(try names(folder, filter: "24 résu") == ["Résumé 2024.pdf"])
        #expect(try names(folder, filter: "문서") == ["한글 문서.txt"])
        #expect(try names(folder, filter: "  ").count == 5)
        #expect(try names(folder, filter: "budget.odsresume") == [])
    }

    @Test func hiddenFilesAreListedOnDemand() throws {
        let folder = TestFolder([".hidden", "shown", ".git/"])
        #expect(try names(folder) == ["shown"])
        #expect(try names(folder, showsHidden: true) == [".git", ".hidden", "shown"])
    }

    @Test func hostileNamesAreListedOnOneLine() throws {
        let folder = TestFolder()
        folder.addBytes([0xFF, 0xFE, 0x61])
        folder.add("two\nlines")
        folder.add("\u{202E}gnp.exe")
        folder.add(String(repeating: "n", count: 255))
        let names = try names(folder)
        #expect(names.count == 4 && names.allSatisfy { !$0.contains("\n") && !$0.contains("\u{202E}") })
        #expect(names.contains("two␊lines") && names.contains("\u{FFFD}gnp.exe"))
        #expect(names.contains("\u{FFFD}\u{FFFD}a"))
        let contents = try read(folder)
        let invalid = try #require((0..<Int32(4)).map { contents.name(at: $0) }.first { $0.bytes.first == 0xFF })
        #expect(invalid.editableText == nil && TestFolder.exists(folder.path.appending(invalid)))
        #expect(folder.path.appending(invalid).url.absoluteString.hasSuffix("/%FF%FEa"))
    }

    @Test func kindsOfFilesAreFoundWithoutOpeningThem() throws {
        let folder = TestFolder(["file.txt", "folder/"])
        folder.addLink("to-file", to: "file.txt")
        folder.addLink("to-folder", to: "folder")
        folder.addLink("dangling", to: "nothing")
        folder.addLink("loop", to: "loop")
        _ = folder.path("pipe.png").withCString { mkfifo($0, 0o600) }
        let contents = try read(folder)
        var kinds: [String: FileKind] = [:]
        for index in 0..<Int32(contents.count) {
            kinds[contents.name(at: index).text] = contents.kinds[Int(index)]
        }
        #expect(
            kinds == [
                "file.txt": .file, "folder": .folder, "to-file": .linkToFile, "to-folder": .linkToFolder,
                "dangling": .brokenLink, "loop": .brokenLink, "pipe.png": .special,
            ])
        let details = try #require(FileDetails.read(contents, request: BackgroundRequest()) { _ in })
        #expect(details.isComplete && details.sizes.allSatisfy { $0 >= 0 })
        // A pipe without a writer would block forever.
        #expect(ThumbnailDecoder.thumbnail(of: folder.path("pipe.png"), side: 64) == nil)
        #expect(ThumbnailDecoder.thumbnail(of: FilePath("/dev/zero"), side: 64) == nil)
        #expect(ThumbnailDecoder.thumbnail(of: folder.path("loop"), side: 64) == nil)
    }

    @Test func foldersThatCannotBeReadFailWithAReason() {
        let folder = TestFolder(["file"])
        folder.addLink("loop", to: "loop")
        _ = folder.path("pipe").withCString { mkfifo($0, 0o600) }
        func code(_ name: String) -> Int32? {
            do {
                _ = try FolderReader.read(folder.path(name), request: BackgroundRequest())
                return nil
            } catch {
                return (error as? FileFailure)?.code
            }
        }
        #expect(code("missing") == ENOENT && code("file") == ENOTDIR && code("loop") == ELOOP)
        #expect(code("pipe") == ENOTDIR)
        #expect(FileFailure("The folder cannot be opened", code: EACCES).message.contains("permission"))
    }

    @Test func aCancelledRequestReadsNothing() throws {
        let request = BackgroundRequest()
        request.cancel()
        let folder = TestFolder(["a"])
        #expect(try FolderReader.read(folder.path, request: request) == nil)
    }

    @Test func fewChangedRowsAreFound() throws {
        let folder = TestFolder((0..<300).map { "file-\($0)" })
        func list(_ order: FileOrder = FileOrder(), filter: String = "") throws -> Arrangement {
            Arrangement(
                try read(folder), nil, order: order, filter: NameFilter(filter), showsHidden: false)
        }
        let old = try list()
        #expect(RowChanges(from: old, to: try list()) == RowChanges(deleted: [], inserted: []))
        folder.add("file-5b")
        unlink(folder.path("file-0").text)
        unlink(folder.path("file-299").text)
        let new = try list()
        #expect(RowChanges(from: old, to: new) == RowChanges(deleted: [0, 299], inserted: [5]))
        #expect(new[5].name.text == "file-5b" && new.rows(of: [FileName("file-1"), FileName("file-5b")]) == [0, 5])
        // Another order and many changes load the list again.
        #expect(RowChanges(from: old, to: try list(FileOrder(column: .name, isAscending: false))) == nil)
        #expect(RowChanges(from: old, to: try list(filter: "nothing")) == nil)
    }

    @Test func sizesHaveThreeDigits() {
        let sizes: [Int64] = [0, 1, 999, 1000, 12_345, 999_499, 999_600, 123_456_789, .max]
        let texts = sizes.map { FileItem.text(ofSize: $0).replacingOccurrences(of: "\u{A0}", with: " ") }
        #expect(
            texts == [
                "0 bytes", "1 byte", "999 bytes", "1.00 kB", "12.3 kB", "999 kB", "1.00 MB", "123 MB", "9.22 EB",
            ])
    }

    @Test func settingsOfTheDesktopNameFolders() {
        let text = """
            # a comment
            XDG_DOWNLOAD_DIR="$HOME/Loads"
            XDG_MUSIC_DIR="/media/My \\"Music\\""
            XDG_BAD_DIR=unquoted
            XDG_VIDEOS_DIR="relative"
            """
        #expect(
            UserFolders.paths(in: text, home: "/home/me")
                == ["DOWNLOAD": "/home/me/Loads", "MUSIC": "/media/My \"Music\""])
    }

    @Test func historyGoesBackAndForward() {
        var history = History(FilePath("/a"))
        history.open(FilePath("/b"))
        history.open(FilePath("/b"))
        history.open(FilePath("/c"))
        #expect(history.goBack() && history.current == FilePath("/b") && history.goBack() && !history.goBack())
        #expect(history.current == FilePath("/a") && history.goForward() && history.current == FilePath("/b"))
        history.open(FilePath("/d"))
        #expect(!history.goForward() && history.back == [FilePath("/a"), FilePath("/b")])
    }

    @Test func pathsAreNormalized() {
        #expect(FilePath("/a//b/./c/").text == "/a/b/c" && FilePath("/").components.isEmpty)
        #expect(FilePath("/a/b").isInside(FilePath("/a")) && !FilePath("/ab").isInside(FilePath("/a")))
        #expect(FilePath("/a b/ü").url.absoluteString == "file:///a%20b/%C3%BC")
    }

    @Test func aHundredThousandNamesAreReadAndArrangedQuickly() throws {
        let folder = TestFolder()
        for number in 0..<100_000 {
            let name = "file-\((number &* 7919) % 100_000).txt"
            let descriptor = folder.path(name).withCString { open($0, O_WRONLY | O_CREAT, 0o600) }
            close(descriptor)
        }
        let clock = ContinuousClock()
        var contents: FolderContents?
        let reading = try clock.measure { contents = try read(folder) }
        let all = try #require(contents)
        var list: Arrangement?
        let filtering = clock.measure {
            list = Arrangement(all, nil, order: FileOrder(), filter: NameFilter("99 txt"), showsHidden: false)
        }
        var details: FileDetails?
        let examining = clock.measure { details = FileDetails.read(all, request: BackgroundRequest()) { _ in } }
        let bySize = clock.measure {
            _ = Arrangement(
                all, details, order: FileOrder(column: .modified, isAscending: false), filter: NameFilter(""),
                showsHidden: false)
        }
        print("read \(reading), filter \(filtering), examine \(examining), sort \(bySize)")
        #expect(all.count == 100_000 && list?.count == (0..<100_000).count { "\($0)".contains("99") })
        let factor = AddressSanitizer.isActive ? 10 : 1
        #expect(reading < .seconds(3 * factor) && filtering < .seconds(factor) && bySize < .seconds(2 * factor))
    }
}

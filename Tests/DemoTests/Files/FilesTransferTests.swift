import Foundation
import Testing

@testable import Files

/// Tests of files that the user drops: they are moved or copied, and never replaced.
struct FilesTransferTests {
    @Test func movesNeverReplaceAFile() throws {
        let folder = TestFolder(["sub/"])
        folder.add("a", "one")
        folder.add("b", "two")
        folder.add("sub/b", "three")
        let sub = folder.path("sub")
        #expect(
            try FileOperations.transfer(folder.path("a"), into: sub, isMove: true) == sub.appending(FileName("a")))
        #expect(!folder.exists("a") && folder.text("sub/a") == "one")
        #expect(
            FileFailure.thrown { try FileOperations.transfer(folder.path("b"), into: sub, isMove: true) }?.code
                == EEXIST)
        #expect(folder.text("b") == "two" && folder.text("sub/b") == "three")
        // A file that is in the folder already stays.
        #expect(try FileOperations.transfer(folder.path("b"), into: folder.path, isMove: true) == folder.path("b"))
        #expect(FileFailure.thrown { try FileOperations.transfer(sub, into: sub, isMove: true) } != nil)
    }

    @Test func copiesGetFreeNames() throws {
        let folder = TestFolder(["sub/"])
        folder.add("a.txt", "one")
        folder.add("sub/inner", "two")
        let names = try (0..<3).map { _ in
            try FileOperations.transfer(folder.path("a.txt"), into: folder.path, isMove: false).name?.text
        }
        #expect(names == ["a copy.txt", "a copy 2.txt", "a copy 3.txt"])
        #expect(folder.text("a copy 3.txt") == "one" && folder.text("a.txt") == "one")
        try FileOperations.transfer(folder.path("sub"), into: folder.path, isMove: false)
        #expect(folder.text("sub copy/inner") == "two")
    }

    @Test func transfersAreUndone() throws {
        let folder = TestFolder(["sub/", "home/"])
        folder.add("a", "one")
        folder.add("b", "two")
        let trash = Trash(environment: ["HOME": folder.path("home").text])
        let paths = ["a", "b"].map { folder.path($0) }
        let move = FileAction.transfer(paths, into: folder.path("sub"), isMove: true, trash)
        #expect(try move.perform() == ["a", "b"].reduce(into: Set()) { $0.insert(FileName($1)) })
        #expect(folder.exists("sub/a") && !folder.exists("a"))
        _ = try move.revert()
        #expect(folder.text("a") == "one" && folder.text("b") == "two" && !folder.exists("sub/a"))
        let copy = FileAction.transfer(paths, into: folder.path("sub"), isMove: false, trash)
        _ = try copy.perform()
        #expect(folder.exists("sub/a") && folder.exists("a"))
        _ = try copy.revert()
        #expect(!folder.exists("sub/a") && folder.exists("a"))
    }
}

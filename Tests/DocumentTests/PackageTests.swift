import Foundation
import Testing
import UIKit

@testable import UIKit

extension DocumentSuites {
    /// Tests of documents that are packages, and of file wrappers.
    @MainActor @Suite struct PackageTests {
        let stage = DocumentStage()

        private final class PackageDocument: UIDocument {
            var wrapper = FileWrapper(directoryWithFileWrappers: [:])
            override class var autosavesInPlace: Bool { false }
            override func contents(forType typeName: String) throws -> Any { wrapper }
            override func load(fromContents contents: Any, ofType typeName: String?) throws {
                wrapper = contents as? FileWrapper ?? wrapper
            }
            func text(_ name: String) -> String? {
                (wrapper.fileWrappers?[name]?.regularFileContents).map { String(decoding: $0, as: UTF8.self) }
            }
        }

        @Test("UD-04: a package is written whole, read, exchanged and recovered")
        func packages() async throws {
            let document = PackageDocument(fileURL: stage.url("p.pkg"))
            let inner = FileWrapper(directoryWithFileWrappers: [
                "x": FileWrapper(regularFileWithContents: Data("inner".utf8))
            ])
            document.wrapper = FileWrapper(directoryWithFileWrappers: [
                "a": FileWrapper(regularFileWithContents: Data("one".utf8)), "d": inner,
                "l": FileWrapper(
                    symbolicLinkWithDestinationURL: URL(fileURLWithPath: "a", relativeTo: stage.url("p.pkg/"))),
            ])
            let isSaved = await document.save(to: document.fileURL, for: .forCreating)
            #expect(isSaved && stage.folder.text("p.pkg/a") == "one" && stage.folder.text("p.pkg/d/x") == "inner")
            #expect(stage.folder.text("p.pkg/l") == "one" && stage.folder.names == ["p.pkg", "state"])
            #expect(chmod(stage.folder["p.pkg"], 0o750) == 0)
            let second = PackageDocument(fileURL: stage.url("p.pkg"))
            await document.close()
            await second.open()
            #expect(second.fileType == "public.folder" && second.text("a") == "one")
            #expect(second.wrapper.fileWrappers?["l"]?.isSymbolicLink == true)
            second.wrapper.addRegularFile(withContents: Data("two".utf8), preferredFilename: "b")
            if let old = second.wrapper.fileWrappers?["a"] { second.wrapper.removeFileWrapper(old) }
            second.updateChangeCount(.done)
            await second.autosave()
            #expect(stage.stored.count == 1 && stage.folder.text("p.pkg/b") == nil)
            await second.close()
            let third = PackageDocument(fileURL: stage.url("p.pkg"))
            await third.open()
            let version = try #require(third.recoveredVersions.first)
            await withCheckedContinuation { done in third.restore(version) { _ in done.resume() } }
            #expect(third.text("b") == "two" && third.text("a") == nil)
            await third.save(to: third.fileURL, for: .forOverwriting)
            #expect(stage.folder.text("p.pkg/b") == "two" && stage.folder.text("p.pkg/a") == nil)
            #expect(stage.folder.text("p.pkg/d/x") == "inner" && stage.folder.status("p.pkg").st_mode & 0o777 == 0o750)
            #expect(stage.folder.names == ["p.pkg", "state"])
            // A change inside is noticed.
            stage.folder.put("changed", "p.pkg/d/x")
            #expect(
                await stage.wait { third.wrapper.fileWrappers?["d"]?.matchesContents(of: stage.url("p.pkg/d")) == true }
            )
            await third.close()
        }

        @Test("UD-04: file wrappers of one name get keys of their own, and are serialized")
        func wrappers() throws {
            let folder = FileWrapper(directoryWithFileWrappers: [:])
            #expect(folder.addRegularFile(withContents: Data([1]), preferredFilename: "f") == "f")
            #expect(folder.addRegularFile(withContents: Data([2]), preferredFilename: "f") == "2__f")
            let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/x"))
            link.preferredFilename = "l"
            folder.addFileWrapper(link)
            #expect(folder.keyForChildFileWrapper(link) == "l" && folder.isDirectory && !folder.isRegularFile)
            let data = try #require(folder.serializedRepresentation)
            let copy = try #require(FileWrapper(serializedRepresentation: data))
            #expect(copy.fileWrappers?["2__f"]?.regularFileContents == Data([2]))
            #expect(copy.fileWrappers?["l"]?.symbolicLinkDestinationURL?.path == "/x")
            // Cut and changed data is rejected or is another tree, and never crashes.
            for count in 0..<data.count { #expect(FileWrapper(serializedRepresentation: data.prefix(count)) == nil) }
            for index in data.indices {
                var changed = data
                changed[index] = changed[index] &+ 255
                _ = FileWrapper(serializedRepresentation: changed)
            }
            try folder.write(to: stage.url("w"), originalContentsURL: nil)
            #expect(throws: CocoaError.self) { try folder.write(to: stage.url("w"), originalContentsURL: nil) }
            #expect(folder.matchesContents(of: stage.url("w")))
            if let child = folder.fileWrappers?["f"] { folder.removeFileWrapper(child) }
            #expect(!folder.matchesContents(of: stage.url("w")))
            try folder.write(to: stage.url("w"), options: [.atomic, .withNameUpdating], originalContentsURL: nil)
            #expect(folder.matchesContents(of: stage.url("w")) && folder.filename == "w")
            mkfifo(stage.folder["w/pipe"], 0o600)
            #expect(throws: CocoaError.self) { try FileWrapper(url: stage.url("w")) }
        }
    }
}

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKit

extension DocumentSuites {
    /// Tests of opening, changing and saving documents.
    @MainActor @Suite struct DocumentTests {
        let stage = DocumentStage()

        @Test("UD-01: opening reads the file, and loads its contents on the main thread")
        func opening() async {
            stage.folder.put("hello", "a.txt")
            let document = TextDocument(fileURL: stage.url())
            #expect(document.documentState == .closed && document.fileType == nil)
            let isOpen = await document.open()
            #expect(isOpen && document.text == "hello" && document.documentState == .normal)
            #expect(document.fileType == "public.plain-text" && document.localizedName == "a")
            #expect(document.fileModificationDate != nil && !document.hasUnsavedChanges)
            // An open document cannot be opened again.
            let isOpenAgain = await document.open()
            #expect(!isOpenAgain && document.loads == ["hello"])
            await document.close()
        }

        @Test("UD-01, UD-12: a file that cannot be read or loaded leaves the document closed, with an error")
        func openingFails() async {
            let missing = TextDocument(fileURL: stage.url("missing"))
            var isOpen = await missing.open()
            #expect(!isOpen && missing.documentState == .closed)
            #expect((missing.errors.first as? CocoaError)?.code == .fileReadNoSuchFile)
            mkfifo(stage.folder["pipe"], 0o600)
            let pipe = TextDocument(fileURL: stage.url("pipe"))
            isOpen = await pipe.open()
            #expect(!isOpen && (pipe.errors.first as? CocoaError)?.code == .fileReadUnknown)
            stage.folder.put("x", "a.txt")
            let failing = TextDocument(fileURL: stage.url())
            failing.failure = CocoaError(.fileReadCorruptFile)
            isOpen = await failing.open()
            #expect(!isOpen && (failing.errors.first as? CocoaError)?.code == .fileReadCorruptFile)
            // Nothing of the failed attempts remains.
            failing.failure = nil
            isOpen = await failing.open()
            #expect(isOpen && failing.text == "x")
            await failing.close()
            #expect(stage.stored.isEmpty)
        }

        @Test("UD-02: closing saves changes, and is reported with the notification of the state")
        func closing() async {
            let document = await stage.open(TextDocument.self, "old")
            var states: [UIDocument.State] = []
            let token = NotificationCenter.default.addObserver(
                forName: UIDocument.stateChangedNotification, object: document, queue: nil
            ) { _ in MainActor.assumeIsolated { states.append(document.documentState) } }
            defer { NotificationCenter.default.removeObserver(token) }
            document.edit("new")
            let isClosed = await document.close()
            #expect(isClosed && stage.folder.text("a.txt") == "new" && states == [.closed])
            // A document that cannot be saved stays open.
            await document.open()
            document.edit("newer")
            document.failure = CocoaError(.featureUnsupported)
            let isClosedNow = await document.close()
            #expect(!isClosedNow && document.documentState == .savingError && document.text == "newer")
            document.failure = nil
            await document.close()
            #expect(stage.folder.text("a.txt") == "newer")
        }

        @Test("UD-02: a document that is created by saving is open then")
        func creating() async {
            let document = TextDocument(fileURL: stage.url())
            document.text = "first"
            let isSaved = await document.save(to: stage.url(), for: .forCreating)
            #expect(isSaved && document.documentState == .normal && stage.folder.text("a.txt") == "first")
            document.edit("second")
            await document.autosave()
            #expect(stage.folder.text("a.txt") == "second")
            await document.close()
        }

        @Test("UD-02: a new document has no file until it is saved, and existing files are not replaced")
        func openingNew() async {
            let document = TextDocument(fileURL: stage.url())
            let isOpen = await document.openNew()
            #expect(isOpen && !document.isUntitled && stage.folder.text("a.txt") == nil)
            document.edit("x")
            await document.save(to: document.fileURL, for: .forOverwriting)
            #expect(stage.folder.text("a.txt") == "x")
            let other = TextDocument(fileURL: stage.url())
            let isOtherOpen = await other.openNew()
            #expect(!isOtherOpen && (other.errors.first as? CocoaError)?.code == .fileWriteFileExists)
            await document.close()
            // Changes of an untitled document are in the state folder, and in its file after it has a name.
            let untitled = TextDocument(fileURL: stage.url("Untitled.txt"))
            await untitled.openNew(untitled: true)
            untitled.edit("draft")
            await untitled.autosave()
            #expect(untitled.isUntitled && stage.folder.text("Untitled.txt") == nil && stage.stored.count == 1)
            await untitled.save(to: stage.url("b.txt"), for: .forCreating)
            await untitled.close()
            #expect(!untitled.isUntitled && stage.folder.text("b.txt") == "draft" && stage.stored.isEmpty)
        }

        @Test("UD-03: a save to another location moves the document; attributes apply to new files")
        func savingElsewhere() async {
            let document = await stage.open(TextDocument.self, "old")
            document.edit("new")
            let isSaved = await document.save(to: stage.url("b.md"), for: .forCreating)
            #expect(isSaved && document.fileURL == stage.url("b.md") && !document.hasUnsavedChanges)
            #expect(document.fileType == "net.daringfireball.markdown")
            #expect(stage.folder.text("a.txt") == "old" && stage.folder.text("b.md") == "new")
            await document.close()
            let first = await stage.open(TextDocument.self, "old")
            chmod(stage.folder["a.txt"], 0o640)
            first.edit("replaced")
            await first.autosave()
            #expect(stage.folder.text("a.txt") == "replaced" && stage.folder.status("a.txt").st_mode & 0o777 == 0o640)
            await first.close()
            final class PrivateDocument: TextDocument {
                override func fileAttributesToWrite(
                    to url: URL, for saveOperation: SaveOperation
                ) throws -> [AnyHashable: Any] { [FileAttributeKey.posixPermissions: 0o600] }
            }
            let own = PrivateDocument(fileURL: stage.url("own"))
            await own.save(to: own.fileURL, for: .forCreating)
            #expect(stage.folder.status("own").st_mode & 0o777 == 0o600)
            await own.close()
        }

        @Test("UD-03: overridden methods write and read files themselves")
        func overriddenAccess() async {
            final class OwnDocument: TextDocument {
                override func writeContents(
                    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
                ) throws {
                    let old = try originalContentsURL.map { try Data(contentsOf: $0) } ?? Data()
                    try (old + (contents as? Data ?? Data())).write(to: url, options: .atomic)
                }
            }
            stage.folder.put("a", "a.txt")
            let document = OwnDocument(fileURL: stage.url())
            await document.open()
            document.edit("b")
            let isSaved = await document.autosave()
            #expect(isSaved && stage.folder.text("a.txt") == "ab")
            await document.close()
        }

        @Test("UD-05: changes, undo and redo count, also while a save is in progress")
        func changeCounts() async {
            let document = await stage.open(TextDocument.self, "old")
            document.updateChangeCount(.done)
            document.updateChangeCount(.undone)
            #expect(!document.hasUnsavedChanges)
            document.updateChangeCount(.undone)
            #expect(document.hasUnsavedChanges)
            document.updateChangeCount(.redone)
            #expect(!document.hasUnsavedChanges)
            // After a change instead of redoing, no number of undos leads back.
            document.updateChangeCount(.undone)
            document.updateChangeCount(.done)
            #expect(document.hasUnsavedChanges)
            document.updateChangeCount(.cleared)
            #expect(!document.hasUnsavedChanges)
            let token = document.changeCountToken(for: .forOverwriting)
            document.edit("later")
            document.updateChangeCount(withToken: token, for: .forOverwriting)
            #expect(document.hasUnsavedChanges)
            let second = document.changeCountToken(for: .forOverwriting)
            document.updateChangeCount(.undone)
            document.updateChangeCount(withToken: second, for: .forOverwriting)
            #expect(document.hasUnsavedChanges)
            document.updateChangeCount(.redone)
            #expect(!document.hasUnsavedChanges)
            await document.close()
        }

        @Test("UD-05: the undo manager of a document changes its count")
        func undoManager() async throws {
            let document = await stage.open(TextDocument.self, "old")
            let manager = try #require(document.undoManager)
            manager.groupsByEvent = false
            func register() { manager.registerUndo(withTarget: document) { _ in register() } }
            func change(isDiscardable: Bool = false) {
                manager.beginUndoGrouping()
                manager.beginUndoGrouping()
                register()
                manager.endUndoGrouping()
                if isDiscardable { manager.setActionIsDiscardable(true) }
                manager.endUndoGrouping()
            }
            change(isDiscardable: true)
            #expect(!document.hasUnsavedChanges)
            manager.removeAllActions()
            change()
            #expect(document.hasUnsavedChanges)
            manager.undo()
            #expect(!document.hasUnsavedChanges)
            manager.redo()
            #expect(document.hasUnsavedChanges)
            await document.save(to: document.fileURL, for: .forOverwriting)
            #expect(!document.hasUnsavedChanges && manager.canUndo)
            manager.undo()
            #expect(document.hasUnsavedChanges)
            await document.close()
            // Another manager takes its place.
            await document.open()
            let other = UndoManager()
            document.undoManager = other
            manager.removeAllActions()
            change()
            #expect(!document.hasUnsavedChanges && document.undoManager === other)
            await document.close()
        }

        @Test("UD-13: an activity refers to the document, also after it has moved")
        func userActivity() async {
            let document = await stage.open(TextDocument.self, "old")
            let activity = NSUserActivity(activityType: "edit")
            document.userActivity = activity
            #expect(activity.userInfo?[UIDocument.userActivityURLKey] as? URL == stage.url())
            await document.save(to: stage.url("b.txt"), for: .forCreating)
            #expect(
                activity.userInfo?[UIDocument.userActivityURLKey] as? URL == stage.url("b.txt") && activity.needsSave)
            await document.close()
        }
    }
}

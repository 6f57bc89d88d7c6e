import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKit

extension DocumentSuites {
    /// Tests of automatic saves, recovery, and changes by other programs.
    @MainActor @Suite struct AutosaveTests {
        let stage = DocumentStage()

        @Test("UD-06: a change is saved after the delay, and when the window is deactivated")
        func timesOfAutosaves() async throws {
            let generator = try EventGenerator(viewController: UIViewController())
            let document = await stage.open(TextDocument.self, "old")
            document.edit("one")
            let timer = try #require(document.autosaveTimer)
            #expect(timer.isPending && TextDocument.autosavingDelay == 15)
            // Another change does not extend the delay.
            document.edit("two")
            #expect(document.autosaveTimer === timer)
            try generator.wait(16)
            #expect(!timer.isPending)
            #expect(await stage.wait { stage.folder.text("a.txt") == "two" })
            await settle(document)
            #expect(!document.hasUnsavedChanges)
            document.edit("three")
            try generator.windowDeactivate()
            #expect(await stage.wait { stage.folder.text("a.txt") == "three" })
            await document.close()
        }

        /// Waits for the queue of a document.
        private func settle(_ document: UIDocument) async {
            await withCheckedContinuation { done in
                document.performAsynchronousFileAccess { DispatchQueue.main.async { done.resume() } }
            }
        }

        @Test("UD-06, UD-07: unsaved changes are stored before the display is lost and before the app terminates")
        func terminating() async {
            let document = await stage.open(RecoveryDocument.self, "old")
            document.edit("unsaved")
            OpenDocuments.shared.saveBeforeEnd()
            #expect(stage.stored.count == 1 && stage.folder.text("a.txt") == "old")
            let inPlace = TextDocument(fileURL: stage.url("b.txt"))
            await inPlace.save(to: inPlace.fileURL, for: .forCreating)
            inPlace.edit("saved")
            NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
            #expect(stage.folder.text("b.txt") == "saved" && stage.stored.count == 1)
            // The sessions have ended, so the contents are offered.
            let next = RecoveryDocument(fileURL: stage.url())
            await next.open()
            #expect(next.recoveredVersions.count == 1 && next.otherEditors.isEmpty)
            for version in next.recoveredVersions { try? version.remove() }
            await next.close()
            await inPlace.close()
            document.updateChangeCount(.cleared)
            await document.close()
        }

        @Test(
            "UD-07: a document that is not saved in place is stored in the state folder until it is saved or unchanged")
        func recoveryPlace() async {
            let document = await stage.open(RecoveryDocument.self, "old")
            document.edit("new")
            let isStored = await document.autosave()
            #expect(isStored && stage.stored.count == 1 && stage.folder.text("a.txt") == "old")
            #expect(document.hasUnsavedChanges)
            document.updateChangeCount(.undone)
            await document.autosave()
            #expect(stage.stored.isEmpty)
            document.edit("newer")
            await document.autosave()
            await document.save(to: document.fileURL, for: .forOverwriting)
            #expect(stage.stored.isEmpty && stage.folder.text("a.txt") == "newer")
            await document.close()
        }

        @Test("UD-07, UD-12: changes that cannot be saved are stored in the state folder, and saved later")
        func failedSaves() async throws {
            mkdir(stage.folder["d"], 0o755)
            stage.folder.put("old", "d/a.txt")
            let document = TextDocument(fileURL: stage.url("d/a.txt"))
            await document.open()
            rename(stage.folder["d"], stage.folder["gone"])
            document.edit("new")
            let isSaved = await document.autosave()
            #expect(!isSaved && document.documentState.contains(.savingError) && document.hasUnsavedChanges)
            let error = try #require(document.errors.first as? CocoaError)
            #expect(
                error.code == .fileNoSuchFile
                    && error.userInfo[NSFilePathErrorKey] as? String == stage.folder["d/a.txt"])
            #expect((error as NSError).localizedFailureReason == "The folder does not exist.")
            #expect(stage.stored.count == 1)
            rename(stage.folder["gone"], stage.folder["d"])
            let isSavedNow = await document.save(to: document.fileURL, for: .forOverwriting)
            #expect(isSavedNow && document.documentState == .normal && stage.folder.text("d/a.txt") == "new")
            #expect(stage.stored.isEmpty)
            await document.close()
        }

        @Test("UD-08: contents of an ended process are found and restored")
        func restoring() async throws {
            let first = await stage.open(RecoveryDocument.self, "old")
            first.edit("unsaved")
            await first.close()
            #expect(stage.stored.count == 1 && stage.folder.text("a.txt") == "old")
            let second = RecoveryDocument(fileURL: stage.url())
            await second.open()
            let version = try #require(second.recoveredVersions.first)
            let stored = try version.loadContents() as? Data
            #expect(second.text == "old" && stored == Data("unsaved".utf8))
            #expect(!version.isBasedOnOlderFile && !version.isConflict && version.modificationDate != nil)
            let copy = try version.writeCopy(beside: second.fileURL)
            #expect(
                copy.lastPathComponent == "a (recovered).txt" && stage.folder.text("a (recovered).txt") == "unsaved")
            let isRestored = await withCheckedContinuation { done in
                second.restore(version) { done.resume(returning: $0) }
            }
            #expect(isRestored && second.text == "unsaved" && second.hasUnsavedChanges)
            #expect(second.recoveredVersions.isEmpty && stage.stored.count == 1)
            await second.save(to: second.fileURL, for: .forOverwriting)
            await second.close()
            #expect(stage.stored.isEmpty && stage.folder.text("a.txt") == "unsaved")
        }

        @Test("UD-09: a changed file is loaded into a document without changes")
        func externalChanges() async {
            let document = await stage.open(TextDocument.self, "old")
            stage.replace("theirs")
            #expect(await stage.wait { document.text == "theirs" })
            #expect(await stage.wait { document.documentState == .normal })
            // Changes in place are noticed as well, and own saves are not taken for those of others.
            stage.folder.put("theirs again", "a.txt")
            #expect(await stage.wait { document.text == "theirs again" })
            let count = document.loads.count
            document.edit("mine")
            await document.save(to: document.fileURL, for: .forOverwriting)
            try? await Task.sleep(for: .milliseconds(400))
            #expect(document.loads.count == count && document.documentState == .normal)
            await document.close()
        }

        @Test("UD-09: a changed file and unsaved changes are a conflict, in which both are kept")
        func conflicts() async throws {
            let document = await stage.open(TextDocument.self, "old")
            document.edit("mine")
            stage.replace("theirs")
            #expect(await stage.wait { document.documentState.contains(.inConflict) })
            #expect(await stage.wait { NSFileVersion.unresolvedConflictVersionsOfItem(at: stage.url())?.count == 1 })
            #expect(stage.folder.text("a.txt") == "theirs" && document.text == "mine")
            // Automatic saves do not replace the file.
            await document.autosave()
            #expect(stage.folder.text("a.txt") == "theirs")
            // A save is the user's decision. The other version stays available.
            let isSaved = await document.save(to: document.fileURL, for: .forOverwriting)
            #expect(isSaved && stage.folder.text("a.txt") == "mine" && document.documentState == .normal)
            let others = NSFileVersion.otherVersionsOfItem(at: stage.url()) ?? []
            #expect(others.map { try? $0.loadContents() as? Data } == [Data("theirs".utf8)])
            #expect(others.allSatisfy { $0.isConflict && $0.isResolved })
            try others.first?.replaceItem(at: stage.url("b.txt"), options: .byMoving)
            #expect(stage.folder.text("b.txt") == "theirs")
            #expect(NSFileVersion.otherVersionsOfItem(at: stage.url())?.isEmpty == true)
            await document.close()
        }

        @Test("UD-09: a save does not replace a change that the document has not noticed yet")
        func unnoticedChanges() async {
            let document = await stage.open(TextDocument.self, "old")
            document.edit("mine")
            document.watcher = nil
            stage.replace("theirs")
            let isSaved = await document.save(to: document.fileURL, for: .forOverwriting)
            #expect(!isSaved && document.documentState.contains(.inConflict) && document.errors.isEmpty)
            #expect(stage.folder.text("a.txt") == "theirs")
            // Reverting takes the other version, and keeps the changes as a version.
            let isReverted = await document.revert(toContentsOf: document.fileURL)
            #expect(isReverted && document.text == "theirs" && document.documentState == .normal)
            #expect(!document.hasUnsavedChanges)
            let others = NSFileVersion.otherVersionsOfItem(at: stage.url()) ?? []
            #expect(others.compactMap { try? $0.loadContents() as? Data } == [Data("mine".utf8)])
            try? NSFileVersion.removeOtherVersionsOfItem(at: stage.url())
            await document.close()
            #expect(stage.stored.isEmpty)
        }

        @Test("UD-09: resolving all versions ends a conflict, and the next save replaces the file")
        func resolving() async throws {
            let document = await stage.open(TextDocument.self, "old")
            document.edit("mine")
            document.watcher = nil
            stage.replace("theirs")
            await document.save(to: document.fileURL, for: .forOverwriting)
            let version = try #require(NSFileVersion.unresolvedConflictVersionsOfItem(at: stage.url())?.first)
            version.isResolved = true
            #expect(version.isResolved)
            #expect(await stage.wait { document.documentState == .normal })
            await document.save(to: document.fileURL, for: .forOverwriting)
            #expect(stage.folder.text("a.txt") == "mine")
            await document.close()
        }

        @Test("UD-09: the contents of a deleted file stay in the document, and a save creates it again")
        func deletedFiles() async {
            let document = await stage.open(TextDocument.self, "old")
            unlink(stage.folder["a.txt"])
            #expect(await stage.wait { document.hasUnsavedChanges && stage.stored.count == 1 })
            await document.autosave()
            #expect(stage.folder.text("a.txt") == nil && document.text == "old")
            let isSaved = await document.save(to: document.fileURL, for: .forOverwriting)
            #expect(isSaved && stage.folder.text("a.txt") == "old" && stage.stored.isEmpty)
            #expect(!document.hasUnsavedChanges)
            await document.close()
        }

        @Test("UD-10: two documents of one file know of each other, and do not replace each other's changes")
        func twoEditors() async {
            let first = await stage.open(TextDocument.self, "old")
            let second = TextDocument(fileURL: stage.url())
            await second.open()
            #expect(first.otherEditors.count == 1 && second.otherEditors.count == 1)
            first.edit("first")
            second.edit("second")
            async let one = first.save(to: first.fileURL, for: .forOverwriting)
            async let two = second.save(to: second.fileURL, for: .forOverwriting)
            let results = await [one, two]
            #expect(results.filter { $0 }.count == 1)
            #expect(stage.folder.text("a.txt") == (results[0] ? "first" : "second"))
            #expect((results[0] ? second : first).documentState.contains(.inConflict))
            for document in [first, second] {
                document.updateChangeCount(.cleared)
                await document.close()
            }
            #expect(first.otherEditors.isEmpty)
        }
    }
}

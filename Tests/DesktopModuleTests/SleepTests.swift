import DBus
import DBusTestSupport
import DisplayServer
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension DesktopModuleTests {
    /// Tests of documents before the computer sleeps, with a fake login manager.
    @MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
    struct SleepTests {
        private final class Note: UIDocument {
            var text = ""
            override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
            override func load(fromContents contents: Any, ofType typeName: String?) throws {}

            func edit(_ text: String) {
                self.text = text
                updateChangeCount(.done)
            }
        }

        @Test(
            "SE-03: unsaved documents are saved before the computer sleeps or shuts down, which waits for them",
            arguments: ["PrepareForSleep", "PrepareForShutdown"])
        func saving(_ member: String) async throws {
            let desktop = try FakeDesktop()
            defer { desktop.stop() }
            let bus = try desktop.connect(owning: FakeLoginManager.service)
            let manager = FakeLoginManager(bus)
            desktop.server.system = (desktop.application, desktop.eventLoop)
            OpenDocuments.shared.loginManager = nil
            defer {
                desktop.server.system = nil
                OpenDocuments.shared.loginManager = nil
            }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sleep-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            DocumentFolders.stateOverride = folder.path + "/state"
            defer { try? FileManager.default.removeItem(at: folder) }
            func text(_ document: UIDocument) -> String {
                (try? String(contentsOf: document.fileURL, encoding: .utf8)) ?? ""
            }
            let documents = ["a.txt", "b.txt"].map { Note(fileURL: folder.appendingPathComponent($0)) }
            for document in documents {
                var isSaved = false
                document.save(to: document.fileURL, for: .forCreating) { isSaved = $0 }
                try await desktop.wait("a file") { isSaved }
            }
            // An app without changes is not connected.
            for _ in 0..<20 { desktop.turn() }
            #expect(manager.requests.isEmpty && OpenDocuments.shared.loginManager == nil)
            documents[0].edit("one")
            documents[1].edit("two")
            try await desktop.wait("a lock") { manager.heldCount == 1 }
            #expect(manager.requests.count == 1)
            try manager.emit(member, true)
            try await desktop.wait("the end of the lock") { manager.heldCount == 0 }
            #expect(documents.map(text) == ["one", "two"], "stored before the lock ends")
            #expect(documents.allSatisfy { !$0.hasUnsavedChanges })
            try manager.emit(member, false)
            try await desktop.wait("another lock") { manager.heldCount == 1 }
            // Without changes, nothing delays the sleep.
            try manager.emit(member, true)
            try await desktop.wait("the end of the lock") { manager.heldCount == 0 }
            try manager.emit(member, false)
            try await desktop.wait("another lock") { manager.heldCount == 1 }
            for document in documents {
                var isClosed = false
                document.close { isClosed = $0 }
                try await desktop.wait("closed") { isClosed }
            }
            try await desktop.wait("no lock without documents") { manager.heldCount == 0 }
        }
    }
}

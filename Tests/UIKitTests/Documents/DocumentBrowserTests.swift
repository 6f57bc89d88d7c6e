import DisplayServer
import Testing
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKit

/// Tests of document browsers (SH-11).
@MainActor @Suite(.serialized) final class DocumentBrowserTests {
    private final class Delegate: NSObject, UIDocumentBrowserViewControllerDelegate {
        var log: [String] = []
        var new: (url: URL?, mode: UIDocumentBrowserViewController.ImportMode) = (nil, .none)
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
        ) { log.append("picked " + documentURLs.map(\.lastPathComponent).joined(separator: ",")) }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController,
            didRequestDocumentCreationWithHandler importHandler: @escaping (
                URL?, UIDocumentBrowserViewController.ImportMode
            ) -> Void
        ) {
            log.append("create")
            importHandler(new.url, new.mode)
            importHandler(new.url, new.mode)
        }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
            toDestinationURL destinationURL: URL
        ) { log.append("imported \(destinationURL.lastPathComponent)") }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
            error: (any Error)?
        ) { log.append("failed \((error as? CocoaError)?.code == .userCancelled)") }
    }

    private let stage: PresentationStage
    private let delegate = Delegate()
    private let folder: URL
    private let recents: RecentDocuments

    init() throws {
        stage = try PresentationStage()
        BackgroundWork.isImmediate = true
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        recents = RecentDocuments(list: folder.path + "/list", desktop: nil)
        stage.server.dialogs.hasFileDialog = true
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(name.utf8).write(to: url)
        return url
    }

    private func browser(_ types: [UTType] = []) -> UIDocumentBrowserViewController {
        let browser = UIDocumentBrowserViewController(types, recents: recents)
        browser.delegate = delegate
        stage.window.rootViewController = browser
        stage.settle()
        return browser
    }

    private func names(_ browser: UIDocumentBrowserViewController) -> [String] {
        browser.documents.map(\.lastPathComponent)
    }

    private func answer(_ outcome: FileChoice.Outcome, _ condition: () -> Bool) throws {
        stage.server.dialogs.answer(outcome)
        for _ in 0..<50 where !condition() { stage.server.serve(for: 0.05) }
        try #require(condition())
        stage.settle()
    }

    @Test("SH-11 the list has the recent documents that exist and have one of the types, the last one first")
    func list() throws {
        for name in ["a.txt", "b.png", "c.md"] { recents.noteNewRecentDocumentURL(try file(name)) }
        recents.noteNewRecentDocumentURL(folder.appendingPathComponent("missing.txt"))
        let browser = browser([.text])
        #expect(names(browser) == ["c.md", "a.txt"] && browser.contentTypesForRecentDocuments == [.text])
        browser.contentTypesForRecentDocuments = []
        #expect(names(browser) == ["c.md", "b.png", "a.txt"])
        stage.settle()
        #expect(browser.list.isFirstResponder)
        try stage.generator.keyType("b")
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        stage.settle()
        #expect(delegate.log == ["picked b.png"])
        #expect(names(browser) == ["b.png", "c.md", "a.txt"])
    }

    @Test("SH-11 Control-O opens documents with a picker")
    func opening() throws {
        let browser = browser([.text])
        browser.allowsPickingMultipleItems = true
        let files = [try file("a.txt"), try file("b.txt")]
        try stage.generator.keyPress(.keyboardO, modifiers: .control)
        stage.settle()
        #expect(stage.server.dialogs.choice?.kind == .files && stage.server.dialogs.choice?.allowsSeveral == true)
        try answer(.chosen(files)) { !delegate.log.isEmpty }
        #expect(delegate.log == ["picked a.txt,b.txt"] && names(browser) == ["a.txt", "b.txt"])
        try stage.generator.keyPress(.keyboardO, modifiers: .control)
        stage.settle()
        try answer(.cancelled) { browser.presentedViewController == nil }
        #expect(delegate.log.count == 1)
    }

    @Test("SH-11 Control-N asks the delegate for a document, and the user for its place", arguments: [true, false])
    func creating(_ asCopy: Bool) throws {
        let browser = browser()
        try stage.generator.keyPress(.keyboardN, modifiers: .control)
        stage.settle()
        #expect(delegate.log == ["create"] && stage.server.dialogs.choice == nil)
        delegate.new = (try file("Untitled.txt"), asCopy ? .copy : .move)
        try stage.generator.keyPress(.keyboardN, modifiers: .control)
        stage.settle()
        #expect(stage.server.dialogs.choice?.kind == .saving(name: "Untitled.txt"))
        let place = folder.appendingPathComponent("New.txt")
        try answer(.chosen([place])) { delegate.log.count == 3 }
        #expect(delegate.log.last == "imported New.txt" && names(browser) == ["New.txt"])
        #expect(FileManager.default.fileExists(atPath: folder.path + "/Untitled.txt") == asCopy)
        delegate.new = (place, .copy)
        try stage.generator.keyPress(.keyboardN, modifiers: .control)
        stage.settle()
        try answer(.cancelled) { delegate.log.count == 5 }
        #expect(delegate.log.last == "failed true")
        browser.allowsDocumentCreation = false
        try stage.generator.keyPress(.keyboardN, modifiers: .control)
        stage.settle()
        #expect(delegate.log.count == 5 && browser.createButton.isHidden)
    }

    @Test("SH-11 a document is revealed in the list, and added to it if the app wishes")
    func revealing() throws {
        let browser = browser()
        let file = try file("a.txt")
        var results: [String] = []
        func note(_ url: URL?, _ error: (any Error)?) {
            results.append(url?.lastPathComponent ?? "\((error as? CocoaError)?.code == .fileNoSuchFile)")
        }
        browser.revealDocument(at: file, importIfNeeded: false, completion: note)
        browser.revealDocument(at: folder.appendingPathComponent("missing"), importIfNeeded: true, completion: note)
        browser.revealDocument(at: file, importIfNeeded: true, completion: note)
        #expect(results == ["true", "true", "a.txt"] && names(browser) == ["a.txt"])
        #expect(browser.list.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }

    @Test("SH-11 documents that are revealed while the list is read are revealed, too")
    func revealingMeanwhile() async throws {
        let browser = browser()
        let files = try (0..<8).map { try file("\($0).txt") }
        BackgroundWork.isImmediate = false
        defer { BackgroundWork.isImmediate = true }
        var revealed: Set<String> = []
        for file in files {
            browser.revealDocument(at: file, importIfNeeded: true) { url, _ in
                if let url { revealed.insert(url.lastPathComponent) }
            }
        }
        let end = ProcessInfo.processInfo.systemUptime + 10
        while revealed.count < files.count, ProcessInfo.processInfo.systemUptime < end {
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(revealed == Set(files.map(\.lastPathComponent)))
    }

    @Test("SH-11 a document is imported beside another one under an unused name", arguments: [true, false])
    func importing(_ asCopy: Bool) throws {
        let browser = browser()
        let source = folder.appendingPathComponent("source")
        try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
        let document = source.appendingPathComponent("a.txt")
        try Data("new".utf8).write(to: document)
        var results: [URL?] = []
        browser.importDocument(
            at: document, nextToDocumentAt: try file("a.txt"), mode: asCopy ? .copy : .move
        ) { url, error in results.append(url) }
        #expect(results == [folder.appendingPathComponent("a 2.txt")] && names(browser) == ["a 2.txt"])
        #expect(try String(contentsOfFile: folder.path + "/a 2.txt", encoding: .utf8) == "new")
        #expect(FileManager.default.fileExists(atPath: document.path) == asCopy)
        browser.importDocument(at: document, nextToDocumentAt: document, mode: .none) { url, _ in results.append(url) }
        browser.importDocument(
            at: source.appendingPathComponent("missing"), nextToDocumentAt: try file("b.txt"), mode: .copy
        ) { url, error in
            results.append(error == nil ? document : nil)
        }
        #expect(results.count == 3 && results[1] == nil && results[2] == nil)
    }
}

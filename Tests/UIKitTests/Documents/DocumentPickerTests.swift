import DisplayServer
import Testing
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKit

/// Tests of document pickers (SH-01 to SH-03, PT-04).
@MainActor @Suite(.serialized) final class DocumentPickerTests {
    private final class Delegate: NSObject, UIDocumentPickerDelegate {
        var log: [String] = []
        var urls: [URL] = []
        var isPresented = false
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            log.append("picked")
            self.urls = urls
            isPresented = controller.presentingViewController != nil
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            log.append("cancelled")
            isPresented = controller.presentingViewController != nil
        }
    }

    private let stage: PresentationStage
    private let delegate = Delegate()
    private let folder: URL

    init() throws {
        stage = try PresentationStage()
        BackgroundWork.isImmediate = true
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("picker-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var dialogs: HeadlessDialogs { stage.server.dialogs }

    private func present(_ picker: UIDocumentPickerViewController, animated: Bool = false) {
        picker.delegate = delegate
        stage.present(picker, animated: animated)
    }

    private func file(_ name: String, _ text: String = "text") throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    /// Waits for work on background threads.
    private func wait(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for _ in 0..<50 where !condition() {
            stage.server.serve(for: 0.05)
        }
        try #require(condition(), sourceLocation: sourceLocation)
    }

    @Test("SH-01 SH-02 the desktop's dialog: the delegate is told once, after the dismissal", arguments: [false, true])
    func portalDialog(_ isAnimated: Bool) throws {
        dialogs.hasFileDialog = true
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.png, .plainText])
        #expect(!picker.allowsMultipleSelection && picker.directoryURL == nil)
        picker.allowsMultipleSelection = true
        picker.directoryURL = folder
        present(picker, animated: isAnimated)
        let choice = try #require(dialogs.choice)
        #expect(choice.kind == .files && choice.allowsSeveral && choice.folder == folder)
        #expect(choice.filters.map(\.name).first == "All supported files" && choice.filters.count == 3)
        #expect(choice.filters[1].patterns.contains(.mimeType("image/png")))
        // The window of the app receives no input.
        #expect(stage.window.hitTest(CGPoint(x: 400, y: 300), with: nil)?.isDescendant(of: picker.view) == true)
        #expect(delegate.log.isEmpty)
        let urls = [folder.appendingPathComponent("a"), folder.appendingPathComponent("b")]
        dialogs.answer(.chosen(urls))
        stage.settle()
        #expect(delegate.log == ["picked"] && delegate.urls == urls && !delegate.isPresented)
        #expect(stage.root.presentedViewController == nil)
        // The same picker can be presented again.
        present(picker)
        dialogs.answer(.cancelled)
        stage.settle()
        #expect(delegate.log == ["picked", "cancelled"] && stage.root.presentedViewController == nil)
    }

    @Test("SH-01 an answer that arrives during the presentation")
    func earlyAnswer() {
        dialogs.hasFileDialog = true
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.delegate = delegate
        stage.root.present(picker, animated: true)
        #expect(dialogs.choice?.filters == [])
        dialogs.answer(.cancelled)
        stage.settle()
        #expect(delegate.log == ["cancelled"] && stage.root.presentedViewController == nil)
    }

    @Test("SH-01 Escape, and a dismissal by the app, withdraw the dialog and count as cancelled")
    func withdrawal() throws {
        dialogs.hasFileDialog = true
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
        #expect(dialogs.choice?.kind == .folders)
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(delegate.log == ["cancelled"] && dialogs.choice == nil && dialogs.withdrawalCount == 1)
        #expect(stage.root.presentedViewController == nil)
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
        stage.root.dismiss(animated: false)
        stage.settle()
        #expect(delegate.log == ["cancelled", "cancelled"] && dialogs.choice == nil)
    }

    @Test("SH-01 copies are in the temporary folder, under the same name")
    func copies() throws {
        dialogs.hasFileDialog = true
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.data], asCopy: true))
        let original = try file("a.txt", "copied")
        dialogs.answer(.chosen([original]))
        try wait { !self.delegate.log.isEmpty }
        let copy = try #require(delegate.urls.first)
        #expect(delegate.log == ["picked"] && copy.lastPathComponent == "a.txt" && copy.path != original.path)
        #expect(try String(contentsOf: copy, encoding: .utf8) == "copied")
        #expect(original.startAccessingSecurityScopedResource())
        original.stopAccessingSecurityScopedResource()
    }

    @Test("SH-01 a document that cannot be copied is reported to the user, and counts as cancelled")
    func failedCopy() throws {
        dialogs.hasFileDialog = true
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.data], asCopy: true)
        present(picker)
        dialogs.answer(.chosen([folder.appendingPathComponent("missing")]))
        try wait { picker.presentedViewController is UIAlertController }
        stage.settle()
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        try wait { !self.delegate.log.isEmpty }
        #expect(delegate.log == ["cancelled"] && stage.root.presentedViewController == nil)
    }

    @Test("SH-01 exporting copies or moves to the chosen place, and replaces what is there", arguments: [true, false])
    func exporting(_ asCopy: Bool) throws {
        dialogs.hasFileDialog = true
        let source = try file("source.txt", "new")
        let target = try file("target.txt", "old")
        present(UIDocumentPickerViewController(forExporting: [source], asCopy: asCopy))
        #expect(dialogs.choice?.kind == .saving(name: "source.txt"))
        dialogs.answer(.chosen([target]))
        try wait { !self.delegate.log.isEmpty }
        #expect(delegate.log == ["picked"] && delegate.urls == [target])
        #expect(try String(contentsOf: target, encoding: .utf8) == "new")
        #expect(FileManager.default.fileExists(atPath: source.path) == asCopy)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == (asCopy ? 2 : 1))
    }

    @Test("SH-01 a replaced file keeps its access rights, and a link stays a link")
    func replacing() throws {
        dialogs.hasFileDialog = true
        let source = try file("source.txt", "new")
        let target = try file("target.txt", "old")
        #expect(chmod(target.path, 0o640) == 0)
        let link = folder.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        present(UIDocumentPickerViewController(forExporting: [source], asCopy: true))
        dialogs.answer(.chosen([link]))
        try wait { !self.delegate.log.isEmpty }
        var status = stat()
        #expect(lstat(link.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
        #expect(stat(target.path, &status) == 0 && status.st_mode & 0o777 == 0o640)
        #expect(try String(contentsOf: target, encoding: .utf8) == "new")
    }

    @Test("SH-01 exporting several documents, and none")
    func exportingSeveral() throws {
        dialogs.hasFileDialog = true
        present(UIDocumentPickerViewController(forExporting: [try file("a"), try file("b")], asCopy: true))
        #expect(dialogs.choice?.kind == .savingAll(names: ["a", "b"]))
        dialogs.answer(.cancelled)
        stage.settle()
        present(UIDocumentPickerViewController(forExporting: []))
        stage.settle()
        #expect(delegate.log == ["cancelled", "cancelled"] && stage.root.presentedViewController == nil)
    }

    @Test("PT-04 in a sandbox no dialog of the app replaces the missing one")
    func sandbox() {
        dialogs.allowsReplacement = false
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.data]))
        #expect(delegate.log == ["cancelled"] && stage.root.presentedViewController == nil)
    }

    @Test("SH-02 filters of types")
    func filters() {
        #expect(FileChoiceFilter.filters(for: []).isEmpty && FileChoiceFilter.filters(for: [.png, .data]).isEmpty)
        let images = FileChoiceFilter.filters(for: [.image, .image])
        #expect(images.count == 1 && images[0].patterns.contains(.mimeType("image/*")))
        #expect(FileChoiceFilter.filters(for: [.text])[0].patterns.contains(.mimeType("application/json")))
        let own = UTType(filenameExtension: "qq1z") ?? .data
        #expect(FileChoiceFilter.filters(for: [own])[0].patterns == [.glob("*.[qQ][qQ]1[zZ]")])
        #expect(FileChoiceFilter.areFolders([.folder]) && !FileChoiceFilter.areFolders([.folder, .png]))
        var matcher = FileFilterMatcher(images[0])
        #expect(matcher.matches("a.PNG") && matcher.matches("b.webp"))
        #expect(!matcher.matches("c.txt") && !matcher.matches("d"))
        var other = FileFilterMatcher(FileChoiceFilter.filters(for: [own])[0])
        #expect(other.matches("x.QQ1z") && !other.matches("x.png"))
    }
}

import DisplayServer
import Testing
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKit

/// Tests of document interaction controllers (SH-10).
@MainActor @Suite(.serialized) final class DocumentInteractionTests {
    private final class Delegate: NSObject, UIDocumentInteractionControllerDelegate {
        var log: [String] = []
        weak var presenter: UIViewController?
        func documentInteractionControllerViewControllerForPreview(
            _ controller: UIDocumentInteractionController
        ) -> UIViewController { presenter ?? UIViewController() }
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
            log.append("begin preview")
        }
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
            log.append("end preview")
        }
        func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
            log.append("options")
        }
        func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
            log.append("end options")
        }
        func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
            log.append("programs")
        }
        func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
            log.append("end programs")
        }
        func documentInteractionController(
            _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
        ) { log.append("begin \(application ?? "-")") }
        func documentInteractionController(
            _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
        ) { log.append("end \(application ?? "-")") }
    }

    private let stage: PresentationStage
    private let delegate = Delegate()
    private let folder: URL

    init() throws {
        stage = try PresentationStage()
        BackgroundWork.isImmediate = true
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("interaction-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        delegate.presenter = stage.root
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func controller(_ name: String, _ data: Data = Data("text".utf8)) throws -> UIDocumentInteractionController {
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        let controller = UIDocumentInteractionController(url: url)
        controller.delegate = delegate
        return controller
    }

    private func program(_ name: String) -> DesktopProgram {
        DesktopProgram(identifier: "\(name).desktop", name: name, icon: nil, command: [name], entryPath: "")
    }

    private var menu: UIActivityViewController? { stage.root.presentedViewController as? UIActivityViewController }

    private func titles() throws -> [String] {
        let table = try #require(menu?.view.subviews.compactMap { $0 as? UITableView }.first)
        return table.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    private func choose(_ title: String) throws {
        let table = try #require(menu?.view.subviews.compactMap { $0 as? UITableView }.first)
        let row = try #require(titles().firstIndex(of: title))
        table.delegate?.tableView(table, performPrimaryActionForRowAt: IndexPath(row: row, section: 0))
        stage.settle()
    }

    @Test("SH-10 name, type and icons follow the file, unless the app sets them")
    func properties() throws {
        let controller = try controller("a.png")
        #expect(controller.name == "a.png" && controller.uti == UTType.png.identifier)
        #expect(controller.icons.count == 3 && controller.icons[0].size.width < controller.icons[2].size.width)
        controller.name = "Title"
        controller.uti = UTType.plainText.identifier
        #expect(controller.name == "Title" && controller.uti == "public.plain-text")
        controller.url = folder.appendingPathComponent("b.txt")
        #expect(controller.name == "b.txt" && controller.uti == "public.plain-text")
        controller.url = nil
        #expect(controller.name == nil && controller.uti == nil && !controller.icons.isEmpty)
    }

    @Test("SH-10 a preview shows a text, and Escape or the space bar ends it", arguments: [true, false])
    func textPreview(_ withEscape: Bool) throws {
        let controller = try controller("a.txt", Data("Grüße".utf8))
        #expect(controller.presentPreview(animated: false))
        #expect(!controller.presentPreview(animated: false))
        stage.settle()
        let navigation = try #require(stage.root.presentedViewController as? UINavigationController)
        let content = try #require(navigation.topViewController as? DocumentPreviewController)
        #expect(content.title == "a.txt" && content.text.text == "Grüße" && !content.text.isHidden)
        #expect(content.imageView.isHidden && delegate.log == ["begin preview"])
        try stage.generator.keyPress(withEscape ? .keyboardEscape : .keyboardSpacebar)
        stage.settle()
        #expect(stage.root.presentedViewController == nil && delegate.log == ["begin preview", "end preview"])
        #expect(controller.presentPreview(animated: false))
        stage.settle()
        controller.dismissPreview(animated: false)
        stage.settle()
        #expect(stage.root.presentedViewController == nil && delegate.log.count == 4)
    }

    @Test("SH-10 a preview shows an image, and says if a file has another content than its name")
    func imagePreview() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        for (data, isImage) in [(try #require(image.pngData()), true), (Data([0, 1]), false)] {
            let controller = try controller("a.png", data)
            #expect(controller.presentPreview(animated: false))
            stage.settle()
            let navigation = try #require(stage.root.presentedViewController as? UINavigationController)
            let content = try #require(navigation.topViewController as? DocumentPreviewController)
            #expect(content.imageView.isHidden == !isImage && (content.imageView.image != nil) == isImage)
            #expect((content.message.text?.isEmpty ?? true) == isImage)
            controller.dismissPreview(animated: false)
            stage.settle()
        }
    }

    @Test("SH-10 other types, missing files and views without a window have neither preview nor menu")
    func unavailable() throws {
        #expect(try !controller("a.zip").presentPreview(animated: false))
        let missing = UIDocumentInteractionController(url: folder.appendingPathComponent("missing.txt"))
        #expect(!missing.presentPreview(animated: false))
        #expect(!missing.presentOptionsMenu(from: .zero, in: stage.root.view, animated: false))
        #expect(!missing.presentOpenInMenu(from: .zero, in: stage.root.view, animated: false))
        #expect(try !controller("a.txt").presentOptionsMenu(from: .zero, in: UIView(), animated: false))
        #expect(try !controller("a.txt").presentOpenInMenu(from: .zero, in: UIView(), animated: false))
        let remote = UIDocumentInteractionController(url: try #require(URL(string: "https://example.org/a.txt")))
        #expect(!remote.presentPreview(animated: false))
        #expect(stage.root.presentedViewController == nil && delegate.log.isEmpty)
    }

    @Test("SH-10 the menu of programs has those for the type, and opens the file with the chosen one")
    func programs() throws {
        stage.server.dialogs.programs = ["text/plain": [program("edit"), program("view")], "image/png": [program("x")]]
        let controller = try controller("a.txt")
        #expect(controller.presentOpenInMenu(from: .zero, in: stage.root.view, animated: false))
        stage.settle()
        #expect(try titles() == ["edit", "view"] && delegate.log == ["programs"])
        #expect(!controller.presentOpenInMenu(from: .zero, in: stage.root.view, animated: false))
        try choose("view")
        #expect(delegate.log == ["programs", "end programs", "begin view.desktop", "end view.desktop"])
        #expect(stage.server.dialogs.openedFiles.map(\.program) == ["view.desktop"])
        let url = try #require(controller.url)
        #expect(stage.server.dialogs.openedFiles.first?.files == [url])
        #expect(stage.root.presentedViewController == nil)
        // A dismissal by the app chooses nothing.
        #expect(controller.presentOpenInMenu(from: .zero, in: stage.root.view, animated: false))
        stage.settle()
        controller.dismissMenu(animated: false)
        stage.settle()
        #expect(delegate.log.suffix(2) == ["programs", "end programs"])
    }

    @Test("SH-10 files of unknown types are opened by their content")
    func contents() throws {
        #expect(FileTypes.mimeTypes(of: folder) == ["inode/directory"])
        #expect(try FileTypes.mimeTypes(of: #require(controller("text", Data("a".utf8)).url)) == ["text/plain"])
        let bytes = try #require(controller("bytes", Data([0, 0xFF])).url)
        #expect(FileTypes.mimeTypes(of: bytes) == ["application/octet-stream"])
        let html = FileTypes.mimeTypes(of: folder.appendingPathComponent("a.html"))
        #expect(html.first == "text/html")
        let swift = FileTypes.mimeTypes(of: folder.appendingPathComponent("a.c"))
        #expect(swift.firstIndex(of: "text/plain") != nil)
    }

    @Test("SH-10 a menu of the app lists the programs, the default one first, or lets the user choose one")
    func appMenu() throws {
        stage.server.dialogs.programs = ["text/plain": [program("edit"), program("view")]]
        var results: [Bool] = []
        func elements(_ name: String) throws -> [UIMenuElement] {
            let menu = try controller(name).makeOpenInMenu { results.append($0) }
            let deferred = try #require(menu.children.first as? UIDeferredMenuElement)
            var found: [UIMenuElement] = []
            deferred.fetch { found = $0 }
            stage.settle()
            return found
        }
        let programs = try elements("a.txt")
        #expect(programs.map(\.title) == ["edit", "view"])
        #expect(programs.map(\.subtitle) == ["Default program", nil])
        (programs.last as? UIAction)?.performWithSender(nil, target: nil)
        stage.settle()
        #expect(results == [true] && stage.server.dialogs.openedFiles.map(\.program) == ["view.desktop"])
        #expect(try elements("a.png").map(\.title) == ["Choose Program…"])
    }

    @Test("SH-10 the menu of options has a preview, and the activities for files")
    func options() throws {
        let controller = try controller("a.txt")
        #expect(controller.presentOptionsMenu(from: .zero, in: stage.root.view, animated: false))
        stage.settle()
        #expect(try titles().contains("Copy") && titles().contains("Preview") && !titles().contains("Print"))
        try choose("Preview")
        stage.settle()
        #expect(delegate.log == ["options", "end options", "begin preview"])
        controller.dismissPreview(animated: false)
        stage.settle()
        stage.server.printer.isAvailable = true
        let picture = try self.controller("a.png", #require(UIImage(systemName: "doc")?.pngData()))
        #expect(picture.presentOptionsMenu(from: .zero, in: stage.root.view, animated: false))
        stage.settle()
        #expect(try titles().contains("Print"))
        picture.dismissMenu(animated: false)
        stage.settle()
        #expect(delegate.log.suffix(2) == ["options", "end options"])
    }
}

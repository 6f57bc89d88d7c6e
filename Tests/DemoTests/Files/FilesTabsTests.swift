import DemoSupport
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Files

/// Tests of tabs, the path field and the preview, with keys and clicks.
@MainActor @Suite(.serialized) struct FilesTabsTests {
    /// The app with a folder of its own, which is also the home folder of the user.
    @MainActor private final class App {
        let folder: TestFolder
        let tabs: FilesTabsController
        let generator: EventGenerator

        init(_ names: [String]) async throws {
            folder = TestFolder(names)
            tabs = FilesTabsController(folder: folder.path, environment: ["HOME": folder.path.text])
            generator = try EventGenerator(viewController: tabs)
            current.showList()
            try await wait("the folder") { !self.current.model.isLoading }
        }

        var current: FilesController { tabs.current! }

        func wait(_ comment: String, _ condition: () -> Bool) async throws {
            try await generator.settle(until: comment, timeout: 10, condition)
        }

        func press(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) throws {
            try generator.keyPress(key, modifiers: flags)
        }

        func settle() async throws { try await generator.settle(for: 0.1) }
    }

    @Test func controlTOpensATabAndControlWClosesIt() async throws {
        let app = try await App(["a/", "b/"])
        #expect(app.tabs.isTabBarHidden && app.tabs.controllers.count == 1)
        let first = app.current
        try app.press(.keyboardT, .control)
        try await app.settle()
        #expect(app.tabs.controllers.count == 2 && !app.tabs.isTabBarHidden)
        #expect(app.current !== first && app.current.model.path == app.folder.path)
        // The strip is above the files.
        #expect(app.current.header.frame.minY == app.tabs.tabBar.frame.maxY)
        app.current.open(app.folder.path("b"))
        try await app.settle()
        #expect(app.current.title == "b" && first.title == "Home" && first.model.path == app.folder.path)
        try app.press(.keyboardTab, .control)
        try await app.settle()
        #expect(app.current === first)
        try app.press(.keyboardTab, .control)
        try app.press(.keyboardW, .control)
        try await app.settle()
        #expect(app.tabs.controllers.count == 1 && app.current === first && app.tabs.isTabBarHidden)
        #expect(app.current.header.frame.minY == 0)
    }

    @Test func theMenuOfAFolderOpensItInATab() async throws {
        let app = try await App(["a/", "b/", "file"])
        let menu = app.current.menu(forRows: [1])
        let element = menu.children.compactMap { $0 as? UIAction }.first { $0.title == "Open in New Tab" }
        try #require(element).performWithSender(nil, target: nil)
        try await app.settle()
        #expect(app.tabs.controllers.count == 2 && app.current.model.path == app.folder.path("b"))
        let other = app.tabs.controllers[0].menu(forRows: [2])
        #expect(!other.children.contains { $0.title.hasPrefix("Open in") })
    }

    @Test func aTypedPathOpensAFolder() async throws {
        let app = try await App(["a/", "b/"])
        app.folder.addFolder("a/inner")
        try app.press(.keyboardL, .control)
        #expect(app.current.header.pathBar.isEditing)
        try app.generator.keyType("~/a/inner")
        try app.press(.keyboardReturnOrEnter)
        try await app.settle()
        #expect(app.current.model.path == app.folder.path("a/inner") && !app.current.header.pathBar.isEditing)
        try app.press(.keyboardL, .control)
        try app.generator.keyType("nowhere")
        try app.press(.keyboardReturnOrEnter)
        #expect(app.current.header.pathBar.isEditing && app.current.failureText?.contains("nowhere") == true)
        try app.press(.keyboardEscape)
        try await app.settle()
        #expect(!app.current.header.pathBar.isEditing && app.current.model.path == app.folder.path("a/inner"))
        #expect(app.current.table.isFirstResponder)
    }

    @Test func arrowKeysMoveThroughThePath() async throws {
        let app = try await App(["a/"])
        app.folder.addFolder("a/inner")
        app.current.open(app.folder.path("a/inner"))
        try await app.settle()
        let buttons = app.current.header.pathBar.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }
        try #require(buttons.count == 3)
        buttons[2].becomeFirstResponder()
        try app.press(.keyboardLeftArrow)
        #expect(buttons[1].isFirstResponder)
        try app.press(.keyboardSpacebar)
        try await app.settle()
        #expect(app.current.model.path == app.folder.path("a"))
    }

    @Test func spaceShowsThePreviewOfTheSelectedFile() async throws {
        let app = try await App(["folder/"])
        try Data("first line\nsecond".utf8).write(to: app.folder.path("note.txt").url)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        try #require(image.pngData()).write(to: app.folder.path("picture.png").url)
        try Data([0, 1, 2, 3]).write(to: app.folder.path("zero.bin").url)
        app.current.reload()
        try await app.wait("the files") { app.current.model.arrangement.count == 4 }
        app.current.focusItems()
        app.current.items.select([1])
        try app.press(.keyboardSpacebar)
        let preview = try #require(app.current.preview)
        try await app.wait("the text") { preview.text == "first line\nsecond" }
        #expect(preview.name == "note.txt" && preview.image == nil)
        #expect(preview.frame.maxX == app.current.view.bounds.maxX && app.current.table.frame.width > 220)
        try app.press(.keyboardDownArrow)
        try await app.wait("the image") { preview.image.map { $0.size.width * $0.scale } == 30 }
        #expect(preview.name == "picture.png" && preview.text == nil)
        try app.press(.keyboardDownArrow)
        try await app.settle()
        #expect(preview.name == "zero.bin" && preview.text == nil)
        try app.press(.keyboardSpacebar)
        #expect(app.current.preview == nil && app.current.table.isFirstResponder)
        // Space is a character while the user types.
        try app.press(.keyboardF, .control)
        try app.generator.keyType("a b")
        #expect(app.current.header.searchField.text == "a b")
        #expect(app.current.preview == nil)
    }

    @Test func textsAreToldApartFromOtherFiles() {
        #expect(PreviewContent.text(Data("Grüße, 안녕".utf8)) == "Grüße, 안녕")
        #expect(PreviewContent.text(Data([0x41, 0, 0x42])) == nil)
        #expect(PreviewContent.text(Data([0xFF, 0xFE, 0xFD])) == nil)
        // A long text ends with an ellipsis, also if its last character is cut.
        let long = Data(String(repeating: "é", count: 40_000).utf8) + Data("x".utf8)
        let text = PreviewContent.text(Data([0x61]) + long)
        #expect(text?.hasSuffix("é\n…") == true && text?.contains("\u{FFFD}") == false)
    }
}

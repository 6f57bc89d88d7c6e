import DemoSupport
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Files

/// Tests of the app with keys and clicks.
@MainActor @Suite(.serialized) struct FilesControllerTests {
    /// The app with a folder of its own, which is also the home folder of the user.
    @MainActor private final class App {
        let folder: TestFolder
        let controller: FilesController
        let generator: EventGenerator

        init(_ names: [String], at path: String = "", isList: Bool = true) async throws {
            folder = TestFolder(names)
            controller = FilesController(
                folder: path.isEmpty ? folder.path : folder.path(path), environment: ["HOME": folder.path.text])
            generator = try EventGenerator(viewController: controller)
            if isList { controller.showList() }
            try await wait("the folder") { !controller.model.isLoading }
        }

        var names: [String] {
            (0..<controller.model.arrangement.count).map { controller.model.arrangement[$0].name.text }
        }

        var selected: [String] { controller.items.selectedRows.map { controller.model.arrangement[$0].name.text } }

        func wait(_ comment: String, _ condition: () -> Bool) async throws {
            try await generator.settle(until: comment, timeout: 10, condition)
        }

        func press(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) throws {
            try generator.keyPress(key, modifiers: flags)
        }

        /// Waits for pending work.
        func settle() async throws { try await generator.settle(for: 0.1) }
    }

    @Test func keysMoveBetweenFolders() async throws {
        let app = try await App(["a/", "b/", "file"])
        app.folder.addFolder("b/inner")
        try app.press(.keyboardDownArrow)
        try app.press(.keyboardDownArrow)
        #expect(app.selected == ["b"])
        try app.press(.keyboardReturnOrEnter)
        try await app.wait("the folder b") { app.names == ["inner"] }
        #expect(app.controller.model.path == app.folder.path("b"))
        try app.press(.keyboardUpArrow, .alternate)
        try await app.wait("the folder around it") { app.names == ["a", "b", "file"] && app.selected == ["b"] }
        try app.press(.keyboardLeftArrow, .alternate)
        try await app.wait("back to b") { app.names == ["inner"] }
        try app.press(.keyboardLeftArrow, .alternate)
        try await app.wait("back to the first") { app.selected == ["b"] }
        try app.press(.keyboardRightArrow, .alternate)
        try await app.wait("forward to b") { app.names == ["inner"] }
        try app.press(.keyboardDeleteOrBackspace)
        try await app.wait("up again") { app.selected == ["b"] }
        // Typing finds a file.
        try app.generator.keyType("fi")
        #expect(app.selected == ["file"])
    }

    @Test func filesAreDroppedOnFolders() async throws {
        let app = try await App(["folder/", "note.txt", "other.txt"])
        let table = try #require(app.controller.items as? FileTable)
        func point(_ row: Int) -> CGPoint {
            let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
            return table.convert(CGPoint(x: frame.minX + 80, y: frame.midY), to: nil)
        }
        try app.generator.pointerDown(at: point(1))
        try app.generator.pointerMove(to: CGPoint(x: point(1).x + 10, y: point(1).y))
        try app.generator.pointerMove(to: point(0))
        #expect(table.hasActiveDrag && table.hasActiveDrop)
        try app.generator.pointerUp()
        try await app.wait("the file is moved") { app.folder.exists("folder/note.txt") }
        #expect(!app.folder.exists("note.txt") && app.folder.exists("other.txt"))
        try await app.wait("the list") { app.names == ["folder", "other.txt"] }
        try app.generator.wait(1)
        #expect(!table.hasActiveDrag)
        try app.press(.keyboardZ, .control)
        try await app.wait("the file is back") { app.names == ["folder", "note.txt", "other.txt"] }
        // A drop in the same folder does nothing.
        try app.generator.pointerDown(at: point(1))
        try app.generator.pointerMove(to: CGPoint(x: point(1).x + 10, y: point(1).y))
        try app.generator.pointerMove(to: point(2))
        try app.generator.pointerUp()
        try app.generator.wait(1)
        try await app.settle()
        #expect(app.names == ["folder", "note.txt", "other.txt"])
    }

    @Test func f2RenamesAndEscapeDoesNot() async throws {
        let app = try await App(["old.txt", "other.txt"])
        try app.press(.keyboardDownArrow)
        try app.press(.keyboardF2)
        #expect(app.controller.renameField?.isFirstResponder == true)
        // The name is selected up to the extension.
        try app.generator.keyType("new")
        #expect(app.controller.renameField?.text == "new.txt")
        try app.press(.keyboardEscape)
        try await app.settle()
        #expect(app.controller.renameField == nil && app.folder.exists("old.txt"))

        try app.press(.keyboardF2)
        try app.generator.keyType("zebra")
        try app.press(.keyboardReturnOrEnter)
        try await app.wait("the new name") { app.names == ["other.txt", "zebra.txt"] && app.selected == ["zebra.txt"] }
        #expect(!app.folder.exists("old.txt"))
        // Keys work again, and undo takes the name back.
        try app.press(.keyboardZ, .control)
        try await app.wait("the old name") { app.names == ["old.txt", "other.txt"] }
        try app.press(.keyboardZ, [.control, .shift])
        try await app.wait("the new name again") { app.names == ["other.txt", "zebra.txt"] }
    }

    @Test func aNameThatExistsOrIsImpossibleIsRefused() async throws {
        let app = try await App([])
        app.folder.add("a", "one")
        app.folder.add("b", "two")
        try await app.wait("the files") { app.names == ["a", "b"] }
        try app.press(.keyboardDownArrow)
        try app.press(.keyboardF2)
        try app.generator.keyType("x/y")
        try app.press(.keyboardReturnOrEnter)
        #expect(app.controller.status.text.contains("slash") && app.controller.renameField != nil)
        try app.press(.keyboardA, .control)
        try app.generator.keyType("b")
        try app.press(.keyboardReturnOrEnter)
        try await app.wait("the failure") { app.controller.status.text.contains("already exists") }
        #expect(app.folder.text("a") == "one" && app.folder.text("b") == "two")
    }

    @Test func aClickElsewhereRenames() async throws {
        let app = try await App(["a", "b", "c"])
        try app.press(.keyboardDownArrow)
        try app.press(.keyboardF2)
        try app.generator.keyType("renamed")
        try app.generator.pointerClick(at: CGPoint(x: 400, y: 400))
        try await app.wait("the new name") { app.names == ["b", "c", "renamed"] }
    }

    @Test func aFileThatDisappearsEndsRenaming() async throws {
        let app = try await App(["a", "b"])
        try app.press(.keyboardDownArrow)
        try app.press(.keyboardF2)
        unlink(app.folder.path("a").text)
        try await app.wait("the end of renaming") { app.controller.renameField == nil && app.names == ["b"] }
    }

    @Test func deleteMovesToTheTrashAndUndoRestores() async throws {
        let app = try await App(["a", "b", "c", "d"])
        app.folder.add("b", "text")
        let trash = Trash(environment: ["HOME": app.folder.path.text])
        try app.press(.keyboardDownArrow)
        try app.press(.keyboardDownArrow)
        try app.press(.keyboardDownArrow, .shift)
        #expect(app.selected == ["b", "c"])
        try app.press(.keyboardDeleteForward)
        try await app.wait("the trash") { app.names == ["a", "d"] && app.selected == ["d"] }
        #expect(TestFolder.exists(trash.files.appending(FileName("b"))))
        try app.press(.keyboardZ, .control)
        try await app.wait("the files") { app.names == ["a", "b", "c", "d"] && app.selected == ["b", "c"] }
        #expect(app.folder.text("b") == "text")
        try app.press(.keyboardZ, [.control, .shift])
        try await app.wait("the trash again") { app.names == ["a", "d"] }
        try app.press(.keyboardZ, .control)
        try await app.wait("the files again") { app.names == ["a", "b", "c", "d"] }
    }

    @Test func aNewFolderIsRenamedAtOnce() async throws {
        let app = try await App(["a/", "z/"])
        try app.press(.keyboardN, [.control, .shift])
        try await app.wait("the field") { app.controller.renameField?.isFirstResponder == true }
        #expect(app.folder.exists("New Folder"))
        try app.generator.keyType("Letters")
        try app.press(.keyboardReturnOrEnter)
        try await app.wait("the name") { app.names == ["a", "Letters", "z"] && app.selected == ["Letters"] }
    }

    @Test func typingInTheSearchFieldNarrowsTheFiles() async throws {
        let app = try await App((0..<50).map { "file-\($0).txt" })
        try app.press(.keyboardF, .control)
        try app.generator.keyType("4")
        try await app.wait("names with 4") { app.names.count == 14 }
        #expect(app.controller.status.text == "14 of 50 items")
        try app.generator.keyType("7")
        try await app.wait("names with 47") { app.names == ["file-47.txt"] }
        // Return goes to the files, and Escape shows all of them again.
        try app.press(.keyboardReturnOrEnter)
        #expect(app.selected == ["file-47.txt"] && !app.controller.header.searchField.isFirstResponder)
        try app.press(.keyboardEscape)
        try await app.wait("all names") { app.names.count == 50 }
        #expect(app.selected == ["file-47.txt"] && app.controller.header.searchField.text == "")
        try app.press(.keyboardF, .control)
        try app.generator.keyType("nothing")
        try await app.wait("a message") { app.names.isEmpty && !app.controller.message.isHidden }
        #expect(app.controller.message.accessibilityLabel?.hasPrefix("No results") == true)
    }

    @Test func aClickOfATitleSorts() async throws {
        let app = try await App(["b", "a"])
        app.folder.add("a", "longer")
        try await app.wait("the size") { app.controller.model.arrangement[0].size == 6 }
        let size = try #require(app.controller.table.column(withIdentifier: "Size"))
        let column = app.controller.table.rect(ofColumn: size)
        let title = app.controller.table.convert(CGPoint(x: column.midX, y: 0), to: nil)
        let point = CGPoint(x: title.x, y: HeaderBar.height + 12)
        try app.generator.pointerClick(at: point)
        try await app.wait("the order of sizes") { app.names == ["b", "a"] }
        try app.generator.wait(1)
        try app.generator.pointerClick(at: point)
        try await app.wait("the opposite order") { app.names == ["a", "b"] }
        #expect(app.controller.model.settings.order == FileOrder(column: .size, isAscending: false))
    }

    @Test func hiddenFilesAreShownWithControlH() async throws {
        let app = try await App([".hidden"])
        #expect(app.names == [] && app.controller.message.accessibilityLabel?.contains("Control-H") == true)
        try app.press(.keyboardH, .control)
        try await app.wait("the file") { app.names == [".hidden"] && app.controller.message.isHidden }
    }

    @Test func theStatusCountsTheSelection() async throws {
        let app = try await App(["folder/"])
        app.folder.add("a", String(repeating: "x", count: 1500))
        app.folder.add("b", "x")
        try await app.wait("the files") { app.names == ["folder", "a", "b"] }
        try app.press(.keyboardA, .control)
        #expect(app.selected.count == 3)
        #expect(app.controller.status.text == "3 items, 3 selected (1.50\u{A0}kB)")
        try app.press(.keyboardHome)
        #expect(app.controller.status.text == "3 items, 1 selected")
    }

    @Test func theSelectionMovesBetweenIconsAndList() async throws {
        let app = try await App(["a", "b", "c"])
        try app.press(.keyboardDownArrow)
        try app.press(.keyboardDownArrow)
        try app.press(.keyboard1, .control)
        #expect(!app.controller.grid.isHidden && app.controller.table.isHidden && app.selected == ["b"])
        try app.press(.keyboard2, .control)
        #expect(app.controller.grid.isHidden && app.selected == ["b"])
    }

    @Test func unreadableAndMissingFoldersHaveAMessage() async throws {
        let app = try await App(["a/"], at: "missing")
        #expect(!app.controller.message.isHidden)
        #expect(app.controller.message.accessibilityLabel == "“missing” cannot be opened. It does not exist any more.")
        try app.press(.keyboardUpArrow, .alternate)
        try await app.wait("the folder around it") { app.names == ["a"] && app.controller.message.isHidden }
    }

    @Test func specialFilesAndBrokenLinksAreNotOpened() async throws {
        let app = try await App([])
        _ = app.folder.path("pipe").withCString { mkfifo($0, 0o600) }
        app.folder.addLink("broken", to: "nothing")
        try await app.wait("the files") { app.names == ["broken", "pipe"] }
        try app.press(.keyboardDownArrow)
        try app.press(.keyboardReturnOrEnter)
        #expect(app.controller.status.text.contains("does not exist"))
        try app.press(.keyboardDownArrow)
        #expect(!app.controller.status.text.contains("does not exist"))
        try app.press(.keyboardReturnOrEnter)
        #expect(app.controller.status.text.contains("pipe, a socket or a device"))
    }

    @Test func theSidebarListsTheFoldersOfTheUser() async throws {
        let app = try await App(["Documents/", "Music/", "other/"])
        app.folder.add("Documents/letter")
        try await app.wait("the places") {
            app.controller.sidebar.places.map(\.title) == ["Home", "Documents", "Music", "File System"]
        }
        app.controller.sidebar.onOpen?(app.folder.path("Documents"))
        try await app.wait("the folder") { app.names == ["letter"] }
        #expect(app.controller.header.back.isEnabled && !app.controller.header.forward.isEnabled)
    }

    @Test func imagesHaveThumbnailsInBoundedMemory() async throws {
        let folder = TestFolder()
        let png = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
        }
        for number in 0..<3 {
            try png.write(to: folder.path("\(number).png").url)
        }
        folder.add("broken.png", "no image")
        let controller = FilesController(folder: folder.path, environment: ["HOME": folder.path.text])
        let generator = try EventGenerator(viewController: controller)
        try await generator.settle(until: "thumbnails", timeout: 10) {
            controller.model.arrangement.details?.isComplete == true && controller.grid.thumbnails.requestCount == 0
        }
        let keys = (0..<4).compactMap { row in
            (controller.grid.cellForItem(at: IndexPath(item: row, section: 0)) as? FileGridCell)?.thumbnailKey
        }
        #expect(keys.count == 4)
        #expect(keys.map { controller.grid.thumbnails.image($0) != nil } == [true, true, true, false])
        // A file that is no image is not decoded again.
        #expect(controller.grid.thumbnails.requestCount == 0)
        let image = try #require(controller.grid.thumbnails.image(keys[0]))
        #expect(max(image.size.width, image.size.height) * image.scale <= 128)
    }

    @Test func aCacheOfThumbnailsIsBounded() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let photo = try #require(LoadedPhoto(image, .reduced(by: 1)))
        var cache = ThumbnailCache<Int>(capacity: 10, pixelCapacity: 5 * photo.pixelCount)
        for number in 0..<20 { cache.insert(photo, for: number) }
        #expect(cache.count == 5 && cache.pixelCount == 5 * photo.pixelCount)
        #expect(cache[14] == nil && cache[15] != nil)
        cache.insert(photo, for: 19)
        #expect(cache.count == 5)
    }

    @Test func textIsShownByTheAppIfNoProgramOpensIt() async throws {
        let app = try await App(["a.txt", "b.bin"])
        app.folder.add("a.txt", "Text of the file")
        try app.press(.keyboardDownArrow)
        // Tests open no programs.
        try app.press(.keyboardReturnOrEnter)
        try await app.wait("the preview") { app.controller.presentedViewController is UINavigationController }
        let navigation = try #require(app.controller.presentedViewController as? UINavigationController)
        try await app.wait("the text") {
            navigation.topViewController?.view.subviews.contains {
                ($0 as? UITextView)?.text == "Text of the file" && !$0.isHidden
            } == true
        }
        // The presentation ends.
        try await app.generator.settle(for: 1)
        try app.press(.keyboardSpacebar)
        try await app.wait("the end of the preview") { app.controller.presentedViewController == nil }
        try app.press(.keyboardDownArrow)
        #expect(app.selected == ["b.bin"])
        try app.press(.keyboardReturnOrEnter)
        try await app.wait("the message") { app.controller.failureText == "No program opens “b.bin”." }
        try app.press(.keyboardY, .control)
        #expect(app.controller.failureText == "“b.bin” is neither an image nor text.")
        #expect(app.controller.presentedViewController == nil)
    }

    @Test func theMenuOfAFileOffersPrograms() async throws {
        let app = try await App(["a.txt", "b.txt", "c/"])
        func titles(_ rows: [Int]) -> [String] { app.controller.menu(forRows: rows).children.map(\.title) }
        #expect(titles([1]).prefix(3) == ["Open", "Open With", "Quick View"])
        #expect(titles([0]).contains("Open With") && !titles([0]).contains("Quick View"))
        #expect(!titles([1, 2]).contains("Open With"))
        try app.press(.keyboardHome)
        try app.press(.keyboardDownArrow)
        try app.press(.keyboardF10, .shift)
        try await app.wait("the menu") { app.generator.menuTitles.contains("Open With") }
        try app.generator.chooseMenuElement("Open With")
        // Tests have no programs, so the desktop would let the user choose one.
        try await app.wait("the programs") { app.generator.menuTitles.contains("Choose Program…") }
        try app.generator.chooseMenuElement("Choose Program…")
        try await app.wait("the message") {
            app.controller.failureText?.hasPrefix("The program could not open") == true
        }
    }
}

import DisplayServer
import Testing
import UIKit

/// Tests of pasteboards on an in-memory display. The tests act as the other programs.
@MainActor @Suite(.serialized) final class UIPasteboardTests {
    /// The test itself opens the display, because other tests can run between the initialization of a suite and its
    /// test.
    private lazy var server = StageDisplays.open()
    private lazy var board: UIPasteboard = {
        _ = server
        return .general
    }()
    private var clipboard: HeadlessClipboard { server.headlessClipboard }
    private static let text = ClipboardContent.text

    private func copyInOtherProgram(_ data: [String: Data], manner: HeadlessClipboard.Program.Manner = .answers) {
        clipboard.otherProgramPuts(
            ClipboardContent(types: data.keys.sorted()) { data[$0] }, on: .clipboard, manner: manner)
    }

    private func makeImage() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
    }

    // MARK: Content of the app

    @Test("PB-02 an empty pasteboard has no items")
    func empty() {
        #expect(board.numberOfItems == 0)
        #expect(board.types.isEmpty && board.items.isEmpty)
        #expect(board.string == nil && board.url == nil && board.image == nil && board.color == nil)
        #expect(board.strings == nil && board.urls == nil && board.images == nil && board.colors == nil)
        #expect(!board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
        #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == nil)
    }

    @Test("PB-02, PB-03 a string is available as text to this app and to other programs")
    func text() {
        let count = board.changeCount
        board.string = "한글 🎉"
        #expect(board.changeCount == count + 1)
        #expect(board.string == "한글 🎉" && board.strings == ["한글 🎉"])
        #expect(board.hasStrings && !board.hasURLs && !board.hasImages)
        #expect(board.types == ["public.utf8-plain-text"])
        #expect(board.contains(pasteboardTypes: ["public.text"]))
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("한글 🎉".utf8))
        #expect(clipboard.otherProgramSeesTypes(on: .clipboard) == [Self.text])
        #expect(clipboard.otherProgramReads(Self.text, from: .clipboard) == Data("한글 🎉".utf8))
        board.string = nil
        #expect(board.numberOfItems == 0 && board.string == nil)
        #expect(clipboard.otherProgramSeesTypes(on: .clipboard).isEmpty)
    }

    @Test("PB-03 several strings are separate items here and lines of text in other programs")
    func texts() {
        board.strings = ["a", "b"]
        #expect(board.numberOfItems == 2 && board.strings == ["a", "b"] && board.string == "a")
        #expect(clipboard.otherProgramReads(Self.text, from: .clipboard) == Data("a\nb".utf8))
    }

    @Test("PB-02, PB-03 a URL is also available as text; several URLs are a list in other programs")
    func urls() throws {
        let first = try #require(URL(string: "https://swift.org/a%20b"))
        let second = URL(fileURLWithPath: "/tmp/x y")
        board.urls = [first, second]
        #expect(board.urls == [first, second] && board.url == first && board.hasURLs)
        #expect(board.string == first.absoluteString)
        #expect(
            clipboard.otherProgramReads("text/uri-list", from: .clipboard)
                == Data("https://swift.org/a%20b\r\nfile:///tmp/x%20y\r\n".utf8))
        #expect(
            clipboard.otherProgramReads(Self.text, from: .clipboard)
                == Data("https://swift.org/a%20b\nfile:///tmp/x%20y".utf8))
    }

    @Test("PB-03 an image is PNG in other programs and the same image here")
    func images() throws {
        let image = makeImage()
        board.image = image
        #expect(board.image === image && board.hasImages && board.types == ["public.png"])
        #expect(board.contains(pasteboardTypes: UIPasteboard.typeListImage))
        #expect(clipboard.otherProgramSeesTypes(on: .clipboard) == ["image/png"])
        let data = try #require(clipboard.otherProgramReads("image/png", from: .clipboard))
        #expect(try #require(UIImage(data: data)).size == CGSize(width: 3, height: 2))
    }

    @Test("PB-03 a color is four 16-bit components in other programs")
    func colors() throws {
        board.color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(board.hasColors)
        let data = try #require(clipboard.otherProgramReads("application/x-color", from: .clipboard))
        let numbers = data.withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) }
        #expect(numbers == [65535, 32768, 0, 65535])
        copyInOtherProgram(["application/x-color": data])
        let color = try #require(board.color)
        var green: CGFloat = 0
        color.getRed(nil, green: &green, blue: nil, alpha: nil)
        #expect(abs(green - 0.5) < 0.0001)
    }

    @Test("PB-03, PB-07 an item has several representations; the app's types keep their identifiers")
    func representations() {
        board.items = [
            ["com.example.note": Data([1, 2]), "public.utf8-plain-text": "note", "public.html": "<b>note</b>"]
        ]
        #expect(board.types == ["com.example.note", "public.html", "public.utf8-plain-text"])
        #expect(board.data(forPasteboardType: "com.example.note") == Data([1, 2]))
        #expect(board.value(forPasteboardType: "public.text") as? String == "note")
        #expect(clipboard.otherProgramSeesTypes(on: .clipboard) == ["com.example.note", "text/html", Self.text])
        #expect(clipboard.otherProgramReads("com.example.note", from: .clipboard) == Data([1, 2]))
        #expect(clipboard.otherProgramReads("text/html", from: .clipboard) == Data("<b>note</b>".utf8))
    }

    @Test("PB-07 values are data, property lists or objects of their type; others are ignored")
    func values() {
        final class UnsupportedValue {}
        board.setValue(UnsupportedValue(), forPasteboardType: "com.example.other")
        #expect(board.numberOfItems == 0)
        board.setValue(["a": 1], forPasteboardType: "com.example.list")
        #expect((board.value(forPasteboardType: "com.example.list") as? [String: Int]) == ["a": 1])
        let data = board.data(forPasteboardType: "com.example.list")
        #expect(
            data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Int] == [
                "a": 1
            ])
        board.setData(Data("text".utf8), forPasteboardType: "public.text")
        #expect(board.string == "text")
        #expect(board.value(forPasteboardType: "public.png") == nil)
    }

    @Test("PB-07 item sets select items")
    func itemSets() {
        board.items = [["public.text": "a"], ["public.url": "b"], ["public.text": "c"]]
        board.addItems([["com.example.x": Data([9])]])
        #expect(board.numberOfItems == 4)
        #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == IndexSet([0, 2]))
        #expect(board.values(forPasteboardType: "public.text", inItemSet: [0, 1, 2]) as? [String] == ["a", "c"])
        #expect(board.data(forPasteboardType: "com.example.x", inItemSet: nil) == [Data([9])])
        #expect(board.types(forItemSet: [1, 3]) == [["public.url"], ["com.example.x"]])
        #expect(board.types(forItemSet: [4]) == nil)
        #expect(board.contains(pasteboardTypes: ["public.text"], inItemSet: [0, 2]))
        #expect(!board.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
        #expect(board.values(forPasteboardType: "public.text", inItemSet: [17]) == nil)
    }

    @Test("PB-08, PB-10 local items are marked and not stored by the clipboard manager; items expire")
    func options() {
        clipboard.hasManager = true
        board.setItems([["public.text": "secret"]], options: [.localOnly: true])
        #expect(clipboard.otherProgramReads("x-kde-passwordManagerHint", from: .clipboard) == Data("secret".utf8))
        #expect(!clipboard.storeInClipboardManager())
        board.setItems([["public.text": "short"]], options: [.expirationDate: Date(timeIntervalSinceNow: 10)])
        server.serve(for: 9)
        #expect(board.string == "short")
        server.serve(for: 2)
        #expect(board.string == nil && board.numberOfItems == 0)
        board.setItems([["public.text": "replaced"]], options: [.expirationDate: Date(timeIntervalSinceNow: 10)])
        board.string = "stays"
        server.serve(for: 20)
        #expect(board.string == "stays")
        #expect(clipboard.storeInClipboardManager())
        #expect(clipboard.contentStoredByManager == [Self.text: Data("stays".utf8)])
    }

    @Test("PB-09 change notifications contain the added and removed types")
    func notifications() {
        var log: [(UIPasteboard?, [String]?, [String]?)] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { notification in
            let board = notification.object as? UIPasteboard
            let added = notification.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
            let removed = notification.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
            MainActor.assumeIsolated { log.append((board, added, removed)) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        board.string = "a"
        board.color = .red
        copyInOtherProgram([Self.text: Data("b".utf8)])
        #expect(log.map(\.1) == [["public.utf8-plain-text"], ["com.apple.uikit.color"], nil])
        #expect(log.dropFirst().map(\.2) == [["public.utf8-plain-text"], nil])
        #expect(log.allSatisfy { $0.0 === UIPasteboard.general })
    }

    /// Returns the pasteboards whose changes are posted while `body` runs.
    private func changedBoards(_ body: () -> Void) -> [UIPasteboard?] {
        var boards: [UIPasteboard?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { note in
            let board = note.object as? UIPasteboard
            MainActor.assumeIsolated { boards.append(board) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        body()
        return boards
    }

    @Test("PB-08, PB-09 Items on a named pasteboard expire with a notification")
    func namedExpiration() {
        let server = server
        let named = UIPasteboard.withUniqueName()
        named.setItems([["public.text": "short"]], options: [.expirationDate: Date(timeIntervalSinceNow: 10)])
        let changed = changedBoards { server.serve(for: 11) }
        #expect(named.numberOfItems == 0)
        #expect(changed.count == 1 && changed.first??.name == named.name)
        named.setItems([["public.text": "short"]], options: [.expirationDate: Date(timeIntervalSinceNow: 10)])
        UIPasteboard.remove(withName: named.name)
        let removed = changedBoards { server.serve(for: 11) }
        #expect(removed.isEmpty)
    }

    @Test("PB-08, PB-09 The pasteboard of a display that is not current expires and posts changes")
    func otherDisplay() {
        let general = board
        general.setItems([["public.text": "short"]], options: [.expirationDate: Date(timeIntervalSinceNow: 10)])
        StageDisplays.open()
        general.string = "on the current display"
        let expired = changedBoards { server.serve(for: 11) }
        #expect(clipboard.otherProgramSeesTypes(on: .clipboard).isEmpty)
        #expect(expired.count == 1 && expired.first??.name == .general && expired.first??.string == nil)
        let changed = changedBoards { copyInOtherProgram([Self.text: Data("theirs".utf8)]) }
        #expect(changed.count == 1 && changed.first??.name == .general && changed.first??.string == "theirs")
        #expect(general.string == "on the current display")
    }

    @Test("PB-08 The general pasteboard of one display expires")
    func expirationOfOwnDisplay() {
        useOwnDisplay()
        board.setItems([["public.text": "short"]], options: [.expirationDate: Date(timeIntervalSinceNow: 10)])
        let changed = changedBoards { server.serve(for: 11) }
        #expect(board.numberOfItems == 0)
        #expect(changed == [board])
    }

    @Test("General pasteboards of different displays are not equal")
    func equality() {
        let first = UIPasteboard(generalOf: server)
        #expect(first == UIPasteboard(generalOf: server))
        #expect(first != UIPasteboard(generalOf: HeadlessServer()))
    }

    // MARK: Content of other programs

    @Test("PB-04 content copied by another program is one item")
    func contentOfOtherProgram() {
        board.string = "mine"
        let count = board.changeCount
        copyInOtherProgram([Self.text: Data("theirs".utf8), "image/bmp": Data([1]), "x/y": Data([5])])
        #expect(board.changeCount == count + 1)
        #expect(board.numberOfItems == 1)
        #expect(Set(board.types) == ["public.utf8-plain-text", "com.microsoft.bmp", "x/y"])
        #expect(board.string == "theirs" && board.hasStrings && board.hasImages)
        #expect(board.image == nil)
        #expect(board.data(forPasteboardType: "x/y") == Data([5]))
        #expect(board.items.first?["public.utf8-plain-text"] as? String == "theirs")
    }

    @Test("PB-04 of several image types the best is read")
    func bestImage() throws {
        let png = try #require(makeImage().pngData())
        copyInOtherProgram(["image/bmp": Data([1]), "image/png": png, "image/tiff": Data([2])])
        #expect(board.image?.size == CGSize(width: 3, height: 2))
        #expect(board.items.first?.keys.sorted() == ["public.png"])
    }

    @Test("PB-04 a URI list may contain comments and empty lines")
    func uriList() {
        copyInOtherProgram([
            "text/uri-list": Data("# from a file manager\r\nfile:///tmp/a\r\n\r\nhttps://b.example/\n".utf8)
        ])
        #expect(board.urls?.map(\.absoluteString) == ["file:///tmp/a", "https://b.example/"])
        #expect(board.url?.path == "/tmp/a" && board.hasURLs)
    }

    @Test("PB-04 invalid text is decoded with replacement characters and without the trailing zero")
    func brokenText() {
        copyInOtherProgram([Self.text: Data([0x61, 0xff, 0xed, 0xa0, 0x80, 0x62, 0])])
        let text = board.string ?? ""
        #expect(text.hasPrefix("a\u{FFFD}") && text.hasSuffix("b"))
    }

    @Test("PB-05 an owner that does not answer is waited for once and has no values")
    func unresponsiveOwner() {
        copyInOtherProgram([Self.text: Data("never".utf8)], manner: .isSilent)
        let start = server.now
        #expect(board.string == nil)
        #expect(server.now - start == UIPasteboard.synchronousTimeout)
        #expect(!board.hasStrings && board.url == nil)
        #expect(server.now - start == UIPasteboard.synchronousTimeout)
    }

    // MARK: Asynchronous access

    @MainActor private final class Flag { var isSet = false }

    /// Uses a display that tests running at the same time do not close.
    private func useOwnDisplay() {
        server = HeadlessServer()
        board = UIPasteboard(generalOf: server)
    }

    /// Serves the display until the task has finished.
    private func finish<Value: Sendable>(_ task: Task<Value, any Error>) async -> Result<Value, any Error> {
        let end = Flag()
        let watcher = Task {
            let result = await task.result
            end.isSet = true
            return result
        }
        while !end.isSet {
            await Task.yield()
            server.serve(for: 0.1)
        }
        return await watcher.value
    }

    @Test("PB-06 loading returns the values of this app and of other programs")
    func loads() async throws {
        useOwnDisplay()
        board.string = "mine"
        #expect(try await finish(Task { try await self.board.loadString() }).get() == "mine")
        let png = try #require(makeImage().pngData())
        copyInOtherProgram([
            Self.text: Data("theirs".utf8), "image/png": png, "text/uri-list": Data("https://a.example/\n".utf8),
        ])
        #expect(try await finish(Task { try await self.board.loadString() }).get() == "theirs")
        #expect(try await finish(Task { try await self.board.loadImage().size.width }).get() == 3)
        #expect(try await finish(Task { try await self.board.loadURLs() }).get().map(\.host) == ["a.example"])
        #expect(try await finish(Task { try await self.board.loadData(forPasteboardType: "public.png") }).get() == png)
        #expect(
            try await finish(Task { try await self.board.loadTypes() }).get()
                == ["public.png", "public.utf8-plain-text", "public.url"])
    }

    @Test("PB-06 loading throws the reason of a failure")
    func loadErrors() async throws {
        useOwnDisplay()
        func error(_ task: Task<String, any Error>) async -> UIPasteboard.LoadError? {
            do {
                _ = try await finish(task).get()
                return nil
            } catch { return error as? UIPasteboard.LoadError }
        }
        #expect(await error(Task { try await self.board.loadString() }) == .empty)
        copyInOtherProgram(["image/png": Data([1])])
        #expect(await error(Task { try await self.board.loadString() }) == .typeUnavailable)
        #expect(await error(Task { try await "\(self.board.loadImage())" }) == .malformed)
        copyInOtherProgram([Self.text: Data()], manner: .isSilent)
        let start = server.now
        #expect(await error(Task { try await self.board.loadString() }) == .timedOut)
        #expect(server.now - start < 10)
        copyInOtherProgram([Self.text: Data()], manner: .fails(.ownerGone))
        #expect(await error(Task { try await self.board.loadString() }) == .ownerGone)
    }

    @Test("PB-06 canceling a task throws immediately")
    func loadCancelled() async {
        useOwnDisplay()
        copyInOtherProgram([Self.text: Data()], manner: .isSilent)
        let start = server.now
        let task = Task { try await self.board.loadString() }
        await Task.yield()
        server.serve(for: 0.5)
        task.cancel()
        let result = await finish(task)
        #expect(throws: CancellationError.self) { try result.get() }
        #expect(server.now - start < 3)
    }

    // MARK: Selections

    @Test("PB-01 the primary selection is a separate pasteboard with text provided on demand")
    func primary() {
        board.string = "copied"
        final class Selection {
            var text = "one"
            var count = 0
        }
        let selection = Selection()
        UIPasteboard.primary.setText {
            selection.count += 1
            return selection.text
        }
        selection.text = "two"
        #expect(selection.count == 0)
        #expect(clipboard.otherProgramReads(Self.text, from: .selection) == Data("two".utf8))
        #expect(UIPasteboard.primary.string == "two" && board.string == "copied")
        #expect(UIPasteboard(name: .primary, create: false) == UIPasteboard.primary)
    }

    @Test("PB-01 named pasteboards are created, shared by name and removed")
    func named() {
        let name = UIPasteboard.Name("com.example.board")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let first = UIPasteboard(name: name, create: true)
        first?.string = "kept"
        let second = UIPasteboard(name: name, create: false)
        #expect(second?.string == "kept" && second == first)
        #expect(board.string == nil)
        let unique = UIPasteboard.withUniqueName()
        #expect(unique != UIPasteboard.withUniqueName() && unique.numberOfItems == 0)
        var removed: [UIPasteboard.Name?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.removedNotification, object: nil, queue: nil
        ) { notification in
            let board = notification.object as? UIPasteboard
            MainActor.assumeIsolated { removed.append(board?.name) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        UIPasteboard.remove(withName: name)
        UIPasteboard.remove(withName: .general)
        #expect(removed == [name])
        #expect(first?.string == nil && UIPasteboard(name: name, create: false) == nil)
        #expect(UIPasteboard(name: .general, create: false) == .general)
    }
}

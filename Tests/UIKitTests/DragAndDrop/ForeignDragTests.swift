import DisplayServer
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Drags from and to other programs, on a headless display.
@MainActor @Suite(.serialized) struct ForeignDragTests {
    private let over = CGPoint(x: 240, y: 40)

    /// Returns a location of the window on the screen.
    private func screen(_ point: CGPoint, _ stage: DragDropStage) -> CGPoint {
        stage.window.convertToDesktop(point)
    }

    @Test("DI-05: a drag of another program has types but no local objects, and its text is loaded after the drop")
    func text() async throws {
        let stage = try DragDropStage(isAsynchronous: true)
        defer { stage.close() }
        let drop = stage.addTarget(CGRect(x: 200, y: 20, width: 100, height: 100))
        let server = try #require(stage.server)
        let drag = HeadlessForeignDrag(server: server, data: [(ClipboardContent.text, Data("Hello".utf8))])
        #expect(drag.move(to: screen(CGPoint(x: 10, y: 10), stage)) != .operation(.copy))
        #expect(drag.move(to: screen(over, stage)) == .operation(.copy))
        let session = try #require(drop.session)
        #expect(session.localDragSession == nil && session.items.count == 1 && session.items[0].localObject == nil)
        #expect(session.canLoadObjects(ofClass: String.self) && !session.allowsMoveOperation)
        #expect(drag.loadedTypes == [])
        var loaded: [String] = []
        drop.perform = { $0.loadObjects(ofClass: String.self) { loaded = $0 } }
        #expect(drag.drop())
        try await stage.generator.settle(until: "the text is loaded") { !loaded.isEmpty }
        #expect(loaded == ["Hello"])
        try stage.generator.wait(1)
        try await stage.generator.settle(until: "the drop is finished") { drag.isFinished }
        #expect(drag.performedOperation == .copy)
        #expect(stage.log.take().suffix(2) == ["target conclude", "target end"])
    }

    @Test("DT-06: each file of a dropped list is an item with its type and its name")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drop-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a b.txt", "c.png"].map { folder.appendingPathComponent($0) }
        for file in files { try Data("x".utf8).write(to: file) }
        let stage = try DragDropStage(isAsynchronous: true)
        defer { stage.close() }
        let drop = stage.addTarget(CGRect(x: 200, y: 20, width: 100, height: 100))
        let server = try #require(stage.server)
        let drag = HeadlessForeignDrag(server: server, data: [(URIList.type, URIList.data(of: files))])
        #expect(drag.move(to: screen(over, stage)) == .operation(.copy))
        let session = try #require(drop.session)
        #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.file-url"]))
        var names: [String?] = []
        var types: [Bool] = []
        var urls: [URL] = []
        drop.perform = { session in
            names = session.items.map(\.itemProvider.suggestedName)
            types = session.items.map { $0.itemProvider.hasItemConformingToTypeIdentifier("public.image") }
            session.loadObjects(ofClass: URL.self) { urls = $0 }
        }
        #expect(drag.drop())
        try await stage.generator.settle(until: "the files are loaded") { urls.count == 2 }
        #expect(names == ["a b", "c"] && types == [false, true])
        #expect(urls.map(\.path) == files.map(\.path))
        try stage.generator.wait(1)
        try await stage.generator.settle(until: "the drop is finished") { drag.isFinished }
    }

    @Test("DI-03: a drag of another program that leaves ends for its targets; the next one is another session")
    func leaving() throws {
        let stage = try DragDropStage()
        _ = stage.addTarget(CGRect(x: 200, y: 20, width: 100, height: 100))
        let server = try #require(stage.server)
        let drag = HeadlessForeignDrag(server: server, data: [(ClipboardContent.text, Data("Hello".utf8))])
        drag.move(to: screen(over, stage))
        drag.leave()
        #expect(
            stage.log.take() == ["target can handle", "target enter", "target update", "target exit", "target end"])
        drag.move(to: screen(over, stage))
        #expect(stage.log.take().first == "target can handle")
        drag.leave()
    }

    @Test("DI-03: a drag that follows a drop immediately is another session, and the drop ends in order")
    func following() throws {
        let stage = try DragDropStage()
        let drop = stage.addTarget(CGRect(x: 200, y: 20, width: 100, height: 100))
        let server = try #require(stage.server)
        let content = [(type: ClipboardContent.text, data: Data("Hello".utf8))]
        let first = HeadlessForeignDrag(server: server, data: content)
        first.move(to: screen(over, stage))
        let session = drop.session
        #expect(first.drop())
        _ = stage.log.take()
        let second = HeadlessForeignDrag(server: server, data: content)
        #expect(second.move(to: screen(over, stage)) == .operation(.copy))
        #expect(drop.session !== session)
        try stage.generator.wait(1)
        #expect(
            stage.log.take() == [
                "target can handle", "target enter", "target update", "target conclude", "target end",
            ])
        second.leave()
    }

    @Test("DD-06: other programs get text as lines, and files as a list; private representations stay in the process")
    func outside() async throws {
        let stage = try DragDropStage(isAsynchronous: true)
        defer { stage.close() }
        let source = stage.addSource(CGRect(x: 20, y: 20, width: 80, height: 60))
        let secret = NSItemProvider(object: "Lisbon")
        secret.registerDataRepresentation(forTypeIdentifier: "com.example.secret", visibility: .ownProcess) {
            $0(Data(), nil)
            return nil
        }
        let file = NSItemProvider(object: URL(fileURLWithPath: "/tmp/a b.txt"))
        source.items = [secret, NSItemProvider(object: "Oslo"), file].map { UIDragItem(itemProvider: $0) }
        let server = try #require(stage.server)
        let other = HeadlessDropTarget(
            frame: CGRect(x: 1000, y: 600, width: 100, height: 100), wantedTypes: [ClipboardContent.text, URIList.type])
        server.dragAndDrop.foreignTargets = [other]
        let origin = stage.window.convertToDesktop(.zero)
        try stage.drag(
            CGPoint(x: 40, y: 40), CGPoint(x: 60, y: 40),
            CGPoint(x: 1020 - origin.x, y: 620 - origin.y), releases: false)
        try stage.generator.wait(0.1)
        try stage.generator.pointerUp()
        #expect(other.offeredTypes == [URIList.type, ClipboardContent.text])
        try await stage.generator.settle(until: "the data is loaded") { other.data.count == 2 }
        #expect(other.data[ClipboardContent.text].map { String(decoding: $0, as: UTF8.self) } == "Lisbon\nOslo")
        #expect(
            other.data[URIList.type].map { String(decoding: $0, as: UTF8.self) } == "file:///tmp/a%20b.txt\r\n")
        try await stage.generator.settle(until: "the transfer ends") { stage.log.lines.contains("transferred") }
        #expect(stage.log.take().contains("did end copy"))
    }

    @Test("DI-01: a session that is restricted to the app offers nothing to other programs")
    func restricted() throws {
        let stage = try DragDropStage()
        let source = stage.addSource(CGRect(x: 20, y: 20, width: 80, height: 60))
        source.isRestricted = true
        let server = try #require(stage.server)
        let other = HeadlessDropTarget(frame: CGRect(x: 1000, y: 600, width: 100, height: 100))
        server.dragAndDrop.foreignTargets = [other]
        let origin = stage.window.convertToDesktop(.zero)
        try stage.drag(
            CGPoint(x: 40, y: 40), CGPoint(x: 60, y: 40), CGPoint(x: 1020 - origin.x, y: 620 - origin.y))
        try stage.generator.wait(1)
        #expect(other.offeredTypes == [])
    }
}

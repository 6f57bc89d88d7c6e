import CXTest
import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

/// Tests of drops of files that other X clients promise. The window is at (100, 100).
@MainActor @Suite(.serialized, .needs(.xvfb)) struct PromisedFileTargetTests {
    /// A window, and a source that has entered it with a promised file.
    @MainActor private final class Stage {
        let fixture: DisplayServerFixture
        let source: SimulatedDragSource
        let window: Window
        /// The places that the window has chosen.
        var places: [String] = []
        var result: Result<URL, ClipboardError>?
        /// The contents of the file when it was received.
        var contents: Data?

        init(
            _ name: String = "a b.txt", types: [String] = ["XdndDirectSave0", "application/octet-stream"],
            save: @escaping (_ path: String) -> SimulatedSelectionOwner.Answer
        ) throws {
            fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
            let surface = fixture.surface
            try fixture.show()
            surface.move(to: CGPoint(x: 100, y: 100))
            try fixture.expectSoon("moved") { surface.screenOrigin == CGPoint(x: 100, y: 100) }
            window = try #require(fixture.x11.windowID(of: surface))
            source = try SimulatedDragSource(displayName: try #require(fixture.display).displayName) { target in
                target == "application/octet-stream"
                    ? .data(type: target, format: 8, Array("bytes".utf8)) : .refusal
            }
            source.owner.directSave = { [weak self] place in
                self?.places.append(place)
                return save(URL(string: place)?.path ?? "")
            }
            fixture.recorder.clear()
            fixture.recorder.dragResponse = { _ in .operation(.copy) }
            fixture.recorder.onDrop = { [weak self] drop in
                drop.loadPromisedFile {
                    self?.result = $0
                    self?.contents = (try? $0.get()).flatMap { try? Data(contentsOf: $0) }
                }
            }
            try source.setPromisedName(Array(name.utf8))
            try source.enter(window, types: types)
            try source.move(over: window, x: 120, y: 150)
            try expectSoon("answered") { (try? source.statuses.count) ?? 0 > 0 }
        }

        isolated deinit { source.close() }

        func expectSoon(
            _ comment: Comment, within seconds: TimeInterval = 5, sourceLocation: SourceLocation = #_sourceLocation,
            _ condition: () -> Bool
        ) throws {
            try fixture.expectSoon(comment, within: seconds, sourceLocation: sourceLocation) {
                try? source.serve()
                return condition()
            }
        }

        /// Drops, and waits for the file.
        func drop(within seconds: TimeInterval = 5) throws {
            try source.drop(on: window)
            try expectSoon("loaded", within: seconds) { result != nil }
        }

        /// Drops, and waits for a file that is written on another thread.
        func dropForLater() async throws {
            try source.drop(on: window)
            for _ in 0..<500 where result == nil {
                try source.serve()
                fixture.server.serve(for: 0.005)
                try await Task.sleep(for: .milliseconds(5))
            }
        }

        static func answer(_ letter: String) -> SimulatedSelectionOwner.Answer {
            .data(type: "XdndDirectSave0", format: 8, Array(letter.utf8))
        }
    }

    @Test("DT-08: another program saves its promised file in a folder of the window, which is deleted at the end")
    func saving() throws {
        let stage = try Stage { path in
            (try? Data("Hello".utf8).write(to: URL(fileURLWithPath: path))) == nil
                ? .refusal : Stage.answer("S")
        }
        let drop = try #require(stage.fixture.recorder.drop)
        #expect(drop.promisedFileName == "a b.txt" && drop.types == ["application/octet-stream"])
        var early: Result<URL, ClipboardError>?
        drop.loadPromisedFile { early = $0 }
        stage.fixture.server.serve(for: 0.05)
        #expect(early == .failure(.typeUnavailable) && stage.places.isEmpty)
        try stage.drop()
        let file = try #require(try stage.result?.get())
        #expect(file.lastPathComponent == "a b.txt" && stage.contents == Data("Hello".utf8))
        #expect(stage.places == [file.absoluteString])
        let folder = file.deletingLastPathComponent()
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
        // The place is gone after the answer.
        #expect(try stage.source.promisedName() == nil)
        var again: Result<URL, ClipboardError>?
        drop.loadPromisedFile { again = $0 }
        try stage.expectSoon("loaded again") { again != nil }
        #expect(again == .success(file) && stage.places.count == 1)
        drop.finish(.copy)
        try stage.expectSoon("deleted") { !FileManager.default.fileExists(atPath: folder.path) }
        #expect(try stage.fixture.x11.incomingDragCount == 0)
    }

    @Test("DT-08: a program that cannot save the file provides its data")
    func fallback() async throws {
        let stage = try Stage { _ in Stage.answer("F") }
        try await stage.dropForLater()
        #expect(stage.contents == Data("bytes".utf8))
        stage.fixture.recorder.drop?.finish(.copy)
        let other = try Stage(types: ["XdndDirectSave0"]) { _ in Stage.answer("F") }
        try other.drop()
        #expect(other.result == .failure(.typeUnavailable))
    }

    @Test(
        "DT-08: errors, lies and junk are no file",
        arguments: ["E", "S", "link", "fifo", "junk", "", "refusal", "lie", "elsewhere"])
    func badAnswers(_ kind: String) throws {
        let stage = try Stage { path in
            switch kind {
            case "link":
                symlink("/etc/passwd", path)
                return Stage.answer("S")
            case "fifo":
                mkfifo(path, 0o600)
                return Stage.answer("S")
            case "elsewhere":
                try? Data("x".utf8).write(to: URL(fileURLWithPath: path + ".other"))
                return Stage.answer("S")
            case "refusal": return .refusal
            case "lie": return .lie
            default: return Stage.answer(kind)
            }
        }
        try stage.drop(within: 10)
        guard case .failure = stage.result else {
            Issue.record("\(String(describing: stage.result))")
            return
        }
        let place = try #require(stage.places.first.flatMap { URL(string: $0) })
        stage.fixture.recorder.drop?.finish(nil)
        try stage.expectSoon("deleted") {
            !FileManager.default.fileExists(atPath: place.deletingLastPathComponent().path)
        }
    }

    @Test("DT-08: a program that ends or is silent does not hold up the drop", arguments: [true, false])
    func gone(ends: Bool) throws {
        let stage = try Stage { _ in .silence }
        try stage.source.drop(on: stage.window)
        try stage.expectSoon("requested") { !stage.places.isEmpty }
        #expect(stage.result == nil)
        if ends {
            stage.source.close()
            try stage.fixture.expectSoon("failed") { stage.result != nil }
            #expect(stage.result == .failure(.ownerGone))
        } else {
            // The window does not wait any longer.
            stage.fixture.recorder.drop?.finish(nil)
            #expect(stage.result == .failure(.cancelled))
        }
        let folder = try #require(stage.places.first.flatMap { URL(string: $0) }).deletingLastPathComponent()
        stage.fixture.recorder.drop?.finish(nil)
        try stage.fixture.expectSoon("deleted") { !FileManager.default.fileExists(atPath: folder.path) }
    }

    @Test("DT-08: the name is that of a file in the folder", arguments: ["../../escape.txt", "/etc/cron.d/job", ".."])
    func names(_ name: String) throws {
        let stage = try Stage(name) { path in
            (try? Data("x".utf8).write(to: URL(fileURLWithPath: path))) == nil ? .refusal : Stage.answer("S")
        }
        let drop = try #require(stage.fixture.recorder.drop)
        #expect(drop.promisedFileName == (name == ".." ? nil : URL(fileURLWithPath: name).lastPathComponent))
        try stage.drop()
        guard name != ".." else {
            #expect(stage.result == .failure(.typeUnavailable))
            return
        }
        let file = try #require(try stage.result?.get())
        #expect(file.deletingLastPathComponent().lastPathComponent.hasPrefix("UIKit-"))
        drop.finish(.copy)
    }

    @Test("DT-08: a drag that leaves keeps the name for the next window")
    func leaving() throws {
        let stage = try Stage { _ in .refusal }
        try stage.source.leave(stage.window)
        stage.fixture.server.serve(for: 0.1)
        #expect(try stage.source.promisedName() == "a b.txt")
        #expect(try stage.fixture.x11.incomingDragCount == 0)
    }

    @Test("DT-08: the type of a promised file without a name is no type")
    func withoutName() throws {
        let stage = try Stage("") { _ in .refusal }
        let drop = try #require(stage.fixture.recorder.drop)
        #expect(drop.promisedFileName == nil && drop.types == ["application/octet-stream"])
    }
}

import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of drags of another X client over the application's window, which is at (100, 100).
@MainActor @Suite(.serialized, .needs(.xvfb)) struct DropTargetTests {
    private static let text = ClipboardContent.text

    /// A window and a source.
    @MainActor private final class Stage {
        let fixture: DisplayServerFixture
        let source: SimulatedDragSource
        let window: Window

        init(
            scale: CGFloat = 1, ownsDisplay: Bool = false,
            answer: @escaping (String) -> SimulatedSelectionOwner.Answer = Stage.answerText
        ) throws {
            fixture = try DisplayServerFixture(.xvfb, scale: scale, ownsDisplay: ownsDisplay)
            let surface = fixture.surface
            try fixture.show()
            surface.move(to: CGPoint(x: 100, y: 100))
            try fixture.expectSoon("moved") { surface.screenOrigin == CGPoint(x: 100, y: 100) }
            source = try SimulatedDragSource(
                displayName: try #require(fixture.display).displayName, answer: answer)
            window = try #require(fixture.x11.windowID(of: surface))
            fixture.recorder.clear()
        }

        isolated deinit { source.close() }

        nonisolated static func answerText(_ target: String) -> SimulatedSelectionOwner.Answer {
            target == "UTF8_STRING" || target == "text/plain"
                ? .data(type: target, format: 8, Array("Grüße".utf8)) : .refusal
        }

        var recorder: Recorder { fixture.recorder }

        func accept(_ operation: DragOperation = .copy) { recorder.dragResponse = { _ in .operation(operation) } }

        /// Serves both programs until a condition holds.
        func expectSoon(
            _ comment: Comment, within seconds: TimeInterval = 5, sourceLocation: SourceLocation = #_sourceLocation,
            _ condition: () -> Bool
        ) throws {
            try fixture.expectSoon(comment, within: seconds, sourceLocation: sourceLocation) {
                try? source.serve()
                return condition()
            }
        }

        /// Serves both programs until the source has got a number of answers.
        func expectAnswers(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try expectSoon("answered", sourceLocation: sourceLocation) {
                (try? source.statuses.count) ?? 0 >= count
            }
        }

        func serve() {
            for _ in 0..<5 {
                try? source.serve()
                fixture.server.serve(for: 0.01)
            }
            try? source.serve()
        }
    }

    @Test("DT-01: each movement is answered with the window's location of the drag", arguments: [1, 2] as [CGFloat])
    func movementsAreAnswered(_ scale: CGFloat) throws {
        let stage = try Stage(scale: scale)
        stage.accept()
        try stage.source.enter(stage.window, types: ["UTF8_STRING", "image/png"])
        stage.serve()
        // The location is not known before the first movement.
        #expect(stage.recorder.log.isEmpty)
        try stage.source.move(over: stage.window, x: Int(120 * scale), y: Int(150 * scale))
        try stage.expectAnswers(1)
        #expect(stage.recorder.dragLog == ["drag entered"])
        let drop = try #require(stage.recorder.drop)
        #expect(drop.location == CGPoint(x: 20, y: 50))
        #expect(drop.types == [Self.text, "image/png"])
        #expect(drop.localDrag == nil && drop.modifiers.isEmpty && drop.forcedOperation == nil)
        #expect(drop.suggestedOperation == .copy && drop.operations == .copy)
        let accepted = SimulatedDragSource.Status(
            isAccepted: true, wantsAllMovements: true, action: "XdndActionCopy")
        #expect(try stage.source.statuses == [accepted])
        try stage.source.move(over: stage.window, x: Int(130 * scale), y: Int(150 * scale))
        try stage.expectAnswers(2)
        #expect(stage.recorder.log.last == "drag moved 30 50")
        stage.recorder.dragResponse = { _ in .forbidden }
        try stage.source.move(over: stage.window, x: Int(131 * scale), y: Int(150 * scale))
        try stage.expectAnswers(3)
        let refused = SimulatedDragSource.Status(isAccepted: false, wantsAllMovements: true, action: "")
        #expect(try stage.source.statuses.last == refused)
        try stage.source.leave(stage.window)
        stage.serve()
        #expect(stage.recorder.dragLog == ["drag entered", "drag exited"])
    }

    @Test("DT-03: a drop loads the data and is finished", arguments: ["text", "list"])
    func dropsLoadData(_ kind: String) throws {
        let stage = try Stage { target in
            switch target {
            case "UTF8_STRING": .data(type: target, format: 8, Array("Grüße".utf8))
            case "image/png": .data(type: target, format: 8, Array(repeating: 7, count: 1000))
            default: .refusal
            }
        }
        stage.accept()
        let types = kind == "text" ? ["UTF8_STRING", "image/png"] : ["TEXT", "a/b", "c/d", "UTF8_STRING", "image/png"]
        try stage.source.enter(stage.window, types: types)
        try stage.source.move(over: stage.window, x: 120, y: 150)
        try stage.expectAnswers(1)
        var results: [Result<Data, ClipboardError>] = []
        stage.recorder.onDrop = { drop in
            drop.load(Self.text) { results.append($0) }
            drop.load("image/png") { results.append($0) }
        }
        #expect(stage.source.owner.requests.isEmpty)
        try stage.source.drop(on: stage.window)
        try stage.expectSoon("loaded") { results.count == 2 }
        #expect(
            results == [.success(Data("Grüße".utf8)), .success(Data(repeating: 7, count: 1000))]
                || results == [.success(Data(repeating: 7, count: 1000)), .success(Data("Grüße".utf8))])
        #expect(try stage.source.ends.isEmpty)
        stage.recorder.drop?.finish(.copy)
        stage.recorder.drop?.finish(nil)
        stage.serve()
        #expect(try stage.source.ends == [SimulatedDragSource.End(isDone: true, action: "XdndActionCopy")])
        #expect(stage.recorder.dragLog == ["drag entered", "dropped"])
        #expect(try stage.fixture.x11.clipboardTransferCount == 0)
        #expect(try stage.fixture.x11.incomingDragCount == 0)
    }

    @Test("DT-03: after a move, the source is asked to delete its content", arguments: [true, false])
    func movesDelete(_ answers: Bool) throws {
        let stage = try Stage { target in
            target == "DELETE" && answers ? .data(type: "NULL", format: 8, []) : .refusal
        }
        stage.accept(.move)
        stage.recorder.onDrop = { $0.finish(.move) }
        try stage.source.enter(stage.window, types: ["UTF8_STRING"])
        try stage.source.move(over: stage.window, x: 120, y: 150, action: "XdndActionMove")
        try stage.expectAnswers(1)
        try stage.source.drop(on: stage.window)
        try stage.expectSoon("finished") { (try? stage.source.ends.count) == 1 }
        #expect(try stage.source.ends == [SimulatedDragSource.End(isDone: true, action: "XdndActionMove")])
        #expect(stage.source.owner.requests == ["DELETE"])
        #expect(try stage.fixture.x11.incomingDragCount == 0)
    }

    @Test("DT-03: a drop that fails is reported")
    func failedDropsAreReported() throws {
        let stage = try Stage()
        stage.accept()
        try stage.source.enter(stage.window, types: ["UTF8_STRING"])
        try stage.source.move(over: stage.window, x: 120, y: 150)
        try stage.source.drop(on: stage.window)
        try stage.expectSoon("finished") { ((try? stage.source.ends.count) ?? 0) == 1 }
        #expect(try stage.source.ends == [SimulatedDragSource.End(isDone: false, action: "")])
    }

    @Test("a drop is refused unless the last movement was accepted")
    func unacceptedDropsAreRefused() throws {
        let stage = try Stage()
        // No movement.
        stage.accept()
        try stage.source.enter(stage.window, types: ["UTF8_STRING"])
        try stage.source.drop(on: stage.window)
        stage.serve()
        #expect(stage.recorder.log.isEmpty)
        // A refused movement.
        stage.recorder.dragResponse = { _ in .none }
        try stage.source.enter(stage.window, types: ["UTF8_STRING"])
        try stage.source.move(over: stage.window, x: 120, y: 150)
        try stage.source.drop(on: stage.window)
        stage.serve()
        #expect(stage.recorder.dragLog == ["drag entered", "drag exited"])
        // No entry, and a second drop.
        stage.accept()
        try stage.source.move(over: stage.window, x: 120, y: 150)
        try stage.source.drop(on: stage.window)
        stage.serve()
        #expect(stage.recorder.dragLog == ["drag entered", "drag exited"])
        #expect(try stage.source.ends.allSatisfy { !$0.isDone } && stage.source.ends.count == 2)
        #expect(stage.source.owner.requests.isEmpty)
    }

    @Test("DT-02: messages of another source are ignored; versions below 3 too, and later versions are 5")
    func otherSourcesAreIgnored() throws {
        let stage = try Stage()
        stage.accept()
        for version in [0, 1, 2] {
            try stage.source.enter(stage.window, types: ["UTF8_STRING"], version: version)
            try stage.source.move(over: stage.window, x: 120, y: 150)
        }
        stage.serve()
        #expect(stage.recorder.log.isEmpty)
        try stage.source.enter(stage.window, types: ["UTF8_STRING"], version: 9)
        try stage.source.move(over: stage.window, x: 120, y: 150)
        try stage.expectAnswers(1)
        let other = try SimulatedDragSource(displayName: try #require(stage.fixture.display).displayName) { _ in
            .refusal
        }
        try other.move(over: stage.window, x: 130, y: 150)
        try other.leave(stage.window)
        try other.drop(on: stage.window)
        stage.serve()
        try other.serve()
        #expect(stage.recorder.log == ["drag entered"])
        #expect(try other.statuses.isEmpty && other.ends.isEmpty)
        // The source's own messages name a window of the application.
        try stage.source.send("XdndEnter", to: stage.window, [5 << 24, 0, 0, 0], source: stage.window)
        stage.serve()
        #expect(stage.recorder.dragLog == ["drag entered", "drag exited"])
        other.close()
    }

    @Test("DT-02: a source that disconnects leaves, also one that never existed")
    func disconnectedSourcesLeave() throws {
        let stage = try Stage()
        stage.accept()
        try stage.source.send("XdndEnter", to: stage.window, [5 << 24, 31, 0, 0], source: 0x1FF_FFFF)
        stage.serve()
        #expect(try stage.fixture.x11.incomingDragCount == 0)
        try stage.source.enter(stage.window, types: ["UTF8_STRING"])
        try stage.source.move(over: stage.window, x: 120, y: 150)
        try stage.expectAnswers(1)
        stage.source.close()
        try stage.fixture.expectSoon("left") { stage.recorder.dragLog == ["drag entered", "drag exited"] }
        #expect(try stage.fixture.x11.incomingDragCount == 0)
    }

    @Test("DT-02: loads of a drop fail if the source disconnects")
    func loadsFailIfTheSourceDisconnects() throws {
        let stage = try Stage { _ in .silence }
        stage.accept()
        try stage.source.enter(stage.window, types: ["UTF8_STRING"])
        try stage.source.move(over: stage.window, x: 120, y: 150)
        try stage.expectAnswers(1)
        var results: [Result<Data, ClipboardError>] = []
        stage.recorder.onDrop = { drop in
            drop.load(Self.text) { result in
                results.append(result)
                drop.load(Self.text) {
                    results.append($0)
                    drop.finish(nil)
                }
            }
        }
        try stage.source.drop(on: stage.window)
        try stage.expectSoon("asked") { !stage.source.owner.requests.isEmpty }
        stage.source.close()
        try stage.fixture.expectSoon("failed") { results.count == 2 }
        #expect(results == [.failure(.ownerGone), .failure(.typeUnavailable)])
        #expect(try stage.fixture.x11.incomingDragCount == 0)
    }

    @Test("DT-04: the location is right after the window moved")
    func movedWindows() throws {
        let stage = try Stage()
        stage.accept()
        try stage.source.enter(stage.window, types: ["UTF8_STRING"])
        try stage.source.move(over: stage.window, x: 120, y: 150)
        try stage.expectAnswers(1)
        let client = try #require(stage.fixture.display).client()
        try client.move(stage.window, x: 110, y: 105)
        try stage.source.move(over: stage.window, x: 120, y: 150)
        try stage.expectAnswers(2)
        #expect(stage.recorder.log.last == "drag moved 10 45")
    }

    @Test("actions of the source are operations, and so are those of its list")
    func actions() throws {
        let stage = try Stage()
        stage.recorder.dragResponse = { drop in
            drop.operations.contains(.move) ? .operation(.move) : .operation(drop.suggestedOperation ?? .copy)
        }
        try stage.source.enter(stage.window, types: ["UTF8_STRING"])
        for (action, operation) in [
            ("XdndActionCopy", DragOperation.copy), ("XdndActionLink", .link), ("XdndActionMove", .move),
            ("XdndActionAsk", .copy), ("XdndActionPrivate", .copy), ("Unknown", .copy),
        ] {
            let count = try stage.source.statuses.count
            try stage.source.move(over: stage.window, x: 120, y: 150, action: action)
            try stage.expectAnswers(count + 1)
            #expect(stage.recorder.drop?.suggestedOperation == operation, "\(action)")
            let name = "XdndAction" + operation.rawValue.capitalized
            #expect(try stage.source.statuses.last?.action == name, "\(action)")
        }
        try stage.source.leave(stage.window)
        try stage.source.setActions(["XdndActionCopy", "XdndActionMove", "Unknown"])
        try stage.source.enter(stage.window, types: ["UTF8_STRING"])
        let count = try stage.source.statuses.count
        try stage.source.move(over: stage.window, x: 120, y: 150)
        try stage.expectAnswers(count + 1)
        #expect(stage.recorder.drop?.operations == [.copy, .move])
        #expect(try stage.source.statuses.last?.action == "XdndActionMove")
    }

    @Test("a response that changes without a movement is sent")
    func changedResponsesAreSent() throws {
        let stage = try Stage()
        try stage.source.enter(stage.window, types: ["UTF8_STRING"])
        try stage.source.move(over: stage.window, x: 120, y: 150)
        try stage.expectAnswers(1)
        #expect(try stage.source.statuses.last?.isAccepted == false)
        stage.recorder.drop?.setResponse(.operation(.copy))
        stage.recorder.drop?.setResponse(.operation(.copy))
        try stage.expectAnswers(2)
        stage.serve()
        #expect(try stage.source.statuses.map(\.isAccepted) == [false, true])
        stage.recorder.onDrop = { $0.finish(.copy) }
        try stage.source.drop(on: stage.window)
        try stage.expectSoon("finished") { (try? stage.source.ends.first?.isDone) == true }
    }

    @Test(
        "incremental data are received, and an announcement of any size takes no memory", arguments: [10, 0xFFFF_FFFF])
    func incrementalData(_ size: Int) throws {
        let stage = try Stage { _ in .announcement(size: size) }
        stage.accept()
        try stage.source.enter(stage.window, types: ["UTF8_STRING"])
        try stage.source.move(over: stage.window, x: 120, y: 150)
        try stage.expectAnswers(1)
        var result: Result<Data, ClipboardError>?
        stage.recorder.onDrop = { drop in
            drop.load(Self.text) {
                result = $0
                drop.finish(.copy)
            }
        }
        try stage.source.drop(on: stage.window)
        var pieces: [[UInt8]] = [Array("one ".utf8), Array("two".utf8), []]
        try stage.expectSoon("loaded") {
            if stage.source.owner.isPieceWanted, !pieces.isEmpty {
                try? stage.source.owner.sendPiece(pieces.removeFirst())
            }
            return result != nil
        }
        #expect(result == .success(Data("one two".utf8)))
        try stage.expectSoon("finished") { (try? stage.source.ends.first?.isDone) == true }
    }

    @Test("a window that is unmapped or destroyed ends the drag", arguments: [false, true])
    func endedWindows(_ isDropped: Bool) throws {
        let stage = try Stage { _ in .silence }
        stage.accept()
        try stage.source.enter(stage.window, types: ["UTF8_STRING"])
        try stage.source.move(over: stage.window, x: 120, y: 150)
        try stage.expectAnswers(1)
        var result: Result<Data, ClipboardError>?
        stage.recorder.onDrop = { $0.load(Self.text) { result = $0 } }
        if isDropped { try stage.source.drop(on: stage.window) }
        stage.serve()
        stage.fixture.surface.destroy()
        stage.serve()
        #expect(try stage.fixture.x11.incomingDragCount == 0)
        #expect((result != nil) == isDropped)
        if isDropped { #expect(try stage.source.ends == [SimulatedDragSource.End(isDone: false, action: "")]) }
    }
}

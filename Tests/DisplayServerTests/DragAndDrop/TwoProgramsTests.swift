import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of drags between two display servers of this process, each with its own connection, as between two programs.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct TwoProgramsTests {
    nonisolated private static let text = ClipboardContent.text

    @Test(
        "content of each type arrives in the other program",
        arguments: [
            (text, Data("Grüße 한글".utf8)), ("text/uri-list", Data("file:///tmp/a%20b.txt\r\n".utf8)),
            ("image/png", Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })),
            ("application/x-color", Data([1, 0, 2, 0, 3, 0, 255, 255])), ("text/html", Data("<b>x</b>".utf8)),
        ] as [(String, Data)])
    func contentArrives(_ type: String, _ data: Data) throws {
        let stage = try DragFixture(.xvfb)
        let other = try Other(stage)
        other.recorder.dragResponse = { drop in drop.types.contains(type) ? .operation(.move) : .forbidden }
        var received: Result<Data, ClipboardError>?
        other.recorder.onDrop = { drop in
            drop.load(type) {
                received = $0
                drop.finish(.move)
            }
        }
        try stage.press(true)
        try stage.begin(DragContent([("com.example.other", Data()), (type, data)]), operations: [.copy, .move])
        try other.move(650, 350)
        #expect(stage.drag?.response == .operation(.move))
        #expect(other.recorder.drop?.location == CGPoint(x: 50, y: 50))
        #expect(other.recorder.drop?.types == ["com.example.other", type])
        #expect(other.recorder.drop?.operations == [.copy, .move])
        #expect(other.recorder.drop?.localDrag == nil)
        try stage.press(false)
        try other.expectSoon("finished") { stage.recorder.log.last == "finished move" }
        #expect(received == .success(data))
        #expect(other.recorder.dragLog == ["drag entered", "dropped"])
        #expect(stage.recorder.log.suffix(2) == ["ended move", "finished move"])
    }

    @Test("a drag leaves on Escape, and returns to its own window")
    func dragsReturn() throws {
        let stage = try DragFixture(.xvfb)
        let other = try Other(stage)
        stage.accept(.copy)
        other.recorder.dragResponse = { _ in .operation(.copy) }
        try stage.begin()
        try other.move(200, 200)
        #expect(stage.fixture.recorder.dragLog == ["drag entered"])
        try other.move(650, 350)
        #expect(stage.fixture.recorder.dragLog == ["drag entered", "drag exited"])
        #expect(other.recorder.dragLog == ["drag entered"])
        try other.move(200, 200)
        #expect(other.recorder.dragLog == ["drag entered", "drag exited"])
        try other.move(650, 350)
        try stage.key(41, isDown: true)
        try stage.key(41, isDown: false)
        try other.expectSoon("left") { other.recorder.dragLog.count == 4 }
        #expect(other.recorder.dragLog.last == "drag exited")
        #expect(stage.recorder.log.last == "ended none")
        try stage.press(false)
    }

    /// Another program with a window at (600, 300).
    @MainActor private final class Other {
        let stage: DragFixture
        let server: X11Server
        let surface: any DisplaySurface
        let recorder = Recorder()

        init(_ stage: DragFixture) throws {
            self.stage = stage
            server = try X11Server.connect(displayName: try #require(stage.fixture.display).displayName)
            surface = try server.makeSurface(
                SurfaceConfiguration(
                    size: CGSize(width: 200, height: 200), title: "Other", applicationName: "other",
                    applicationClass: "Other"))
            surface.delegate = recorder
            surface.map()
            let surface = surface
            try expectSoon("mapped") { surface.isMapped }
            surface.move(to: CGPoint(x: 600, y: 300))
            try expectSoon("moved") { surface.screenOrigin == CGPoint(x: 600, y: 300) }
            recorder.clear()
        }

        isolated deinit { server.disconnect() }

        /// Serves both programs until a condition holds.
        func expectSoon(
            _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
        ) throws {
            try stage.fixture.expectSoon(comment, sourceLocation: sourceLocation) {
                server.serve(for: 0.01)
                return condition()
            }
        }

        func move(_ x: CGFloat, _ y: CGFloat) throws {
            try stage.move(x, y)
            for _ in 0..<5 {
                server.serve(for: 0.01)
                stage.server.serve(for: 0.01)
            }
        }
    }
}

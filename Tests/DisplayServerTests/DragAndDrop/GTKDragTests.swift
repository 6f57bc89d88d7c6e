import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

/// Tests of drags from and to programs with GTK 3.
@MainActor
@Suite(
    .serialized, .needs(.xvfb),
    .enabled(
        if: DragProgram.Toolkit.gtk3.unavailableReason == nil,
        Comment(rawValue: DragProgram.Toolkit.gtk3.unavailableReason ?? "")))
struct GTKDragTests {
    private static let text = ClipboardContent.text
    nonisolated private static let contents: [(type: String, target: String, data: Data)] = [
        (ClipboardContent.text, "UTF8_STRING", Data("Grüße 한글".utf8)),
        ("text/uri-list", "text/uri-list", Data("file:///tmp/a%20b.txt\r\nfile:///tmp/c\r\n".utf8)),
        ("image/png", "image/png", Data((0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })),
        ("application/x-color", "application/x-color", Data([1, 0, 2, 0, 3, 0, 255, 255])),
    ]

    private func start(
        _ stage: DragFixture, _ role: String, _ target: String, _ data: Data = Data(), actions: [String] = ["COPY"]
    ) throws -> DragProgram {
        let display = try #require(stage.fixture.display)
        let program = try DragProgram(
            .gtk3, displayName: display.displayName, role: role, type: target, data: data, actions: actions)
        try stage.fixture.expectSoon("the program is ready", within: 20) { program.log.contains("ready") }
        stage.server.serve(for: 0.3)
        return program
    }

    @Test("DD-03, DD-06: a drag arrives in GTK", arguments: contents.indices)
    func dragsArriveInGTK(_ index: Int) throws {
        let (type, target, data) = Self.contents[index]
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        let program = try start(stage, "target", target)
        try stage.press(true)
        try stage.begin(DragContent([("com.example.other", Data()), (type, data)]), operations: [.copy, .move])
        try stage.glide(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 700, y: 200))
        #expect(stage.drag?.response == .operation(.copy))
        try stage.press(false)
        try stage.fixture.expectSoon("finished", within: 10) { stage.recorder.log.last?.hasPrefix("finished") == true }
        #expect(stage.recorder.log.suffix(2) == ["ended copy", "finished copy"])
        let format = type == "application/x-color" ? 16 : 8
        let hex = data.map { String(format: "%02x", $0) }.joined()
        #expect(program.log.contains("received \(target) \(format) \(hex)"))
    }

    @Test("DD-07: Escape over GTK's window cancels")
    func escapeCancels() throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        let program = try start(stage, "target", "UTF8_STRING")
        try stage.begin()
        try stage.glide(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 700, y: 200))
        #expect(program.log.contains { $0.hasPrefix("motion") })
        try stage.key(41, isDown: true)
        try stage.key(41, isDown: false)
        try stage.fixture.expectSoon("left") { program.log.contains("leave") }
        #expect(stage.recorder.log.last == "ended none")
        try stage.press(false)
        stage.server.serve(for: 0.3)
        #expect(!program.log.contains { $0.hasPrefix("received") })
    }

    @Test("DD-05: a move to GTK with Shift")
    func shiftMoves() throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        let program = try start(stage, "target", "UTF8_STRING", actions: ["COPY", "MOVE"])
        try stage.begin(operations: [.copy, .move])
        let shift = 225
        try stage.key(shift, isDown: true)
        try stage.glide(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 700, y: 200))
        #expect(stage.drag?.response == .operation(.move))
        try stage.press(false)
        try stage.key(shift, isDown: false)
        try stage.fixture.expectSoon("finished") { stage.recorder.log.last?.hasPrefix("finished") == true }
        #expect(stage.recorder.log.suffix(2) == ["ended move", "finished move"])
        #expect(program.log.contains { $0.hasPrefix("received") })
    }

    @Test("DT-01, DT-03: a drag of GTK arrives", arguments: contents.indices)
    func dragsOfGTKArrive(_ index: Int) throws {
        let (type, target, data) = Self.contents[index]
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        stage.accept(.copy)
        // The data are an argument of the program.
        let part = data.prefix(20_000)
        let program = try start(stage, "source", target, part)
        var result: Result<Data, ClipboardError>?
        stage.fixture.recorder.onDrop = { drop in
            drop.load(type) {
                result = $0
                drop.finish(.copy)
            }
        }
        try stage.move(650, 150)
        try stage.press(true)
        stage.server.serve(for: 0.15)
        try stage.glide(from: CGPoint(x: 650, y: 150), to: CGPoint(x: 200, y: 250))
        #expect(stage.fixture.recorder.drop?.types == [type])
        #expect(stage.fixture.recorder.drop?.location == CGPoint(x: 100, y: 150))
        try stage.press(false)
        try stage.fixture.expectSoon("loaded", within: 10) { result != nil }
        #expect(result == .success(Data(part)))
        try stage.fixture.expectSoon("ended", within: 10) { program.log.contains { $0.hasPrefix("end") } }
        #expect(program.log.contains("begin") && program.log.contains("get \(target)"))
        #expect(!program.log.contains("failed") && !program.log.contains("delete"))
        #expect(stage.fixture.recorder.dragLog == ["drag entered", "dropped"])
    }

    @Test("a move of GTK deletes its content after the drop", arguments: [true, false])
    func movesOfGTK(_ succeeds: Bool) throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        stage.accept(.move)
        let program = try start(stage, "source", "UTF8_STRING", Data("x".utf8), actions: ["MOVE"])
        stage.fixture.recorder.onDrop = { drop in
            drop.load(Self.text) { _ in drop.finish(succeeds ? .move : nil) }
        }
        try stage.move(650, 150)
        try stage.press(true)
        stage.server.serve(for: 0.15)
        try stage.glide(from: CGPoint(x: 650, y: 150), to: CGPoint(x: 200, y: 250))
        #expect(stage.fixture.recorder.drop?.suggestedOperation == .move)
        try stage.press(false)
        try stage.fixture.expectSoon("ended", within: 10) { program.log.contains { $0.hasPrefix("end") } }
        #expect(program.log.contains("delete") == succeeds)
    }

    @Test("DT-02: Escape in GTK's drag leaves the window", arguments: [true, false])
    func escapeInGTK(_ usesEscape: Bool) throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        stage.accept(.copy)
        let program = try start(stage, "source", "UTF8_STRING", Data("x".utf8))
        try stage.move(650, 150)
        try stage.press(true)
        stage.server.serve(for: 0.15)
        try stage.glide(from: CGPoint(x: 650, y: 150), to: CGPoint(x: 200, y: 250))
        #expect(stage.fixture.recorder.dragLog == ["drag entered"])
        if usesEscape {
            try stage.key(41, isDown: true)
            try stage.key(41, isDown: false)
        } else {
            program.terminate()
        }
        try stage.fixture.expectSoon("left") { stage.fixture.recorder.dragLog.last == "drag exited" }
        try stage.press(false)
        stage.server.serve(for: 0.3)
        #expect(!stage.fixture.recorder.dragLog.contains("dropped"))
    }
}

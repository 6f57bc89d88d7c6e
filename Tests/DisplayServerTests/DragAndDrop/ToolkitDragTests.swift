import CoreGraphics
import DisplayServer
import Foundation
import Testing
import UIKitTesting

/// Tests of drags from and to programs with GTK 4 and Qt 5, and of drags that end early with those and with GTK 3.
@MainActor
@Suite(
    .serialized, .needs(.xvfb),
    .enabled(
        if: DragProgram.Toolkit.missing.isEmpty,
        Comment(rawValue: DragProgram.Toolkit.missing.joined(separator: "; "))))
struct ToolkitDragTests {
    /// A kind of content, with its type in a toolkit.
    struct Content: CustomTestStringConvertible {
        let toolkit: DragProgram.Toolkit
        let type: String
        let data: Data
        var testDescription: String { "\(toolkit.rawValue), \(type)" }
    }

    nonisolated private static let kinds: [(type: String, data: Data)] = [
        (ClipboardContent.text, Data("Grüße 한글".utf8)),
        ("text/uri-list", Data("file:///tmp/a%20b.txt\r\nfile:///tmp/c\r\n".utf8)),
        ("image/png", Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })),
        ("application/x-example", Data([1, 0, 2, 0, 3, 0, 255, 255])),
    ]

    nonisolated private static let toolkits = DragProgram.Toolkit.allCases

    nonisolated private static let contents = toolkits.filter { $0 != .gtk3 }.flatMap { toolkit in
        kinds.map { Content(toolkit: toolkit, type: $0.type, data: $0.data) }
    }

    private let edge = CGPoint(x: 150, y: 150)
    private let other = CGPoint(x: 700, y: 200)

    private func start(
        _ stage: DragFixture, _ toolkit: DragProgram.Toolkit, _ role: String, _ type: String, _ data: Data = Data(),
        actions: [String] = ["COPY"]
    ) throws -> DragProgram {
        let display = try #require(stage.fixture.display)
        let program = try DragProgram(
            toolkit, displayName: display.displayName, role: role, type: type, data: data, actions: actions)
        try stage.fixture.expectSoon("the program is ready", within: 30) { program.log.contains("ready") }
        stage.server.serve(for: 0.3)
        return program
    }

    // MARK: To other programs

    /// The toolkits that load dropped data. GTK 4.8 requests them, but does not report the answer to the program, neither
    /// for drags of this one nor for those of Qt.
    nonisolated private static let loading = toolkits.filter { $0 != .gtk4 }

    @Test("DD-03, DD-06: a drag arrives in other toolkits", arguments: contents.filter { $0.toolkit != .gtk4 })
    func arrives(_ content: Content) throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        let program = try start(stage, content.toolkit, "target", content.type)
        try stage.press(true)
        try stage.begin(
            DragContent([("com.example.other", Data()), (content.type, content.data)]), operations: [.copy, .move])
        try stage.glide(from: edge, to: other)
        #expect(stage.drag?.response == .operation(.copy))
        try stage.press(false)
        try stage.fixture.expectSoon("finished", within: 10) { stage.recorder.log.last?.hasPrefix("finished") == true }
        #expect(stage.recorder.log.suffix(2) == ["ended copy", "finished copy"])
        let hex = content.data.map { String(format: "%02x", $0) }.joined()
        try stage.fixture.expectSoon("received") { program.log.contains { $0.hasPrefix("received") } }
        #expect(program.log.contains("received \(content.type) 8 \(hex)"))
    }

    @Test("DD-03: GTK 4 receives a drop and requests its data")
    func arrivesInGTK4() throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        let program = try start(stage, .gtk4, "target", ClipboardContent.text)
        try stage.begin(operations: .copy)
        try stage.glide(from: edge, to: other)
        #expect(stage.drag?.response == .operation(.copy))
        try stage.press(false)
        try stage.fixture.expectSoon("dropped") { program.log.contains("drop") }
        try stage.fixture.expectSoon("requested") { stage.requests == [ClipboardContent.text] }
        #expect(stage.recorder.log.contains("ended copy"))
    }

    @Test("DD-05: a move with Shift", arguments: loading)
    func move(_ toolkit: DragProgram.Toolkit) throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        let program = try start(stage, toolkit, "target", type(toolkit), actions: ["MOVE"])
        try stage.begin(operations: [.copy, .move])
        let shift = 225
        try stage.key(shift, isDown: true)
        try stage.glide(from: edge, to: other)
        #expect(stage.drag?.response == .operation(.move))
        try stage.press(false)
        try stage.key(shift, isDown: false)
        try stage.fixture.expectSoon("finished", within: 10) { stage.recorder.log.last?.hasPrefix("finished") == true }
        #expect(stage.recorder.log.suffix(2) == ["ended move", "finished move"])
        #expect(program.log.contains { $0.hasPrefix("received") })
    }

    /// The type of text in a toolkit.
    private func type(_ toolkit: DragProgram.Toolkit) -> String {
        toolkit == .gtk3 ? "UTF8_STRING" : ClipboardContent.text
    }

    @Test("DD-07: Escape over the window of another program", arguments: toolkits)
    func escape(_ toolkit: DragProgram.Toolkit) throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        let program = try start(stage, toolkit, "target", type(toolkit))
        try stage.begin()
        try stage.glide(from: edge, to: other)
        #expect(program.log.contains { $0.hasPrefix("motion") })
        try stage.key(41, isDown: true)
        try stage.key(41, isDown: false)
        try stage.fixture.expectSoon("left") { program.log.contains("leave") }
        #expect(stage.recorder.log.last == "ended none")
        try stage.press(false)
        stage.server.serve(for: 0.3)
        #expect(!program.log.contains { $0.hasPrefix("received") })
    }

    @Test("DD-04: the program of the target ends below the drag", arguments: toolkits)
    func targetEnds(_ toolkit: DragProgram.Toolkit) throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        let program = try start(stage, toolkit, "target", type(toolkit))
        try stage.begin()
        try stage.glide(from: edge, to: other)
        #expect(stage.drag?.response == .operation(.copy))
        program.terminate()
        try stage.fixture.expectSoon("forbidden", within: 5) { stage.drag?.response == .forbidden }
        try stage.press(false)
        try stage.fixture.expectSoon("ended", within: 5) { stage.recorder.log.last == "ended none" }
    }

    @Test("DD-04: the program of the target ends while it loads", arguments: toolkits)
    func targetEndsWhileLoading(_ toolkit: DragProgram.Toolkit) throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        let program = try start(stage, toolkit, "target", type(toolkit))
        try stage.press(true)
        var isRequested = false
        let content = DragContent(types: [ClipboardContent.text]) { _, completion in
            // Some toolkits ask again.
            isRequested = true
            program.terminate()
            completion(Data(repeating: 0x61, count: 2_000_000))
        }
        try stage.begin(content, operations: .copy)
        try stage.glide(from: edge, to: other)
        try stage.press(false)
        try stage.fixture.expectSoon("finished", within: 15) { stage.recorder.log.last?.hasPrefix("finished") == true }
        #expect(isRequested && stage.recorder.log.suffix(2) == ["ended copy", "finished none"])
    }

    // MARK: From other programs

    /// Drags from the window of another program over the window of the app.
    private func drag(_ stage: DragFixture) throws {
        try stage.move(650, 150)
        try stage.press(true)
        stage.server.serve(for: 0.15)
        try stage.glide(from: CGPoint(x: 650, y: 150), to: CGPoint(x: 200, y: 250))
    }

    @Test("DT-01, DT-03: drags of other toolkits arrive", arguments: contents)
    func comes(_ content: Content) throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        stage.accept(.copy)
        // The data are an argument of the program.
        let part = content.data.prefix(20_000)
        let program = try start(stage, content.toolkit, "source", content.type, part)
        var result: Result<Data, ClipboardError>?
        stage.fixture.recorder.onDrop = { drop in
            drop.load(content.type) {
                result = $0
                drop.finish(.copy)
            }
        }
        try drag(stage)
        #expect(stage.fixture.recorder.drop?.types.contains(content.type) == true)
        #expect(stage.fixture.recorder.drop?.location == CGPoint(x: 100, y: 150))
        try stage.press(false)
        try stage.fixture.expectSoon("loaded", within: 10) { result != nil }
        #expect(result == .success(Data(part)))
        try stage.fixture.expectSoon("ended", within: 10) { program.log.contains { $0.hasPrefix("end") } }
        #expect(program.log.contains("begin") && program.log.contains("end copy"))
        #expect(!program.log.contains("failed") && !program.log.contains("delete"))
        #expect(stage.fixture.recorder.dragLog == ["drag entered", "dropped"])
    }

    @Test("DT-03: a move of another toolkit deletes the content", arguments: toolkits)
    func foreignMove(_ toolkit: DragProgram.Toolkit) throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        stage.accept(.move)
        let program = try start(stage, toolkit, "source", type(toolkit), Data("x".utf8), actions: ["MOVE"])
        stage.fixture.recorder.onDrop = { drop in drop.load(ClipboardContent.text) { _ in drop.finish(.move) } }
        try drag(stage)
        try stage.press(false)
        try stage.fixture.expectSoon("ended", within: 10) { program.log.contains { $0.hasPrefix("end") } }
        #expect(program.log.contains("delete"))
    }

    @Test("DT-02: the program of the source ends below the drag, or the user presses Escape", arguments: toolkits)
    func sourceEnds(_ toolkit: DragProgram.Toolkit) throws {
        // Without a window manager, GTK 4 has no keyboard focus.
        for usesEscape in toolkit == .gtk4 ? [false] : [true, false] {
            let stage = try DragFixture(.xvfb, ownsDisplay: true)
            stage.accept(.copy)
            let program = try start(stage, toolkit, "source", type(toolkit), Data("x".utf8))
            try drag(stage)
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

    @Test("DT-02: the program of the source ends after the drop: the load fails", arguments: toolkits)
    func sourceEndsAfterDrop(_ toolkit: DragProgram.Toolkit) throws {
        let stage = try DragFixture(.xvfb, ownsDisplay: true)
        stage.accept(.copy)
        let program = try start(stage, toolkit, "source", type(toolkit), Data("x".utf8))
        var result: Result<Data, ClipboardError>?
        stage.fixture.recorder.onDrop = { drop in
            program.terminate()
            drop.load(ClipboardContent.text) {
                result = $0
                drop.finish(nil)
            }
        }
        try drag(stage)
        try stage.press(false)
        try stage.fixture.expectSoon("failed", within: 10) { result != nil }
        if case .success? = result { Issue.record("the load succeeded") }
    }
}

import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of drags within the application, on all display servers.
@MainActor @Suite(.serialized) struct DragContractTests {
    private static let text = ClipboardContent.text

    @Test("DD-10: a drag over the application's own window notifies it directly", arguments: Backend.available)
    func ownWindowsAreNotified(_ backend: Backend) throws {
        let stage = try DragFixture(backend)
        stage.accept(.copy)
        let drag = try stage.begin()
        try stage.move(200, 250)
        let window = stage.fixture.recorder
        #expect(window.dragLog == ["drag entered"])
        #expect(window.drop?.location == CGPoint(x: 100, y: 150))
        #expect(window.drop?.localDrag === drag)
        #expect(window.drop?.types == [Self.text])
        #expect(window.drop?.suggestedOperation == .copy)
        #expect(drag.response == .operation(.copy))
        #expect(stage.server.currentDrag === drag)
        try stage.move(210, 260)
        #expect(window.log.last == "drag moved 110 160")
        var loaded: Result<Data, ClipboardError>?
        window.onDrop = { drop in
            drop.load(Self.text) {
                loaded = $0
                drop.finish(.copy)
            }
        }
        try stage.press(false)
        try stage.fixture.expectSoon("loaded") { loaded != nil }
        #expect(loaded == .success(Data("Hello".utf8)))
        #expect(window.dragLog == ["drag entered", "dropped"])
        #expect(stage.recorder.log == ["copy", "ended copy", "finished copy"])
        #expect(stage.recorder.locations.last == CGPoint(x: 210, y: 260))
        #expect(!drag.isActive && stage.server.currentDrag == nil)
    }

    @Test("DD-07: the press is cancelled, and input arrives again after the drag", arguments: Backend.available)
    func theDragTakesTheInput(_ backend: Backend) throws {
        let stage = try DragFixture(backend)
        try stage.begin()
        #expect(stage.fixture.recorder.log.contains("pointer cancelled"))
        stage.fixture.recorder.clear()
        try stage.move(200, 250)
        try stage.key(4, isDown: true)
        try stage.key(4, isDown: false)
        #expect(stage.fixture.recorder.events.isEmpty)
        try stage.press(false)
        #expect(stage.recorder.log == ["forbidden", "ended none"])
        stage.fixture.recorder.clear()
        try stage.move(220, 250)
        try stage.press(true)
        try stage.press(false)
        #expect(stage.fixture.recorder.buttons.map(\.isDown) == [true, false])
        try stage.key(4, isDown: true)
        try stage.key(4, isDown: false)
        #expect(stage.fixture.recorder.keys.map(\.isDown) == [true, false])
    }

    @Test("DD-07: Escape and a second button cancel", arguments: Backend.available, [true, false])
    func escapeCancels(_ backend: Backend, _ usesKey: Bool) throws {
        let stage = try DragFixture(backend)
        stage.accept(.copy)
        let drag = try stage.begin()
        try stage.move(200, 250)
        if usesKey {
            try stage.key(41, isDown: true)
            try stage.key(41, isDown: false)
        } else {
            try stage.injector.button(2, isDown: true)
            try stage.injector.button(2, isDown: false)
            try stage.fixture.settle(stage.injector)
        }
        #expect(stage.recorder.log == ["copy", "ended none"])
        #expect(stage.fixture.recorder.dragLog == ["drag entered", "drag exited"])
        #expect(!drag.isActive)
        try stage.press(false)
        #expect(stage.fixture.recorder.buttons.map(\.isDown) == [true])
        #expect(stage.fixture.recorder.dragLog.last == "drag exited")
    }

    @Test("DD-05: modifier keys change the suggested operation", arguments: Backend.available)
    func modifiersChangeTheOperation(_ backend: Backend) throws {
        let stage = try DragFixture(backend)
        stage.fixture.recorder.dragResponse = { $0.suggestedOperation.map { .operation($0) } ?? .forbidden }
        let drag = try stage.begin(operations: [.copy, .move])
        try stage.move(200, 250)
        #expect(drag.response == .operation(.copy))
        let (control, shift) = (224, 225)
        try stage.key(shift, isDown: true)
        #expect(drag.response == .operation(.move))
        #expect(stage.fixture.recorder.drop?.forcedOperation == .move)
        // The source does not allow links.
        try stage.key(control, isDown: true)
        #expect(drag.response == .forbidden)
        try stage.key(shift, isDown: false)
        #expect(drag.response == .operation(.copy))
        try stage.key(control, isDown: false)
        #expect(drag.response == .operation(.copy) && drag.modifiers.isEmpty)
        try stage.press(false)
    }

    @Test("an operation that the source does not allow is refused", arguments: Backend.available)
    func forbiddenOperationsAreRefused(_ backend: Backend) throws {
        let stage = try DragFixture(backend)
        stage.accept(.move)
        let drag = try stage.begin(operations: .copy)
        try stage.move(200, 250)
        #expect(drag.response == .forbidden)
        try stage.press(false)
        #expect(stage.fixture.recorder.dragLog == ["drag entered", "drag exited"])
        #expect(stage.recorder.log == ["forbidden", "ended none"])
    }

    @Test("a response can change while the drag rests", arguments: Backend.available)
    func responsesChange(_ backend: Backend) throws {
        let stage = try DragFixture(backend)
        let drag = try stage.begin()
        try stage.move(200, 250)
        #expect(drag.response == .forbidden)
        stage.fixture.recorder.drop?.setResponse(.operation(.copy))
        #expect(drag.response == .operation(.copy))
        stage.fixture.recorder.drop?.setResponse(.none)
        #expect(drag.response == .none)
        #expect(stage.recorder.log == ["forbidden", "copy", "none"])
        try stage.press(false)
    }

    @Test("a drag moves between windows of the application", arguments: Backend.available)
    func dragsMoveBetweenWindows(_ backend: Backend) throws {
        let stage = try DragFixture(backend)
        let other = try stage.server.makeSurface(
            SurfaceConfiguration(
                size: CGSize(width: 200, height: 200), title: "Other", applicationName: "test",
                applicationClass: "Test"))
        let recorder = Recorder()
        other.delegate = recorder
        other.map()
        try stage.fixture.expectSoon("mapped") { other.isMapped }
        other.move(to: CGPoint(x: 600, y: 300))
        try stage.fixture.expectSoon("moved") { other.screenOrigin == CGPoint(x: 600, y: 300) }
        recorder.dragResponse = { _ in .operation(.move) }
        stage.accept(.copy)
        let drag = try stage.begin()
        try stage.move(200, 250)
        try stage.move(610, 320)
        #expect(drag.response == .operation(.move))
        #expect(recorder.drop?.location == CGPoint(x: 10, y: 20))
        #expect(stage.fixture.recorder.dragLog == ["drag entered", "drag exited"])
        try stage.move(1000, 700)
        #expect(recorder.dragLog == ["drag entered", "drag exited"])
        #expect(drag.response == .forbidden)
        try stage.move(620, 330)
        recorder.onDrop = { $0.finish(.move) }
        try stage.press(false)
        #expect(recorder.dragLog == ["drag entered", "drag exited", "drag entered", "dropped"])
        #expect(stage.recorder.log.suffix(2) == ["ended move", "finished move"])
    }

    @Test("a drag ends with its window, and leaves a window that is destroyed", arguments: Backend.available)
    func dragsEndWithTheirWindow(_ backend: Backend) throws {
        let stage = try DragFixture(backend)
        stage.accept(.copy)
        let drag = try stage.begin()
        try stage.move(200, 250)
        stage.fixture.surface.unmap()
        try stage.fixture.expectSoon("cancelled") { !drag.isActive }
        #expect(stage.recorder.log == ["copy", "ended none"])
        #expect(stage.fixture.recorder.dragLog == ["drag entered", "drag exited"])
        #expect(stage.server.currentDrag == nil)
    }

    @Test("a drag needs a pressed button, and there is only one", arguments: Backend.available)
    func beginningNeedsAPress(_ backend: Backend) throws {
        let stage = try DragFixture(backend)
        let content = DragContent([(Self.text, Data())])
        let configuration = DragConfiguration(input: .pointer, location: .zero, content: content)
        let server = stage.server
        #expect(server.beginDrag(from: stage.fixture.surface, configuration, delegate: stage.recorder) == nil)
        var touch = configuration
        touch.input = .touch(id: 77)
        #expect(server.beginDrag(from: stage.fixture.surface, touch, delegate: stage.recorder) == nil)
        try stage.begin()
        #expect(server.beginDrag(from: stage.fixture.surface, configuration, delegate: stage.recorder) == nil)
        stage.drag?.cancel()
        #expect(stage.recorder.log == ["ended none"])
        stage.drag?.cancel()
        #expect(stage.recorder.log == ["ended none"])
        try stage.press(false)
    }

    @Test("the end of the connection ends the drag")
    func disconnectingEndsTheDrag() throws {
        for backend in Backend.available where backend != .xorgTouch {
            let stage = try DragFixture(backend)
            stage.accept(.copy)
            try stage.begin()
            try stage.move(200, 250)
            try stage.injector.button(1, isDown: false)
            stage.server.disconnect()
            #expect(stage.recorder.log == ["copy", "ended none"], "\(backend)")
            #expect(stage.fixture.recorder.dragLog.last == "drag exited")
        }
    }

    @Test("a touch moves a drag", arguments: Backend.withTouch)
    func touchesMoveDrags(_ backend: Backend) throws {
        let stage = try DragFixture(backend)
        stage.accept(.copy)
        let start = CGPoint(x: 150, y: 150)
        try stage.injector.touch(.began, [(0, start)])
        try stage.fixture.settle(stage.injector)
        let id = try #require(stage.fixture.recorder.touches.first?.change.id)
        let configuration = DragConfiguration(
            input: .touch(id: id), location: start, content: DragContent([(Self.text, Data("x".utf8))]))
        let drag = try #require(
            stage.server.beginDrag(from: stage.fixture.surface, configuration, delegate: stage.recorder))
        stage.server.serve(for: 0.02)
        #expect(stage.fixture.recorder.touches.last?.phase == .cancelled)
        let count = stage.fixture.recorder.touches.count
        try stage.injector.touch(.moved, [(0, CGPoint(x: 200, y: 250))])
        try stage.fixture.settle(stage.injector)
        #expect(drag.response == .operation(.copy))
        stage.fixture.recorder.onDrop = { $0.finish(.copy) }
        try stage.injector.touch(.ended, [(0, CGPoint(x: 200, y: 250))])
        try stage.fixture.settle(stage.injector)
        #expect(stage.recorder.log == ["copy", "ended copy", "finished copy"])
        #expect(stage.fixture.recorder.touches.count == count)
    }
}

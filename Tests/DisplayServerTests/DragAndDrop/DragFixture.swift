import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// A window at (100, 100) with a size of 400 by 300 points in which drags begin, and a pointer.
@MainActor final class DragFixture {
    let fixture: DisplayServerFixture
    let injector: any InputInjector
    let recorder = DragRecorder()
    /// The requested types, in order.
    private(set) var requests: [String] = []
    private(set) var drag: (any DisplayDrag)?

    init(_ backend: Backend, scale: CGFloat = 1, ownsDisplay: Bool = false) throws {
        _ = CursorThemes.folder
        fixture = try DisplayServerFixture(backend, scale: scale, ownsDisplay: ownsDisplay)
        injector = try fixture.injector()
        try fixture.show()
        fixture.surface.move(to: CGPoint(x: 100, y: 100))
        let surface = fixture.surface
        try fixture.expectSoon("moved") { surface.screenOrigin == CGPoint(x: 100, y: 100) }
        try move(150, 150)
        fixture.recorder.clear()
    }

    isolated deinit {
        if fixture.server.isConnected { try? injector.button(1, isDown: false) }
        fixture.close()
    }

    var server: any DisplayServer { fixture.server }

    var headless: HeadlessServer {
        get throws { try #require(server as? HeadlessServer) }
    }

    /// Moves the pointer to a location on the screen.
    func move(_ x: CGFloat, _ y: CGFloat) throws {
        try injector.movePointer(to: CGPoint(x: x, y: y))
        try fixture.settle(injector)
    }

    /// Moves the pointer in steps, with time for another program: toolkits recognize no faster drags.
    func glide(from start: CGPoint, to end: CGPoint) throws {
        for step in 1...8 {
            let part = CGFloat(step) / 8
            try injector.movePointer(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            try injector.synchronize()
            server.serve(for: 0.1)
        }
        server.serve(for: 0.2)
    }

    func press(_ isDown: Bool) throws {
        try injector.button(1, isDown: isDown)
        try fixture.settle(injector)
    }

    func key(_ usage: Int, isDown: Bool) throws {
        try injector.key(usage, isDown: isDown)
        try fixture.settle(injector)
    }

    /// Presses the button and begins a drag.
    @discardableResult func begin(
        _ data: [(String, String)] = [(ClipboardContent.text, "Hello")], operations: DragOperations = [.copy, .move],
        image: DragImage? = nil
    ) throws -> any DisplayDrag {
        try press(true)
        let content = DragContent(types: data.map(\.0)) { [unowned self] type, completion in
            requests.append(type)
            completion(data.first { $0.0 == type }.map { Data($0.1.utf8) })
        }
        return try begin(content, operations: operations, image: image)
    }

    /// Begins a drag while the button is pressed.
    @discardableResult func begin(
        _ content: DragContent, operations: DragOperations = .copy, image: DragImage? = nil
    ) throws -> any DisplayDrag {
        let configuration = DragConfiguration(
            input: .pointer, location: CGPoint(x: 150, y: 150), content: content, operations: operations, image: image)
        let drag = try #require(server.beginDrag(from: fixture.surface, configuration, delegate: recorder))
        self.drag = drag
        fixture.server.serve(for: 0.02)
        return drag
    }

    /// Makes the window accept drags with an operation.
    func accept(_ operation: DragOperation) { fixture.recorder.dragResponse = { _ in .operation(operation) } }

    /// Serves both programs until a condition holds.
    func expectSoon(
        _ comment: Comment, _ target: SimulatedDropTarget, within seconds: TimeInterval = 5,
        sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
    ) throws {
        try fixture.expectSoon(comment, within: seconds, sourceLocation: sourceLocation) {
            try? target.serve()
            return condition()
        }
    }

    /// Serves both programs for a while.
    func serve(_ target: SimulatedDropTarget, for seconds: TimeInterval = 0.1) {
        let end = server.scheduler.now + seconds
        while server.scheduler.now < end {
            try? target.serve()
            server.serve(for: 0.01)
        }
        try? target.serve()
    }

    /// Moves the pointer, and waits until the target has answered.
    func move(_ x: CGFloat, _ y: CGFloat, _ target: SimulatedDropTarget) throws {
        try move(x, y)
        serve(target, for: 0.06)
    }

    func target(
        version: Int? = 5, hasProxy: Bool = false, frames: Int = 0, wanted: [String] = ["UTF8_STRING"],
        frame: CGRect = CGRect(x: 600, y: 100, width: 200, height: 200)
    ) throws -> SimulatedDropTarget {
        let display = try #require(fixture.display)
        return try SimulatedDropTarget(
            displayName: display.displayName, frame: frame, version: version, hasProxy: hasProxy, frames: frames,
            wanted: wanted)
    }
}

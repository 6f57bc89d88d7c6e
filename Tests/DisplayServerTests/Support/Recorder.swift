import CoreGraphics
import DisplayServer

/// Records all delegate calls of a display server and its windows.
@MainActor final class Recorder: DisplayServerDelegate, DisplaySurfaceDelegate {
    /// The calls, in order and abbreviated, except for input.
    var log: [String] = []
    var events: [InputEvent] = []
    var frames: [FrameTime] = []
    var onEvent: ((InputEvent) -> Void)?
    var onFrame: ((FrameTime) -> Void)?
    var onLoss: (() -> Void)?
    /// The response to drags.
    var dragResponse: (any DisplayDrop) -> DragResponse = { _ in .forbidden }
    var onDrop: ((any DisplayDrop) -> Void)?
    /// The last drag over the window.
    var drop: (any DisplayDrop)?

    func displayServer(_ server: any DisplayServer, frameAt time: FrameTime) {
        frames.append(time)
        onFrame?(time)
    }
    func displayServerDidLoseConnection(_ server: any DisplayServer) {
        log.append("lost")
        onLoss?()
    }
    func displayServerDidChangeScreen(_ server: any DisplayServer) { log.append("screen") }
    func displayServerDidChangeSettings(_ server: any DisplayServer) { log.append("settings") }

    func surface(_ surface: any DisplaySurface, didReceive event: InputEvent) {
        events.append(event)
        log.append(event.summary)
        onEvent?(event)
    }
    func surfaceDidResize(_ surface: any DisplaySurface) {
        log.append("resized \(surface.pixelSize.width)x\(surface.pixelSize.height)")
    }
    func surfaceShouldClose(_ surface: any DisplaySurface) { log.append("should close") }
    func surfaceDidChangeMapping(_ surface: any DisplaySurface) {
        log.append(surface.isMapped ? "mapped" : "unmapped")
    }
    func surfaceDidChangeFocus(_ surface: any DisplaySurface) {
        log.append(surface.hasFocus ? "focused" : "unfocused")
    }
    func surfaceDidChangeState(_ surface: any DisplaySurface) { log.append("state \(surface.state.rawValue)") }
    func surface(_ surface: any DisplaySurface, didChangeVisibility isVisible: Bool) {
        log.append(isVisible ? "visible" : "hidden")
    }
    func surfaceWasDestroyed(_ surface: any DisplaySurface) { log.append("destroyed") }

    func surface(_ surface: any DisplaySurface, dragDidEnter drop: any DisplayDrop) -> DragResponse {
        self.drop = drop
        log.append("drag entered")
        return dragResponse(drop)
    }
    func surface(_ surface: any DisplaySurface, dragDidMove drop: any DisplayDrop) -> DragResponse {
        log.append("drag moved \(Int(drop.location.x)) \(Int(drop.location.y))")
        return dragResponse(drop)
    }
    func surface(_ surface: any DisplaySurface, dragDidExit drop: any DisplayDrop) { log.append("drag exited") }
    func surface(_ surface: any DisplaySurface, didReceiveDrop drop: any DisplayDrop) {
        log.append("dropped")
        if let onDrop { onDrop(drop) } else { drop.finish(nil) }
    }

    /// The events of drags, without movements.
    var dragLog: [String] { log.filter { $0 == "dropped" || $0 == "drag entered" || $0 == "drag exited" } }

    func clear() {
        log = []
        events = []
        frames = []
    }

    // MARK: Access to input

    var keys: [KeyChange] { events.compactMap { if case .key(let key) = $0.kind { key } else { nil } } }
    var scrolls: [(delta: CGVector, isContinuous: Bool, location: CGPoint)] {
        events.compactMap { if case .scroll(let d, let c, let l) = $0.kind { (d, c, l) } else { nil } }
    }
    var buttons: [(number: Int, isDown: Bool, location: CGPoint)] {
        events.compactMap { if case .button(let n, let d, let l) = $0.kind { (n, d, l) } else { nil } }
    }
    var pointerSamples: [PointerSample] {
        events.flatMap { event -> [PointerSample] in
            if case .pointerMoved(let samples) = event.kind { samples } else { [] }
        }
    }
    /// The phases and changes of all touches, in order.
    var touches: [(phase: InputEvent.TouchPhase, change: TouchChange)] {
        events.flatMap { event -> [(InputEvent.TouchPhase, TouchChange)] in
            if case .touches(let phase, let changes) = event.kind { changes.map { (phase, $0) } } else { [] }
        }
    }
}

extension InputEvent {
    /// A short description of the kind of event, without the samples of movements.
    var summary: String {
        switch kind {
        case .touches(let phase, let changes): "touches \(phase) \(changes.count)"
        case .pointerMoved: "moved"
        case .pointerEntered: "entered"
        case .pointerExited: "exited"
        case .keysCancelled: "keys cancelled"
        case .text(let change): "text \(change)"
        case .button(let number, let isDown, _): "button \(number) \(isDown ? "down" : "up")"
        case .pointerCancelled: "pointer cancelled"
        case .scroll: "scroll"
        case .transform: "transform"
        case .key(let key): "key \(key.usage) \(key.isDown ? "down" : "up")"
        }
    }
}

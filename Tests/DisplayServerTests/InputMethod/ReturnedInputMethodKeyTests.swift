import CX11
import CoreGraphics
import Testing

@testable import DisplayServer

/// Tests of keys that an input method takes and returns later, as events without a time.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct GivenBackKeyTests {
    private let rig: Rig
    private let keyboard: X11Keyboard
    private let surface: X11Surface

    init() throws {
        rig = try Rig(.xvfb)
        keyboard = try rig.x11.keyboard
        surface = try #require(rig.surface as? X11Surface)
    }

    private func key(_ isDown: Bool, at time: Time) -> XKeyEvent {
        var event = XKeyEvent()
        event.type = isDown ? KeyPress : KeyRelease
        event.window = surface.window
        event.keycode = 42
        event.time = time
        return event
    }

    /// Returns the key changes since the last call.
    private func told() -> [String] {
        rig.server.serve(for: 0)
        defer { rig.recorder.clear() }
        return rig.recorder.keys.map { $0.isRepeat ? "repeat" : $0.isDown ? "down" : "up" }
    }

    @Test("A key that comes back while it is held stays down until it goes up, whatever was taken before")
    func held() throws {
        keyboard.noteConsumed(key(true, at: 1000))
        keyboard.handle(key(false, at: 1050), surface: surface)
        #expect(told() == [])
        keyboard.noteConsumed(key(true, at: 2000))
        keyboard.handle(key(true, at: 0), surface: surface)
        #expect(told() == ["down"])
        keyboard.noteConsumed(key(true, at: 2500))
        keyboard.handle(key(true, at: 0), surface: surface)
        #expect(told() == ["repeat"])
        keyboard.handle(key(false, at: 2600), surface: surface)
        #expect(told() == ["up"])
    }

    @Test("A key that comes back after it went up goes down and up", arguments: [0, 2000])
    func late(time: Time) throws {
        keyboard.noteConsumed(key(true, at: 1000))
        keyboard.handle(key(false, at: 1050), surface: surface)
        keyboard.noteConsumed(key(true, at: 2000))
        keyboard.handle(key(false, at: 2050), surface: surface)
        #expect(told() == [])
        keyboard.handle(key(true, at: time), surface: surface)
        #expect(told() == ["down", "up"])
    }
}

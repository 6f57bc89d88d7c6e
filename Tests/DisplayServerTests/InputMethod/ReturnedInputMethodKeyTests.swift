import CX11
import CoreGraphics
import Testing

@testable import DisplayServer

/// Tests of keys that an input method takes and returns later, as events without a time.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct ReturnedInputMethodKeyTests {
    private let fixture: DisplayServerFixture
    private let keyboard: X11Keyboard
    private let surface: X11Surface

    init() throws {
        fixture = try DisplayServerFixture(.xvfb)
        keyboard = try fixture.x11.keyboard
        surface = try #require(fixture.surface as? X11Surface)
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
    private func receivedKeyChanges() -> [String] {
        fixture.server.serve(for: 0)
        defer { fixture.recorder.clear() }
        return fixture.recorder.keys.map { $0.isRepeat ? "repeat" : $0.isDown ? "down" : "up" }
    }

    @Test("a key that is returned while it is held is down until its release")
    func returnedKeysStayDownUntilReleased() throws {
        keyboard.noteConsumed(key(true, at: 1000))
        keyboard.handle(key(false, at: 1050), surface: surface)
        #expect(receivedKeyChanges() == [])
        keyboard.noteConsumed(key(true, at: 2000))
        keyboard.handle(key(true, at: 0), surface: surface)
        #expect(receivedKeyChanges() == ["down"])
        keyboard.noteConsumed(key(true, at: 2500))
        keyboard.handle(key(true, at: 0), surface: surface)
        #expect(receivedKeyChanges() == ["repeat"])
        keyboard.handle(key(false, at: 2600), surface: surface)
        #expect(receivedKeyChanges() == ["up"])
    }

    @Test("a key that is returned after its release is a press and a release", arguments: [0, 2000])
    func keysReturnedAfterReleaseArePressedAndReleased(time: Time) throws {
        keyboard.noteConsumed(key(true, at: 1000))
        keyboard.handle(key(false, at: 1050), surface: surface)
        keyboard.noteConsumed(key(true, at: 2000))
        keyboard.handle(key(false, at: 2050), surface: surface)
        #expect(receivedKeyChanges() == [])
        keyboard.handle(key(true, at: time), surface: surface)
        #expect(receivedKeyChanges() == ["down", "up"])
    }
}

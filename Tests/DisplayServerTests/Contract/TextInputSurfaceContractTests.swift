import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of ``TextInputSurface`` that apply to every display server. ``InputMethodTests`` tests input methods.
@MainActor @Suite(.serialized) struct TextInputSurfaceContractTests {
    private static let caret = CGRect(x: 40, y: 30, width: 1, height: 16)

    @Test("keys that compose no text are delivered, also while text input is active", arguments: Backend.available)
    func keysAreDelivered(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        let injector = try fixture.injector()
        for isActive in [false, true, false] {
            fixture.surface.setTextInput(active: isActive, caretRect: Self.caret)
            fixture.recorder.clear()
            try injector.key(0x04, isDown: true)
            try injector.key(0x04, isDown: false)
            try fixture.settle(injector)
            try fixture.expectSoon("delivered") { fixture.recorder.keys.count == 2 }
            #expect(fixture.recorder.keys.map(\.characters) == ["a", "a"])
            #expect(fixture.recorder.log == ["key 4 down", "key 4 up"])
        }
    }

    @Test("the end of a composition commits nothing if there is none", arguments: Backend.available)
    func nothingIsCommittedWithoutAComposition(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        #expect(fixture.surface.endComposition() == nil)
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        fixture.server.serve(for: 0.02)
        #expect(fixture.surface.endComposition() == nil)
        #expect(fixture.recorder.log.isEmpty)
        fixture.surface.destroy()
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        #expect(fixture.surface.endComposition() == nil)
    }
}

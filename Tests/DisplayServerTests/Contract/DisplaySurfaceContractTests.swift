import CoreGraphics
import DisplayServer
import Testing

/// Tests of the life of a ``DisplaySurface`` that apply to every display server.
@MainActor @Suite(.serialized) struct DisplaySurfaceContractTests {
    @Test("a new window is unmapped and has the requested size in device pixels", arguments: Backend.available)
    func newWindowsAreUnmapped(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend, surfaceSize: CGSize(width: 120, height: 80), scale: 2)
        #expect(fixture.server.isConnected)
        #expect(fixture.server.scale == 2)
        #expect(fixture.surface.scale == 2)
        #expect(fixture.surface.pixelSize == (240, 160))
        #expect(!fixture.surface.isMapped)
        #expect(!fixture.surface.hasFocus)
        #expect(!fixture.surface.isDestroyed)
        #expect(fixture.surface.title == "Test")
    }

    @Test("a destroyed window ignores calls and reports nothing", arguments: Backend.available)
    func destroyedWindowsIgnoreCalls(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.surface.destroy()
        #expect(fixture.surface.isDestroyed)
        #expect(!fixture.surface.isMapped)
        fixture.surface.map()
        fixture.surface.resize(to: CGSize(width: 5, height: 5))
        fixture.surface.activate()
        fixture.surface.unmap()
        fixture.surface.title = "Gone"
        var painted = false
        fixture.surface.paint(PixelRegion(PixelRect(x: 0, y: 0, width: 1, height: 1))) { _ in painted = true }
        fixture.surface.destroy()
        fixture.server.serve(for: 0.05)
        #expect(!painted)
        #expect(fixture.recorder.log.isEmpty)
        #expect(fixture.server.isConnected)
    }

    @Test("disconnecting destroys windows and prevents new ones", arguments: Backend.available)
    func disconnectingDestroysWindows(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.server.disconnect()
        #expect(!fixture.server.isConnected)
        #expect(fixture.surface.isDestroyed)
        #expect(throws: DisplayError.self) {
            try fixture.server.makeSurface(
                SurfaceConfiguration(
                    size: CGSize(width: 1, height: 1), title: "", applicationName: "", applicationClass: ""))
        }
        fixture.server.processPendingEvents()
        fixture.server.serve(for: 0.01)
        fixture.server.run()
        #expect(fixture.recorder.log.isEmpty)
    }
}

import CoreGraphics
import DisplayServer
import Testing

/// Tests of windows that apply to every display server.
@MainActor @Suite(.serialized) struct WindowContractTests {
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

    @Test("mapping is reported before visibility and focus", arguments: Backend.available)
    func mappingIsReportedFirst(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        fixture.surface.map()
        try fixture.expectSoon("mapped and focused") { fixture.surface.isMapped && fixture.surface.hasFocus }
        #expect(fixture.recorder.log.first == "mapped")
        #expect(Set(fixture.recorder.log) == ["mapped", "visible", "focused"])
        #expect(fixture.recorder.log.count == 3)
    }

    @Test(
        "focus and visibility end before unmapping, and the window can be mapped again", arguments: Backend.available)
    func unmappingIsReportedLast(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.surface.unmap()
        try fixture.expectSoon("unmapped") { !fixture.surface.isMapped }
        #expect(fixture.recorder.log == ["unfocused", "hidden", "unmapped"])
        try fixture.show()
    }

    @Test("a resize is reported once, after the size has changed", arguments: Backend.available)
    func resizesAreReportedOnce(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.surface.resize(to: CGSize(width: 500, height: 350))
        try fixture.expectSoon("resized") { fixture.surface.pixelSize == (500, 350) }
        #expect(fixture.recorder.log == ["resized 500x350"])
    }

    @Test("resizing to the current size reports nothing", arguments: Backend.available)
    func resizingToTheCurrentSizeReportsNothing(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.surface.resize(to: CGSize(width: 400, height: 300))
        fixture.server.serve(for: 0.05)
        #expect(fixture.recorder.log.isEmpty)
    }

    @Test("size limits are enforced", arguments: Backend.available)
    func sizeLimitsAreEnforced(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.surface.setSizeLimits(
            minimum: CGSize(width: 200, height: 150), maximum: CGSize(width: 600, height: 450))
        fixture.surface.resize(to: CGSize(width: 10, height: 10))
        try fixture.expectSoon("the smallest size") { fixture.surface.pixelSize == (200, 150) }
        fixture.surface.resize(to: CGSize(width: 9000, height: 9000))
        try fixture.expectSoon("the largest size") { fixture.surface.pixelSize == (600, 450) }
    }

    @Test("one window at a time has keyboard focus", arguments: Backend.available)
    func oneWindowHasFocus(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        let other = try fixture.server.makeSurface(
            SurfaceConfiguration(
                size: CGSize(width: 100, height: 100), title: "Other", applicationName: "test",
                applicationClass: "Test"))
        other.map()
        try fixture.expectSoon("the new window has keyboard focus") { other.hasFocus }
        try fixture.expectSoon("the old window lost keyboard focus") { !fixture.surface.hasFocus }
        fixture.surface.activate()
        try fixture.expectSoon("the old window has keyboard focus again") {
            fixture.surface.hasFocus && !other.hasFocus
        }
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

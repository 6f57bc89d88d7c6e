import CoreGraphics
import DisplayServer
import Testing

/// Tests of windows that apply to every display server.
@MainActor @Suite(.serialized) struct WindowContractTests {
    @Test("A new window is unmapped and has the size asked for, in device pixels", arguments: Backend.available)
    func makes(_ backend: Backend) throws {
        let rig = try Rig(backend, surfaceSize: CGSize(width: 120, height: 80), scale: 2)
        #expect(rig.server.isConnected)
        #expect(rig.server.scale == 2)
        #expect(rig.surface.scale == 2)
        #expect(rig.surface.pixelSize == (240, 160))
        #expect(!rig.surface.isMapped)
        #expect(!rig.surface.hasFocus)
        #expect(!rig.surface.isDestroyed)
        #expect(rig.surface.title == "Test")
    }

    @Test("Mapping is told before visibility and focus", arguments: Backend.available)
    func maps(_ backend: Backend) throws {
        let rig = try Rig(backend)
        rig.surface.map()
        try rig.expectSoon("mapped and focused") { rig.surface.isMapped && rig.surface.hasFocus }
        #expect(rig.recorder.log.first == "mapped")
        #expect(Set(rig.recorder.log) == ["mapped", "visible", "focused"])
        #expect(rig.recorder.log.count == 3)
    }

    @Test(
        "Unmapping takes focus and visibility first, and the window can be mapped again", arguments: Backend.available)
    func unmaps(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        rig.surface.unmap()
        try rig.expectSoon("unmapped") { !rig.surface.isMapped }
        #expect(rig.recorder.log == ["unfocused", "hidden", "unmapped"])
        try rig.show()
    }

    @Test("A granted resize is told once, with the new size in place", arguments: Backend.available)
    func resizes(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        rig.surface.resize(to: CGSize(width: 500, height: 350))
        try rig.expectSoon("resized") { rig.surface.pixelSize == (500, 350) }
        #expect(rig.recorder.log == ["resized 500x350"])
    }

    @Test("Asking for the size the window has tells nothing", arguments: Backend.available)
    func sameSize(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        rig.surface.resize(to: CGSize(width: 400, height: 300))
        rig.server.serve(for: 0.05)
        #expect(rig.recorder.log.isEmpty)
    }

    @Test("Size limits hold", arguments: Backend.available)
    func limits(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        rig.surface.setSizeLimits(minimum: CGSize(width: 200, height: 150), maximum: CGSize(width: 600, height: 450))
        rig.surface.resize(to: CGSize(width: 10, height: 10))
        try rig.expectSoon("the smallest size") { rig.surface.pixelSize == (200, 150) }
        rig.surface.resize(to: CGSize(width: 9000, height: 9000))
        try rig.expectSoon("the largest size") { rig.surface.pixelSize == (600, 450) }
    }

    @Test("The keys belong to one window at a time", arguments: Backend.available)
    func focus(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        let other = try rig.server.makeSurface(
            SurfaceConfiguration(
                size: CGSize(width: 100, height: 100), title: "Other", applicationName: "test",
                applicationClass: "Test"))
        other.map()
        try rig.expectSoon("the new window has the keys") { other.hasFocus }
        try rig.expectSoon("the old window lost them") { !rig.surface.hasFocus }
        rig.surface.activate()
        try rig.expectSoon("the old window has them again") { rig.surface.hasFocus && !other.hasFocus }
    }

    @Test("A destroyed window tells nothing and takes every call", arguments: Backend.available)
    func destroys(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        rig.surface.destroy()
        #expect(rig.surface.isDestroyed)
        #expect(!rig.surface.isMapped)
        rig.surface.map()
        rig.surface.resize(to: CGSize(width: 5, height: 5))
        rig.surface.activate()
        rig.surface.unmap()
        rig.surface.title = "Gone"
        var painted = false
        rig.surface.paint(PixelRegion(PixelRect(x: 0, y: 0, width: 1, height: 1))) { _ in painted = true }
        rig.surface.destroy()
        rig.server.serve(for: 0.05)
        #expect(!painted)
        #expect(rig.recorder.log.isEmpty)
        #expect(rig.server.isConnected)
    }

    @Test("After disconnecting, windows are destroyed and none can be made", arguments: Backend.available)
    func disconnects(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        rig.server.disconnect()
        #expect(!rig.server.isConnected)
        #expect(rig.surface.isDestroyed)
        #expect(throws: DisplayError.self) {
            try rig.server.makeSurface(
                SurfaceConfiguration(
                    size: CGSize(width: 1, height: 1), title: "", applicationName: "", applicationClass: ""))
        }
        rig.server.processPendingEvents()
        rig.server.serve(for: 0.01)
        rig.server.run()
        #expect(rig.recorder.log.isEmpty)
    }
}

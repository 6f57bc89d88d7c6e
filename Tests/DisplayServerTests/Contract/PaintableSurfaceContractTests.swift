import CoreGraphics
import DisplayServer
import Testing

/// Tests of ``PaintableSurface`` that apply to every display server.
@MainActor @Suite(.serialized) struct PaintableSurfaceContractTests {
    @Test("there is no framebuffer before the first paint, and painted pixels persist", arguments: Backend.available)
    func paintedPixelsPersist(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        #expect(fixture.surface.readPixels { _ in true } == nil)
        fixture.fill(0xff11_2233)
        fixture.paint(
            [PixelRect(x: 10, y: 20, width: 5, height: 6), PixelRect(x: 100, y: 20, width: 1, height: 1)], 0xff44_5566)
        fixture.server.serve(for: 0.05)
        let pixels = try #require(
            fixture.surface.readPixels { [$0[0, 0], $0[10, 20], $0[14, 25], $0[15, 25], $0[100, 20]] })
        #expect(pixels == [0xff11_2233, 0xff44_5566, 0xff44_5566, 0xff11_2233, 0xff44_5566])
        let size = try #require(fixture.surface.readPixels { ($0.width, $0.height) })
        #expect(size == (400, 300))
    }

    @Test("consecutive paints preserve earlier pixels", arguments: Backend.available)
    func consecutivePaintsPreserveEarlierPixels(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.fill(0xff00_0000)
        // The server is not served in between, so that several images are in flight and have to be exchanged.
        for index in 0..<40 {
            fixture.paint(
                PixelRect(x: Int32(index) * 10, y: Int32(index) * 5, width: 10, height: 10),
                0xff00_0000 | UInt32(index + 1))
        }
        let pixels = try #require(
            fixture.surface.readPixels { framebuffer in (0..<40).map { framebuffer[$0 * 10 + 5, $0 * 5 + 2] } })
        #expect(pixels == (0..<40).map { 0xff00_0000 | UInt32($0 + 1) })
    }

    @Test(
        "a resize discards the framebuffer until the next paint, which has the new size", arguments: Backend.available)
    func resizesDiscardTheFramebuffer(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.fill(0xff11_2233)
        fixture.surface.resize(to: CGSize(width: 640, height: 480))
        try fixture.expectSoon("resized") { fixture.surface.pixelSize == (640, 480) }
        #expect(fixture.surface.readPixels { _ in true } == nil)
        fixture.fill(0xff99_8877)
        let corner = try #require(fixture.surface.readPixels { $0[639, 479] })
        #expect(corner == 0xff99_8877)
    }

    @Test("damage outside the window is clipped", arguments: Backend.available)
    func damageIsClipped(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.fill(0xff00_0000)
        fixture.surface.paint(PixelRegion(PixelRect(x: -50, y: -50, width: 5000, height: 5000))) {
            $0.fill($0.bounds, 0xff12_3456)
        }
        let corner = try #require(fixture.surface.readPixels { $0[399, 299] })
        #expect(corner == 0xff12_3456)
    }

    @Test("paint returns whether it painted", arguments: Backend.available)
    func paintReturnsItsResult(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        let everything = PixelRegion(PixelRect(x: 0, y: 0, width: 400, height: 300))
        #expect(fixture.surface.paint(everything) { $0.fill($0.bounds, 0xff12_3456) })
        if let surface = fixture.surface as? HeadlessSurface {
            surface.isOutOfMemory = true
            #expect(!surface.paint(everything) { _ in Issue.record("painted without a framebuffer") })
            surface.isOutOfMemory = false
        }
        fixture.surface.destroy()
        #expect(!fixture.surface.paint(everything) { _ in Issue.record("painted in a destroyed window") })
    }

    @Test("pixels move before the damage is painted, on the screen too", arguments: Backend.available)
    func pixelsMoveBeforePainting(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        fixture.fill(0xff00_0000)
        // A list of rows that scrolls by 5 pixels in each frame. The server is not served in between.
        let list = PixelRect(x: 20, y: 30, width: 300, height: 200)
        let strip = PixelRect(minX: list.minX, minY: list.maxY - 5, maxX: list.maxX, maxY: list.maxY)
        let frames: UInt32 = 60
        for frame in 1...frames {
            let move = PixelMove(list, dx: 0, dy: -5)
            fixture.surface.paint(PixelRegion(strip), moving: [move]) { $0.fill(strip, 0xff00_0000 | frame) }
        }
        func color(_ x: Int, _ y: Int) -> UInt32 {
            guard x >= 20, x < 320, y >= 30, y < 230 else { return 0xff00_0000 }
            return 0xff00_0000 | (frames - 39 + UInt32(y - 30) / 5)
        }
        let places = [
            (20, 30), (319, 30), (100, 127), (20, 229), (319, 229), (19, 100), (320, 100), (100, 29), (100, 230),
        ]
        let pixels = try #require(fixture.surface.readPixels { framebuffer in places.map { framebuffer[$0.0, $0.1] } })
        #expect(pixels == places.map(color))
        guard fixture.display != nil else { return }
        let screen = try fixture.screenshot()
        #expect(places.map { screen[$0.0, $0.1] } == places.map(color))
    }
}

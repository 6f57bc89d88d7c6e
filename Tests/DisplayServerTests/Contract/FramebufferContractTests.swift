import CoreGraphics
import DisplayServer
import Testing

/// Tests of framebuffers that apply to every display server.
@MainActor @Suite(.serialized) struct PictureContractTests {
    @Test("There is no picture before the first paint, and the painted one stays", arguments: Backend.available)
    func keepsPixels(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        #expect(rig.surface.readPixels { _ in true } == nil)
        rig.fill(0xff11_2233)
        rig.paint(
            [PixelRect(x: 10, y: 20, width: 5, height: 6), PixelRect(x: 100, y: 20, width: 1, height: 1)], 0xff44_5566)
        rig.server.serve(for: 0.05)
        let pixels = try #require(
            rig.surface.readPixels { [$0[0, 0], $0[10, 20], $0[14, 25], $0[15, 25], $0[100, 20]] })
        #expect(pixels == [0xff11_2233, 0xff44_5566, 0xff44_5566, 0xff11_2233, 0xff44_5566])
        let size = try #require(rig.surface.readPixels { ($0.width, $0.height) })
        #expect(size == (400, 300))
    }

    @Test("Many paints in a row keep all that was painted before", arguments: Backend.available)
    func keepsHistory(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        rig.fill(0xff00_0000)
        // The server is not served in between, so that several images are in flight and have to be exchanged.
        for index in 0..<40 {
            rig.paint(
                PixelRect(x: Int32(index) * 10, y: Int32(index) * 5, width: 10, height: 10),
                0xff00_0000 | UInt32(index + 1))
        }
        let pixels = try #require(
            rig.surface.readPixels { picture in (0..<40).map { picture[$0 * 10 + 5, $0 * 5 + 2] } })
        #expect(pixels == (0..<40).map { 0xff00_0000 | UInt32($0 + 1) })
    }

    @Test(
        "After a resize there is no picture until the next paint, which has the new size", arguments: Backend.available)
    func resizes(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        rig.fill(0xff11_2233)
        rig.surface.resize(to: CGSize(width: 640, height: 480))
        try rig.expectSoon("resized") { rig.surface.pixelSize == (640, 480) }
        #expect(rig.surface.readPixels { _ in true } == nil)
        rig.fill(0xff99_8877)
        let corner = try #require(rig.surface.readPixels { $0[639, 479] })
        #expect(corner == 0xff99_8877)
    }

    @Test("Damage beyond the window is harmless", arguments: Backend.available)
    func clipsDamage(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        rig.fill(0xff00_0000)
        rig.surface.paint(PixelRegion(PixelRect(x: -50, y: -50, width: 5000, height: 5000))) {
            $0.fill($0.bounds, 0xff12_3456)
        }
        let corner = try #require(rig.surface.readPixels { $0[399, 299] })
        #expect(corner == 0xff12_3456)
    }

    @Test("A paint says whether it happened", arguments: Backend.available)
    func tells(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        let everything = PixelRegion(PixelRect(x: 0, y: 0, width: 400, height: 300))
        #expect(rig.surface.paint(everything) { $0.fill($0.bounds, 0xff12_3456) })
        if let surface = rig.surface as? HeadlessSurface {
            surface.isOutOfMemory = true
            #expect(!surface.paint(everything) { _ in Issue.record("painted without memory") })
            surface.isOutOfMemory = false
        }
        rig.surface.destroy()
        #expect(!rig.surface.paint(everything) { _ in Issue.record("painted in a destroyed window") })
    }
}

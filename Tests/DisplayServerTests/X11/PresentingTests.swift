import CoreGraphics
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests that the screen shows the painted pixels, with every way of presenting them.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct PresentingTests {
    enum Path: String, CaseIterable, Sendable {
        case shared, sent

        var environment: [String: String] { self == .sent ? ["UIKIT_X11_NO_SHM": "1"] : [:] }
    }

    /// Expects that the screen equals the framebuffer, pixel for pixel.
    private func expectScreenIsPicture(_ rig: Rig, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let shot = try rig.screenshot()
        let equalRows = try #require(
            rig.surface.readPixels { picture in
                shot.pixels.withUnsafeBytes { shown in
                    guard let shown = shown.baseAddress, shot.width == picture.width, shot.height == picture.height
                    else { return 0 }
                    let bytes = picture.width * 4
                    return (0..<picture.height).filter { row in
                        memcmp(picture.base + row * picture.bytesPerRow, shown + row * bytes, bytes) == 0
                    }.count
                }
            })
        #expect(equalRows == rig.surface.pixelSize.height, sourceLocation: sourceLocation)
    }

    private func paintSomeRects(_ rig: Rig, seed: UInt32) {
        var state = seed
        func next(_ limit: Int32) -> Int32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int32(bitPattern: state >> 8) % limit
        }
        for _ in 0..<30 {
            let rects = (0..<Int(next(40) + 1)).map { _ in
                PixelRect(x: next(400), y: next(300), width: next(60) + 1, height: next(40) + 1)
            }
            rig.paint(
                rects.map { $0.intersection(PixelRect(x: 0, y: 0, width: 400, height: 300)) },
                0xff00_0000 | state & 0xffffff)
        }
    }

    @Test("The screen shows what was painted", arguments: Path.allCases)
    func shows(_ path: Path) throws {
        let rig = try Rig(.xvfb, environment: path.environment)
        #expect(try rig.x11.sharesMemory == (path == .shared))
        try rig.show()
        rig.fill(0xff20_4060)
        try expectScreenIsPicture(rig)
        // Paint thirty times without reading the server's events, so that several images are in flight.
        paintSomeRects(rig, seed: 7)
        try expectScreenIsPicture(rig)
        paintSomeRects(rig, seed: 8)
        rig.server.serve(for: 0.05)
        paintSomeRects(rig, seed: 9)
        try expectScreenIsPicture(rig)
    }

    @Test("What was covered comes back without being painted", arguments: Path.allCases)
    func exposes(_ path: Path) throws {
        let rig = try Rig(.xvfb, environment: path.environment)
        try rig.show()
        rig.fill(0xff11_2233)
        rig.paint(PixelRect(x: 10, y: 10, width: 100, height: 100), 0xff44_5566)
        rig.server.serve(for: 0.05)
        let client = try #require(rig.display).client()
        let cover = try client.cover(CGRect(x: 50, y: 50, width: 200, height: 200))
        rig.server.serve(for: 0.05)
        let covered = try rig.screenshot()
        #expect(covered[60, 60] == 0xffff_ffff)
        rig.recorder.clear()
        try client.destroy(cover)
        rig.server.serve(for: 0.05)
        #expect(rig.recorder.frames.isEmpty)
        try expectScreenIsPicture(rig)
        let shot = try rig.screenshot()
        #expect(shot[60, 60] == 0xff44_5566)
        #expect(shot[240, 240] == 0xff11_2233)
    }

    @Test("After each of many resizes the screen shows the new picture", arguments: Path.allCases)
    func resizes(_ path: Path) throws {
        let rig = try Rig(.xvfb, environment: path.environment)
        try rig.show()
        rig.fill(0xff01_0203)
        for step in 1...12 {
            let size = CGSize(width: 400 + (step % 5) * 90, height: 300 + (step % 7) * 40)
            rig.surface.resize(to: size)
            try rig.expectSoon("resized") { rig.surface.pixelSize == (Int(size.width), Int(size.height)) }
            rig.fill(0xff00_0000 | UInt32(step * 0x050709))
            rig.paint(PixelRect(x: 5, y: 5, width: 20, height: 20), 0xffff_ffff)
        }
        try expectScreenIsPicture(rig)
    }

    @Test("A server that stops sharing memory gets the same picture sent")
    func stopsSharing() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        rig.fill(0xff20_4060)
        paintSomeRects(rig, seed: 3)
        let surface = try #require(rig.surface as? X11Surface)
        surface.fallBackToPixmap()
        try expectScreenIsPicture(rig)
        paintSomeRects(rig, seed: 4)
        try expectScreenIsPicture(rig)
    }

    @Test("Paints whose pixels the server has read use one image; a burst uses three at most")
    func imageCount() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        let surface = try #require(rig.surface as? X11Surface)
        for colour in 0..<10 as Range<UInt32> {
            rig.fill(0xff00_0000 | colour)
            rig.server.serve(for: 0.02)
        }
        #expect(surface.sharedPresenter?.imageCount == 1)
        // Disjoint areas do not conflict, even while they are in flight.
        for x in 0..<10 as Range<Int32> { rig.paint(PixelRect(x: x * 20, y: 0, width: 10, height: 10), 0xffff_ffff) }
        #expect(surface.sharedPresenter?.imageCount == 1)
        for colour in 0..<10 as Range<UInt32> { rig.fill(0xff00_0000 | colour) }
        #expect(surface.sharedPresenter?.imageCount == 3)
        try expectScreenIsPicture(rig)
    }

    @Test("Images that a burst needed are given back when one is enough again")
    func trims() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        let surface = try #require(rig.surface as? X11Surface)
        for colour in 0..<10 as Range<UInt32> { rig.fill(0xff00_0000 | colour) }
        #expect(surface.sharedPresenter?.imageCount == 3)
        for x in 0..<130 as Range<Int32> {
            rig.server.processPendingEvents()
            try #require(rig.display).client().perform { _ in }
            rig.server.processPendingEvents()
            rig.paint(PixelRect(x: x, y: 0, width: 1, height: 1), 0xffff_ffff)
        }
        #expect(surface.sharedPresenter?.imageCount == 1)
        try expectScreenIsPicture(rig)
    }

    @Test("A window that is dragged larger and smaller in small steps keeps its memory", arguments: [100, 700])
    func headroom(_ width: Int) throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        let surface = try #require(rig.surface as? X11Surface)
        for step in Array(0..<20) + Array((0..<20).reversed()) {
            rig.surface.resize(to: CGSize(width: width + step * 4, height: 300))
            try rig.expectSoon("resized") { rig.surface.pixelSize.width == width + step * 4 }
            rig.fill(0xff00_0000 | UInt32(step))
            rig.server.serve(for: 0.005)
        }
        #expect((1...2).contains(surface.sharedPresenter?.imagesMade ?? 0))
        try expectScreenIsPicture(rig)
    }

    @Test("Without a screen to share with, pictures larger than a request arrive whole")
    func large() throws {
        let rig = try Rig(.xvfb, surfaceSize: CGSize(width: 1280, height: 800), environment: Path.sent.environment)
        try rig.show()
        rig.fill(0xff20_4060)
        rig.paint(PixelRect(x: 1279, y: 799, width: 1, height: 1), 0xffff_0000)
        try expectScreenIsPicture(rig)
    }
}

import CoreGraphics
import TestSupport
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
    private func expectScreenEqualsFramebuffer(
        _ fixture: DisplayServerFixture, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let shot = try fixture.screenshot()
        let equalRows = try #require(
            fixture.surface.readPixels { framebuffer in
                shot.pixels.withUnsafeBytes { shownBytes in
                    guard let shown = shownBytes.baseAddress, shot.width == framebuffer.width,
                        shot.height == framebuffer.height
                    else { return 0 }
                    let bytes = framebuffer.width * 4
                    return (0..<framebuffer.height).filter { row in
                        memcmp(framebuffer.base + row * framebuffer.bytesPerRow, shown + row * bytes, bytes) == 0
                    }.count
                }
            })
        #expect(equalRows == fixture.surface.pixelSize.height, sourceLocation: sourceLocation)
    }

    private func paintRandomRects(_ fixture: DisplayServerFixture, seed: UInt32) {
        var state = seed
        func next(_ limit: Int32) -> Int32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int32(bitPattern: state >> 8) % limit
        }
        for _ in 0..<30 {
            let rects = (0..<Int(next(40) + 1)).map { _ in
                PixelRect(x: next(400), y: next(300), width: next(60) + 1, height: next(40) + 1)
            }
            fixture.paint(
                rects.map { $0.intersection(PixelRect(x: 0, y: 0, width: 400, height: 300)) },
                0xff00_0000 | state & 0xffffff)
        }
    }

    @Test("the screen shows the painted pixels", arguments: Path.allCases)
    func screenShowsPaintedPixels(_ path: Path) throws {
        let fixture = try DisplayServerFixture(.xvfb, environment: path.environment)
        #expect(try fixture.x11.sharesMemory == (path == .shared))
        try fixture.show()
        fixture.fill(0xff20_4060)
        try expectScreenEqualsFramebuffer(fixture)
        // Paint thirty times without reading the server's events, so that several images are in flight.
        paintRandomRects(fixture, seed: 7)
        try expectScreenEqualsFramebuffer(fixture)
        paintRandomRects(fixture, seed: 8)
        fixture.server.serve(for: 0.05)
        paintRandomRects(fixture, seed: 9)
        try expectScreenEqualsFramebuffer(fixture)
    }

    @Test("exposed areas are restored without painting", arguments: Path.allCases)
    func exposedAreasAreRestored(_ path: Path) throws {
        let fixture = try DisplayServerFixture(.xvfb, environment: path.environment)
        try fixture.show()
        fixture.fill(0xff11_2233)
        fixture.paint(PixelRect(x: 10, y: 10, width: 100, height: 100), 0xff44_5566)
        fixture.server.serve(for: 0.05)
        let client = try #require(fixture.display).client()
        let cover = try client.cover(CGRect(x: 50, y: 50, width: 200, height: 200))
        fixture.server.serve(for: 0.05)
        let covered = try fixture.screenshot()
        #expect(covered[60, 60] == 0xffff_ffff)
        fixture.recorder.clear()
        try client.destroy(cover)
        fixture.server.serve(for: 0.05)
        #expect(fixture.recorder.frames.isEmpty)
        try expectScreenEqualsFramebuffer(fixture)
        let shot = try fixture.screenshot()
        #expect(shot[60, 60] == 0xff44_5566)
        #expect(shot[240, 240] == 0xff11_2233)
    }

    @Test("the screen shows the new framebuffer after each resize", arguments: Path.allCases)
    func screenIsUpdatedAfterResizes(_ path: Path) throws {
        let fixture = try DisplayServerFixture(.xvfb, environment: path.environment)
        try fixture.show()
        fixture.fill(0xff01_0203)
        for step in 1...12 {
            let size = CGSize(width: 400 + (step % 5) * 90, height: 300 + (step % 7) * 40)
            fixture.surface.resize(to: size)
            try fixture.expectSoon("resized") { fixture.surface.pixelSize == (Int(size.width), Int(size.height)) }
            fixture.fill(0xff00_0000 | UInt32(step * 0x050709))
            fixture.paint(PixelRect(x: 5, y: 5, width: 20, height: 20), 0xffff_ffff)
        }
        try expectScreenEqualsFramebuffer(fixture)
    }

    @Test("the same pixels are sent if shared memory becomes unavailable")
    func fallsBackToSendingPixels() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        fixture.fill(0xff20_4060)
        paintRandomRects(fixture, seed: 3)
        let surface = try #require(fixture.surface as? X11Surface)
        surface.framebuffer.fallBackToPixmap()
        try expectScreenEqualsFramebuffer(fixture)
        paintRandomRects(fixture, seed: 4)
        try expectScreenEqualsFramebuffer(fixture)
    }

    @Test("completed paints use one image, and a burst uses at most three")
    func burstsUseAtMostThreeImages() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        let surface = try #require(fixture.surface as? X11Surface)
        for color in 0..<10 as Range<UInt32> {
            fixture.fill(0xff00_0000 | color)
            fixture.server.serve(for: 0.02)
        }
        #expect(surface.framebuffer.sharedPresenter?.imageCount == 1)
        // Disjoint areas do not conflict, even while they are in flight.
        for x in 0..<10 as Range<Int32> {
            fixture.paint(PixelRect(x: x * 20, y: 0, width: 10, height: 10), 0xffff_ffff)
        }
        #expect(surface.framebuffer.sharedPresenter?.imageCount == 1)
        for color in 0..<10 as Range<UInt32> { fixture.fill(0xff00_0000 | color) }
        #expect(surface.framebuffer.sharedPresenter?.imageCount == 3)
        try expectScreenEqualsFramebuffer(fixture)
    }

    @Test("images of a burst are released later")
    func imagesOfABurstAreReleased() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        let surface = try #require(fixture.surface as? X11Surface)
        for color in 0..<10 as Range<UInt32> { fixture.fill(0xff00_0000 | color) }
        #expect(surface.framebuffer.sharedPresenter?.imageCount == 3)
        for x in 0..<130 as Range<Int32> {
            fixture.server.processPendingEvents()
            try #require(fixture.display).client().perform { _ in }
            fixture.server.processPendingEvents()
            fixture.paint(PixelRect(x: x, y: 0, width: 1, height: 1), 0xffff_ffff)
        }
        #expect(surface.framebuffer.sharedPresenter?.imageCount == 1)
        try expectScreenEqualsFramebuffer(fixture)
    }

    @Test(
        "PF-07: scrolled pixels are those of a copy, with and without waiting for the server", arguments: [true, false])
    func scrolledPixels(isServed: Bool) throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        fixture.fill(0xff20_4060)
        paintRandomRects(fixture, seed: 5)
        let (width, height) = fixture.surface.pixelSize
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: width * height * 4, alignment: 64)
        defer { memory.deallocate() }
        let base = try #require(memory.baseAddress)
        let model = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
        _ = fixture.surface.readPixels { model.copy($0.bounds, from: $0) }
        var random = SeededGenerator(seed: 6)
        for step in 0..<150 as Range<UInt32> {
            // Most views fill the window or have a bar above or beside them. In the first steps, scrolling reaches the
            // end of the memory, then it goes to and fro.
            let top = [0, 0, 30, 9].randomElement(using: &random) ?? 0
            let left = [0, 0, 0, 20].randomElement(using: &random) ?? 0
            let right = Int32(width) - Int32([0, 0, 13].randomElement(using: &random) ?? 0)
            let rect = PixelRect(minX: Int32(left), minY: Int32(top), maxX: right, maxY: Int32(height))
            let range: ClosedRange<Int32> = step < 30 ? -60 ... -20 : step < 60 ? 20...60 : -70...70
            let dy = Int32.random(in: range, using: &random)
            let move = PixelMove(rect, dx: 0, dy: dy)
            var damage = PixelRegion(rect)
            damage.subtract(move.target)
            damage.formUnion(PixelRect(x: 100 + Int32(step), y: 60, width: 8, height: 40))
            func paint(_ pixels: PixelBuffer) {
                for index in 0..<damage.rectCount { pixels.fill(damage.rect(at: index), 0xff00_0000 | step * 1000) }
            }
            #expect(fixture.surface.paint(damage, moving: [move], paint))
            model.move(move)
            paint(model)
            let isEqual = fixture.surface.readPixels { memcmp($0.base, model.base, width * height * 4) == 0 }
            try #require(isEqual == true, "step \(step), \(move)")
            if isServed { fixture.server.serve(for: 0.004) }
        }
        try expectScreenEqualsFramebuffer(fixture)
    }

    @Test("resizing in small steps reuses the shared memory", arguments: [100, 700])
    func smallResizesReuseMemory(_ width: Int) throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        let surface = try #require(fixture.surface as? X11Surface)
        for step in Array(0..<20) + Array((0..<20).reversed()) {
            fixture.surface.resize(to: CGSize(width: width + step * 4, height: 300))
            try fixture.expectSoon("resized") { fixture.surface.pixelSize.width == width + step * 4 }
            fixture.fill(0xff00_0000 | UInt32(step))
            fixture.server.serve(for: 0.005)
        }
        #expect((1...2).contains(surface.framebuffer.sharedPresenter?.imagesMade ?? 0))
        try expectScreenEqualsFramebuffer(fixture)
    }

    @Test("framebuffers larger than a request are sent completely without shared memory")
    func largeFramebuffersAreSentCompletely() throws {
        let fixture = try DisplayServerFixture(
            .xvfb, surfaceSize: CGSize(width: 1280, height: 800), environment: Path.sent.environment)
        try fixture.show()
        fixture.fill(0xff20_4060)
        fixture.paint(PixelRect(x: 1279, y: 799, width: 1, height: 1), 0xffff_0000)
        try expectScreenEqualsFramebuffer(fixture)
    }
}

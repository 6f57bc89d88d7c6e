import CoreGraphics
import DisplayServer
import Testing

/// Tests of creating icons in several sizes from one image.
struct WindowIconTests {
    private func images(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> [WindowIcon.Picture] {
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: max(1, width * height * 4), alignment: 16)
        defer { pixels.deallocate() }
        for y in 0..<height {
            for x in 0..<width {
                pixels.storeBytes(of: color(x, y), toByteOffset: (y * width + x) * 4, as: UInt32.self)
            }
        }
        return WindowIcon(PixelBuffer(base: pixels, width: width, height: height, bytesPerRow: width * 4)).pictures
    }

    @Test("scaling preserves the aspect ratio, tiny images are not scaled, and empty ones have no icon")
    func scalingPreservesTheAspectRatio() {
        #expect(
            images(100, 50) { _, _ in 0 }.map { [$0.width, $0.height] } == [
                [16, 8], [24, 12], [32, 16], [48, 24], [64, 32],
            ])
        #expect(images(3, 1) { _, _ in 0 }.map { [$0.width, $0.height] } == [[3, 1]])
        #expect(images(1000, 1) { _, _ in 0 }.map { [$0.width, $0.height] }.last == [128, 1])
        #expect(images(0, 5) { _, _ in 0 }.isEmpty)
    }

    @Test("pixels are pixelsAreAverages of the covered area, and transparency does not darken colors")
    func pixelsAreAverages() {
        let halves = images(32, 32) { x, _ in x % 2 == 0 ? 0xff00_ff00 : 0 }
        #expect(halves[0].pixels.allSatisfy { $0 == 0x8000_ff00 })
        // One and a half source pixels make one target pixel. The weights differ, but their sum is constant.
        let stripes = images(24, 24) { x, _ in x % 3 == 0 ? 0xffff_ffff : 0xff00_0000 }
        let bright = UInt32((255.0 / 1.5).rounded())
        #expect(stripes[0].pixels[0] == 0xff00_0000 | bright << 16 | bright << 8 | bright)
        #expect(stripes[0].pixels[1] == 0xff00_0000)
    }
}

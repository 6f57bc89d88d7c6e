import CoreGraphics
import Testing

/// Memory of its own to draw into, and a look at its pixels.
final class Canvas {
    let pixels: PixelBuffer
    let isOpaque: Bool
    let scale: CGFloat

    init(_ width: Int, _ height: Int, isOpaque: Bool = false, scale: CGFloat = 1) {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: width * height * 4)
        pixels = PixelBuffer(base: memory, width: width, height: height, bytesPerRow: width * 4)
        self.isOpaque = isOpaque
        self.scale = scale
    }

    deinit { pixels.base.deallocate() }

    func context() -> CGContext { CGContext(pixels: pixels, isOpaque: isOpaque, scale: scale) }

    func draw(_ body: (CGContext) -> Void) {
        let context = context()
        body(context)
        context.flush()
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels[x, y] }
}

@Suite struct ContextTests {
    @Test func aFilledRectangleCoversItsPixelsAndNoOthers() {
        let canvas = Canvas(10, 10)
        canvas.draw { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 2, y: 3, width: 4, height: 5))
        }
        for y in 0..<10 {
            for x in 0..<10 {
                let inside = (2..<6).contains(x) && (3..<8).contains(y)
                #expect(canvas[x, y] == (inside ? 0xffff_0000 : 0))
            }
        }
    }
}

import QuartzCore
import TextEngine

/// Draws soft-edged shapes.
final class ShapePainter: LayerPainter {
    var phase: CGFloat = 0

    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let bounds = layer.bounds
        context.setFillColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.7)
        context.fillEllipse(in: bounds.insetBy(dx: 1.3 + phase, dy: 2.1))
        context.setStrokeColor(red: 0, green: 0.2, blue: 0.8, alpha: 1)
        context.setLineWidth(1.7)
        context.move(to: CGPoint(x: bounds.minX, y: bounds.minY + phase))
        context.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        context.addLine(to: CGPoint(x: bounds.midX, y: bounds.minY - 5))
        context.strokePath()
    }
}

/// Draws axis-aligned rectangles at whole pixels.
final class BoxPainter: LayerPainter {
    var count = 3

    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        context.setFillColor(red: 0.1, green: 0.6, blue: 0.3, alpha: 0.8)
        for index in 0..<count {
            let step = CGFloat(index * 4)
            context.fill(
                CGRect(x: layer.bounds.minX + step + 2, y: layer.bounds.minY + step, width: 6, height: 10))
        }
    }
}

/// Draws text, images, and clipped and transparent parts.
final class MixedPainter: LayerPainter {
    private let image = testImage(width: 19, height: 13, isOpaque: false)

    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let bounds = layer.bounds
        TextLayout.cached(
            TextLayout.Request(
                text: "Quick brown fox", attributes: TextAttributes(font: FontDescriptor(size: 11)), scale: scale)
        )
        .draw(in: context, at: CGPoint(x: bounds.minX + 1.3, y: bounds.minY + 2.6), color: .black)
        if let image {
            context.drawUpright(image, in: CGRect(x: bounds.minX + 8, y: bounds.minY + 9, width: 33, height: 17))
        }
        context.saveGState()
        context.beginPath()
        context.addEllipse(in: bounds.insetBy(dx: 4, dy: 3))
        context.clip()
        context.setFillColor(red: 0.3, green: 0.1, blue: 0.7, alpha: 0.4)
        context.fill(CGRect(x: bounds.midX - 3.3, y: bounds.minY, width: 17.7, height: bounds.height))
        context.restoreGState()
        context.setAlpha(0.6)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red: 0.9, green: 0.9, blue: 0.1, alpha: 1)
        context.fillEllipse(in: CGRect(x: bounds.midX, y: bounds.midY, width: 21, height: 13))
        context.setStrokeColor(red: 0, green: 0, blue: 0, alpha: 1)
        context.setLineDash(phase: 1, lengths: [3, 2])
        context.stroke(bounds.insetBy(dx: 2.2, dy: 2.7))
        context.endTransparencyLayer()
    }
}

/// A layer that draws its content into a backing store.
final class DrawingLayer: CALayer {
    var phase: CGFloat = 0

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.6)
        ctx.fillEllipse(in: bounds.insetBy(dx: 1 + phase, dy: 1))
        ctx.setFillColor(red: 0.8, green: 0.1, blue: 0.4, alpha: 1)
        ctx.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 7.5, height: 5))
    }
}

/// Returns an image with a different color in every pixel.
func testImage(width: Int, height: Int, isOpaque: Bool) -> CGImage? {
    let framebuffer = Framebuffer(width: width, height: height)
    for y in 0..<height {
        for x in 0..<width {
            let alpha = isOpaque ? 255 : UInt32((x * 37 + y * 61) % 256)
            let red = alpha * UInt32(x * 255 / width) / 255
            let green = alpha * UInt32(y * 255 / height) / 255
            framebuffer.pixels.base.storeBytes(
                of: (isOpaque ? 0x1300_0000 : alpha << 24) | red << 16 | green << 8 | alpha / 3,
                toByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
    }
    return CGImage(copying: framebuffer.pixels, isOpaque: isOpaque)
}

import DisplayServer
import Testing

@testable import UIKit

@Suite struct ImageRendererTests {
    private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = opaque
        return format
    }

    @Test("a picture has the size, scale and opacity of its format")
    func formats() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format(2)).image { context in
            #expect(context.format.bounds == CGRect(x: 0, y: 0, width: 10, height: 6))
            context.cgContext.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 5, y: 0, width: 5, height: 6))
        }
        #expect(image.size == CGSize(width: 10, height: 6) && image.scale == 2)
        let pixels = Canvas(image)
        #expect(pixels.width == 20 && pixels.height == 12 && pixels[9, 5] == 0 && pixels[10, 5] == 0xFFFF_0000)
        let opaque = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(1, opaque: true)).image {
            _ in
        }
        #expect(opaque.cgImage?.isOpaque == true && Canvas(opaque)[0, 0] == 0xFF00_0000)
        let odd = UIGraphicsImageRenderer(size: CGSize(width: 1.2, height: 2), format: format(1)).image { _ in }
        #expect(odd.size.width == 2, "whole pixels")
    }

    @Test("bounds may begin anywhere")
    func origin() {
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 100, y: 50, width: 10, height: 10), format: format(1))
        let pixels = Canvas(renderer.image { $0.fill(CGRect(x: 100, y: 50, width: 4, height: 2)) })
        #expect(pixels.box == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(UIGraphicsImageRenderer(bounds: .zero).format.bounds == .zero)
    }

    @Test("while the actions run their context is the current one, and afterwards what was before is")
    func currentContext() throws {
        let other = try #require(Canvas.context(2, 2))
        UIGraphicsPushContext(other)
        _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIGraphicsPushContext(other)
            UIGraphicsPushContext(other)
        }
        #expect(UIGraphicsGetCurrentContext() === other)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsPopContext()
    }

    @Test("a size that cannot be gives an empty picture, and the actions run all the same")
    func sizes() {
        for size in [
            CGSize.zero, CGSize(width: -5, height: 5), CGSize(width: 1e9, height: 1),
            CGSize(width: CGFloat.nan, height: 5),
            CGSize(width: 5, height: CGFloat.infinity),
        ] {
            var runs = 0
            let renderer = UIGraphicsImageRenderer(size: size, format: format(1))
            let image = renderer.image { _ in
                UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
                runs += 1
            }
            #expect(image.size == .zero && image.cgImage == nil && runs == 1)
            #expect(renderer.pngData { _ in }.isEmpty)
        }
    }

    @Test("the context fills, frames and clips; what is drawn so far can be had")
    func drawing() {
        var half: UIImage?
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format(1)).image { context in
            context.stroke(CGRect(x: 1, y: 1, width: 8, height: 8))
            half = context.currentImage
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10), blendMode: .destinationOver)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10), blendMode: .clear)
            context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10), blendMode: .normal)
        }
        let frame = half.map { Canvas($0) }
        #expect(frame?.ink == 28 && frame?.box == CGRect(x: 1, y: 1, width: 8, height: 8))
        let pixels = Canvas(image)
        #expect(pixels.alpha(3, 5) == 0 && pixels.alpha(7, 5) == 255 && pixels.alpha(0, 5) == 255)
        #expect(pixels.alpha(3, 0) == 255)
    }

    @Test("a PNG file holds the same pixels")
    func files() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format(1))
        func draw(_ context: UIGraphicsImageRendererContext) {
            UIColor.red.setFill()
            UIBezierPath(ovalIn: context.format.bounds).fill()
        }
        let image = try #require(UIImage(data: renderer.pngData(actions: draw)))
        #expect(Canvas(image) == Canvas(renderer.image(actions: draw)))
    }

    @Test("pictures are drawn on any thread, each with a context of its own")
    func threads() async {
        let expected = Canvas(30, 30) { _ in UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill() }
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    (0..<10).allSatisfy { _ in
                        let drawn = Canvas(30, 30) { _ in
                            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill()
                            UIImage(systemName: "star")?.draw(in: .zero)
                        }
                        return drawn == expected && UIGraphicsGetCurrentContext() == nil
                    }
                }
            }
            for await isSame in group { #expect(isSame) }
        }
    }

    @Test("pictures with a begin and an end")
    func imageContexts() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 2)
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 3))
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 5, height: 5))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.scale == 2 && image?.size == CGSize(width: 4, height: 3))
        #expect(image.map { Canvas($0).ink } == 24)
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()

        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.isOpaque == true)
        UIGraphicsEndImageContext()
        // With an invalid size, drawing has no effect and no image is created.
        UIGraphicsBeginImageContext(.zero)
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil && UIGraphicsGetCurrentContext() == nil)
        UIGraphicsEndImageContext()
        #expect(GraphicsStack.current.entries.isEmpty)
    }

    @Test("a context that was only pushed makes no picture and is not ended")
    func pushedContexts() throws {
        let context = try #require(Canvas.context(2, 2))
        UIGraphicsPushContext(context)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === context)
        UIGraphicsPopContext()
    }

    @Test("rectangles in the current context")
    func rectangles() {
        let rect = CGRect(x: 2, y: 2, width: 6, height: 5)
        #expect(Canvas(10, 10) { _ in UIRectFill(rect) }.ink == 30)
        #expect(Canvas(10, 10) { _ in UIRectFrame(rect) }.ink == 18)
        #expect(Canvas(10, 10) { _ in UIRectFrame(CGRect(x: 0, y: 0, width: 2, height: 9)) }.ink == 18)
        let cleared = Canvas(10, 10) { _ in
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIRectFillUsingBlendMode(rect, .clear)
        }
        #expect(cleared.ink == 70)
        let framed = Canvas(10, 10) { _ in
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIRectFrameUsingBlendMode(rect, .clear)
            UIRectFill(CGRect(x: 9, y: 9, width: 1, height: 1))
        }
        #expect(framed.ink == 82)
        let clipped = Canvas(10, 10) { _ in
            UIRectClip(rect)
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(clipped.box == rect)
    }

    @Test("without a scale, pictures are made for the screen") @MainActor
    func screenScale() {
        WidgetStage.run(scale: 2) { _ in
            #expect(UIGraphicsImageRendererFormat.default().scale == 2)
            #expect(UIGraphicsImageRendererFormat.preferred().scale == 2 && !UIGraphicsImageRendererFormat().opaque)
            #expect(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }.cgImage?.width == 6)
            #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale == 3)
            #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(userInterfaceStyle: .dark)).scale == 2)
            #expect(UIGraphicsImageRenderer(size: .zero, format: format(-1)).format.scale == 2)
            #expect(UIImage(systemName: "plus")?.scale == 2)
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), false, 0)
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 2)
            UIGraphicsEndImageContext()
        }
    }
}

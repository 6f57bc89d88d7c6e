import QuartzCore
import Testing

/// Tests of backdrop layers, which show the content behind them.
@MainActor @Suite struct BackdropTests {
    private let host = LayerHost.make(width: 120, height: 80)

    private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: 1)
    }

    private func add(_ layer: CALayer, _ frame: CGRect, _ background: CGColor? = nil, to parent: CALayer? = nil) {
        layer.animatesImplicitly = false
        layer.frame = frame
        layer.backgroundColor = background
        (parent ?? host.rootLayer)?.addSublayer(layer)
    }

    private func makeBackdrop(
        _ frame: CGRect, radius: CGFloat = 4, saturation: CGFloat = 1, tint: CGColor = .clear,
        kind: BackdropDrawing.Kind = .fill
    ) -> BackdropLayer {
        let layer = BackdropLayer()
        add(layer, frame)
        layer.effect = BackdropDrawing(kind: kind, blurRadius: radius, saturation: saturation, tint: tint)
        return layer
    }

    private func red(_ framebuffer: Framebuffer, _ x: Int, _ y: Int) -> Int { Int(framebuffer[x, y] >> 16 & 0xFF) }

    @Test func contentBehindIsBlurredInsideTheLayerOnly() {
        add(CALayer(), CGRect(x: 0, y: 0, width: 60, height: 80), .black)
        _ = makeBackdrop(CGRect(x: 20, y: 20, width: 80, height: 40))
        let framebuffer = host.firstFrame()
        // Outside the backdrop layer, the edge is sharp.
        #expect(framebuffer[59, 5] == 0xFF00_0000)
        #expect(framebuffer[60, 5] == 0xFFFF_FFFF)
        // Inside, there is a ramp from black to white that is half gray in the middle.
        #expect(red(framebuffer, 30, 40) < 3)
        #expect(red(framebuffer, 90, 40) > 252)
        #expect(abs(red(framebuffer, 59, 40) + red(framebuffer, 60, 40) - 255) < 6)
        for x in 45..<75 { #expect(red(framebuffer, x, 40) <= red(framebuffer, x + 1, 40)) }
        // At a distance of one standard deviation from the edge, a Gaussian blur has 16 % of the step.
        #expect(abs(Double(red(framebuffer, 56, 40)) / 255 - 0.19) < 0.05)
    }

    @Test func tintAndSaturationChangeTheColor() {
        add(CALayer(), CGRect(x: 0, y: 0, width: 120, height: 80), color(0.8, 0.4, 0.4))
        _ = makeBackdrop(CGRect(x: 0, y: 0, width: 50, height: 80), radius: 0, saturation: 0)
        _ = makeBackdrop(
            CGRect(x: 60, y: 0, width: 50, height: 80), radius: 3, tint: CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        let framebuffer = host.firstFrame()
        // The luminance of the color.
        let gray = UInt32(((0.2126 * 0.8 + 0.7874 * 0.4) * 255).rounded())
        #expect(framebuffer[20, 40] & 0xFF == gray && framebuffer[20, 40] >> 8 & 0xFF == gray)
        #expect(abs(Int(framebuffer[80, 40] >> 16 & 0xFF) - 102) <= 1)
        #expect(abs(Int(framebuffer[80, 40] & 0xFF) - 178) <= 1)
    }

    @Test func aChangeBehindDamagesTheLayerWithinTheBlurRadius() {
        let mover = CALayer()
        add(mover, CGRect(x: 2, y: 30, width: 8, height: 8), .black)
        _ = makeBackdrop(CGRect(x: 20, y: 10, width: 90, height: 60))
        let framebuffer = host.firstFrame()
        mover.frame.origin.x = 60
        let damage = host.frame(into: framebuffer)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
        #expect(red(framebuffer, 58, 34) < 250)
        #expect(damage.contains(PixelRect(x: 55, y: 25, width: 18, height: 18)))
        // Far from the change, the cached backdrop is reused.
        #expect(!damage.intersects(PixelRect(x: 100, y: 12, width: 9, height: 9)))
        #expect(host.renderedBackdropPixels > 0 && host.renderedBackdropPixels < 90 * 60)
    }

    @Test func aChangeInFrontRendersNoBackdrop() {
        let backdrop = makeBackdrop(CGRect(x: 20, y: 10, width: 90, height: 60))
        let inside = CALayer()
        let beside = CALayer()
        add(inside, CGRect(x: 30, y: 20, width: 9, height: 9), .black, to: backdrop)
        add(beside, CGRect(x: 50, y: 30, width: 10, height: 10), .black)
        let framebuffer = host.firstFrame()
        #expect(host.renderedBackdropPixels == 90 * 60)
        inside.backgroundColor = color(1, 0, 0)
        beside.frame.origin.x += 3
        let damage = host.frame(into: framebuffer)
        #expect(host.renderedBackdropPixels == 0)
        #expect(damage.area < 400)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }

    @Test func anUnchangedBackdropIsNotDamaged() {
        _ = makeBackdrop(CGRect(x: 20, y: 10, width: 90, height: 60))
        let framebuffer = host.firstFrame()
        #expect(host.frame(into: framebuffer).isEmpty)
        #expect(host.renderedBackdropPixels == 0)
    }

    @Test func aBackdropShowsTheBackdropBehindIt() {
        let mover = CALayer()
        add(mover, CGRect(x: 2, y: 30, width: 20, height: 20), .black)
        _ = makeBackdrop(
            CGRect(x: 10, y: 10, width: 80, height: 60), tint: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        _ = makeBackdrop(
            CGRect(x: 40, y: 0, width: 80, height: 40), tint: CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        let framebuffer = host.firstFrame()
        // Half-transparent blue over half-transparent red.
        #expect(abs(Int(framebuffer[60, 25] & 0xFF) - 191) <= 3)
        for step in 0..<10 {
            mover.frame.origin = CGPoint(x: CGFloat(step * 9), y: CGFloat(step * 5))
            host.frame(into: framebuffer)
            #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
        }
    }

    @Test(arguments: [1, 1.5, 2] as [CGFloat])
    func aChangeInARotatedLayerBehindIsDisplayed(scale: CGFloat) {
        host.scale = scale
        host.pixelSize = (Int(120 * scale), Int(80 * scale))
        let rotated = CALayer()
        let dot = CALayer()
        add(rotated, CGRect(x: 70, y: 40, width: 30, height: 30), color(0, 1, 0))
        add(dot, CGRect(x: 12, y: 12, width: 8, height: 8), .black, to: rotated)
        rotated.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        _ = makeBackdrop(CGRect(x: 60, y: 30, width: 50, height: 45), radius: 2)
        let framebuffer = host.firstFrame()
        dot.backgroundColor = color(1, 0, 0)
        host.frame(into: framebuffer)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
        // The pixels of the rotated layer, which are cached separately, are not those of the frame.
        add(CALayer(), CGRect(x: 0, y: 0, width: 50, height: 25), .black, to: nil)
        _ = makeBackdrop(CGRect(x: 0, y: 0, width: 50, height: 25), radius: 2)
        host.frame(into: framebuffer)
        dot.backgroundColor = color(0, 0, 1)
        let damage = host.frame(into: framebuffer)
        #expect(!damage.intersects(PixelRect(x: 0, y: 0, width: Int32(50 * scale), height: Int32(20 * scale))))
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }

    @Test func aRotatedLayerThatCastsAShadowIsPaintedWithItsOwnColors() {
        let caster = CALayer()
        let rotated = CALayer()
        add(caster, CGRect(x: 20, y: 10, width: 80, height: 60))
        caster.shadowOpacity = 1
        add(rotated, CGRect(x: 20, y: 15, width: 40, height: 30), color(0, 1, 0), to: caster)
        rotated.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        // A rotated layer has no backdrop. As the source of a shadow, an effect is opaque black.
        let backdrop = makeBackdrop(CGRect(x: 0, y: 0, width: 40, height: 30))
        rotated.addSublayer(backdrop)
        let framebuffer = host.firstFrame()
        #expect(framebuffer[60, 40] == 0xFF00_FF00)
        #expect(host.uncachedRepaint()[60, 40] == 0xFF00_FF00)
    }

    @Test func roundedCornersClipTheBackdrop() {
        add(CALayer(), CGRect(x: 0, y: 0, width: 60, height: 80), .black)
        let clip = CALayer()
        add(clip, CGRect(x: 20, y: 20, width: 80, height: 40))
        clip.cornerRadius = 15
        clip.masksToBounds = true
        let backdrop = makeBackdrop(
            CGRect(x: 0, y: 0, width: 80, height: 40), tint: CGColor(red: 1, green: 0, blue: 0, alpha: 0.8))
        clip.addSublayer(backdrop)
        let framebuffer = host.firstFrame()
        #expect(framebuffer[20, 20] == 0xFF00_0000)
        #expect(framebuffer[99, 59] == 0xFFFF_FFFF)
        #expect(red(framebuffer, 30, 40) > 190)
    }

    @Test func vibrantContentUsesTheColorsOfTheBackdrop() {
        add(CALayer(), CGRect(x: 0, y: 0, width: 120, height: 80), color(0, 1, 0))
        let vibrant = makeBackdrop(CGRect(x: 10, y: 10, width: 60, height: 40), radius: 0, kind: .vibrancy)
        vibrant.effect = BackdropDrawing(
            kind: .vibrancy, blurRadius: 0, saturation: 1, tint: CGColor(gray: 0, alpha: 0.5))
        let content = CALayer()
        add(content, CGRect(x: 10, y: 10, width: 20, height: 20), color(1, 0, 1), to: vibrant)
        let framebuffer = host.firstFrame()
        #expect(framebuffer[30, 30] == 0xFF00_8000 || framebuffer[30, 30] == 0xFF00_7F00)
        #expect(framebuffer[15, 15] == 0xFF00_FF00)
        content.frame.origin.x += 20
        host.frame(into: framebuffer)
        #expect(framebuffer[25, 30] == 0xFF00_FF00)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }

    @Test func renderingALayerIncludesItsBackdrops() throws {
        add(CALayer(), CGRect(x: 0, y: 0, width: 60, height: 80), .black)
        _ = makeBackdrop(CGRect(x: 20, y: 20, width: 80, height: 40))
        let shown = host.firstFrame()
        let rendered = Framebuffer(width: 120, height: 80)
        memset(rendered.pixels.base, 0xFF, 120 * 80 * 4)
        let context = CGContext(pixels: rendered.pixels, isOpaque: false, scale: 1)
        host.rootLayer?.render(in: context)
        context.flush()
        for x in stride(from: 25, to: 95, by: 5) {
            #expect(abs(red(rendered, x, 40) - red(shown, x, 40)) <= 2)
        }
    }

    @Test func aRemovedBackdropLayerIsReleased() {
        weak var released: BackdropLayer?
        do {
            let backdrop = makeBackdrop(CGRect(x: 20, y: 10, width: 90, height: 60))
            released = backdrop
            let framebuffer = host.firstFrame()
            backdrop.removeFromSuperlayer()
            host.frame(into: framebuffer)
            #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
        }
        #expect(released == nil)
    }
}

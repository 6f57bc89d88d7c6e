import QuartzCore
import Testing

/// Tests the contract of the compositor: painting only the damage region leaves the same pixels as painting everything.
@MainActor @Suite struct IncrementalFrameTests {
    /// The kinds of layers that take part in random changes.
    enum Kind: CaseIterable {
        case plain, special, spatial
    }

    @Test(arguments: [1, 1.5, 2] as [CGFloat], Kind.allCases)
    func randomChangesPaintedIncrementallyEqualAFullRepaint(scale: CGFloat, kind: Kind) {
        let isSpecial = kind != .plain
        // UIKIT_FUZZ_STEPS and UIKIT_FUZZ_SEEDS make the test longer.
        let environment = ProcessInfo.processInfo.environment
        // Without optimization, a frame takes thirty times as long.
        #if DEBUG
        let defaults = (steps: 40, seeds: 1)
        #else
        let defaults = (steps: 300, seeds: 3)
        #endif
        let steps = environment["UIKIT_FUZZ_STEPS"].flatMap(Int.init) ?? defaults.steps
        let seeds = environment["UIKIT_FUZZ_SEEDS"].flatMap(Int.init) ?? defaults.seeds
        let first = environment["UIKIT_FUZZ_FIRST"].flatMap(Int.init) ?? 1
        for seed in first..<(first + seeds) {
            let fuzzer = LayerFuzzer(
                seed: UInt64(seed), count: 300, size: CGSize(width: 150, height: 111), scale: scale,
                isSpecial: isSpecial, isSpatial: kind == .spatial)
            let framebuffer = fuzzer.host.firstFrame()
            for step in 0..<steps {
                fuzzer.mutate()
                // Hosts whose last frame is not available paint what others move.
                let damage =
                    step.isMultiple(of: 4)
                    ? fuzzer.host.frame(into: framebuffer)
                    : fuzzer.host.movingFrame(into: framebuffer).changedRegion
                // The full repaint uses no cached pixels. The next frame uses them where possible.
                let full = fuzzer.host.uncachedRepaint()
                guard let (x, y) = framebuffer.firstDifference(from: full) else { continue }
                let inside = damage.contains(PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1))
                Issue.record(
                    """
                    seed \(seed), step \(step), scale \(scale), \(kind): pixel (\(x), \(y)), \(inside ? "inside" : "outside") \
                    the damage, is \(String(framebuffer[x, y], radix: 16)) after the incremental frame and \
                    \(String(full[x, y], radix: 16)) after a full repaint.
                    Changes: \(fuzzer.lastChanges.joined(separator: "; "))
                    Damage: \(damage.rects)
                    Layers at the pixel:
                    \(fuzzer.layers(at: x, y).joined(separator: "\n"))
                    """)
                return
            }
        }
    }

    @Test(arguments: [false, true]) func aLayerIsDisplayedInANewSuperlayerAfterTheOldOneIsDeallocated(wasMask: Bool) {
        let host = LayerHost.make(width: 60, height: 40)
        let child = CALayer()
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        child.backgroundColor = red
        child.animatesImplicitly = false
        let framebuffer: Framebuffer
        do {
            let old = CALayer()
            old.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
            if wasMask { old.mask = child } else { old.addSublayer(child) }
            host.rootLayer?.addSublayer(old)
            framebuffer = host.firstFrame()
            // The change waits for a commit while the superlayer is deallocated.
            child.backgroundColor = green
            old.removeFromSuperlayer()
        }
        #expect(child.superlayer == nil)
        host.frame(into: framebuffer)
        #expect(framebuffer[15, 15] == 0xFFFF_FFFF)
        let next = CALayer()
        next.frame = CGRect(x: 20, y: 5, width: 40, height: 35)
        next.addSublayer(child)
        host.rootLayer?.addSublayer(next)
        host.frame(into: framebuffer)
        #expect(framebuffer[35, 20] == 0xFF00_FF00)
        #expect(framebuffer.firstDifference(from: host.fullRepaint()) == nil)
        child.backgroundColor = red
        host.frame(into: framebuffer)
        #expect(framebuffer[35, 20] == 0xFFFF_0000)
        child.removeFromSuperlayer()
        host.frame(into: framebuffer)
        #expect(framebuffer.firstDifference(from: host.fullRepaint()) == nil)
    }

    @Test(
        arguments: [
            CGRect(x: 0, y: 0, width: 0.5, height: 0.5), CGRect(x: 0.3, y: 0.2, width: 0.5, height: 0.7),
            CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: -0.25, y: 0.25, width: 1.5, height: 0.25),
        ], [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0.25, y: 0.3, width: 0.5, height: 0.2)])
    func partialDisplayRepaintsEveryAppearanceOfTheDirtyRect(shown: CGRect, center: CGRect) {
        let host = LayerHost.make(width: 100, height: 100)
        let drawing = BarLayer()
        drawing.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        drawing.contentsRect = shown
        drawing.contentsCenter = center
        drawing.setNeedsDisplay()
        host.rootLayer?.addSublayer(drawing)
        let before = host.firstFrame()
        let framebuffer = host.firstFrame()
        drawing.isBarVisible = true
        drawing.setNeedsDisplay(BarLayer.bar)
        host.frame(into: framebuffer)
        #expect(framebuffer.firstDifference(from: before) != nil)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }
}

/// A layer with a cached drawing of a bar that appears and disappears.
private final class BarLayer: CALayer {
    static let bar = CGRect(x: 40, y: 40, width: 5, height: 5)
    var isBarVisible = false

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
        ctx.fill(bounds)
        ctx.setFillColor(red: 0.8, green: 0.1, blue: 0.4, alpha: 1)
        if isBarVisible { ctx.fill(BarLayer.bar) }
    }
}

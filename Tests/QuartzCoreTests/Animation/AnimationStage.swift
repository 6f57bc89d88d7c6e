import QuartzCore
import Testing

/// A layer host whose time advances explicitly.
@MainActor final class AnimationStage {
    let host: LayerHost
    let root: CALayer
    private(set) var now: TimeInterval = 1000
    private(set) var framebuffer: Framebuffer
    private(set) var lastDamage = PixelRegion()
    /// A Boolean value that indicates whether the last frame requested another one.
    private(set) var wantsFrame = false
    /// The time of the later frame that the last frame requested, if any.
    private(set) var wantsFrameAt: TimeInterval?

    init(width: CGFloat = 200, height: CGFloat = 150, scale: CGFloat = 1) throws {
        host = LayerHost.make(width: width, height: height, scale: scale)
        root = try #require(host.rootLayer)
        framebuffer = Framebuffer(width: 1, height: 1)
        framebuffer = host.firstFrame()
        host.clock = { [unowned self] in now }
        host.onNeedsFrame = { [unowned self] in wantsFrame = true }
        host.onNeedsFrameAt = { [unowned self] in wantsFrameAt = $0 }
    }

    /// Adds a layer, and presents a frame.
    func layer(_ frame: CGRect, _ color: CGColor = .black) -> CALayer { show(CALayer(), frame, color) }

    func show<Layer: CALayer>(_ layer: Layer, _ frame: CGRect, _ color: CGColor? = nil) -> Layer {
        layer.frame = frame
        layer.backgroundColor = color
        root.addSublayer(layer)
        self.frame()
        return layer
    }

    /// Presents a frame at the current time.
    func frame() {
        wantsFrame = false
        wantsFrameAt = nil
        host.beginFrame(at: now)
        lastDamage = host.frame(into: framebuffer)
    }

    /// Advances the time, and presents a frame.
    func advance(_ seconds: TimeInterval) {
        now += seconds
        frame()
    }

    /// Advances the time, and presents 60 frames per second.
    func run(_ seconds: TimeInterval) {
        let end = now + seconds
        while now + 1e-9 < end { advance(min(1.0 / 60, end - now)) }
    }
}

extension CALayer {
    /// The presentation layer, or the layer itself if there is none.
    @MainActor var displayed: CALayer { presentation() ?? self }
}

func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }

/// Logs the delegate calls of animations.
@MainActor final class AnimationLog: NSObject, CAAnimationDelegate {
    var notes: [String] = []
    func animationDidStart(_ anim: CAAnimation) { notes.append("\(anim.value(forKey: "name") ?? "") started") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        notes.append("\(anim.value(forKey: "name") ?? "") \(flag ? "finished" : "interrupted")")
    }
}

/// Returns an animation of a number, for tests of timing.
@MainActor func radiusAnimation(to value: CGFloat = 100, duration: TimeInterval = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = 0.0
    animation.toValue = value
    animation.duration = duration
    return animation
}

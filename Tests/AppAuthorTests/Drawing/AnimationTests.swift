import Testing
import UIKit
import UIKitTesting

/// Counts the frames of a display link.
@MainActor private final class FrameCounter {
    private(set) var count = 0
    private var link: CADisplayLink?

    func start() {
        let link = CADisplayLink(target: self, selector: FrameCounter.step)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() { link?.invalidate() }

    private func step(_ link: CADisplayLink) { count += 1 }
}

@MainActor @Suite(.serialized) struct AnimationTests {
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    @Test func aFadeIsHalfwayAfterHalfTheTime() throws {
        let generator = try EventGenerator(view: box)
        var isFinished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.box.alpha = 0
        } completion: { isFinished = $0 }
        try generator.wait(0.5)
        let shown = try #require(box.layer.presentation())
        #expect(box.alpha == 0 && abs(shown.opacity - 0.5) < 0.1 && isFinished == nil)
        try generator.wait(0.6)
        #expect(box.layer.presentation()?.opacity == 0 && isFinished == true)
    }

    @Test func removingAnimationsEndsThem() throws {
        let generator = try EventGenerator(view: box)
        let start = box.center.x
        var results: [Bool] = []
        UIView.animate(withDuration: 1) { self.box.center.x = start + 100 } completion: { results.append($0) }
        try generator.wait(0.3)
        box.layer.removeAllAnimations()
        try generator.wait(0.1)
        #expect(box.layer.presentation()?.position.x == start + 100)
        #expect(results == [false])
    }

    @Test func anAnimatorIsPausedAndReversed() throws {
        let generator = try EventGenerator(view: box)
        let start = box.center.x
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.box.center.x = start + 100 }
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        try generator.wait(0.5)
        animator.pauseAnimation()
        #expect(abs(animator.fractionComplete - 0.5) < 0.1)
        let paused = box.layer.presentation()?.position.x
        try generator.wait(1)
        #expect(box.layer.presentation()?.position.x == paused)
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        try generator.wait(until: "the animator ends", timeout: 3) { end != nil }
        #expect(end == .start && box.center.x == start)
    }

    @Test func keyframesFollowEachOther() throws {
        let generator = try EventGenerator(view: box)
        let start = box.center
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.center.x = start.x + 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.box.center.y = start.y + 50 }
        }
        try generator.wait(0.25)
        let first = try #require(box.layer.presentation()?.position)
        #expect(first.x > start.x + 10 && first.y == start.y)
        try generator.wait(0.5)
        let second = try #require(box.layer.presentation()?.position)
        #expect(second.x == start.x + 100 && second.y > start.y + 5)
    }

    @Test func aDisplayLinkCountsFrames() throws {
        let generator = try EventGenerator(view: box)
        let counter = FrameCounter()
        counter.start()
        try generator.wait(1)
        let count = counter.count
        #expect((50...130).contains(count))
        counter.stop()
        try generator.wait(1)
        #expect(counter.count == count)
    }

    @Test func animationsAreTurnedOff() throws {
        let generator = try EventGenerator(view: box)
        UIView.performWithoutAnimation { UIView.animate(withDuration: 1) { self.box.alpha = 0.5 } }
        try generator.wait(0.02)
        #expect(box.layer.animationKeys()?.isEmpty ?? true)
    }
}

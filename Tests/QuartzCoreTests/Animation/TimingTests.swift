import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct TimingTests {
    /// Returns the presentation values at times after the start, with `base` where the animation has no effect.
    private func values(
        of animation: CAAnimation, at times: [TimeInterval], base: CGFloat = -7
    ) throws -> [CGFloat] {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        CATransaction.setDisableActions(true)
        layer.cornerRadius = base
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        stage.frame()
        let start = stage.now
        return times.map { time in
            stage.advance(start + time - stage.now)
            return (layer.displayed.cornerRadius * 1e6).rounded() / 1e6
        }
    }

    @Test func aPlainAnimationRunsOnce() throws {
        #expect(
            try values(of: radiusAnimation(), at: [0, 0.25, 0.5, 0.999999, 1, 1.5]) == [0, 25, 50, 99.9999, -7, -7])
    }

    @Test func fillModesSetTheValuesBeforeAndAfter() throws {
        for (mode, before, after) in [
            (CAMediaTimingFillMode.removed, -7, -7), (.forwards, -7, 100), (.backwards, 0, -7), (.both, 0, 100),
        ] as [(CAMediaTimingFillMode, CGFloat, CGFloat)] {
            let animation = radiusAnimation()
            animation.fillMode = mode
            animation.beginTime = 1001
            #expect(
                try values(of: animation, at: [0, 0.99, 1.5, 2, 7]) == [before, before, 50, after, after],
                "\(mode.rawValue)")
        }
    }

    @Test func repeatCountCanBeFractional() throws {
        let animation = radiusAnimation()
        animation.repeatCount = 2.5
        animation.fillMode = .forwards
        #expect(
            try values(of: animation, at: [0.5, 1, 1.25, 2.25, 2.4, 2.5, 3]) == [50, 0, 25, 25, 40, 50, 50])
    }

    @Test func anInfiniteAnimationContinues() throws {
        let animation = radiusAnimation()
        animation.repeatCount = .infinity
        #expect(try values(of: animation, at: [0.25, 1000.75, 123456.5]) == [25, 75, 50])
    }

    @Test func repeatDurationEndsTheAnimation() throws {
        let animation = radiusAnimation()
        animation.repeatDuration = 1.75
        animation.fillMode = .forwards
        #expect(try values(of: animation, at: [0.5, 1.5, 1.75, 9]) == [50, 50, 75, 75])
    }

    @Test func autoreversesDoublesTheDuration() throws {
        let animation = radiusAnimation()
        animation.autoreverses = true
        animation.fillMode = .forwards
        #expect(try values(of: animation, at: [0.5, 1, 1.25, 1.75, 2, 5]) == [50, 100, 75, 25, 0, 0])
        animation.repeatCount = 2
        #expect(try values(of: animation, at: [1, 2.5, 3, 3.25, 4]) == [100, 50, 100, 75, 0])
    }

    @Test func theTimingFunctionIsReversed() throws {
        let animation = radiusAnimation()
        animation.autoreverses = true
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        let function = CAMediaTimingFunction(name: .easeIn)
        let expected = [0.3, 0.7].map { (CGFloat(function.value(at: $0)) * 1e8).rounded() / 1e6 }
        #expect(try values(of: animation, at: [0.3, 1.7]) == [expected[0], expected[0]])
        #expect(try values(of: animation, at: [0.7, 1.3]) == [expected[1], expected[1]])
    }

    @Test func speedScalesTheDuration() throws {
        let fast = radiusAnimation()
        fast.speed = 2
        #expect(try values(of: fast, at: [0.25, 0.5]) == [50, -7])
        let slow = radiusAnimation()
        slow.speed = 0.5
        #expect(try values(of: slow, at: [1, 1.5, 2]) == [50, 75, -7])
        let back = radiusAnimation()
        back.speed = -1
        #expect(try values(of: back, at: [0, 0.25, 0.75, 1]) == [100, 75, 25, -7])
    }

    @Test func speedZeroPausesAtTheTimeOffset() throws {
        let animation = radiusAnimation()
        animation.speed = 0
        animation.timeOffset = 0.3
        #expect(try values(of: animation, at: [0, 10, 1000]) == [30, 30, 30])
        animation.timeOffset = 1
        #expect(try values(of: animation, at: [0, 10]) == [100, 100])
    }

    @Test func aTimeOffsetStartsLaterAndWrapsAround() throws {
        let animation = radiusAnimation()
        animation.timeOffset = 0.75
        #expect(try values(of: animation, at: [0, 0.125, 0.5, 0.75, 1]) == [75, 87.5, 25, 50, -7])
    }

    @Test func anAnimationWithoutADurationUsesTheTransactionDuration() throws {
        #expect(try values(of: radiusAnimation(duration: 0), at: [0.125, 0.25]) == [50, -7])
    }

    @Test func aGroupHasItsOwnTimeSpace() throws {
        let first = radiusAnimation(duration: 1)
        let second = radiusAnimation(to: 1000, duration: 1)
        second.fromValue = 100.0
        second.beginTime = 1
        let group = CAAnimationGroup()
        group.animations = [first, second]
        group.duration = 2
        #expect(try values(of: group, at: [0.5, 1.5, 1.9, 2]) == [50, 550, 910, -7])
        group.speed = 2
        #expect(try values(of: group, at: [0.25, 0.75, 1]) == [50, 550, -7])
        group.speed = 1
        group.repeatCount = 2
        #expect(try values(of: group, at: [2.5, 3.5, 4]) == [50, 550, -7])
    }

    @Test func aGroupClipsLongerAnimationsAndSetsMissingDurations() throws {
        let long = radiusAnimation(duration: 10)
        let group = CAAnimationGroup()
        group.animations = [long]
        group.duration = 1
        #expect(try values(of: group, at: [0.5, 0.9, 1]) == [5, 9, -7])
        let open = radiusAnimation(duration: 0)
        group.animations = [open]
        group.duration = 4
        #expect(try values(of: group, at: [1, 3]) == [25, 75])
    }

    @Test func animationsInAGroupFillWithinIt() throws {
        let child = radiusAnimation(duration: 0.5)
        child.beginTime = 0.25
        let group = CAAnimationGroup()
        group.duration = 1
        group.animations = [child]
        #expect(try values(of: group, at: [0.1, 0.5, 0.9]) == [-7, 50, -7])
        child.fillMode = .both
        #expect(try values(of: group, at: [0.1, 0.5, 0.9, 1]) == [0, 50, 100, -7])
    }

    @Test func aLayerCanBePausedAndResumed() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let inner = CALayer()
        layer.addSublayer(inner)
        stage.frame()
        inner.add(radiusAnimation(), forKey: nil)
        stage.frame()
        stage.advance(0.25)
        #expect(isNear(inner.displayed.cornerRadius, 25))
        // The usual way to pause animations: stop the time of the layer and everything in it.
        let paused = layer.convertTime(stage.now, from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        stage.advance(100)
        #expect(isNear(inner.displayed.cornerRadius, 25))
        #expect(!stage.wantsFrame, "a paused layer needs no frames")
        let stopped = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(stage.now, from: nil) - stopped
        stage.advance(0.5)
        #expect(isNear(inner.displayed.cornerRadius, 75))
        #expect(isNear(CGFloat(layer.convertTime(layer.convertTime(5, from: nil), to: nil)), 5))
        stage.advance(0.3)
        #expect(inner.animationKeys() == nil && inner.displayed.cornerRadius == 0)
    }
}

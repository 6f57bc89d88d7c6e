import QuartzCore
import Testing

/// Tests of the delegate calls of animations, and of the events that end an animation.
@MainActor @Suite(.serialized) struct AnimationLifecycleTests {
    private func named(_ name: String, _ log: AnimationLog, duration: TimeInterval = 1) -> CABasicAnimation {
        let animation = radiusAnimation(duration: duration)
        animation.setValue(name, forKey: "name")
        animation.delegate = log
        return animation
    }

    @Test func delegatesAreNotifiedOfStartAndEnd() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let log = AnimationLog()
        layer.add(named("a", log), forKey: "a")
        #expect(log.notes.isEmpty)
        stage.frame()
        stage.advance(0.5)
        #expect(log.notes == ["a started"])
        stage.advance(0.5)
        #expect(log.notes == ["a started", "a finished"])
        #expect(layer.animationKeys() == nil)
        stage.advance(0.1)
        stage.advance(5)
        #expect(log.notes.count == 2)
        #expect(!stage.wantsFrame && stage.wantsFrameAt == nil)
    }

    @Test func delegatesAreNotifiedInTheOrderInWhichAnimationsEnd() throws {
        let stage = try AnimationStage()
        let layers = (0..<3).map { _ in stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20)) }
        let log = AnimationLog()
        layers[0].add(named("late", log, duration: 0.9), forKey: nil)
        layers[1].add(named("early", log, duration: 0.8), forKey: nil)
        layers[2].add(named("late too", log, duration: 0.9), forKey: nil)
        stage.frame()
        stage.advance(2)
        #expect(
            log.notes.filter { $0.hasSuffix("finished") } == ["early finished", "late finished", "late too finished"])
    }

    @Test func addingAnAnimationReplacesTheOneWithTheSameKey() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let log = AnimationLog()
        layer.add(named("a", log), forKey: "key")
        stage.frame()
        layer.add(named("b", log), forKey: "key")
        layer.add(named("c", log), forKey: nil)
        layer.add(named("d", log), forKey: nil)
        #expect(layer.animationKeys() == ["key"])
        stage.frame()
        #expect(log.notes == ["a started", "a interrupted"])
        layer.removeAnimation(forKey: "key")
        #expect(layer.animationKeys() == nil)
        stage.frame()
        layer.removeAllAnimations()
        stage.frame()
        #expect(
            log.notes.sorted() == [
                "a interrupted", "a started", "b interrupted", "b started", "c interrupted", "c started",
                "d interrupted",
                "d started",
            ])
    }

    @Test func anAnimationThatIsNotRemovedFinishesOnce() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let log = AnimationLog()
        let animation = named("a", log)
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        layer.add(animation, forKey: "a")
        stage.frame()
        stage.advance(1)
        stage.advance(1)
        #expect(log.notes == ["a started", "a finished"])
        #expect(layer.animationKeys() == ["a"] && layer.displayed.cornerRadius == 100)
        #expect(!stage.wantsFrame && stage.wantsFrameAt == nil, "a finished animation needs no frames")
        layer.removeAnimation(forKey: "a")
        stage.frame()
        #expect(log.notes.count == 2 && layer.displayed.cornerRadius == 0)
    }

    @Test func aDelayedAnimationNeedsNoFramesUntilItBegins() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let animation = radiusAnimation()
        animation.beginTime = stage.now + 3
        layer.add(animation, forKey: nil)
        stage.frame()
        #expect(!stage.wantsFrame)
        #expect(stage.wantsFrameAt == stage.now + 3)
        stage.advance(3)
        #expect(stage.wantsFrame)
    }

    @Test func removalFromTheTreeInterruptsAnimations() throws {
        let stage = try AnimationStage()
        let parent = stage.layer(CGRect(x: 0, y: 0, width: 50, height: 50))
        let layer = CALayer()
        parent.addSublayer(layer)
        let log = AnimationLog()
        layer.add(named("a", log), forKey: "a")
        stage.frame()
        stage.advance(0.25)
        parent.removeFromSuperlayer()
        stage.frame()
        #expect(log.notes == ["a started", "a interrupted"])
        #expect(layer.animationKeys() == nil)
        stage.root.addSublayer(parent)
        stage.frame()
        #expect(layer.displayed.cornerRadius == 0)
    }

    @Test func movesWithinTheTreeDoNotInterruptAnimations() throws {
        let stage = try AnimationStage()
        let (a, b) = (stage.layer(CGRect(x: 0, y: 0, width: 50, height: 50)), stage.layer(.zero))
        let layer = CALayer()
        a.addSublayer(layer)
        let log = AnimationLog()
        layer.add(named("a", log), forKey: "a")
        stage.frame()
        stage.advance(0.25)
        b.addSublayer(layer)
        stage.advance(0.25)
        #expect(isNear(layer.displayed.cornerRadius, 50))
        #expect(log.notes == ["a started"])
    }

    @Test func deallocatingALayerInterruptsItsAnimations() throws {
        let stage = try AnimationStage()
        let log = AnimationLog()
        weak var released: CALayer?
        do {
            let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
            layer.add(named("a", log), forKey: "a")
            stage.frame()
            stage.advance(0.25)
            released = layer
            layer.removeFromSuperlayer()
        }
        stage.frame()
        #expect(released == nil)
        #expect(log.notes == ["a started", "a interrupted"])
        // A layer that was never shown is released as quietly.
        do { CALayer().add(named("b", log), forKey: "b") }
        stage.frame()
        #expect(log.notes == ["a started", "a interrupted", "b interrupted"])
    }

    @Test func anAnimationBeginsWhenItsLayerEntersTheTree() throws {
        let stage = try AnimationStage()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.add(radiusAnimation(), forKey: "a")
        stage.frame()
        stage.advance(5)
        stage.root.addSublayer(layer)
        stage.frame()
        stage.advance(0.5)
        #expect(isNear(layer.displayed.cornerRadius, 50))
    }

    @Test func delegatesCanStartTheNextAnimation() throws {
        final class Chain: NSObject, CAAnimationDelegate {
            var rounds = 0
            weak var layer: CALayer?
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                rounds += 1
                if rounds < 3 {
                    let next = radiusAnimation(duration: 0.5)
                    next.delegate = self
                    layer?.add(next, forKey: "chain")
                }
            }
        }
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let chain = Chain()
        chain.layer = layer
        let first = radiusAnimation(duration: 0.5)
        first.delegate = chain
        layer.add(first, forKey: "chain")
        stage.frame()
        stage.advance(0.5)
        #expect(chain.rounds == 1)
        stage.advance(0.25)
        #expect(
            isNear(layer.displayed.cornerRadius, 50), "the next animation begins in the frame in which the first ends")
        stage.advance(0.25)
        stage.advance(0.5)
        #expect(chain.rounds == 3)
    }

    @Test func aTransactionCompletesAfterItsAnimations() throws {
        let stage = try AnimationStage()
        let (a, b) = (stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20)), stage.layer(.zero))
        let log = AnimationLog()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.notes.append("outer") }
        a.add(named("a", log, duration: 0.5), forKey: nil)
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.notes.append("inner") }
        b.add(named("b", log, duration: 0.25), forKey: nil)
        CATransaction.commit()
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.notes.append("empty") }
        CATransaction.commit()
        #expect(log.notes == ["empty"])
        stage.frame()
        stage.advance(0.25)
        stage.advance(0.25)
        #expect(
            log.notes == ["empty", "a started", "b started", "b finished", "inner", "a finished", "outer"])
    }

    @Test func aGroupNotifiesOnlyItsOwnDelegate() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let log = AnimationLog()
        let group = CAAnimationGroup()
        group.animations = [named("child", log)]
        group.duration = 1
        group.delegate = log
        group.setValue("group", forKey: "name")
        layer.add(group, forKey: nil)
        stage.frame()
        stage.advance(1)
        #expect(log.notes == ["group started", "group finished"])
    }
}

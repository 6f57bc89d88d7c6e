import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct ImplicitAnimationTests {
    @Test func aLayerOfItsOwnAnimatesOverAQuarterOfASecond() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(layer.animationKeys() == nil, "what was never seen does not move")
        layer.position.x = 110
        #expect(layer.position.x == 110)
        #expect(layer.animationKeys() == ["position"])
        stage.frame()
        #expect(layer.seen.position.x == 10)
        stage.advance(0.125)
        let middle = layer.seen.position.x
        #expect(middle > 50 && middle < 110)
        stage.advance(0.125)
        #expect(layer.seen.position.x == 110 && layer.animationKeys() == nil)
    }

    @Test func interruptedItGoesOnFromWhatIsSeen() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        layer.opacity = 0
        stage.frame()
        stage.advance(0.1)
        let seen = layer.seen.opacity
        #expect(seen > 0 && seen < 1)
        layer.opacity = 1
        stage.frame()
        #expect(layer.seen.opacity == seen)
        stage.run(0.3)
        #expect(layer.seen.opacity == 1)
    }

    @Test func theTransactionSaysHow() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        var isDone = false
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setCompletionBlock { isDone = true }
        layer.cornerRadius = 10
        CATransaction.commit()
        stage.frame()
        stage.advance(1)
        #expect(isNear(layer.seen.cornerRadius, 5) && !isDone)
        stage.advance(1)
        #expect(isDone)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.cornerRadius = 0
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
        CATransaction.begin()
        CATransaction.setAnimationDuration(0)
        layer.cornerRadius = 4
        CATransaction.commit()
        stage.frame()
        stage.frame()
        #expect(layer.seen.cornerRadius == 4 && layer.animationKeys() == nil)
    }

    @Test func actionsDelegatesAndNullComeFirst() throws {
        final class Still: NSObject, CALayerDelegate {
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
        }
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let still = Still()
        layer.delegate = still
        layer.position.x = 50
        #expect(layer.animationKeys() == nil)
        layer.delegate = nil
        let custom = CABasicAnimation(keyPath: "opacity")
        custom.fromValue = 0.0
        custom.toValue = 1.0
        custom.duration = 3
        layer.actions = ["position": custom, "opacity": NSNull()]
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        layer.position.x = 60
        #expect(layer.animationKeys() == ["position"])
        #expect((layer.animation(forKey: "position") as? CABasicAnimation)?.keyPath == "opacity")
    }

    @Test func withoutAClockChangesAreSeenAtOnce() {
        let host = LayerHost.make(width: 50, height: 50)
        let layer = CALayer()
        host.rootLayer?.addSublayer(layer)
        let picture = host.firstFrame()
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        host.frame(into: picture)
        #expect(layer.presentation()?.opacity == 0.5)
    }
}

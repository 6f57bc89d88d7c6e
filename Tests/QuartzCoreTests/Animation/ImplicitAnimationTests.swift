import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct ImplicitAnimationTests {
    @Test func aStandaloneLayerAnimatesOverAQuarterOfASecond() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(layer.animationKeys() == nil, "a layer that was never displayed does not animate")
        layer.position.x = 110
        #expect(layer.position.x == 110)
        #expect(layer.animationKeys() == ["position"])
        stage.frame()
        #expect(layer.displayed.position.x == 10)
        stage.advance(0.125)
        let middle = layer.displayed.position.x
        #expect(middle > 50 && middle < 110)
        stage.advance(0.125)
        #expect(layer.displayed.position.x == 110 && layer.animationKeys() == nil)
    }

    @Test func aReplacementContinuesFromThePresentationValue() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        layer.opacity = 0
        stage.frame()
        stage.advance(0.1)
        let displayed = layer.displayed.opacity
        #expect(displayed > 0 && displayed < 1)
        layer.opacity = 1
        stage.frame()
        #expect(layer.displayed.opacity == displayed)
        stage.run(0.3)
        #expect(layer.displayed.opacity == 1)
    }

    @Test func theTransactionSetsDurationTimingAndCompletion() throws {
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
        #expect(isNear(layer.displayed.cornerRadius, 5) && !isDone)
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
        #expect(layer.displayed.cornerRadius == 4 && layer.animationKeys() == nil)
    }

    @Test func actionsTakePrecedenceOverImplicitAnimations() throws {
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

    @Test func changesWithoutAClockAreDisplayedImmediately() {
        let host = LayerHost.make(width: 50, height: 50)
        let layer = CALayer()
        host.rootLayer?.addSublayer(layer)
        let framebuffer = host.firstFrame()
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        host.frame(into: framebuffer)
        #expect(layer.presentation()?.opacity == 0.5)
    }
}

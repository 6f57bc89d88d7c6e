import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct PresentationTests {
    private func moving(_ stage: AnimationStage) -> CALayer {
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 10.0
        animation.toValue = 110.0
        animation.duration = 1
        layer.add(animation, forKey: nil)
        return layer
    }

    @Test func theModelKeepsItsValueDuringAnAnimation() throws {
        let stage = try AnimationStage()
        let layer = moving(stage)
        stage.frame()
        stage.advance(0.5)
        #expect(layer.position.x == 10)
        #expect(layer.presentation()?.position.x == 60)
        #expect(layer.presentation()?.model() === layer)
        #expect(layer.model() === layer)
        #expect(
            stage.framebuffer[60, 10] == 0xFF00_0000, "the framebuffer shows the layer at the presentation position")
        #expect(stage.framebuffer[10, 10] == 0xFFFF_FFFF)
    }

    @Test func aLayerOutsideATreeHasNoPresentationLayer() {
        #expect(CALayer().presentation() == nil)
    }

    @Test func hitTestingThePresentationLayerUsesPresentationValues() throws {
        let stage = try AnimationStage()
        let layer = moving(stage)
        let inner = CAShapeLayer()
        inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        layer.addSublayer(inner)
        stage.frame()
        stage.advance(0.5)
        let presented = try #require(layer.presentation())
        #expect(presented.hitTest(CGPoint(x: 10, y: 10)) == nil)
        let hit = try #require(presented.hitTest(CGPoint(x: 60, y: 10)))
        #expect(hit.model() === inner)
        #expect(hit is CAShapeLayer)
        #expect(presented.hitTest(CGPoint(x: 52, y: 2))?.model() === layer)
        // Hit testing of the model layer uses the model values.
        #expect(layer.hitTest(CGPoint(x: 10, y: 10)) === inner)
        #expect(layer.hitTest(CGPoint(x: 60, y: 10)) == nil)
    }

    @Test func conversionWithPresentationLayersUsesPresentationValues() throws {
        let stage = try AnimationStage()
        let layer = moving(stage)
        let inner = CALayer()
        inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        layer.addSublayer(inner)
        stage.frame()
        stage.advance(0.5)
        let presented = try #require(inner.presentation())
        #expect(presented.superlayer?.model() === layer)
        #expect(presented.convert(.zero, to: nil) == CGPoint(x: 55, y: 5))
        #expect(inner.convert(.zero, to: nil) == CGPoint(x: 5, y: 5))
        #expect(presented.superlayer?.sublayers?.first?.model() === inner)
    }

    @Test func presentationLayersHaveTheSameClass() throws {
        let stage = try AnimationStage()
        let shape = stage.show(CAShapeLayer(), CGRect(x: 0, y: 0, width: 20, height: 20))
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.duration = 1
        shape.add(animation, forKey: nil)
        stage.frame()
        stage.advance(0.25)
        #expect(isNear(shape.presentation()?.strokeEnd ?? 0, 0.25))
    }

    @Test func zPositionChangesTheOrderDuringAnAnimation() throws {
        let stage = try AnimationStage()
        let red = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        _ = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20), CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = -1.0
        animation.toValue = 1.0
        animation.duration = 1
        red.add(animation, forKey: nil)
        stage.frame()
        stage.advance(0.25)
        #expect(stage.framebuffer[5, 5] == 0xFF00_00FF)
        stage.advance(0.5)
        #expect(stage.framebuffer[5, 5] == 0xFFFF_0000)
        stage.advance(0.5)
        #expect(stage.framebuffer[5, 5] == 0xFF00_00FF)
    }

    @Test func aTransitionFadesFromTheOldAppearance() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(
            CGRect(x: 10, y: 10, width: 40, height: 40), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        layer.actions = ["backgroundColor": NSNull()]
        let transition = CATransition()
        transition.duration = 1
        layer.add(transition, forKey: nil)
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        stage.frame()
        #expect(stage.framebuffer[20, 20] == 0xFFFF_0000)
        #expect(layer.animationKeys() == [kCATransition])
        stage.advance(0.4)
        #expect(stage.framebuffer[20, 20] == 0xFF99_0066)
        #expect(stage.framebuffer[5, 5] == 0xFFFF_FFFF)
        stage.advance(0.6)
        #expect(stage.framebuffer[20, 20] == 0xFF00_00FF)
        #expect(layer.animationKeys() == nil)
    }

    @Test func aTransitionShowsOldContentBeyondTheBoundsInEveryDamagedRectangle() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let below = CALayer()
        below.frame = CGRect(x: 0, y: 60, width: 20, height: 20)
        below.backgroundColor = .black
        layer.addSublayer(below)
        // With this change, the damage consists of three rectangles. The last one contains only old content.
        let beside = stage.layer(CGRect(x: 0, y: 50, width: 150, height: 20))
        beside.actions = ["backgroundColor": NSNull()]
        let transition = CATransition()
        transition.duration = 1
        layer.add(transition, forKey: nil)
        below.removeFromSuperlayer()
        for step in 1...3 {
            beside.backgroundColor = CGColor(red: 0, green: CGFloat(step) / 4, blue: 0, alpha: 1)
            stage.advance(0.1)
            #expect(stage.lastDamage.rectCount == 3)
            #expect(stage.framebuffer[10, 75] != 0xFFFF_FFFF)
            #expect(stage.framebuffer.firstDifference(from: stage.host.uncachedRepaint()) == nil)
        }
    }
}

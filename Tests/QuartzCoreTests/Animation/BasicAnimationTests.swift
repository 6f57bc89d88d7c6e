import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct BasicAnimationTests {
    private func displayedValue(
        _ base: CGFloat = 40, at fraction: Double = 0.25, _ configure: (CABasicAnimation) -> Void
    ) throws -> CGFloat {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        CATransaction.setDisableActions(true)
        layer.cornerRadius = base
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        animation.duration = 1
        configure(animation)
        layer.add(animation, forKey: nil)
        stage.frame()
        stage.advance(fraction)
        #expect(layer.cornerRadius == base, "the model value is unchanged")
        return (layer.displayed.cornerRadius * 1e6).rounded() / 1e6
    }

    @Test func fromToAndByValuesCombine() throws {
        #expect(
            try displayedValue {
                $0.fromValue = 10.0
                $0.toValue = 30.0
            } == 15)
        #expect(
            try displayedValue {
                $0.fromValue = 10.0
                $0.byValue = 8.0
            } == 12)
        #expect(
            try displayedValue {
                $0.toValue = 30.0
                $0.byValue = 8.0
            } == 24)
        #expect(try displayedValue { $0.fromValue = 0.0 } == 10)
        #expect(try displayedValue { $0.toValue = 80.0 } == 50)
        #expect(try displayedValue { $0.byValue = -20.0 } == 35)
    }

    @Test func additiveAndCumulativeAnimationsAddValues() throws {
        #expect(
            try displayedValue {
                $0.fromValue = -8.0
                $0.toValue = 0.0
                $0.isAdditive = true
            } == 34)
        #expect(
            try displayedValue(at: 2.5) {
                $0.fromValue = 0.0
                $0.toValue = 10.0
                $0.repeatCount = 4
                $0.isCumulative = true
            } == 25)
    }

    @Test func valuesOfAnUnsupportedTypeAreIgnored() throws {
        #expect(
            try displayedValue {
                $0.fromValue = "text"
                $0.toValue = 80.0
            } == 50)
        #expect(try displayedValue { $0.keyPath = "no.such.key" } == 40)
        #expect(
            try displayedValue {
                $0.fromValue = NSNumber(value: 10)
                $0.toValue = Int(30)
            } == 15)
    }

    /// Checks the value of each key path halfway through its animation.
    @Test func everyKeyPathAnimates() throws {
        let stage = try AnimationStage()
        let layers: [CALayer] = [CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer()]
        for layer in layers { _ = stage.show(layer, CGRect(x: 10, y: 10, width: 50, height: 50)) }
        let triangle = CGMutablePath()
        triangle.move(to: .zero)
        triangle.addLine(to: CGPoint(x: 20, y: 0))
        triangle.addLine(to: CGPoint(x: 0, y: 40))
        let larger = CGMutablePath()
        larger.move(to: CGPoint(x: 10, y: 0))
        larger.addLine(to: CGPoint(x: 60, y: 0))
        larger.addLine(to: CGPoint(x: 0, y: 80))
        let half = CGMutablePath()
        half.move(to: CGPoint(x: 5, y: 0))
        half.addLine(to: CGPoint(x: 40, y: 0))
        half.addLine(to: CGPoint(x: 0, y: 60))
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        let purple = CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        let point = (CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 50), CGPoint(x: 10, y: 30))
        let rects = (
            CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 4, y: 8, width: 30, height: 40),
            CGRect(x: 2, y: 4, width: 20, height: 30)
        )
        let turned = (
            CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
            CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        )
        let cases: [(layer: Int, path: String, from: Any, to: Any, half: Any)] = [
            (0, "position", point.0, point.1, point.2), (0, "position.x", 0.0, 8.0, 4.0),
            (0, "position.y", 0.0, 8.0, 4.0),
            (0, "bounds", rects.0, rects.1, rects.2), (0, "bounds.size.width", 2.0, 8.0, 5.0),
            (0, "bounds.size.height", 2.0, 8.0, 5.0), (0, "bounds.origin.x", 2.0, 8.0, 5.0),
            (0, "bounds.origin.y", 2.0, 8.0, 5.0), (0, "bounds.origin", point.0, point.1, point.2),
            (0, "bounds.size", CGSize(width: 2, height: 4), CGSize(width: 4, height: 8), CGSize(width: 3, height: 6)),
            (0, "anchorPoint", CGPoint.zero, CGPoint(x: 1, y: 0.5), CGPoint(x: 0.5, y: 0.25)),
            (0, "anchorPoint.x", 0.0, 1.0, 0.5), (0, "transform", turned.0, turned.1, turned.2),
            (0, "transform.rotation", 0.0, 3.0, 1.5), (0, "transform.rotation.z", -1.0, 2.0, 0.5),
            (0, "transform.rotation.x", 0.0, 1.0, 0.5), (0, "transform.rotation.y", 0.0, 1.0, 0.5),
            (0, "transform.scale", 1.0, 2.0, 1.5), (0, "transform.scale.x", 1.0, 2.0, 1.5),
            (0, "transform.scale.y", 1.0, 2.0, 1.5), (0, "transform.scale.z", 1.0, 2.0, 1.5),
            (0, "transform.translation.x", 0.0, 20.0, 10.0), (0, "transform.translation.y", 0.0, 20.0, 10.0),
            (0, "transform.translation.z", 0.0, 20.0, 10.0),
            (
                0, "transform.translation", CGSize.zero, CGSize(width: 4, height: 6), CGSize(width: 2, height: 3)
            ), (0, "opacity", 0.0, 1.0, 0.5), (0, "backgroundColor", red, blue, purple),
            (0, "cornerRadius", 0.0, 8.0, 4.0), (0, "borderWidth", 0.0, 8.0, 4.0),
            (0, "borderColor", red, blue, purple),
            (0, "zPosition", 0.0, 8.0, 4.0), (0, "shadowColor", red, blue, purple), (0, "shadowOpacity", 0.0, 1.0, 0.5),
            (
                0, "shadowOffset", CGSize.zero, CGSize(width: 4, height: 6), CGSize(width: 2, height: 3)
            ), (0, "shadowOffset.width", 0.0, 4.0, 2.0), (0, "shadowRadius", 0.0, 4.0, 2.0),
            (0, "shadowPath", triangle, larger, half), (0, "contentsRect", rects.0, rects.1, rects.2),
            (0, "contentsCenter", rects.0, rects.1, rects.2), (0, "contentsRect.size.width", 0.0, 1.0, 0.5),
            (1, "path", triangle, larger, half), (1, "fillColor", red, blue, purple),
            (1, "strokeColor", red, blue, purple), (1, "strokeStart", 0.0, 0.5, 0.25), (1, "strokeEnd", 0.0, 0.5, 0.25),
            (1, "lineWidth", 0.0, 4.0, 2.0), (1, "miterLimit", 0.0, 4.0, 2.0), (1, "lineDashPhase", 0.0, 4.0, 2.0),
            (2, "colors", [red, blue], [blue, red], [purple, purple]),
            (2, "locations", [0, 0.5] as [NSNumber], [0.5, 1] as [NSNumber], [0.25, 0.75] as [CGFloat]),
            (2, "startPoint", point.0, point.1, point.2), (2, "endPoint.x", 0.0, 1.0, 0.5),
            (3, "fontSize", 10.0, 20.0, 15.0), (3, "foregroundColor", red, blue, purple),
        ]
        for entry in cases {
            let layer = layers[entry.layer]
            let animation = CABasicAnimation(keyPath: entry.path)
            animation.fromValue = entry.from
            animation.toValue = entry.to
            animation.duration = 1
            layer.add(animation, forKey: "test")
            stage.frame()
            stage.advance(0.5)
            let displayedValue = try #require(layer.presentation()?.value(forKeyPath: entry.path), "\(entry.path)")
            #expect(describe(displayedValue) == describe(entry.half), "\(entry.path)")
            layer.removeAllAnimations()
            stage.frame()
        }
    }

    /// Returns a description of a value with rounded numbers.
    private func describe(_ value: Any) -> String {
        func text(_ numbers: CGFloat...) -> String {
            numbers.map { "\(((Double($0) * 1e4).rounded() / 1e4) + 0)" }.joined(separator: " ")
        }
        switch value {
        case let number as Double: return text(CGFloat(number))
        case let point as CGPoint: return text(point.x, point.y)
        case let size as CGSize: return text(size.width, size.height)
        case let rect as CGRect: return text(rect.minX, rect.minY, rect.width, rect.height)
        case let color as CGColor:
            let parts = color.rgba
            return text(CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue), CGFloat(parts.alpha))
        case let transform as CATransform3D:
            return text(transform.m11, transform.m12, transform.m21, transform.m22, transform.m41, transform.m42)
        case let path as CGPath: return "\(path.elements)"
        case let list as [Any]: return list.map { describe($0) }.joined(separator: ",")
        case let number as CGFloat: return text(number)
        default: return "\(value)"
        }
    }

    @Test func hiddenAndContentsChangeHalfway() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let animation = CABasicAnimation(keyPath: "hidden")
        animation.fromValue = true
        animation.toValue = false
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.frame()
        #expect(layer.displayed.isHidden)
        stage.advance(0.4)
        #expect(layer.displayed.isHidden)
        stage.advance(0.2)
        #expect(!layer.displayed.isHidden)
        let (a, b) = (testImage(width: 4, height: 4, isOpaque: true), testImage(width: 6, height: 6, isOpaque: true))
        let images = CAKeyframeAnimation(keyPath: "contents")
        images.values = [a, b].compactMap { $0 }
        images.calculationMode = .discrete
        images.duration = 1
        layer.add(images, forKey: nil)
        stage.frame()
        #expect((layer.displayed.contents as? CGImage) === a)
        stage.advance(0.6)
        #expect((layer.displayed.contents as? CGImage) === b)
    }

    @Test func rotationsTakeTheShorterWayAndScalesStartAtZero() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = CATransform3DMakeRotation(-3, 0, 0, 1)
        animation.toValue = CATransform3DMakeRotation(3, 0, 0, 1)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.frame()
        stage.advance(0.5)
        #expect(isNear(layer.displayed.affineTransform().a, -1))
        layer.removeAllAnimations()
        let pop = CABasicAnimation(keyPath: "transform")
        pop.fromValue = CATransform3DMakeScale(0, 0, 1)
        pop.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        pop.duration = 1
        layer.add(pop, forKey: nil)
        stage.frame()
        stage.advance(0.5)
        let middle = layer.displayed.affineTransform()
        #expect(isNear(middle.b, 0.5) && isNear(middle.a, 0))
    }

    @Test func anAnimationWithoutValuesStartsAtThePresentationValue() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        layer.add(radiusAnimation(), forKey: "cornerRadius")
        stage.frame()
        stage.advance(0.5)
        CATransaction.setDisableActions(true)
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        animation.duration = 1
        layer.add(animation, forKey: "cornerRadius")
        layer.cornerRadius = 10
        stage.frame()
        #expect(isNear(layer.displayed.cornerRadius, 50))
        stage.advance(0.5)
        #expect(isNear(layer.displayed.cornerRadius, 30))
    }

    @Test func keyPathsGetAndSetModelValues() {
        let layer = CALayer()
        layer.setValue(1.5, forKeyPath: "transform.rotation.z")
        layer.setValue(2.0, forKeyPath: "transform.scale")
        #expect(isNear(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0, 1.5))
        #expect(isNear(layer.affineTransform().a, 2 * CGFloat(cos(1.5))))
        layer.setValue(30, forKeyPath: "bounds.size.width")
        #expect(layer.bounds.width == 30)
        layer.setValue("text", forKeyPath: "bounds.size.width")
        layer.setValue(1, forKeyPath: "no.such")
        #expect(layer.bounds.width == 30)
        #expect(layer.value(forKeyPath: "no.such") == nil)
    }

    @Test func theLayerCopiesAddedAnimations() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let animation = radiusAnimation()
        layer.add(animation, forKey: "a")
        animation.toValue = 0.0
        animation.duration = 50
        stage.frame()
        stage.advance(0.5)
        #expect(isNear(layer.displayed.cornerRadius, 50))
        #expect(layer.animation(forKey: "a") !== animation)
    }
}

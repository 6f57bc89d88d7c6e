import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct KeyframeTests {
    private func radii(_ configure: (CAKeyframeAnimation) -> Void, at times: [TimeInterval]) throws -> [CGFloat] {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
        animation.duration = 1
        configure(animation)
        layer.add(animation, forKey: nil)
        stage.frame()
        let start = stage.now
        return times.map { time in
            stage.advance(start + time - stage.now)
            return (layer.displayed.cornerRadius * 1e6).rounded() / 1e6
        }
    }

    @Test func linearKeyframesAreSpacedEvenly() throws {
        #expect(try radii({ $0.values = [0, 10, 30] }, at: [0, 0.25, 0.5, 0.75]) == [0, 5, 10, 20])
    }

    @Test func keyTimesPositionTheKeyframes() throws {
        #expect(
            try radii(
                {
                    $0.values = [0, 10, 30]
                    $0.keyTimes = [0, 0.2, 1]
                }, at: [0.1, 0.2, 0.6]) == [5, 10, 20])
        // Key times are ignored if their number does not match.
        #expect(
            try radii(
                {
                    $0.values = [0, 10, 30]
                    $0.keyTimes = [0, 1]
                }, at: [0.25]) == [5])
    }

    @Test func eachSegmentHasItsTimingFunction() throws {
        let ease = CAMediaTimingFunction(name: .easeIn)
        let eased = (CGFloat(ease.value(at: 0.5)) * 1e7).rounded() / 1e6
        #expect(
            try radii(
                {
                    $0.values = [0, 10, 30]
                    $0.timingFunctions = [ease, CAMediaTimingFunction(name: .linear)]
                }, at: [0.25, 0.75]) == [eased, 20])
    }

    @Test func discreteKeyframesDoNotInterpolate() throws {
        #expect(
            try radii(
                {
                    $0.values = [1, 2, 3, 4]
                    $0.calculationMode = .discrete
                }, at: [0, 0.24, 0.25, 0.6, 0.99]) == [1, 1, 2, 3, 4])
        #expect(
            try radii(
                {
                    $0.values = [1, 2]
                    $0.calculationMode = .discrete
                    $0.keyTimes = [0, 0.9, 1]
                }, at: [0.89, 0.95]) == [1, 2])
    }

    @Test func pacedKeyframesHaveConstantVelocity() throws {
        #expect(
            try radii(
                {
                    $0.values = [0, 10, 40]
                    $0.calculationMode = .paced
                    $0.keyTimes = [0, 0.9, 1]
                }, at: [0.25, 0.5, 0.75]) == [10, 20, 30])
    }

    @Test func cubicKeyframesAreSmoothAndReachEveryValue() throws {
        let times = (0...100).map { Double($0) / 101 }
        let values = try radii(
            {
                $0.values = [0, 10, 5, 20]
                $0.calculationMode = .cubic
            }, at: times)
        let exact = try radii(
            {
                $0.values = [0, 10, 5, 20]
                $0.calculationMode = .cubic
            }, at: [0, 1.0 / 3, 2.0 / 3])
        #expect(zip(exact, [0, 10, 5]).allSatisfy { isNear($0, $1, 1e-4) })
        // The curve has no kinks: the difference between consecutive steps is small.
        let steps = zip(values.dropFirst(), values).map { $0 - $1 }
        for (a, b) in zip(steps, steps.dropFirst()) { #expect(abs(a - b) < 0.06) }
    }

    @Test func anAnimationFollowsAPath() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 20))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        animation.rotationMode = .rotateAuto
        layer.add(animation, forKey: nil)
        stage.frame()
        stage.advance(0.25)
        #expect(layer.displayed.position == CGPoint(x: 50, y: 0))
        #expect(layer.displayed.affineTransform() == .identity)
        stage.advance(0.5)
        #expect(isNear(layer.displayed.position.y, 10))
        #expect(isNear(layer.displayed.affineTransform().b, 1))
        layer.removeAllAnimations()
        animation.calculationMode = .paced
        animation.rotationMode = .rotateAutoReverse
        layer.add(animation, forKey: nil)
        stage.frame()
        stage.advance(0.5)
        #expect(isNear(layer.displayed.position.x, 60))
        #expect(isNear(layer.displayed.affineTransform().a, -1))
    }

    @Test func pacedAnimationFollowsACircleAtConstantVelocity() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        animation.duration = 1
        animation.calculationMode = .paced
        layer.add(animation, forKey: nil)
        stage.frame()
        var last = layer.displayed.position
        var lengths: [CGFloat] = []
        for _ in 0..<50 {
            stage.advance(0.0199)
            let next = layer.displayed.position
            #expect(isNear(hypot(next.x - 50, next.y - 50), 50, 0.1))
            lengths.append(hypot(next.x - last.x, next.y - last.y))
            last = next
        }
        #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) < 0.05)
    }

    @Test func emptyKeyframesHaveNoEffectAndASingleOneIsConstant() throws {
        #expect(try radii({ $0.values = [] }, at: [0.5]) == [0])
        #expect(try radii({ $0.values = [7] }, at: [0.5]) == [7])
    }

    @Test func keyframesThatAreNotFiniteAreOmitted() throws {
        let middle = try GeometryValidation.withReports(to: { _ in }) {
            try radii(
                {
                    $0.values = [0, CGFloat.nan, 10, CGFloat.infinity]
                    $0.calculationMode = .cubic
                }, at: [0.5])
        }
        #expect(middle == [5])
    }

    @Test func newValuesReplaceTheKeyframesOfTheFramework() throws {
        #expect(
            try radii(
                {
                    $0.setKeyframes([.number(0), .number(10)], at: [0, 1], [])
                    $0.values = [0, 20]
                }, at: [0.5]) == [10])
    }
}

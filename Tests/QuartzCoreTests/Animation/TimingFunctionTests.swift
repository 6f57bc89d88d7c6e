import QuartzCore
import Testing

@MainActor @Suite struct TimingFunctionTests {
    /// Returns x(s) and y(s) of the curve, according to its definition.
    private func point(_ points: [Double], _ s: Double) -> (x: Double, y: Double) {
        func mix(_ a: Double, _ b: Double) -> Double {
            let r = 1 - s
            let (p, q, t) = (r * 0 + s * a, r * a + s * b, r * b + s)
            let (u, v) = (r * p + s * q, r * q + s * t)
            return r * u + s * v
        }
        return (mix(points[0], points[2]), mix(points[1], points[3]))
    }

    @Test(arguments: [
        [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0, 1, 1, 0], [1, 0, 0, 1],
        [0.5, -0.7, 0.5, 1.7], [0, 0, 0, 1], [1, 1, 1, 1],
    ])
    func theCurveEqualsASolutionByBisection(points: [Double]) {
        let function = CAMediaTimingFunction(
            controlPoints: Float(points[0]), Float(points[1]), Float(points[2]), Float(points[3]))
        let exact = points.map { Double(Float($0)) }
        for step in 0...1000 {
            let time = Double(step) / 1000
            var (low, high) = (0.0, 1.0)
            for _ in 0..<80 {
                let middle = (low + high) / 2
                if point(exact, middle).x < time { low = middle } else { high = middle }
            }
            let expected = time == 0 ? 0 : time == 1 ? 1 : point(exact, low).y
            #expect(abs(function.value(at: time) - expected) < 1e-5, "at \(time)")
        }
    }

    @Test func namedFunctionsHaveTheDocumentedControlPoints() {
        func points(_ name: CAMediaTimingFunctionName) -> [Float] {
            let function = CAMediaTimingFunction(name: name)
            return (1...2).flatMap { index in
                var values: [Float] = [0, 0]
                function.getControlPoint(at: index, values: &values)
                return values
            }
        }
        #expect(points(.linear) == [0, 0, 1, 1])
        #expect(points(.easeIn) == [0.42, 0, 1, 1])
        #expect(points(.easeOut) == [0, 0, 0.58, 1])
        #expect(points(.easeInEaseOut) == [0.42, 0, 0.58, 1])
        #expect(points(.default) == [0.25, 0.1, 0.25, 1])
        #expect(CAMediaTimingFunction(name: .linear).value(at: 0.3) == 0.3)
    }

    @Test func invalidControlPointsMakeAFiniteFunction() {
        let function = CAMediaTimingFunction(controlPoints: .nan, .infinity, 7, -1)
        for step in 0...10 { #expect(function.value(at: Double(step) / 10).isFinite) }
    }
}

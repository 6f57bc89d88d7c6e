import Testing
import UIKit

/// Tests of hit testing among many subviews, which uses a spatial index: the result is the same as with a linear
/// search.
@MainActor @Suite(.serialized) struct HitTestingSearchTests {
    private final class EnlargedHitAreaView: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -15, dy: -15).contains(point)
        }
    }

    /// Returns the result of the algorithm that UIKit documents.
    private func hitTestEach(_ view: UIView, _ point: CGPoint) -> UIView? {
        guard !view.isHidden, view.isUserInteractionEnabled, view.alpha > 0.01, view.point(inside: point, with: nil)
        else { return nil }
        for subview in view.subviews.reversed() {
            let transform = subview.transform
            guard transform.a * transform.d - transform.b * transform.c != 0 else { continue }
            if let hit = hitTestEach(subview, subview.convert(point, from: view)) { return hit }
        }
        return view
    }

    private func change(_ parent: UIView, _ generator: inout SeededGenerator) {
        let view = parent.subviews[Int.random(in: 0..<parent.subviews.count, using: &generator)]
        switch Int.random(in: 0..<14, using: &generator) {
        case 0: view.center = CGPoint(x: generator.number(0...400), y: generator.number(0...300))
        case 1: view.frame.size = CGSize(width: generator.number(0...90), height: generator.number(0...90))
        case 2:
            view.transform = CGAffineTransform(rotationAngle: generator.number(0...6)).scaledBy(
                x: generator.number(-1...2), y: 1)
        case 3: view.transform = generator.chance(0.2) ? CGAffineTransform(scaleX: 0, y: 1) : .identity
        case 4: view.isHidden.toggle()
        case 5: view.alpha = generator.chance(0.3) ? 0 : 1
        case 6: view.isUserInteractionEnabled.toggle()
        case 7: parent.bringSubviewToFront(view)
        case 8: parent.exchangeSubview(at: 0, withSubviewAt: parent.subviews.count - 1)
        case 9: view.layer.position.x += 40
        case 10: view.bounds.origin = CGPoint(x: generator.number(-50...50), y: generator.number(-50...50))
        case 11: view.layer.anchorPoint = CGPoint(x: generator.number(0...1), y: generator.number(0...1))
        case 12:
            // Temporarily change the z-order.
            view.layer.zPosition = generator.chance(0.1) ? 1 : 0
            if generator.chance(0.5) { for other in parent.subviews { other.layer.zPosition = 0 } }
        default:
            if generator.chance(0.5), parent.subviews.count > 20 {
                view.removeFromSuperview()
            } else {
                parent.addSubview(makeView(&generator))
            }
        }
    }

    private func makeView(_ generator: inout SeededGenerator) -> UIView {
        let frame = CGRect(
            x: generator.number(0...380), y: generator.number(0...280), width: generator.number(1...80),
            height: generator.number(1...80))
        return UIView(frame: frame)
    }

    @Test(
        "HT-01 the search in many subviews returns the same view as hit-testing each of them",
        arguments: [1, 2, 3] as [UInt64])
    func sameResult(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let stage = Stage()
        let parent = stage.add(UIView(), CGRect(x: 0, y: 0, width: 400, height: 300))
        for _ in 0..<80 { parent.addSubview(makeView(&generator)) }
        let server = try #require(stage.window.windowScene).server
        var searched = 0
        for _ in 0..<40 {
            server.serve(for: 0.02)
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                for _ in 0..<8 {
                    let point = CGPoint(x: generator.number(-5...405), y: generator.number(-5...305))
                    #expect(parent.hitTest(point, with: nil) === hitTestEach(parent, point))
                }
                if parent.layer.places?.isSufficient == true { searched += 1 }
                for _ in 0..<Int.random(in: 0...4, using: &generator) { change(parent, &generator) }
            }
        }
        #expect(searched > 10)
    }

    @Test("HT-13 the search falls back to hit-testing each subview if one overrides point(inside:)")
    func customHitTesting() throws {
        let stage = Stage()
        let parent = stage.add(UIView(), CGRect(x: 0, y: 0, width: 400, height: 300))
        for index in 0..<40 {
            parent.addSubview(UIView(frame: CGRect(x: CGFloat(index) * 10, y: 0, width: 10, height: 10)))
        }
        let server = try #require(stage.window.windowScene).server
        server.serve(for: 0.1)
        #expect(parent.hitTest(CGPoint(x: 205, y: 105), with: nil) === parent)
        #expect(parent.layer.places?.isSufficient == true)
        let ring = EnlargedHitAreaView(frame: CGRect(x: 200, y: 110, width: 10, height: 10))
        parent.addSubview(ring)
        #expect(parent.hitTest(CGPoint(x: 205, y: 105), with: nil) === ring)
        server.serve(for: 0.1)
        #expect(parent.hitTest(CGPoint(x: 205, y: 105), with: nil) === ring)
        #expect(parent.layer.places?.isSufficient == false)
        ring.removeFromSuperview()
        server.serve(for: 0.1)
        #expect(parent.hitTest(CGPoint(x: 205, y: 105), with: nil) === parent)
        #expect(parent.hitTest(CGPoint(x: 205, y: 5), with: nil) === parent.subviews[20])
        #expect(parent.layer.places?.isSufficient == true)
    }
}

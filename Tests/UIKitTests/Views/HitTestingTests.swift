import Testing
import UIKit

/// Tests of hit testing (section 1 of the semantics).
@MainActor @Suite struct HitTestingTests {
    /// Logs the methods that views receive, in order.
    final class Log { var entries: [String] = [] }

    final class Probe: UIView {
        let name: String
        let log: Log
        var insideAnswer: Bool?

        init(_ name: String, _ frame: CGRect, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            log.entries.append("\(name).hit")
            return super.hitTest(point, with: event)
        }

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            log.entries.append("\(name).inside")
            return insideAnswer ?? super.point(inside: point, with: event)
        }
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    @Test("HT-01 the deepest view containing the point answers, in its own coordinates")
    func deepest() {
        let root = box(100, 100, 200, 200)
        let child = box(50, 50, 100, 100)
        let grandchild = box(10, 10, 20, 20)
        root.addSubview(child)
        child.addSubview(grandchild)
        #expect(root.hitTest(CGPoint(x: 65, y: 65), with: nil) === grandchild)
        #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) === child)
        #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: -1, y: 1), with: nil) == nil)
    }

    @Test("HT-02 subviews are asked from the last to the first; the first answer wins")
    func order() {
        let log = Log()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let root = Probe("root", frame, log)
        let back = Probe("back", frame, log)
        let front = Probe("front", frame, log)
        root.addSubview(back)
        root.addSubview(front)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
        #expect(log.entries == ["root.hit", "root.inside", "front.hit", "front.inside"])
    }

    @Test("HT-03 a gated view is never asked whether the point is inside")
    func gateComesFirst() {
        for gate in [{ $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.alpha = 0 }]
            as [(UIView) -> Void]
        {
            let log = Log()
            let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            let root = Probe("root", frame, log)
            let child = Probe("child", frame, log)
            let inner = Probe("inner", frame, log)
            root.addSubview(child)
            child.addSubview(inner)
            gate(child)
            #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
            #expect(log.entries == ["root.hit", "root.inside", "child.hit"])
        }
    }

    @Test(
        "HT-04 alpha up to 0.01 gates, as a 32-bit number", arguments: [(0.0099, false), (0.01, false), (0.011, true)])
    func alphaGate(alpha: Double, isHit: Bool) {
        let root = box(0, 0, 100, 100)
        let child = box(0, 0, 100, 100)
        root.addSubview(child)
        child.alpha = CGFloat(alpha)
        #expect((root.hitTest(CGPoint(x: 5, y: 5), with: nil) === child) == isHit)
    }

    @Test("HT-05 alpha is judged per view, not as a product")
    func alphaPerView() {
        let root = box(0, 0, 100, 100)
        let parent = box(0, 0, 100, 100)
        let child = box(0, 0, 100, 100)
        root.addSubview(parent)
        parent.addSubview(child)
        parent.alpha = 0.02
        child.alpha = 0.02
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === child)
        parent.alpha = 0.009
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    }

    @Test("HT-06 gating a child makes the hit fall to its parent; gating the parent, to the grandparent")
    func gatedHitFallsThrough() {
        let root = box(0, 0, 100, 100)
        let parent = box(0, 0, 100, 100)
        let child = box(0, 0, 100, 100)
        root.addSubview(parent)
        parent.addSubview(child)
        child.isHidden = true
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
        parent.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    }

    @Test("HT-07 a view without background is hit")
    func transparencyIsIrrelevant() {
        let root = box(0, 0, 100, 100)
        let child = box(10, 10, 10, 10)
        child.backgroundColor = .clear
        root.addSubview(child)
        #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === child)
    }

    @Test("HT-08 near edges are inside, far edges are not")
    func halfOpen() {
        let view = box(7, 7, 10, 20)
        #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
        #expect(!view.point(inside: CGPoint(x: 10, y: 20), with: nil))
        #expect(view.point(inside: CGPoint(x: 9.999, y: 19.999), with: nil))
        #expect(!view.point(inside: CGPoint(x: 10, y: 0), with: nil))
        #expect(!view.point(inside: CGPoint(x: 0, y: 20), with: nil))
        #expect(!view.point(inside: CGPoint(x: -0.001, y: 0), with: nil))
    }

    @Test("HT-09 the origin of the bounds takes part")
    func boundsOrigin() {
        let view = box(0, 0, 100, 100)
        view.bounds.origin = CGPoint(x: 10_000, y: 10_000)
        #expect(!view.point(inside: CGPoint(x: 50, y: 50), with: nil))
        let child = box(10_020, 10_020, 10, 10)
        view.addSubview(child)
        let root = box(0, 0, 100, 100)
        root.addSubview(view)
        #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === child)
    }

    @Test("HT-10 what lies outside of the parent is unreachable, clipped or not", arguments: [true, false])
    func outsideOfParent(clips: Bool) {
        let root = box(0, 0, 200, 200)
        let parent = box(50, 50, 50, 50)
        let child = box(40, 40, 50, 50)
        root.addSubview(parent)
        parent.addSubview(child)
        parent.clipsToBounds = clips
        #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 95, y: 95), with: nil) === child)
    }

    @Test("HT-11 clipping itself has no effect: a parent that says yes makes the clipped part reachable")
    func clippingHasNoEffect() {
        let log = Log()
        let root = box(0, 0, 200, 200)
        let parent = Probe("parent", CGRect(x: 50, y: 50, width: 50, height: 50), log)
        let child = box(40, 40, 50, 50)
        root.addSubview(parent)
        parent.addSubview(child)
        parent.clipsToBounds = true
        parent.insideAnswer = true
        #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) === child)
    }

    @Test("HT-12 hit-testing follows transforms")
    func transforms() {
        let root = box(0, 0, 300, 300)
        let square = box(100, 100, 100, 100)
        root.addSubview(square)
        square.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(root.hitTest(CGPoint(x: 150, y: 85), with: nil) === square)
        #expect(root.hitTest(CGPoint(x: 103, y: 103), with: nil) === root)

        let scaled = UIView(frame: .zero)
        scaled.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        scaled.center = CGPoint(x: 150, y: 150)
        scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        square.removeFromSuperview()
        root.addSubview(scaled)
        #expect(scaled.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
        #expect(scaled.point(inside: CGPoint(x: 199, y: 199), with: nil))
        #expect(root.hitTest(CGPoint(x: 199, y: 199), with: nil) === scaled)
        #expect(root.hitTest(CGPoint(x: 201, y: 199), with: nil) === root)
    }

    @Test("HT-12 a view that its transform flattens is not hit")
    func flattened() {
        let root = box(0, 0, 100, 100), child = box(0, 0, 100, 100)
        root.addSubview(child)
        child.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    }

    @Test("HT-13 a larger hot area changes no geometry and stays limited by the ancestors")
    func largerHotArea() {
        final class Generous: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        let root = box(0, 0, 300, 300)
        let parent = box(100, 100, 50, 50)
        let child = Generous(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        root.addSubview(parent)
        parent.addSubview(child)
        #expect(child.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
        #expect(root.hitTest(CGPoint(x: 101, y: 101), with: nil) === child)
        #expect(root.hitTest(CGPoint(x: 95, y: 120), with: nil) === root)
    }

    @Test("HT-14 each visited view is asked once, pruned branches never")
    func cost() {
        let log = Log()
        let root = Probe("root", CGRect(x: 0, y: 0, width: 600, height: 100), log)
        for index in 0..<52 {
            root.addSubview(Probe("c\(index)", CGRect(x: CGFloat(index) * 10, y: 0, width: 5, height: 5), log))
        }
        #expect(root.hitTest(CGPoint(x: 599, y: 99), with: nil) === root)
        #expect(log.entries.filter { $0.hasSuffix(".hit") }.count == 53)
        #expect(log.entries.filter { $0.hasSuffix(".inside") }.count == 53)
    }

    @Test("HT-15 views take touches by default; labels do not")
    func interactionDefaults() {
        #expect(UIView().isUserInteractionEnabled)
        #expect(UIControl().isUserInteractionEnabled)
        #expect(UIButton(type: .system).isUserInteractionEnabled)
        #expect(!UILabel().isUserInteractionEnabled)
    }

    @Test("HT-17 a disabled control is still hit")
    func disabledControl() {
        let root = box(0, 0, 100, 100)
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(control)
        control.isEnabled = false
        #expect(control.isUserInteractionEnabled)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === control)
    }

    @Test("HT-21, HT-22 one touch, and not exclusively, unless asked for")
    func touchDefaults() {
        #expect(!UIView().isMultipleTouchEnabled)
        #expect(!UIView().isExclusiveTouch)
    }

    @Test("a subtree that changes while it is asked does no harm")
    func changesWhileAsked() {
        final class Leaving: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                superview?.subviews.forEach { $0.removeFromSuperview() }
                return nil
            }
        }
        let root = box(0, 0, 100, 100)
        root.addSubview(box(0, 0, 100, 100))
        root.addSubview(Leaving(frame: root.bounds))
        _ = root.hitTest(CGPoint(x: 5, y: 5), with: nil)
        #expect(root.subviews.isEmpty)
    }
}

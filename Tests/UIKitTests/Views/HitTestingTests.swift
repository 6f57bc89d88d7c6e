import Testing
import UIKit

/// Tests of hit-testing (docs/semantics/hit-testing.md).
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

    private func makeView(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    @Test("HT-01 the deepest view that contains the point is returned, using its own coordinates")
    func deepest() {
        let root = makeView(100, 100, 200, 200)
        let child = makeView(50, 50, 100, 100)
        let grandchild = makeView(10, 10, 20, 20)
        root.addSubview(child)
        child.addSubview(grandchild)
        #expect(root.hitTest(CGPoint(x: 65, y: 65), with: nil) === grandchild)
        #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) === child)
        #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: -1, y: 1), with: nil) == nil)
    }

    @Test("HT-02 subviews are tested from last to first, and the first result is returned")
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

    @Test("HT-03 a hidden, disabled or transparent view is not asked for point(inside:)")
    func ineligibleViews() {
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
        "HT-04 an alpha up to 0.01, as a 32-bit number, excludes a view from hit-testing",
        arguments: [(0.0099, false), (0.01, false), (0.011, true)])
    func alphaThreshold(alpha: Double, isHit: Bool) {
        let root = makeView(0, 0, 100, 100)
        let child = makeView(0, 0, 100, 100)
        root.addSubview(child)
        child.alpha = CGFloat(alpha)
        #expect((root.hitTest(CGPoint(x: 5, y: 5), with: nil) === child) == isHit)
    }

    @Test("HT-05 alpha is tested per view, not as a product")
    func alphaPerView() {
        let root = makeView(0, 0, 100, 100)
        let parent = makeView(0, 0, 100, 100)
        let child = makeView(0, 0, 100, 100)
        root.addSubview(parent)
        parent.addSubview(child)
        parent.alpha = 0.02
        child.alpha = 0.02
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === child)
        parent.alpha = 0.009
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    }

    @Test("HT-06 excluding a child returns its parent; excluding the parent returns the grandparent")
    func fallsThroughToAncestor() {
        let root = makeView(0, 0, 100, 100)
        let parent = makeView(0, 0, 100, 100)
        let child = makeView(0, 0, 100, 100)
        root.addSubview(parent)
        parent.addSubview(child)
        child.isHidden = true
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
        parent.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    }

    @Test("HT-07 a view without a background is hit")
    func transparencyIsIrrelevant() {
        let root = makeView(0, 0, 100, 100)
        let child = makeView(10, 10, 10, 10)
        child.backgroundColor = .clear
        root.addSubview(child)
        #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === child)
    }

    @Test("HT-08 near edges are inside, far edges are not")
    func halfOpen() {
        let view = makeView(7, 7, 10, 20)
        #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
        #expect(!view.point(inside: CGPoint(x: 10, y: 20), with: nil))
        #expect(view.point(inside: CGPoint(x: 9.999, y: 19.999), with: nil))
        #expect(!view.point(inside: CGPoint(x: 10, y: 0), with: nil))
        #expect(!view.point(inside: CGPoint(x: 0, y: 20), with: nil))
        #expect(!view.point(inside: CGPoint(x: -0.001, y: 0), with: nil))
    }

    @Test("HT-09 the origin of the bounds is taken into account")
    func boundsOrigin() {
        let view = makeView(0, 0, 100, 100)
        view.bounds.origin = CGPoint(x: 10_000, y: 10_000)
        #expect(!view.point(inside: CGPoint(x: 50, y: 50), with: nil))
        let child = makeView(10_020, 10_020, 10, 10)
        view.addSubview(child)
        let root = makeView(0, 0, 100, 100)
        root.addSubview(view)
        #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === child)
    }

    @Test("HT-10 a subview outside its superview is unreachable, clipped or not", arguments: [true, false])
    func outsideSuperview(clips: Bool) {
        let root = makeView(0, 0, 200, 200)
        let parent = makeView(50, 50, 50, 50)
        let child = makeView(40, 40, 50, 50)
        root.addSubview(parent)
        parent.addSubview(child)
        parent.clipsToBounds = clips
        #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 95, y: 95), with: nil) === child)
    }

    @Test("HT-11 clipping has no effect: point(inside:) can make the clipped part reachable")
    func clippingHasNoEffect() {
        let log = Log()
        let root = makeView(0, 0, 200, 200)
        let parent = Probe("parent", CGRect(x: 50, y: 50, width: 50, height: 50), log)
        let child = makeView(40, 40, 50, 50)
        root.addSubview(parent)
        parent.addSubview(child)
        parent.clipsToBounds = true
        parent.insideAnswer = true
        #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) === child)
    }

    @Test("HT-12 hit-testing follows transforms")
    func transforms() {
        let root = makeView(0, 0, 300, 300)
        let square = makeView(100, 100, 100, 100)
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

    @Test("HT-12 a view with a singular transform is not hit")
    func singularTransform() {
        let root = makeView(0, 0, 100, 100)
        let child = makeView(0, 0, 100, 100)
        root.addSubview(child)
        child.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    }

    @Test("HT-13 a larger point(inside:) area changes no geometry and is limited by the ancestors")
    func largerHitArea() {
        final class EnlargedHitAreaView: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        let root = makeView(0, 0, 300, 300)
        let parent = makeView(100, 100, 50, 50)
        let child = EnlargedHitAreaView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        root.addSubview(parent)
        parent.addSubview(child)
        #expect(child.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
        #expect(root.hitTest(CGPoint(x: 101, y: 101), with: nil) === child)
        #expect(root.hitTest(CGPoint(x: 95, y: 120), with: nil) === root)
    }

    @Test("HT-14 each visited view is tested once, excluded branches never")
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

    @Test("HT-15 views have user interaction enabled by default; labels do not")
    func interactionDefaults() {
        #expect(UIView().isUserInteractionEnabled)
        #expect(UIControl().isUserInteractionEnabled)
        #expect(UIButton(type: .system).isUserInteractionEnabled)
        #expect(!UILabel().isUserInteractionEnabled)
    }

    @Test("HT-17 a disabled control is still hit")
    func disabledControl() {
        let root = makeView(0, 0, 100, 100)
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(control)
        control.isEnabled = false
        #expect(control.isUserInteractionEnabled)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === control)
    }

    @Test("HT-21, HT-22 multiple and exclusive touch are disabled by default")
    func touchDefaults() {
        #expect(!UIView().isMultipleTouchEnabled)
        #expect(!UIView().isExclusiveTouch)
    }

    @Test("a hierarchy may change during hit-testing")
    func changesDuringHitTest() {
        final class RemovingView: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                superview?.subviews.forEach { $0.removeFromSuperview() }
                return nil
            }
        }
        let root = makeView(0, 0, 100, 100)
        root.addSubview(makeView(0, 0, 100, 100))
        root.addSubview(RemovingView(frame: root.bounds))
        _ = root.hitTest(CGPoint(x: 5, y: 5), with: nil)
        #expect(root.subviews.isEmpty)
    }
}

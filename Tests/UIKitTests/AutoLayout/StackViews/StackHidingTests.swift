import QuartzCore
import Testing
import UIKit

/// Tests of hidden arranged views, and of the animations when they are hidden and shown.
@MainActor @Suite(.serialized) struct StackHidingTests {
    private let views = [ContentView(), ContentView(), ContentView(), ContentView()]

    @Test("ST-07 a hidden view has no size, in the middle of the space between its neighbors")
    func hidden() {
        let stack = UIStackView.make(views, spacing: 8, distribution: .fillEqually)
        views[2].isHidden = true
        stack.layOut(320, 20)
        expectColumns(views, [(0, 101.5), (109, 101.5), (215, 0), (219, 101.5)])
        expectRows(views, [(0, 20), (0, 20), (0, 20), (0, 20)])
        views[2].isHidden = false
        stack.layoutIfNeeded()
        expectColumns(views, [(0, 74), (82, 74), (164, 74), (246, 74)])
    }

    @Test("ST-07 there is no space beside hidden views at the ends")
    func hiddenEnds() {
        let stack = UIStackView.make(views, spacing: 8, distribution: .fillEqually)
        views[0].isHidden = true
        views[3].isHidden = true
        stack.layOut(108, 20)
        expectColumns(views, [(0, 0), (0, 50), (58, 50), (108, 0)])
    }

    @Test("ST-07 neighboring hidden views share the space of one neighbor")
    func hiddenNeighbors() {
        let stack = UIStackView.make(views, spacing: 8, distribution: .fillEqually)
        views[1].isHidden = true
        views[2].isHidden = true
        stack.setCustomSpacing(30, after: views[1])
        stack.layOut(108, 20)
        expectColumns(views, [(0, 50), (54, 0), (54, 0), (58, 50)])
        // The custom space after a hidden view is hidden with it; that before it is not (ST-18).
        stack.setCustomSpacing(28, after: views[0])
        stack.layoutIfNeeded()
        expectColumns(views, [(0, 40), (54, 0), (54, 0), (68, 40)])
    }

    @Test("ST-07 a stack view of hidden views collapses, and can have any size")
    func allHidden() {
        let stack = UIStackView.make(views, spacing: 8)
        for view in views { view.isHidden = true }
        #expect(stack.compressedSize.width == 0)
        let reports = layoutReports { stack.layOut(100, 20) }
        #expect(reports.isEmpty)
        #expect(views.allSatisfy { $0.frame.width == 0 })
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.compressedSize.width == 16)
    }

    @Test("ST-07, ST-11 distances are equal between visible views, and a hidden view is in the middle of one")
    func hiddenWithEqualDistances() {
        let views = [ContentView(10, 10), ContentView(50, 10), ContentView(10, 10), ContentView(10, 10)]
        let stack = UIStackView.make(views, spacing: 4, distribution: .equalSpacing)
        views[1].isHidden = true
        stack.layOut(130, 20)
        expectColumns(views, [(0, 10), (35, 0), (60, 10), (120, 10)])
        stack.distribution = .equalCentering
        stack.layoutIfNeeded()
        expectColumns(views, [(0, 10), (35, 0), (60, 10), (120, 10)])
        #expect(stack.compressedSize.width == 38)
    }

    @Test("ST-15 a hidden view does not make a stack view larger that does not stretch its views")
    func hiddenTallView() {
        let views = [ContentView(10, 20), ContentView(10, 90)]
        let stack = UIStackView.make(views, alignment: .center)
        views[1].isHidden = true
        #expect(stack.compressedSize == CGSize(width: 10, height: 20))
    }

    @Test("ST-23 a required size of a hidden view conflicts with its hiding, and is broken")
    func conflict() throws {
        let stack = UIStackView.make(views)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        let width = views[0].widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true
        views[0].isHidden = true
        let reports = layoutReports { stack.layoutIfNeeded() }
        let report = try #require(reports.first)
        #expect(reports.count == 1 && report.contains("UISV-hiding"))
        #expect(views[0].frame.width == 0 && width.isActive)
        views[0].isHidden = false
        #expect(layoutReports { stack.layoutIfNeeded() }.isEmpty)
        #expect(views[0].frame.width == 40)
    }

    @Test("ST-23 two required sizes conflict with equal sizes, and the later one is broken")
    func conflictOfEqualSizes() throws {
        let stack = UIStackView.make(Array(views.prefix(2)), distribution: .fillEqually)
        for (view, width) in zip(views, [40, 60]) {
            view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        parent.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
        let report = try #require(layoutReports { parent.layoutIfNeeded() }.first)
        #expect(report.contains("UISV-fill-equally"))
        expectColumns(Array(views.prefix(2)), [(0, 40), (40, 40)])
    }

    // MARK: Animation

    private func displayed(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    private func run(_ body: (WidgetStage) -> Void) {
        WidgetStage.run(width: 300, height: 100, scale: 2) { stage in
            let stack = UIStackView.make(Array(views.prefix(2)), spacing: 20, distribution: .fillEqually)
            stage.add(stack, CGRect(x: 0, y: 0, width: 220, height: 40))
            body(stage)
        }
    }

    @Test("ST-08 in an animation block, a view that is hidden fades while it collapses")
    func animatedHiding() {
        run { stage in
            var isFinished: Bool?
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                views[1].isHidden = true
            } completion: {
                isFinished = $0
            }
            #expect(views[1].isHidden && views[1].alpha == 1)
            expectColumns(Array(views.prefix(2)), [(0, 220), (220, 0)])
            stage.server.serve(for: 0.5)
            for (view, width) in [(views[0], 160.0), (views[1], 50)] {
                #expect(abs(displayed(view).bounds.width - width) < 5)
            }
            #expect(!displayed(views[1]).isHidden)
            #expect(abs(displayed(views[1]).opacity - 0.5) < 0.1)
            #expect(isFinished == nil)
            stage.server.serve(for: 0.6)
            #expect(isFinished == true)
            #expect(displayed(views[1]).isHidden)
            #expect(displayed(views[1]).opacity == 1)
            #expect(views[1].layer.animationKeys() == nil)
        }
    }

    @Test("ST-08 in an animation block, a view that is shown appears while it grows")
    func animatedShowing() {
        run { stage in
            views[1].isHidden = true
            stage.show()
            expectColumns(Array(views.prefix(2)), [(0, 220), (220, 0)])
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
            expectColumns(Array(views.prefix(2)), [(0, 100), (120, 100)])
            stage.server.serve(for: 0.5)
            #expect(abs(displayed(views[1]).bounds.width - 50) < 5)
            #expect(abs(displayed(views[1]).opacity - 0.5) < 0.1)
            stage.server.serve(for: 0.6)
            #expect(displayed(views[1]).opacity == 1)
        }
    }

    @Test("ST-08 a view that is shown while it collapses continues from where it is")
    func reversal() {
        run { stage in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
            stage.server.serve(for: 0.5)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
            stage.server.serve(for: 0.01)
            #expect(abs(displayed(views[1]).opacity - 0.5) < 0.1)
            stage.server.serve(for: 1.1)
            #expect(displayed(views[1]).opacity == 1)
            #expect(!displayed(views[1]).isHidden)
        }
    }

    @Test("ST-08 hiding twice is as once")
    func twice() {
        run { stage in
            for _ in 0..<2 { UIView.animate(withDuration: 0.5) { views[1].isHidden = true } }
            UIView.animate(withDuration: 0.5) { views[1].isHidden = false }
            stage.server.serve(for: 1)
            #expect(!views[1].isHidden)
            #expect(displayed(views[1]).opacity == 1)
            expectColumns(Array(views.prefix(2)), [(0, 100), (120, 100)])
        }
    }

    @Test("ST-08 without an animation block the change is immediate, also in the middle of an animation")
    func immediateChange() {
        run { stage in
            UIView.animate(withDuration: 1) { views[1].isHidden = true }
            stage.server.serve(for: 0.5)
            views[1].isHidden = false
            stage.server.serve(for: 0.05)
            #expect(displayed(views[1]).opacity == 1)
            views[1].isHidden = true
            stage.server.serve(for: 0.05)
            #expect(displayed(views[1]).isHidden)
        }
    }

    @Test("ST-08 a property animator moves the collapse")
    func animator() {
        run { stage in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.views[1].isHidden = true }
            animator.fractionComplete = 0.25
            stage.show()
            #expect(views[1].isHidden)
            #expect(abs(displayed(views[1]).bounds.width - 75) < 2)
            #expect(abs(displayed(views[1]).opacity - 0.75) < 0.02)
            #expect(!displayed(views[1]).isHidden)
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
            stage.show()
            #expect(views[1].isHidden && views[1].alpha == 1)
            #expect(displayed(views[1]).isHidden)
        }
    }

    @Test("ST-08 an animator that is finished at the start shows the view again")
    func animatorAtStart() {
        run { stage in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.views[1].isHidden = true }
            animator.fractionComplete = 0.25
            animator.stopAnimation(false)
            animator.finishAnimation(at: .start)
            stage.show()
            #expect(!views[1].isHidden && views[1].alpha == 1)
            expectColumns(Array(views.prefix(2)), [(0, 100), (120, 100)])
        }
    }

    @Test("ST-08 the views around the stack view move in the same animation")
    func surroundings() {
        WidgetStage.run(width: 300, height: 200) { stage in
            let stack = UIStackView.make([ContentView(20, 30), ContentView(20, 50)], .vertical)
            let below = ContentView(20, 20)
            for view in [stack, below] {
                view.translatesAutoresizingMaskIntoConstraints = false
                stage.window.addSubview(view)
            }
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
                below.topAnchor.constraint(equalTo: stack.bottomAnchor),
            ])
            stage.show()
            #expect(below.frame.minY == 80)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                stack.arrangedSubviews[1].isHidden = true
            }
            #expect(below.frame.minY == 30)
            stage.server.serve(for: 0.5)
            #expect(abs(displayed(below).position.y - 65) < 3)
        }
    }
}

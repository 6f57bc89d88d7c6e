import Testing
import UIKit

@testable import UIKit

@MainActor @Suite struct LayoutPassTests {
    final class Recorder: UIView {
        var log: [String] = []
        var onUpdate: (() -> Void)?
        override func updateConstraints() {
            log.append("update")
            onUpdate?()
            super.updateConstraints()
        }
        override func layoutSubviews() {
            log.append("before \(subviews.first?.frame.width ?? -1)")
            super.layoutSubviews()
            log.append("after \(subviews.first?.frame.width ?? -1)")
        }
    }

    let stage = LayoutStage()

    @Test("LP-01, LP-02, LP-06 constraints are updated before the layout, subviews first")
    func order() {
        let outer = stage.add(Recorder())
        let inner = stage.add(Recorder(), to: outer)
        var order: [String] = []
        outer.onUpdate = { order.append("outer") }
        inner.onUpdate = { order.append("inner") }
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints())
        stage.root.updateConstraintsIfNeeded()
        #expect(order == ["inner", "outer"] && !outer.needsUpdateConstraints())
        stage.layOut()
        #expect(order == ["inner", "outer"])
    }

    @Test("LP-02 a view that is new to a hierarchy with constraints is updated once")
    func newView() {
        stage.addSized(10, 10).leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
        stage.layOut()
        let view = stage.add(Recorder())
        stage.layOut()
        stage.layOut()
        #expect(view.log.filter { $0 == "update" }.count == 1)
    }

    @Test("LP-03 the controller updates the constraints of its view")
    func controller() {
        final class Controller: UIViewController {
            var count = 0
            override func loadView() { view = Recorder() }
            override func updateViewConstraints() {
                count += 1
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        let view = controller.view as! Recorder
        stage.root.addSubview(view)
        view.setNeedsUpdateConstraints()
        stage.layOut()
        #expect(controller.count == 1 && view.log.first == "update")
    }

    @Test("LP-04 a request during the update counts for the next pass")
    func requestInUpdate() {
        let view = stage.add(Recorder())
        view.onUpdate = { [unowned view] in
            view.onUpdate = nil
            view.setNeedsUpdateConstraints()
        }
        view.setNeedsUpdateConstraints()
        stage.root.updateConstraintsIfNeeded()
        #expect(view.log.filter { $0 == "update" }.count == 1)
        stage.layOut()
        #expect(view.log.filter { $0 == "update" }.count == 2)
    }

    @Test("LP-07, LP-08 only the superview of what changed is laid out, and its class places the subviews")
    func whoIsLaidOut() {
        let (left, right) = (stage.add(Recorder()), stage.add(Recorder()))
        let (a, b) = (stage.add(UIView(), to: left), stage.add(UIView(), to: right))
        let width = a.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([width, b.widthAnchor.constraint(equalToConstant: 20)])
        stage.layOut()
        left.log = []
        right.log = []
        width.constant = 30
        stage.layOut()
        #expect(left.log == ["before 10.0", "after 30.0"] && right.log == [])
    }

    @Test("LP-09 setNeedsLayout copies frames again")
    func copyAgain() {
        let a = stage.addView()
        a.widthAnchor.constraint(equalToConstant: 10).isActive = true
        stage.layOut()
        a.frame.size.width = 99
        stage.root.setNeedsLayout()
        stage.layOut()
        #expect(a.frame.width == 10)
    }

    @Test("LP-10 constraints that change in each layout are reported, and the program goes on")
    func divergence() {
        final class Restless: UIView {
            lazy var width = subviews[0].widthAnchor.constraint(equalToConstant: 0)
            override func layoutSubviews() {
                super.layoutSubviews()
                width.isActive = true
                width.constant += 1
            }
        }
        let view = stage.add(Restless())
        stage.add(UIView(), to: view)
        let reports = layoutReports {
            view.setNeedsLayout()
            stage.layOut()
        }
        #expect(reports.count == 1 && reports.first?.contains("10 times") == true)
    }

    @Test("LP-10 constraints that are changed in layoutSubviews apply in the same pass")
    func changeInLayout() {
        final class Adapting: UIView {
            lazy var width = subviews[0].widthAnchor.constraint(equalToConstant: 0)
            override func layoutSubviews() {
                width.constant = bounds.width / 2
                width.isActive = true
                super.layoutSubviews()
            }
        }
        let view = Adapting()
        stage.add(UIView(), to: view)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        stage.root.addSubview(view)
        stage.layOut()
        #expect(view.subviews[0].frame.width == 50)
    }

    @Test("LP-13 a hierarchy outside of windows; a root placed by constraints takes their size")
    func outside() {
        let root = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        root.translatesAutoresizingMaskIntoConstraints = false
        root.widthAnchor.constraint(equalToConstant: 77).isActive = true
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 77, height: 10))
    }

    @Test("LP-15 hidden views keep their place")
    func hidden() {
        let (a, b) = (stage.addSized(10, 10), stage.addSized(10, 10))
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
        a.isHidden = true
        a.alpha = 0
        stage.layOut()
        #expect(b.frame.minX == 10)
    }

    @Test("LP-16 a layout in an animation block animates what the constraints move")
    func animation() throws {
        let environment = try HeadlessWindow(size: CGSize(width: 320, height: 480))
        let a = SizedView(10, 10)
        a.translatesAutoresizingMaskIntoConstraints = false
        environment.controller.view.addSubview(a)
        let x = a.leadingAnchor.constraint(equalTo: environment.controller.view.leadingAnchor)
        x.isActive = true
        environment.window.layoutIfNeeded()
        x.constant = 100
        UIView.animate(withDuration: 1) { environment.window.layoutIfNeeded() }
        #expect(a.frame.minX == 100 && a.layer.animationKeys()?.contains("position") == true)
    }

    @Test("LP-18 many changes cost one solution")
    func oneSolution() {
        let a = stage.addView()
        let width = a.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        stage.layOut()
        let engine = a.layoutEngine
        let number = engine?.solutionNumber ?? 0
        for index in 0..<50 { width.constant = CGFloat(index) }
        stage.layOut()
        #expect(engine?.solutionNumber == number + 1 && a.frame.width == 49)
    }

    @Test("AL-45 a class that requires constraints is asked for them without a request")
    func requires() {
        final class Making: UIView {
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                if constraints.isEmpty { heightAnchor.constraint(equalToConstant: 33).isActive = true }
                super.updateConstraints()
            }
        }
        let view = stage.add(Making())
        stage.layOut()
        #expect(view.frame.height == 33)
    }
}

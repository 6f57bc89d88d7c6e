import Testing
import UIKit

/// Tests of the layout cycle (docs/semantics/geometry.md).
@MainActor @Suite struct LayoutTests {
    final class Log { var entries: [String] = [] }

    final class LayoutCountingView: UIView {
        var count = 0
        var onLayout: (() -> Void)?
        override func layoutSubviews() {
            count += 1
            onLayout?()
        }
    }

    private func settled(_ view: LayoutCountingView) -> LayoutCountingView {
        view.layoutIfNeeded()
        view.count = 0
        return view
    }

    @Test("GE-09 layout requests coalesce; layoutIfNeeded runs immediately, and only if layout is needed")
    func requestsCoalesce() {
        let view = settled(LayoutCountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        view.setNeedsLayout()
        view.setNeedsLayout()
        #expect(view.count == 0)
        view.layoutIfNeeded()
        #expect(view.count == 1)
        view.layoutIfNeeded()
        #expect(view.count == 1)
    }

    @Test("GE-09 layoutIfNeeded starts at the receiver and does not lay out its superviews")
    func startsAtTheReceiver() {
        let parent = settled(LayoutCountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let child = LayoutCountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        parent.addSubview(child)
        child.layoutIfNeeded()
        #expect(child.count == 1)
        #expect(parent.count == 0)
        parent.layoutIfNeeded()
        #expect(parent.count == 1)
    }

    @Test("GE-10 changes of size, subviews, order and bounds origin request layout; moving does not")
    func triggers() {
        let parent = settled(LayoutCountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        func fires(_ change: () -> Void) -> Int {
            parent.count = 0
            change()
            parent.layoutIfNeeded()
            return parent.count
        }
        #expect(fires { parent.frame.origin.x += 5 } == 0)
        #expect(fires { parent.frame.size.width += 5 } == 1)
        let a = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        let b = UIView()
        #expect(fires { parent.addSubview(a) } == 1)
        #expect(fires { parent.addSubview(b) } == 1)
        #expect(fires { parent.bringSubviewToFront(a) } == 1)
        #expect(fires { a.frame.size.width = 9 } == 1)
        #expect(fires { a.frame.origin.x = 3 } == 0)
        #expect(fires { b.removeFromSuperview() } == 1)
        #expect(fires { parent.bounds.origin.y = 20 } == 1)
    }

    @Test("GE-11 superviews are laid out before subviews, with the controller's callbacks around them")
    func order() {
        let log = Log()
        final class Controller: UIViewController {
            let log: Log
            init(_ log: Log) {
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func loadView() {
                let outer = LayoutCountingView()
                let inner = LayoutCountingView()
                outer.onLayout = { [log] in log.entries.append("outer") }
                inner.onLayout = { [log] in log.entries.append("inner") }
                outer.addSubview(inner)
                view = outer
            }
            override func viewWillLayoutSubviews() { log.entries.append("will") }
            override func viewDidLayoutSubviews() { log.entries.append("did") }
        }
        let controller = Controller(log)
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        #expect(log.entries == ["will", "outer", "did", "inner"])
    }

    @Test func sizeChangesDuringLayoutAreLaidOut() {
        let outer = LayoutCountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = LayoutCountingView()
        outer.addSubview(inner)
        outer.onLayout = { inner.frame = outer.bounds.insetBy(dx: 10, dy: 10) }
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
        #expect(inner.count >= 1)
        #expect(outer.count == 1)
    }
}

import Testing
import UIKit

/// Tests of the view hierarchy and of the callbacks that views receive.
@MainActor @Suite struct HierarchyTests {
    final class Log { var entries: [String] = [] }

    final class HierarchyLoggingView: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        required init?(coder: NSCoder) { nil }

        private func record(_ text: String) { log.entries.append("\(name) \(text)") }
        override func willMove(toSuperview newSuperview: UIView?) { record("willSuper \(newSuperview != nil)") }
        override func didMoveToSuperview() { record("didSuper \(superview != nil)") }
        override func willMove(toWindow newWindow: UIWindow?) { record("willWindow \(newWindow != nil)") }
        override func didMoveToWindow() { record("didWindow \(window != nil)") }
        override func didAddSubview(_ subview: UIView) { record("didAdd") }
        override func willRemoveSubview(_ subview: UIView) { record("willRemove \(subview.superview === self)") }
    }

    @Test func addingAndRemovingNotifiesBothViewsInOrder() {
        let log = Log()
        let parent = HierarchyLoggingView("p", log)
        let child = HierarchyLoggingView("c", log)
        parent.addSubview(child)
        #expect(log.entries == ["c willSuper true", "c didSuper true", "p didAdd"])
        log.entries = []
        child.removeFromSuperview()
        #expect(log.entries == ["c willSuper false", "p willRemove true", "c didSuper false"])
        #expect(child.superview == nil && parent.subviews.isEmpty)
    }

    @Test func windowChangeNotifiesWholeSubtree() {
        let log = Log()
        StageDisplays.closeLeftovers()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = HierarchyLoggingView("p", log)
        let child = HierarchyLoggingView("c", log)
        parent.addSubview(child)
        log.entries = []
        window.addSubview(parent)
        #expect(
            log.entries == [
                "p willWindow true", "c willWindow true", "p willSuper true", "p didWindow true", "c didWindow true",
                "p didSuper true",
            ])
        #expect(child.window === window)
        log.entries = []
        parent.removeFromSuperview()
        #expect(
            log.entries == [
                "p willWindow false", "c willWindow false", "p willSuper false", "p didWindow false",
                "c didWindow false",
                "p didSuper false",
            ])
        #expect(child.window == nil)
    }

    @Test func addingElsewhereRemovesFromOldSuperview() {
        let log = Log()
        let first = HierarchyLoggingView("a", log)
        let second = HierarchyLoggingView("b", log)
        let child = HierarchyLoggingView("c", log)
        first.addSubview(child)
        log.entries = []
        second.addSubview(child)
        #expect(log.entries == ["c willSuper true", "a willRemove true", "c didSuper true", "b didAdd"])
        #expect(first.subviews.isEmpty && second.subviews == [child])
    }

    @Test func subviewsAndSublayersHaveSameOrder() {
        let root = UIView()
        let views = (0..<5).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        func order() -> [Int] { root.subviews.map { view in views.firstIndex { $0 === view } ?? -1 } }
        func layers() -> [Int] {
            (root.layer.sublayers ?? []).map { layer in views.firstIndex { $0.layer === layer } ?? -1 }
        }
        root.bringSubviewToFront(views[1])
        #expect(order() == [0, 2, 3, 4, 1])
        root.sendSubviewToBack(views[4])
        #expect(order() == [4, 0, 2, 3, 1])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(order() == [3, 0, 2, 4, 1])
        root.insertSubview(views[1], belowSubview: views[0])
        #expect(order() == [3, 1, 0, 2, 4])
        root.insertSubview(views[3], aboveSubview: views[2])
        #expect(order() == [1, 0, 2, 3, 4])
        root.insertSubview(views[4], at: 1)
        #expect(order() == [1, 4, 0, 2, 3])
        #expect(layers() == order())
        root.exchangeSubview(at: 0, withSubviewAt: 9)
        #expect(order() == [1, 4, 0, 2, 3])
    }

    @Test func plainLayersKeepTheirOrderAmongViewLayers() {
        let root = UIView()
        let below = UIView()
        let above = UIView()
        let between = CALayer()
        root.addSubview(below)
        root.layer.addSublayer(between)
        root.addSubview(above)
        #expect(root.layer.sublayers == [below.layer, between, above.layer])
        let inserted = UIView()
        root.insertSubview(inserted, belowSubview: above)
        #expect(root.layer.sublayers == [below.layer, between, inserted.layer, above.layer])
    }

    @Test func findsViewsByTagAndAncestors() {
        let root = UIView()
        let middle = UIView()
        let leaf = UIView()
        root.addSubview(middle)
        middle.addSubview(leaf)
        leaf.tag = 7
        #expect(root.viewWithTag(7) === leaf)
        #expect(root.viewWithTag(8) == nil)
        #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf) && !root.isDescendant(of: leaf))
    }

    @Test func releasedSuperviewIsCleared() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
            #expect(child.superview === parent)
        }
        #expect(child.superview == nil)
        #expect(child.layer.superlayer == nil)
    }

    @Test func releasedWindowIsCleared() {
        let child = UIView()
        do {
            StageDisplays.closeLeftovers()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(child)
            #expect(child.window === window)
        }
        #expect(child.window == nil && child.superview == nil)
    }

    @Test func viewMovedDuringRemovalIsNotAddedTwice() {
        final class ReparentingView: UIView {
            var other: UIView?
            override func willRemoveSubview(_ subview: UIView) {
                if let other {
                    self.other = nil
                    other.addSubview(subview)
                }
            }
        }
        let first = ReparentingView()
        let second = UIView()
        let child = UIView()
        first.addSubview(child)
        first.other = second
        child.removeFromSuperview()
        #expect(first.subviews.isEmpty)
        #expect(second.subviews.filter { $0 === child }.count == (child.superview === second ? 1 : 0))
    }

    @Test func viewsCannotBeDecoded() throws {
        let coder = try NSKeyedUnarchiver(
            forReadingFrom: NSKeyedArchiver.archivedData(
                withRootObject: NSNumber(value: 1), requiringSecureCoding: false))
        #expect(UIView(coder: coder) == nil)
    }

    @Test func tintColorIsInherited() {
        final class TintLoggingView: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let root = UIView()
        let middle = UIView()
        let leaf = TintLoggingView()
        root.addSubview(middle)
        middle.addSubview(leaf)
        #expect(leaf.tintColor.cgColor == UIColor.systemBlue.cgColor)
        root.tintColor = .red
        #expect(leaf.tintColor == UIColor.red && leaf.count == 1)
        middle.tintColor = .green
        #expect(leaf.tintColor == UIColor.green && leaf.count == 2)
        root.tintColor = .blue
        #expect(leaf.tintColor == UIColor.green && leaf.count == 2)
    }

    @Test func viewHasNoWindowIfSuperviewIsRemovedDuringAdding() {
        final class HookedView: UIView {
            var onLeave: (() -> Void)?
            override func willMove(toWindow newWindow: UIWindow?) { onLeave?() }
        }
        StageDisplays.closeLeftovers()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let container = UIView()
        let child = HookedView()
        window.addSubview(container)
        child.onLeave = { container.removeFromSuperview() }
        container.addSubview(child)
        #expect(child.superview === container && container.window == nil)
        #expect(child.window == nil)
    }

    @Test func viewsAddedDuringDidMoveToWindowAreNotifiedOnce() {
        final class SubviewAddingView: UIView {
            let child = WindowChangeCounter()
            override func didMoveToWindow() { if window != nil { addSubview(child) } }
        }
        final class WindowChangeCounter: UIView {
            var count = 0
            override func didMoveToWindow() { count += 1 }
        }
        StageDisplays.closeLeftovers()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = SubviewAddingView()
        window.addSubview(view)
        #expect(view.child.count == 1)
    }

    @Test func layerDelegateMethodsCanBeOverridden() {
        final class LayoutCountingView: UIView {
            var count = 0
            override func layoutSublayers(of layer: CALayer) {
                super.layoutSublayers(of: layer)
                count += 1
            }
        }
        let view = LayoutCountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        #expect(view.count == 1)
    }
}

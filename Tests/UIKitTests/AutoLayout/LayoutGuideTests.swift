import Testing
import UIKit
import UIKitTesting

@testable import UIKit

@MainActor @Suite struct LayoutGuideTests {
    let stage = LayoutStage()

    @Test("LG-01 a guide belongs to one view, and leaves it with its constraints")
    func ownership() {
        let guide = UILayoutGuide()
        #expect(guide.identifier == "" && guide.owningView == nil && guide.layoutFrame == .zero)
        let (a, b) = (stage.addView(), stage.addView())
        a.addLayoutGuide(guide)
        #expect(guide.owningView === a && a.layoutGuides == [guide])
        let constraint = guide.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        b.addLayoutGuide(guide)
        #expect(guide.owningView === b && a.layoutGuides == [] && !constraint.isActive)
        b.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
    }

    @Test("LG-01 a guide that outlives its view belongs to none")
    func outliving() {
        let own = UILayoutGuide()
        var guides = [own]
        do {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.addLayoutGuide(own)
            guides += [
                view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide, view.keyboardLayoutGuide,
                view.contentLayoutGuide, view.frameLayoutGuide,
            ]
            let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
            stack.distribution = .equalSpacing
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutIfNeeded()
            guides += stack.layoutGuides + [stack.layoutMarginsGuide]
            #expect(guides.allSatisfy { $0.owningView === view || $0.owningView === stack })
        }
        #expect(guides.count == 9 && guides.allSatisfy { $0.owningView == nil && $0.layoutFrame == .zero })
    }

    @Test("LG-02 the frame of a guide is right when its view lays out subviews; without constraints it is zero")
    func frame() {
        final class Watcher: UIView {
            let guide = UILayoutGuide()
            var seen: CGRect?
            override func layoutSubviews() {
                super.layoutSubviews()
                seen = guide.layoutFrame
            }
        }
        let watcher = Watcher()
        watcher.addLayoutGuide(watcher.guide)
        let other = UILayoutGuide()
        watcher.addLayoutGuide(other)
        stage.add(watcher)
        NSLayoutConstraint.activate([
            watcher.widthAnchor.constraint(equalToConstant: 100),
            watcher.heightAnchor.constraint(equalToConstant: 100),
            watcher.guide.leadingAnchor.constraint(equalTo: watcher.leadingAnchor, constant: 10),
            watcher.guide.trailingAnchor.constraint(equalTo: watcher.trailingAnchor, constant: -10),
            watcher.guide.topAnchor.constraint(equalTo: watcher.topAnchor, constant: 4),
            watcher.guide.heightAnchor.constraint(equalToConstant: 6),
        ])
        stage.layOut()
        #expect(watcher.seen == CGRect(x: 10, y: 4, width: 80, height: 6) && other.layoutFrame == .zero)
    }

    @Test("LG-03 a child reports the part of the safe area that reaches into it, and no more than its superview's")
    func safeAreaOfChild() throws {
        let environment = try HeadlessWindow(size: CGSize(width: 320, height: 480))
        environment.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        let child = UIView(frame: CGRect(x: 0, y: 460, width: 320, height: 100))
        environment.controller.view.addSubview(child)
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12))
        child.frame = CGRect(x: -50, y: -100, width: 500, height: 200)
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 12))
    }

    @Test("LG-04, LG-05 the guides of safe area and margins")
    func safeAreaGuide() throws {
        let environment = try HeadlessWindow(size: CGSize(width: 320, height: 480))
        environment.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        let view = environment.controller.view!
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
        let a = SizedView(20, 20)
        a.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(a)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            a.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        environment.window.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 10, y: 426, width: 20, height: 20))
        environment.controller.additionalSafeAreaInsets.left = 30
        environment.window.layoutIfNeeded()
        #expect(a.frame.minX == 30)
        let plain = UIView(frame: view.bounds)
        view.addSubview(plain)
        #expect(plain.layoutMargins == UIEdgeInsets(top: 52, left: 38, bottom: 42, right: 20))
        #expect(plain.layoutMarginsGuide.layoutFrame == plain.bounds.inset(by: plain.layoutMargins))
        plain.insetsLayoutMarginsFromSafeArea = false
        #expect(plain.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("LG-06 margins of the superview as far as they reach in")
    func preservedMargins() {
        stage.root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        child.preservesSuperviewLayoutMargins = true
        stage.root.addSubview(child)
        #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    }

    @Test("LG-08 readable content is at most 920 points wide")
    func readableContent() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1010, height: 100))
        #expect(view.readableContentGuide.layoutFrame.minX == 45)
        #expect(view.readableContentGuide.layoutFrame.width == 920)
        view.frame.size.width = 1008
        #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
    }

    @Test("LG-09 guides follow changed margins")
    func changedMargins() {
        let a = stage.addSized(10, 10)
        a.leadingAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.leadingAnchor).isActive = true
        let b = stage.addSized(10, 10)
        NSLayoutConstraint(
            item: b, attribute: .left, relatedBy: .equal, toItem: stage.root, attribute: .leftMargin, multiplier: 1,
            constant: 2
        ).isActive = true
        stage.layOut()
        #expect(a.frame.minX == 8 && b.frame.minX == 10)
        stage.root.layoutMargins.left = 30
        stage.layOut()
        #expect(a.frame.minX == 30 && b.frame.minX == 32)
    }

    @Test("LG-10 without a keyboard, its guide begins at the end of the safe area")
    func keyboard() throws {
        let environment = try HeadlessWindow(size: CGSize(width: 320, height: 480))
        environment.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        let view = environment.controller.view!
        #expect(view.keyboardLayoutGuide.layoutFrame.minY == 446)
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        #expect(view.keyboardLayoutGuide.layoutFrame.minY == 480)
    }

    @Test("LG-11 a tracking guide switches constraints")
    func tracking() {
        let guide = stage.root.keyboardLayoutGuide
        let a = stage.addView()
        let near = a.widthAnchor.constraint(equalToConstant: 10)
        let away = a.widthAnchor.constraint(equalToConstant: 20)
        guide.setConstraints([near], activeWhenNearEdge: .bottom)
        guide.setConstraints([away], activeWhenAwayFrom: .bottom)
        #expect(near.isActive && !away.isActive)
        #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
        guide.removeAllTrackedConstraints()
        #expect(!near.isActive && guide.constraints(activeWhenNearEdge: .bottom) == [])
    }

    @Test("LG-12, LG-13 edges of a scroll view are those of its content, width and height those of its frame")
    func scrollView() {
        let scroll = stage.add(UIScrollView())
        let content = stage.add(UIView(), to: scroll)
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: stage.root.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        stage.layOut()
        #expect(scroll.frame == stage.root.bounds && scroll.contentSize == CGSize(width: 320, height: 900))
        #expect(content.frame == CGRect(x: 10, y: 0, width: 300, height: 900))
        scroll.contentOffset.y = 200
        stage.layOut()
        #expect(content.frame.minY == 0 && scroll.contentSize.height == 900)
    }

    @Test("LG-14 what is pinned to the frame guide stays in place")
    func frameGuide() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(scroll)
        scroll.contentSize = CGSize(width: 100, height: 1000)
        let badge = stage.add(SizedView(20, 20), to: scroll)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
            badge.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
        ])
        stage.layOut()
        #expect(badge.frame.origin == CGPoint(x: 80, y: 5))
        scroll.contentOffset.y = 300
        stage.layOut()
        #expect(badge.frame.origin == CGPoint(x: 80, y: 305) && scroll.contentSize.height == 1000)
    }

    @Test("LG-15 the guides of bars")
    func bars() throws {
        let environment = try HeadlessWindow(size: CGSize(width: 320, height: 480))
        environment.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        #expect(environment.controller.topLayoutGuide.length == 44)
        #expect(environment.controller.bottomLayoutGuide.length == 34)
        let a = SizedView(10, 10)
        a.translatesAutoresizingMaskIntoConstraints = false
        environment.controller.view.addSubview(a)
        a.topAnchor.constraint(equalTo: environment.controller.topLayoutGuide.bottomAnchor).isActive = true
        environment.window.layoutIfNeeded()
        #expect(a.frame.minY == 44)
    }
}

/// A window without a display server.
@MainActor final class HeadlessWindow {
    let window: UIWindow
    let controller = UIViewController()

    init(size: CGSize) throws {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }
}

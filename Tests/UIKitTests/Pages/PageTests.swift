import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of page view controllers.
@MainActor @Suite(.serialized) struct PageTests {
    private struct Weak {
        weak var value: UIViewController?
        init(_ value: UIViewController?) { self.value = value }
    }

    @Test("PG-01: the values of styles, and the options")
    func values() {
        typealias Pages = UIPageViewController
        #expect(Pages.TransitionStyle.pageCurl.rawValue == 0 && Pages.TransitionStyle.scroll.rawValue == 1)
        #expect(Pages.NavigationOrientation.vertical.rawValue == 1 && Pages.NavigationDirection.reverse.rawValue == 1)
        #expect(Pages.SpineLocation.max.rawValue == 3 && Pages.SpineLocation.none.rawValue == 0)
        let scroll = Pages(
            transitionStyle: .scroll, navigationOrientation: .vertical,
            options: [.interPageSpacing: 20, .spineLocation: Pages.SpineLocation.mid])
        #expect(scroll.spineLocation == .none && scroll.pageSpacing == 20 && !scroll.isDoubleSided)
        #expect(scroll.transitionStyle == .scroll && scroll.navigationOrientation == .vertical)
        let curl = Pages(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.interPageSpacing: 20, .spineLocation: NSNumber(value: 2)])
        #expect(curl.spineLocation == .mid && curl.pageSpacing == 0 && curl.isDoubleSided)
        #expect(Pages().transitionStyle == .pageCurl && Pages().spineLocation == .min)
        let wrong = Pages(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: Double.nan])
        #expect(wrong.pageSpacing == 0 && wrong.viewControllers == nil)
    }

    @Test("PG-02: pages that are set are displayed, without the delegate", arguments: [false, true])
    func setting(animated: Bool) throws {
        let stage = try PageStage()
        var finished: [Bool] = []
        let first = stage.pages.viewControllers?.first
        stage.pages.setViewControllers([stage.page(9)], direction: .forward, animated: animated) { finished.append($0) }
        #expect(finished == (animated ? [] : [true]))
        stage.settle()
        #expect(finished == [true] && stage.shown == ["9"] && stage.pages.children.count == 1 && first?.parent == nil)
        #expect(stage.takeCalls() == AppearanceOrder.scrolledPages.completedLog(old: "1", new: "9"))
        let view = stage.pages.viewControllers?.first?.view
        #expect(view?.convert(view?.bounds ?? .zero, to: nil) == CGRect(x: 0, y: 0, width: 400, height: 500))
        #expect(stage.takeAsked().isEmpty)
    }

    @Test("PG-02: a change during an animation ends it, and its completion handler is told so")
    func interrupted() throws {
        let stage = try PageStage()
        var log: [String] = []
        stage.pages.setViewControllers([stage.page(2)], direction: .forward, animated: true) { log.append("2 \($0)") }
        stage.server.serve(for: 0.1)
        stage.pages.setViewControllers([stage.page(3)], direction: .forward, animated: true) { log.append("3 \($0)") }
        stage.settle()
        #expect(log == ["2 false", "3 true"] && stage.shown == ["3"] && stage.pages.children.count == 1)
    }

    @Test("PG-02: another number of pages is a programming error")
    func number() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                    .setViewControllers(
                        [UIViewController(), UIViewController()], direction: .forward, animated: false)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                    options: [.spineLocation: UIPageViewController.SpineLocation.mid]
                ).setViewControllers([UIViewController()], direction: .forward, animated: false)
            }
        }
    }

    @Test("PG-03: pages are asked for when the user turns, one at a time, and are not retained")
    func neighbours() throws {
        let stage = try PageStage(start: 2)
        #expect(stage.takeAsked().isEmpty)
        try stage.generator.fingerDown(at: CGPoint(x: 300, y: 250))
        try stage.generator.fingerMove(to: CGPoint(x: 200, y: 250), duration: 0.2)
        #expect(stage.takeAsked() == ["after 2"] && stage.pages.children.count == 2)
        try stage.generator.fingerMove(to: CGPoint(x: 60, y: 250), duration: 0.2)
        try stage.generator.fingerUp()
        stage.settle()
        #expect(stage.takeAsked().isEmpty && stage.shown == ["3"] && stage.pages.children.count == 1)
        let old = Weak(stage.pages.viewControllers?.first)
        try stage.swipe(from: 100, to: 350)
        #expect(stage.shown == ["2"] && old.value == nil && stage.takeAsked() == ["before 3"])
        // Without a data source, nothing moves.
        stage.pages.dataSource = nil
        try stage.swipe(from: 350, to: 100)
        #expect(stage.shown == ["2"])
    }

    @Test("PG-03: at the last page the content springs back")
    func lastPage() throws {
        let stage = try PageStage(start: 5)
        _ = stage.takeCalls()
        try stage.generator.fingerDown(at: CGPoint(x: 300, y: 250))
        try stage.generator.fingerMove(to: CGPoint(x: 100, y: 250), duration: 0.2)
        let offset = stage.pages.scrollView.contentOffset.x
        #expect(offset > 400 && offset < 560, "less of the way is shown than the finger moved")
        try stage.generator.fingerUp()
        stage.settle()
        #expect(stage.shown == ["5"] && stage.pages.scrollView.contentOffset.x == 400)
        #expect(stage.takeCalls().isEmpty && stage.takeAsked() == ["after 5"])
        try stage.swipe(from: 100, to: 350)
        #expect(stage.shown == ["4"])
    }

    @Test("PG-04: the order of scrolled turns, and PG-06: the delegate")
    func order() throws {
        let stage = try PageStage()
        try stage.swipe(from: 350, to: 100)
        #expect(
            stage.takeCalls() == ["to 2"] + AppearanceOrder.scrolledPages.completedLog(old: "1", new: "2")
                + ["finished true, from 1, true"])
        #expect(stage.pages.scrollView.contentOffset.x == 400)
    }

    @Test("PG-04: a turn that goes back, and PG-06: its delegate")
    func cancelled() throws {
        let stage = try PageStage()
        try stage.generator.fingerDown(at: CGPoint(x: 300, y: 250))
        try stage.generator.fingerMove(to: CGPoint(x: 220, y: 250), duration: 0.4)
        #expect(stage.shown == ["1"] && stage.pages.transitionCoordinator?.isInteractive == true)
        try stage.generator.wait(0.3)
        try stage.generator.fingerUp()
        stage.settle()
        #expect(
            stage.takeCalls() == ["to 2"] + AppearanceOrder.scrolledPages.cancelledLog(old: "1", new: "2")
                + ["finished true, from 1, false"])
        #expect(stage.shown == ["1"] && stage.pages.children.count == 1 && stage.pages.scrollView.subviews.count == 1)
    }

    @Test("PG-04: a drag to one side and on to the other is a cancelled turn and another one")
    func bothSides() throws {
        let stage = try PageStage(start: 3)
        try stage.generator.fingerDown(at: CGPoint(x: 200, y: 250))
        try stage.generator.fingerMove(to: CGPoint(x: 120, y: 250), duration: 0.2)
        try stage.generator.fingerMove(to: CGPoint(x: 390, y: 250), duration: 0.4)
        try stage.generator.fingerUp()
        stage.settle()
        let order = AppearanceOrder.scrolledPages
        #expect(
            stage.takeCalls() == ["to 4"] + order.cancelledLog(old: "3", new: "4") + ["finished true, from 3, false"]
                + ["to 2"] + order.completedLog(old: "3", new: "2") + ["finished true, from 3, true"])
        #expect(stage.shown == ["2"])
    }

    @Test("PG-06: quick turns one after the other are all complete")
    func quick() throws {
        let stage = try PageStage()
        for _ in 0..<3 {
            try stage.generator.fingerDrag(
                from: CGPoint(x: 350, y: 250), to: CGPoint(x: 80, y: 250), duration: 0.12)
            try stage.generator.wait(0.12)
            #expect(stage.pages.turn != nil, "the pages still coast")
        }
        stage.settle()
        #expect(stage.shown == ["4"] && stage.pages.children.count == 1)
        let calls = stage.takeCalls()
        #expect(calls.filter { $0.hasPrefix("finished true") }.count == 3)
        #expect(calls.last == "finished true, from 3, true" && stage.pages.scrollView.contentOffset.x == 400)
    }

    @Test("PG-05: pages that curl have the order of navigation", arguments: [false, true])
    func curl(byUser: Bool) throws {
        let stage = try PageStage(style: .pageCurl)
        if byUser {
            try stage.swipe(from: 350, to: 100)
        } else {
            stage.pages.setViewControllers([stage.page(2)], direction: .forward, animated: true)
            stage.settle()
        }
        #expect(
            stage.takeCalls().filter { $0.hasSuffix("appear") }
                == AppearanceOrder.navigation.completedLog(old: "1", new: "2"))
    }

    @Test("PG-02: with a spine in the middle, two pages are side by side and turn together")
    func spreads() throws {
        let stage = try PageStage(
            style: .pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.mid])
        #expect(stage.shown == ["1", "2"])
        let frames = stage.pages.viewControllers?.map { $0.view.convert($0.view.bounds, to: nil) }
        #expect(
            frames == [CGRect(x: 0, y: 0, width: 200, height: 500), CGRect(x: 200, y: 0, width: 200, height: 500)])
        try stage.swipe(from: 350, to: 100)
        #expect(stage.shown == ["3", "4"])
        #expect(
            stage.takeCalls() == [
                "to 3+4", "1 will disappear", "2 will disappear", "3 will appear", "4 will appear", "1 did disappear",
                "2 did disappear", "3 did appear", "4 did appear", "finished true, from 1+2, true",
            ])
        try stage.swipe(from: 350, to: 100)
        #expect(stage.shown == ["3", "4"], "there is only one more page")
        try stage.swipe(from: 50, to: 350)
        #expect(stage.shown == ["1", "2"])
    }

    @Test("PG-07: the page control shows the count, follows gestures and turns pages")
    func pageControl() throws {
        let stage = try PageStage(start: 2, presentationCount: 5)
        let control = try #require(stage.pages.pageControl)
        #expect(control.numberOfPages == 5 && control.currentPage == 1)
        #expect(stage.pages.scrollView.frame.height == 472 && control.frame.minY == 472)
        try stage.swipe(from: 350, to: 100)
        #expect(control.currentPage == 2)
        stage.pages.setViewControllers([stage.page(1)], direction: .reverse, animated: false)
        #expect(control.currentPage == 0, "the data source is asked again")
        _ = stage.takeCalls()
        control.accessibilityIncrement()
        stage.settle()
        #expect(stage.shown == ["2"] && control.currentPage == 1 && stage.takeCalls().first == "to 2")
        stage.pages.setViewControllers([stage.page(5)], direction: .forward, animated: true)
        #expect(stage.shown == ["5"] && control.currentPage == 4, "during the animation too")
        stage.settle()
        #expect(stage.shown == ["5"] && control.currentPage == 4)
        stage.presentationCount = 0
        stage.pages.setViewControllers([stage.page(1)], direction: .reverse, animated: false)
        stage.settle()
        #expect(stage.pages.pageControl == nil && stage.pages.scrollView.frame.height == 500)
        #expect(try PageStage(style: .pageCurl, presentationCount: 5).pages.pageControl == nil)
        #expect(try PageStage(orientation: .vertical, presentationCount: 5).pages.pageControl == nil)
    }

    @Test("PG-08: arrows and Page keys turn pages, and the delegate is notified")
    func keys() throws {
        let stage = try PageStage()
        try stage.generator.keyPress(.keyboardRightArrow)
        stage.settle()
        #expect(stage.shown == ["2"] && stage.takeCalls().first == "to 2")
        try stage.generator.keyPress(.keyboardPageDown)
        stage.settle()
        try stage.generator.keyPress(.keyboardPageUp)
        try stage.generator.keyPress(.keyboardLeftArrow)
        stage.settle()
        #expect(stage.shown == ["1"])
        try stage.generator.keyPress(.keyboardLeftArrow)
        try stage.generator.keyPress(.keyboardDownArrow)
        stage.settle()
        #expect(stage.shown == ["1"])
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        field.text = "text"
        stage.pages.viewControllers?.first?.view.addSubview(field)
        field.becomeFirstResponder()
        try stage.generator.keyPress(.keyboardRightArrow)
        stage.settle()
        #expect(stage.shown == ["1"], "the field takes the key")
    }

    @Test("PG-08: in a right-to-left interface, forward is to the left")
    func mirrored() throws {
        let stage = try PageStage()
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.settle()
        try stage.swipe(from: 50, to: 350)
        #expect(stage.shown == ["2"])
        try stage.generator.keyPress(.keyboardLeftArrow)
        stage.settle()
        #expect(stage.shown == ["3"])
        try stage.swipe(from: 350, to: 50)
        #expect(stage.shown == ["2"])
    }

    @Test("PG-01: vertical pages, and space between pages")
    func vertical() throws {
        let stage = try PageStage(orientation: .vertical, options: [.interPageSpacing: 40])
        #expect(stage.pages.scrollView.frame == CGRect(x: 0, y: -20, width: 400, height: 540))
        let view = stage.pages.viewControllers?.first?.view
        #expect(view?.convert(view?.bounds ?? .zero, to: nil) == CGRect(x: 0, y: 0, width: 400, height: 500))
        try stage.generator.fingerDrag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 100), duration: 0.2)
        stage.settle()
        #expect(stage.shown == ["2"])
        try stage.generator.keyPress(.keyboardUpArrow)
        stage.settle()
        #expect(stage.shown == ["1"])
    }

    @Test("PG-04: a swipe on a touchpad turns pages")
    func touchpad() throws {
        let stage = try PageStage()
        for _ in 0..<12 {
            try stage.generator.scroll(
                by: CGVector(dx: -30, dy: 0), at: CGPoint(x: 200, y: 250), kind: .continuous)
            try stage.generator.wait(0.016)
        }
        stage.settle()
        #expect(stage.shown == ["2"])
    }

    @Test("PG-04: only the displayed page appears with the container; another size keeps it")
    func container() throws {
        let stage = try PageStage(start: 2)
        stage.window.frame.size = CGSize(width: 700, height: 300)
        stage.settle()
        let view = stage.pages.viewControllers?.first?.view
        #expect(view?.convert(view?.bounds ?? .zero, to: nil) == CGRect(x: 0, y: 0, width: 700, height: 300))
        #expect(stage.takeCalls().isEmpty)
        stage.window.rootViewController = UIViewController()
        stage.settle()
        #expect(stage.takeCalls() == ["2 will disappear", "2 did disappear"])
        stage.pages.setViewControllers([stage.page(3)], direction: .forward, animated: true)
        #expect(stage.shown == ["3"] && stage.takeCalls().isEmpty)
        stage.window.rootViewController = stage.pages
        stage.settle()
        #expect(stage.takeCalls() == ["3 will appear", "3 did appear"])
    }

    @Test("PG-04: a window that is hidden during a drag ends the turn")
    func hidden() throws {
        let stage = try PageStage()
        try stage.generator.fingerDown(at: CGPoint(x: 300, y: 250))
        try stage.generator.fingerMove(to: CGPoint(x: 100, y: 250), duration: 0.2)
        stage.window.isHidden = true
        #expect(stage.shown == ["1"] && stage.pages.children.count == 1)
        stage.window.isHidden = false
        stage.settle()
        #expect(stage.pages.turn == nil && stage.pages.scrollView.contentOffset.x == 400)
    }

    @Test("PG-08: the pages are in the safe area of the container around")
    func safeArea() throws {
        let stage = try PageStage()
        let tabs = UITabBarController()
        stage.window.rootViewController = UIViewController()
        tabs.viewControllers = [stage.pages, UIViewController()]
        stage.window.rootViewController = tabs
        stage.settle()
        #expect(stage.pages.viewControllers?.first?.view.safeAreaInsets.top == 40)
        #expect(stage.pages.contentScrollView(for: .top) == nil, "the scroll view of the pages is not their content")
        try stage.swipe(from: 350, to: 100)
        #expect(stage.pages.viewControllers?.first?.view.safeAreaInsets.top == 40)
    }

    @Test("NC-25: a page view controller is released with its page")
    func release() throws {
        struct Traces {
            weak var pages: UIPageViewController?
            weak var page: UIViewController?
        }
        let stage = try PageStage()
        func round() -> Traces {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = stage
            let page = stage.page(1)
            pages.setViewControllers([page], direction: .forward, animated: false)
            stage.window.rootViewController = pages
            stage.settle()
            pages.setViewControllers([stage.page(2)], direction: .forward, animated: true)
            stage.server.serve(for: 0.1)
            return Traces(pages: pages, page: page)
        }
        let traces = round()
        stage.window.rootViewController = UIViewController()
        stage.settle()
        #expect(traces.pages == nil && traces.page == nil)
    }
}

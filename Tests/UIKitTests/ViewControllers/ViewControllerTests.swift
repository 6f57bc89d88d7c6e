import Testing
import UIKit
import UIKitTesting

/// Tests of VC-01, VC-02, and the positions of view controllers in the responder chain.
@MainActor @Suite struct ViewControllerTests {
    final class Log { var entries: [String] = [] }

    final class Noting: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ text: String) { log.entries.append(name.isEmpty ? text : "\(name) \(text)") }
        override func loadView() {
            note("loadView")
            super.loadView()
        }
        override func viewDidLoad() { note("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { note("willAppear in window: \(view.window != nil)") }
        override func viewIsAppearing(_ animated: Bool) { note("isAppearing in window: \(view.window != nil)") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear in window: \(view.window != nil)") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear in window: \(view.window != nil)") }
        override func viewWillLayoutSubviews() { note("willLayout") }
        override func viewDidLayoutSubviews() { note("didLayout") }
        override func willMove(toParent parent: UIViewController?) { note("willMove \(parent != nil)") }
        override func didMove(toParent parent: UIViewController?) { note("didMove \(parent != nil)") }
    }

    private func serve(_ window: UIWindow) throws { try EventGenerator(window: window).wait(0.1) }

    @Test("VC-01 load, will appear before insertion, is appearing, layout, did appear; then the way back")
    func lifecycle() throws {
        let log = Log()
        StageDisplays.closeLeftovers()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let controller = Noting("", log)
        window.rootViewController = controller
        #expect(log.entries.isEmpty)
        window.makeKeyAndVisible()
        try serve(window)
        #expect(
            log.entries == [
                "loadView", "viewDidLoad", "willAppear in window: false", "isAppearing in window: true", "willLayout",
                "didLayout", "didAppear",
            ])
        #expect(controller.view.frame == window.bounds)
        log.entries = []
        window.isHidden = true
        #expect(log.entries == ["willDisappear in window: true", "didDisappear in window: true"])
    }

    @Test("VC-01 a view that is added and removed appears and disappears each time")
    func addedViewsAppear() throws {
        let log = Log()
        StageDisplays.closeLeftovers()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let child = Noting("", log)
        child.loadViewIfNeeded()
        log.entries = []
        window.rootViewController?.view.addSubview(child.view)
        try serve(window)
        child.view.removeFromSuperview()
        #expect(
            log.entries == [
                "willAppear in window: false", "isAppearing in window: true", "willLayout", "didLayout", "didAppear",
                "willDisappear in window: true", "didDisappear in window: false",
            ])
        window.isHidden = true
    }

    @Test("VC-02 addChild announces, removeFromParent concludes")
    func containment() {
        let log = Log()
        let parent = Noting("p", log)
        let child = Noting("c", log)
        parent.addChild(child)
        #expect(log.entries == ["c willMove true"])
        #expect(parent.children == [child] && child.parent === parent)
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(log.entries == ["c willMove true", "c didMove true", "c willMove false", "c didMove false"])
        #expect(parent.children.isEmpty && child.parent == nil)
    }

    @Test("the view is loaded once, when it is first asked for")
    func loading() {
        let log = Log()
        let controller = Noting("", log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        _ = controller.view
        _ = controller.view
        #expect(log.entries == ["loadView", "viewDidLoad"])
        #expect(controller.isViewLoaded)
    }

    @Test("RC-02, RC-03 root view → controller → superview; children splice in")
    func chain() {
        StageDisplays.closeLeftovers()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let parent = UIViewController()
        let child = UIViewController()
        window.rootViewController = parent
        window.makeKeyAndVisible()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let leaf = UIView()
        child.view.addSubview(leaf)
        #expect(leaf.next === child.view)
        #expect(child.view.next === child)
        #expect(child.next === parent.view)
        #expect(parent.view.next === parent)
        #expect(parent.next === window)
        #expect(window.next === window.windowScene)
        #expect(window.windowScene?.next === UIApplication.shared)
        window.isHidden = true
    }

    @Test("a root view controller's view follows the size of its window")
    func rootViewFollowsTheWindow() {
        StageDisplays.closeLeftovers()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.frame.size = CGSize(width: 300, height: 240)
        #expect(window.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 300, height: 240))
        window.isHidden = true
    }
}

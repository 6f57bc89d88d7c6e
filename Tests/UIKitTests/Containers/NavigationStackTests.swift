import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of the stack of navigation controllers, and of the appearance callbacks of its changes.
@MainActor @Suite(.serialized) struct NavigationStackTests {
    /// A delegate that logs its methods, and provides an animator and an interaction controller.
    final class Delegate: NSObject, UINavigationControllerDelegate {
        let log: CallbackLog
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: UIPercentDrivenInteractiveTransition?
        private(set) var operations: [UINavigationController.Operation] = []
        private(set) var coordinators: [Bool] = []

        init(_ log: CallbackLog) { self.log = log }

        private func name(_ controller: UIViewController) -> String {
            (controller as? LoggingViewController)?.name ?? "?"
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            log.add("will show \(name(viewController))")
            coordinators.append(navigationController.transitionCoordinator != nil)
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log.add("did show \(name(viewController))") }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return animator
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    /// An animator that fades the new view in.
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        private(set) var log: [String] = []
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
                return
            }
            log.append("\(Int(context.finalFrame(for: controller).width))")
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: controller)
            view.alpha = 0
            UIView.animate(
                withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view.alpha = 1 },
                completion: { _ in
                    view.alpha = 1
                    context.completeTransition(!context.transitionWasCancelled)
                })
        }
        func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
    }

    /// A controller that logs its containment callbacks.
    final class MovingController: LoggingViewController {
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            log.add("\(name) will move\(parent == nil ? " out" : " in")")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log.add("\(name) did move\(parent == nil ? " out" : " in")")
        }
    }

    @Test("NC-01: the values of operations, and the controllers of a stack")
    func stack() throws {
        #expect(UINavigationController.Operation.none.rawValue == 0)
        #expect(UINavigationController.Operation.push.rawValue == 1)
        #expect(UINavigationController.Operation.pop.rawValue == 2)
        let stage = try NavigationStage()
        #expect(stage.navigation.viewControllers == [stage.root])
        let b = stage.push("b")
        #expect(stage.navigation.topViewController === b && stage.navigation.visibleViewController === b)
        let sheet = UIViewController()
        b.present(sheet, animated: false)
        #expect(stage.navigation.topViewController === b && stage.navigation.visibleViewController === sheet)
        let empty = UINavigationController()
        #expect(empty.viewControllers.isEmpty && empty.topViewController == nil)
    }

    final class RedBar: UINavigationBar {}
    final class RedToolbar: UIToolbar {}

    @Test("NC-01: bars are objects of the given classes")
    func barClasses() {
        let navigation = UINavigationController(navigationBarClass: RedBar.self, toolbarClass: RedToolbar.self)
        #expect(navigation.navigationBar is RedBar && navigation.toolbar is RedToolbar)
    }

    @Test("NC-02: a pushed controller becomes a child and the top")
    func push() throws {
        let stage = try NavigationStage()
        let b = stage.push("b")
        #expect(stage.navigation.children == [stage.root, b] && b.parent === stage.navigation)
        #expect(b.navigationController === stage.navigation)
        #expect(b.view.window === stage.window && stage.root.view.window == nil)
        #expect(stage.bar.items?.map(\.title) == ["Root", "b"])
    }

    @Test("NC-02: pushing a controller twice is a programming error")
    func pushTwice() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let root = UIViewController()
                UINavigationController(rootViewController: root).pushViewController(root, animated: false)
            }
        }
    }

    @Test("NC-02: pushing a navigation controller is a programming error")
    func pushNavigationController() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UINavigationController(rootViewController: UIViewController()).pushViewController(
                    UINavigationController(), animated: false)
            }
        }
    }

    @Test("NC-03: popping returns the popped controllers, and does nothing at the root")
    func pop() throws {
        let stage = try NavigationStage()
        #expect(stage.navigation.popViewController(animated: false) == nil)
        #expect(stage.navigation.popToRootViewController(animated: false) == nil)
        let (b, c, d) = (stage.push("b"), stage.push("c"), stage.push("d"))
        #expect(stage.navigation.popViewController(animated: false) === d)
        #expect(stage.navigation.popToViewController(c, animated: false) == nil)
        #expect(stage.navigation.popToViewController(stage.root, animated: false) == [b, c])
        #expect(stage.navigation.viewControllers == [stage.root] && b.parent == nil && c.parent == nil)
        stage.push("e")
        #expect(stage.navigation.popToRootViewController(animated: true)?.count == 1)
        #expect(stage.navigation.viewControllers == [stage.root])
    }

    @Test("NC-04: the kind of the animation follows from the new top")
    func setViewControllers() throws {
        let stage = try NavigationStage()
        let delegate = Delegate(stage.log)
        stage.navigation.delegate = delegate
        let (b, c) = (stage.make("b"), stage.make("c"))
        stage.navigation.setViewControllers([stage.root, b, c], animated: true)
        stage.settle()
        #expect(delegate.operations == [.push])
        #expect(stage.takeCalls().allSatisfy { !$0.hasPrefix("b") }, "only the top appears")
        stage.navigation.setViewControllers([stage.root, c], animated: true)
        stage.settle()
        #expect(delegate.operations == [.push] && b.parent == nil && stage.bar.backItem === stage.root.navigationItem)
        stage.navigation.setViewControllers([stage.root], animated: true)
        stage.settle()
        #expect(delegate.operations == [.push, .pop] && stage.navigation.children == [stage.root])
    }

    @Test("NC-05: the order of pushes and pops", arguments: [false, true])
    func order(animated: Bool) throws {
        let stage = try NavigationStage()
        stage.push("b", animated: animated)
        #expect(stage.takeCalls() == AppearanceOrder.navigation.completedLog(old: "root", new: "b"))
        stage.navigation.popViewController(animated: animated)
        stage.settle()
        #expect(stage.takeCalls() == AppearanceOrder.navigation.completedLog(old: "b", new: "root"))
    }

    @Test("NC-05: the callbacks are those of the table, which says what the rules say")
    func table() {
        let order = AppearanceOrder.navigation
        #expect(
            order.completedLog(old: "a", new: "b")
                == ["a will disappear", "b will appear", "a did disappear", "b did appear"])
        #expect(
            AppearanceOrder.tabs.completedLog(old: "a", new: "b")
                == ["b will appear", "a will disappear", "a did disappear", "b did appear"])
        #expect(
            AppearanceOrder.scrolledPages.completedLog(old: "a", new: "b")
                == ["b will appear", "a will disappear", "b did appear", "a did disappear"])
        #expect(
            AppearanceOrder.presentation.completedLog(old: "a", new: "b")
                == ["a will disappear", "b will appear", "b did appear", "a did disappear"])
        #expect(
            order.cancelledLog(old: "top", new: "below") == [
                "top will disappear", "below will appear", "below will disappear", "below did disappear",
                "top will appear", "top did appear",
            ])
    }

    @Test("NC-05: viewDidLoad of a new controller comes first, viewDidAppear after its layout")
    func loading() throws {
        final class Controller: LoggingViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                log.add("load")
            }
            override func viewDidLayoutSubviews() { if view.window != nil { log.add("layout") } }
        }
        let stage = try NavigationStage()
        stage.navigation.pushViewController(Controller("b", stage.log), animated: false)
        let calls = stage.takeCalls()
        #expect(calls.first == "load" && calls[1] == "root will disappear" && calls.last == "b did appear")
        #expect(calls.contains("layout"))
    }

    @Test("NC-05: nested containers forward the callbacks to the children that are visible")
    func nested() throws {
        let stage = try NavigationStage()
        let outer = stage.make("outer")
        let inner = UINavigationController(rootViewController: stage.make("inner root"))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        inner.pushViewController(stage.make("inner"), animated: false)
        stage.navigation.pushViewController(outer, animated: false)
        stage.settle()
        #expect(
            stage.takeCalls() == [
                "root will disappear", "outer will appear", "inner will appear", "root did disappear",
                "outer did appear", "inner did appear",
            ])
        inner.popViewController(animated: true)
        stage.settle()
        #expect(stage.takeCalls() == AppearanceOrder.navigation.completedLog(old: "inner", new: "inner root"))
        stage.navigation.popViewController(animated: false)
        #expect(
            stage.takeCalls() == [
                "outer will disappear", "inner root will disappear", "root will appear", "outer did disappear",
                "inner root did disappear", "root did appear",
            ])
    }

    @Test("NC-06: a cancelled interactive pop reverses the callbacks and changes nothing")
    func cancelled() throws {
        let stage = try NavigationStage()
        let delegate = Delegate(stage.log)
        let b = stage.push("b")
        stage.navigation.delegate = delegate
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        _ = stage.takeCalls()
        stage.navigation.popViewController(animated: true)
        #expect(stage.navigation.viewControllers == [stage.root, b], "the model follows at the end (NC-13)")
        interaction.update(0.4)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        interaction.cancel()
        stage.settle()
        let expected = AppearanceOrder.navigation.cancelledLog(old: "b", new: "root")
        #expect(stage.takeCalls() == ["will show root"] + expected, "there is no didShow (NC-08)")
        #expect(stage.navigation.viewControllers == [stage.root, b] && b.view.window != nil)
        #expect(b.view.frame.minX == 0 && stage.root.view.window == nil)
        #expect(stage.bar.topItem?.title == "b" && stage.barNames == ["Root"])
    }

    @Test("NC-07: controllers move at the beginning and at the end; a cancelled pop moves nobody")
    func moving() throws {
        let stage = try NavigationStage()
        let b = MovingController("b", stage.log)
        stage.navigation.pushViewController(b, animated: true)
        #expect(stage.takeCalls() == ["b will move in", "root will disappear", "b will appear"])
        stage.settle()
        #expect(stage.takeCalls() == ["root did disappear", "b did appear", "b did move in"])
        let delegate = Delegate(stage.log)
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        #expect(stage.takeCalls().first == "b will move out")
        interaction.cancel()
        stage.settle()
        #expect(!stage.takeCalls().contains { $0.contains("move") } && b.parent === stage.navigation)
        delegate.interaction = nil
        stage.navigation.popViewController(animated: true)
        stage.settle()
        #expect(stage.takeCalls().suffix(3) == ["root did appear", "b did move out", "did show root"])
    }

    @Test("NC-08: willShow comes before viewWillAppear, didShow after viewDidAppear", arguments: [false, true])
    func delegate(animated: Bool) throws {
        let stage = try NavigationStage()
        let delegate = Delegate(stage.log)
        stage.navigation.delegate = delegate
        stage.push("b", animated: animated)
        let calls = stage.takeCalls()
        let order = ["will show b", "b will appear", "b did appear", "did show b"].map { calls.firstIndex(of: $0) }
        #expect(order.allSatisfy { $0 != nil } && order.compactMap { $0 } == order.compactMap { $0 }.sorted())
        #expect(delegate.coordinators == [true])
    }

    @Test("NC-08: the delegate is told of the root when the container appears")
    func delegateAtFirst() throws {
        var delegate: Delegate?
        let stage = try NavigationStage { root in
            let navigation = UINavigationController(rootViewController: root)
            delegate = (root as? LoggingViewController).map { Delegate($0.log) }
            navigation.delegate = delegate
            return navigation
        }
        #expect(delegate?.coordinators.count == 1 && stage.navigation.viewControllers.count == 1)
    }

    @Test("NC-09: the delegate's animator and interaction controller replace the slide")
    func customAnimator() throws {
        let stage = try NavigationStage()
        let delegate = Delegate(stage.log)
        let fade = Fade()
        delegate.animator = fade
        stage.navigation.delegate = delegate
        let b = stage.make("b")
        var isAlongside = false
        b.hooks["will appear"] = {
            #expect(b.transitionCoordinator != nil && stage.root.transitionCoordinator != nil)
            b.transitionCoordinator?.animate(alongsideTransition: { _ in isAlongside = true })
        }
        stage.navigation.pushViewController(b, animated: true)
        #expect(fade.log == ["400"] && b.view.alpha == 1 && isAlongside)
        stage.server.serve(for: 0.25)
        let alpha = b.view.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.3 && alpha < 0.7 && stage.navigation.transitionCoordinator != nil)
        stage.settle()
        #expect(fade.log == ["400", "ended true"] && stage.navigation.transitionCoordinator == nil)
    }

    @Test("NC-09: an interactive push with the delegate's interaction controller")
    func interactivePush() throws {
        let stage = try NavigationStage()
        let delegate = Delegate(stage.log)
        let interaction = UIPercentDrivenInteractiveTransition()
        (delegate.animator, delegate.interaction) = (Fade(), interaction)
        stage.navigation.delegate = delegate
        let b = stage.make("b")
        stage.navigation.pushViewController(b, animated: true)
        interaction.update(0.5)
        #expect(stage.navigation.viewControllers == [stage.root])
        interaction.finish()
        stage.settle()
        #expect(stage.navigation.viewControllers == [stage.root, b] && b.view.alpha == 1)
        let c = stage.make("c")
        stage.navigation.pushViewController(c, animated: true)
        interaction.cancel()
        stage.settle()
        #expect(stage.navigation.viewControllers == [stage.root, b] && c.parent == nil && c.viewIfLoaded?.window == nil)
    }

    @Test("NC-10: without a window nobody is told, and everything has happened when the call returns")
    func withoutWindow() {
        let log = CallbackLog()
        let (a, b) = (LoggingViewController("a", log), LoggingViewController("b", log))
        let navigation = UINavigationController(rootViewController: a)
        navigation.loadViewIfNeeded()
        navigation.pushViewController(b, animated: true)
        #expect(log.take().isEmpty && navigation.viewControllers == [a, b])
        #expect(b.viewIfLoaded?.superview != nil && a.viewIfLoaded?.superview == nil)
        navigation.popViewController(animated: true)
        #expect(log.take().isEmpty && navigation.children == [a] && b.parent == nil)
    }

    @Test("NC-10: an unanimated push is over when the call returns")
    func unanimated() throws {
        let stage = try NavigationStage()
        let b = stage.make("b")
        stage.navigation.pushViewController(b, animated: false)
        #expect(stage.takeCalls() == AppearanceOrder.navigation.completedLog(old: "root", new: "b"))
        #expect(stage.navigation.transitionCoordinator == nil && b.view.frame == stage.navigation.view.bounds)
    }

    @Test("NC-11: a push during a push ends the first one at once")
    func pushDuringPush() throws {
        let stage = try NavigationStage()
        let (b, c) = (stage.make("b"), stage.make("c"))
        stage.navigation.pushViewController(b, animated: true)
        stage.server.serve(for: 0.1)
        _ = stage.takeCalls()
        stage.navigation.pushViewController(c, animated: true)
        #expect(
            stage.takeCalls() == ["root did disappear", "b did appear", "b will disappear", "c will appear"])
        stage.settle()
        #expect(stage.takeCalls() == ["b did disappear", "c did appear"])
        #expect(stage.navigation.viewControllers == [stage.root, b, c] && c.view.frame.minX == 0)
        #expect(b.view.window == nil && stage.bar.topItem?.title == "c" && stage.barNames == ["b"])
    }

    @Test("NC-11: quick pushes and pops appear once each")
    func pushAndPop() throws {
        let stage = try NavigationStage()
        let b = stage.make("b")
        stage.navigation.pushViewController(b, animated: true)
        stage.navigation.popViewController(animated: true)
        stage.settle()
        let calls = stage.takeCalls()
        #expect(calls.filter { $0 == "b did appear" }.count == 1 && calls.filter { $0 == "b did disappear" }.count == 1)
        #expect(stage.navigation.viewControllers == [stage.root] && stage.root.view.window != nil)
        #expect(calls.last == "root did appear")
    }

    @Test("NC-11: a push in a callback of another one is not lost")
    func pushInCallback() throws {
        let stage = try NavigationStage()
        let (b, c) = (stage.make("b"), stage.make("c"))
        b.hooks["will appear"] = { stage.navigation.pushViewController(c, animated: false) }
        stage.navigation.pushViewController(b, animated: true)
        stage.settle()
        #expect(stage.navigation.viewControllers == [stage.root, b, c])
        #expect(c.view.window != nil && b.viewIfLoaded?.window == nil && stage.takeCalls().last == "c did appear")
    }

    @Test("NC-11: a push in the root's viewWillAppear shows the pushed controller")
    func pushWhileAppearing() throws {
        let log = CallbackLog()
        let pushed = LoggingViewController("pushed", log)
        let stage = try NavigationStage { root in
            let navigation = UINavigationController(rootViewController: root)
            (root as? LoggingViewController)?.hooks["will appear"] = { [weak navigation] in
                if navigation?.viewControllers.count == 1 {
                    navigation?.pushViewController(pushed, animated: false)
                }
            }
            return navigation
        }
        stage.settle()
        #expect(pushed.view.window === stage.window && stage.root.view.window == nil)
        #expect(log.take().filter { $0 == "pushed did appear" }.count == 1)
    }

    @Test("NC-14: only the top is called when the container comes and goes")
    func topOnly() throws {
        let stage = try NavigationStage()
        stage.push("b")
        _ = stage.takeCalls()
        stage.window.isHidden = true
        #expect(stage.takeCalls() == ["b will disappear", "b did disappear"])
        stage.window.isHidden = false
        stage.settle()
        #expect(stage.takeCalls() == ["b will appear", "b did appear"])
        let full = stage.make("full")
        full.modalPresentationStyle = .fullScreen
        stage.navigation.present(full, animated: false)
        stage.settle()
        #expect(stage.takeCalls() == ["b will disappear", "full will appear", "full did appear", "b did disappear"])
    }

    @Test("NC-14: a window that is hidden during a push ends the push")
    func hiddenDuringPush() throws {
        let stage = try NavigationStage()
        let b = stage.make("b")
        stage.navigation.pushViewController(b, animated: true)
        stage.server.serve(for: 0.1)
        stage.window.isHidden = true
        #expect(stage.navigation.transitionCoordinator == nil && stage.navigation.topViewController === b)
        stage.window.isHidden = false
        stage.settle()
        #expect(b.view.window != nil && b.view.frame.minX == 0)
    }

    @Test("NC-20: show pushes in the nearest navigation controller")
    func show() throws {
        let stage = try NavigationStage()
        let b = stage.make("b")
        stage.root.show(b, sender: nil)
        stage.settle()
        #expect(stage.navigation.viewControllers == [stage.root, b])
        let child = UIViewController()
        b.addChild(child)
        let c = stage.make("c")
        child.show(c, sender: nil)
        stage.settle()
        #expect(stage.navigation.topViewController === c)
    }

    private struct Trace {
        weak var controller: UIViewController?
        weak var item: UIBarButtonItem?
        weak var view: UIView?
    }

    @Test("NC-25: a popped controller is released when the pop is over", arguments: [false, true])
    func release(animated: Bool) throws {
        let stage = try NavigationStage()
        func round() -> Trace {
            let controller = UIViewController()
            controller.title = "Page"
            let item = UIBarButtonItem(barButtonSystemItem: .add, target: controller, action: nil)
            controller.navigationItem.rightBarButtonItems = [item, UIBarButtonItem(customView: UIView())]
            controller.toolbarItems = [.flexibleSpace(), UIBarButtonItem(title: "A", menu: UIMenu(children: []))]
            stage.navigation.pushViewController(controller, animated: animated)
            stage.settle()
            return Trace(controller: controller, item: item, view: controller.view)
        }
        let trace = round()
        #expect(trace.controller != nil)
        stage.navigation.popViewController(animated: animated)
        stage.settle()
        #expect(trace.controller == nil && trace.item == nil && trace.view == nil)
    }

    @Test("NC-25: a navigation controller is released with its stack and its bars")
    func releaseAll() throws {
        struct Traces {
            weak var navigation: UINavigationController?
            weak var bar: UINavigationBar?
            weak var root: UIViewController?
        }
        let stage = try NavigationStage()
        func round() -> Traces {
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            navigation.isToolbarHidden = false
            navigation.hidesBarsOnSwipe = true
            stage.window.rootViewController = navigation
            stage.settle()
            navigation.pushViewController(UIViewController(), animated: true)
            stage.server.serve(for: 0.1)
            stage.window.rootViewController = UIViewController()
            stage.settle()
            return Traces(navigation: navigation, bar: navigation.navigationBar, root: root)
        }
        let traces = round()
        #expect(traces.navigation == nil && traces.bar == nil && traces.root == nil)
    }

    @Test("NC-25: the memory is flat over a thousand pushes and pops")
    func memory() throws {
        let stage = try NavigationStage()
        func rounds(_ count: Int) {
            for _ in 0..<count {
                let controller = UIViewController()
                controller.title = "Page"
                controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
                stage.navigation.pushViewController(controller, animated: false)
                stage.navigation.popViewController(animated: false)
                stage.server.serve(for: 0.02)
                _ = stage.log.take()
            }
        }
        rounds(100)
        let before = HeapMeter.inUse
        rounds(1000)
        #expect(HeapMeter.inUse - before < 200_000)
    }
}

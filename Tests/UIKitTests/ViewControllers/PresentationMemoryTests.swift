import DisplayServer
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Tests that no object remains after it was presented, dismissed or closed.
@MainActor @Suite(.serialized) struct PresentationMemoryTests {
    /// A weak reference to an object of one round.
    private struct Trace {
        weak var object: AnyObject?
        let name: String
    }

    private final class Page: UIViewController {
        let recognizer = UITapGestureRecognizer()
        override func viewDidLoad() {
            super.viewDidLoad()
            recognizer.addTarget(self, action: Page.tapped)
            view.addGestureRecognizer(recognizer)
            let button = UIButton(type: .system)
            button.addTarget(self, action: Page.tapped, for: .touchUpInside)
            view.addSubview(button)
            registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Page.tapped)
        }
        private func tapped() {}
    }

    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.05 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            UIView.animate(
                withDuration: 0.05,
                animations: { (context.view(forKey: .to) ?? context.view(forKey: .from))?.alpha = 0.5 },
                completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
        }
    }

    private final class TransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
        var interaction: UIPercentDrivenInteractiveTransition?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            UIPresentationController(presentedViewController: presented, presenting: presenting)
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    /// Creates a window with a view controller, a child, and every kind of presentation. Depending on the number, these
    /// are dismissed, cancelled, left as they are, or closed during a transition.
    private func round(_ number: Int, _ server: HeadlessServer, _ traces: inout [Trace]) {
        func trace(_ name: String, _ object: AnyObject?) {
            traces.append(Trace(object: object, name: "\(number) \(name)"))
        }
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext, .custom,
            .popover,
        ]
        // Painting, and in particular shadows, dominates the cost of a round. Therefore the window is small, and only
        // one round in ten has shadows.
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 120))
        func hideShadow(_ controller: UIViewController) {
            guard number % 10 != 0 else { return }
            let layer = controller.presentationController?.presentedView?.layer
            for layer in [layer].compactMap({ $0 }) + (layer?.sublayers ?? []) { layer.shadowOpacity = 0 }
        }
        let (root, child, page, top) = (Page(), Page(), Page(), Page())
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let transitioningDelegate = TransitioningDelegate()
        if number % 3 == 0 { transitioningDelegate.interaction = UIPercentDrivenInteractiveTransition() }
        page.modalPresentationStyle = styles[number % styles.count]
        page.transitioningDelegate =
            number % 2 == 0 || page.modalPresentationStyle == .custom ? transitioningDelegate : nil
        page.popoverPresentationController?.sourceView = child.view
        if number % 2 == 0 { page.sheetPresentationController?.detents = [.medium(), .large()] }
        child.definesPresentationContext = true
        let isAnimated = number % 4 != 0
        child.present(page, animated: isAnimated)
        hideShadow(page)
        server.serve(for: 0.02)
        trace("container", page.presentationController?.containerView)
        trace("presentation", page.presentationController)
        if let interaction = transitioningDelegate.interaction {
            interaction.update(0.5)
            // In every other round, the user has released the interactive transition before the window is closed.
            if number % 4 == 1 { interaction.cancel() } else if number % 2 == 1 { interaction.finish() }
        }
        server.serve(for: 0.6)
        page.present(top, animated: isAnimated)
        hideShadow(top)
        // A controller that is never presented, although its presentation controller was requested.
        let unused = Page()
        trace("unused presentation", unused.presentationController)
        trace("unused", unused)
        server.serve(for: number % 5 == 0 ? 0.01 : 0.6)
        for (name, controller) in [("root", root), ("child", child), ("page", page), ("top", top)] {
            trace(name, controller)
            trace("\(name) view", controller.viewIfLoaded)
            trace("\(name) recognizer", controller.recognizer)
        }
        trace("window", window)
        trace("scene", window.windowScene)
        switch number % 5 {
        case 1:
            root.dismiss(animated: isAnimated)
            child.dismiss(animated: isAnimated)
            server.serve(for: 0.6)
            window.isHidden = true
        case 2:
            window.rootViewController = nil
            server.serve(for: 0.05)
            window.isHidden = true
        case 3: for surface in server.surfaces { surface.wasDestroyedExternally() }
        case 4:
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            window.isHidden = true
        default: for surface in server.surfaces { surface.requestClose() }
        }
    }

    @Test("1,000 windows with presented, dismissed, canceled and closed controllers leave no objects or memory")
    func nothingLeaks() throws {
        let server = HeadlessServer()
        // Transitions run for their full duration, but with fewer frames.
        server.frameClock.interval = 0.1
        UIApplication.shared.displays.open(server)
        let report = PresentationDiagnostics.report
        PresentationDiagnostics.report = { _ in }
        defer {
            PresentationDiagnostics.report = report
            server.disconnect()
            UIApplication.shared.displays.close(server)
        }
        var meter = MemoryMeter()
        for number in 0..<1000 {
            var traces: [Trace] = []
            round(number, server, &traces)
            // Let the remaining animations finish.
            server.serve(for: 1)
            let leaked = traces.filter { $0.object != nil }.map(\.name)
            #expect(leaked.isEmpty)
            if !leaked.isEmpty { return }
            meter.record(round: number)
        }
        #expect(try #require(meter.growth) < MemoryMeter.bound)
        #expect(server.surfaces.isEmpty)
    }

    /// Creates a scene with a window that the user or the app closes.
    private func sceneRound(_ number: Int, _ server: HeadlessServer) throws -> [Trace] {
        let scene = UIWindowScene(server: server)
        scene.open(size: CGSize(width: 100, height: 100))
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Page()
        window.makeKeyAndVisible()
        server.serve(for: 0.02)
        let objects: [(String, AnyObject?)] = [
            ("scene", scene), ("session", scene.session), ("window", window), ("controller", window.rootViewController),
        ]
        if number % 2 == 0 { server.surfaces.last?.requestClose() } else { scene.disconnect() }
        return objects.map { Trace(object: $1, name: "\(number) \($0)") }
    }

    @Test("1,000 opened and closed scenes leave no objects or memory")
    func scenesAreReleased() throws {
        let server = HeadlessServer()
        UIApplication.shared.displays.open(server)
        defer {
            server.disconnect()
            UIApplication.shared.displays.close(server)
        }
        var leaked: [String] = []
        var meter = MemoryMeter()
        for number in 0..<1000 {
            let traces = try sceneRound(number, server)
            server.serve(for: 0.02)
            leaked += traces.filter { $0.object != nil }.map(\.name)
            meter.record(round: number)
        }
        #expect(leaked.isEmpty && server.surfaces.isEmpty)
        #expect(try #require(meter.growth) < MemoryMeter.bound)
    }
}

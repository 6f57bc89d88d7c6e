import Testing
import UIKit
import UIKitTesting

/// Tests of custom transitions and presentation controllers, and of animations alongside transitions.
@MainActor @Suite(.serialized) struct TransitionTests {
    /// An animator that moves the view in from the left, and out again.
    final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        var log: [String] = []
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let isComing = context.viewController(forKey: .to)?.isBeingPresented == true
            log.append(isComing ? "in" : "out")
            let key: UITransitionContextViewKey = isComing ? .to : .from
            guard let view = context.view(forKey: key),
                let presented = context.viewController(forKey: isComing ? .to : .from)
            else { return }
            let end = isComing ? context.finalFrame(for: presented) : context.initialFrame(for: presented)
            let out = end.offsetBy(dx: -context.containerView.bounds.width, dy: 0)
            if isComing { context.containerView.addSubview(view) }
            view.frame = isComing ? out : end
            UIView.animate(
                withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
                animations: { view.frame = isComing ? end : out },
                completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
        }
        func animationEnded(_ completed: Bool) { log.append("ended \(completed)") }
    }

    /// A presentation controller for a panel on the right, with a dimming view.
    final class Drawer: UIPresentationController {
        var log: [String] = []
        let shade = UIView()
        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: bounds.width - 200, y: 0, width: 200, height: bounds.height)
        }
        override func presentationTransitionWillBegin() {
            log.append("will present")
            shade.frame = containerView?.bounds ?? .zero
            shade.alpha = 0
            containerView?.insertSubview(shade, at: 0)
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did present \(completed)") }
        override func dismissalTransitionWillBegin() {
            log.append("will dismiss")
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0 })
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("did dismiss \(completed)") }
        override func containerViewWillLayoutSubviews() {
            log.append("layout")
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let slide = Slide()
        var drawer: Drawer?
        var interaction: UIPercentDrivenInteractiveTransition?
        var asked: [String] = []
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            asked.append("controller")
            drawer = Drawer(presentedViewController: presented, presenting: presenting)
            return drawer
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
        func animationController(forDismissed dismissed: UIViewController) -> (
            any UIViewControllerAnimatedTransitioning
        )? {
            slide
        }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private func custom(_ stage: PresentationStage) -> (LoggingViewController, Delegate) {
        let controller = stage.make("a", .custom)
        let delegate = Delegate()
        controller.transitioningDelegate = delegate
        return (controller, delegate)
    }

    private func presentationFrame(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

    @Test("VC-07 a custom presentation controller sets the frame, receives the callbacks and animates alongside")
    func customPresentation() throws {
        let stage = try PresentationStage()
        let (a, delegate) = custom(stage)
        stage.root.present(a, animated: true)
        let drawer = try #require(delegate.drawer)
        #expect(a.presentationController === drawer && drawer.presentingViewController === stage.root)
        #expect(a.transitionCoordinator?.transitionDuration == 0.5 && a.transitionCoordinator?.isAnimated == true)
        stage.server.serve(for: 0.25)
        #expect(presentationFrame(a.view).minX > -200 && presentationFrame(a.view).minX < 600)
        let shade = CGFloat(drawer.shade.layer.presentation()?.opacity ?? -1)
        #expect(shade > 0.1 && shade < 0.9)
        stage.settle()
        #expect(a.view.frame == CGRect(x: 600, y: 0, width: 200, height: 600))
        stage.window.frame.size = CGSize(width: 700, height: 500)
        stage.settle()
        #expect(a.view.frame == CGRect(x: 500, y: 0, width: 200, height: 500))
        a.dismiss(animated: true)
        stage.settle()
        #expect(delegate.slide.log == ["in", "ended true", "out", "ended true"])
        let turns = drawer.log.filter { $0 != "layout" }
        #expect(turns == ["will present", "did present true", "will dismiss", "did dismiss true"])
        #expect(stage.root.view.window != nil && delegate.asked == ["controller"])
    }

    @Test("VC-07 custom animators apply to full-screen presentations and receive both views")
    func animatorForFullScreen() throws {
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            var views: [(UIView?, UIView?)] = []
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
                views.append((from, to))
                if let to { context.containerView.addSubview(to) }
                UIView.animate(
                    withDuration: 0.2, animations: { from?.alpha = 0.2 },
                    completion: { _ in
                        from?.alpha = 1
                        context.completeTransition(true)
                    })
            }
        }
        final class TransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
            let fade = Fade()
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
        }
        let stage = try PresentationStage()
        let transitioningDelegate = TransitioningDelegate()
        let a = stage.make("a", .fullScreen)
        a.transitioningDelegate = transitioningDelegate
        stage.present(a, animated: true)
        #expect(
            transitioningDelegate.fade.views.first?.0 === stage.root.view
                && transitioningDelegate.fade.views.first?.1 === a.view)
        a.dismiss(animated: true)
        stage.settle()
        #expect(
            transitioningDelegate.fade.views.last?.0 === a.view
                && transitioningDelegate.fade.views.last?.1 === stage.root.view)
        #expect(stage.window.subviews == [stage.root.view] && stage.root.view.frame == stage.window.bounds)
    }

    @Test("VC-07 an interactive presentation stays at its fraction and continues when it finishes")
    func interactiveFinish() throws {
        let stage = try PresentationStage()
        let (a, delegate) = custom(stage)
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        stage.root.present(a, animated: true)
        #expect(a.transitionCoordinator?.isInteractive == true && interaction.duration == 0.5)
        interaction.update(0.5)
        stage.server.serve(for: 2)
        #expect(abs(presentationFrame(a.view).minX - 200) < 1 && a.isBeingPresented)
        var changes: [Bool] = []
        a.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        interaction.finish()
        stage.server.serve(for: 0.1)
        #expect(presentationFrame(a.view).minX > 201 && presentationFrame(a.view).minX < 600)
        stage.settle()
        #expect(changes == [false] && a.view.frame.minX == 600 && a.presentingViewController === stage.root)
        #expect(delegate.slide.log == ["in", "ended true"])
        #expect(stage.log.take() == ["a will appear!", "a is appearing!", "a did appear!"])
    }

    @Test("VC-07 pausing a transition updates its completed fraction")
    func interactivePause() throws {
        let stage = try PresentationStage()
        let (a, delegate) = custom(stage)
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        stage.root.present(a, animated: true)
        interaction.update(0.5)
        stage.server.serve(for: 0.1)
        interaction.finish()
        stage.server.serve(for: 0.15)
        interaction.pause()
        let fraction = interaction.percentComplete
        #expect(fraction > 0.51 && fraction < 1 && a.transitionCoordinator?.percentComplete == fraction)
        stage.server.serve(for: 1)
        #expect(abs(presentationFrame(a.view).minX - (800 * fraction - 200)) < 4)
        interaction.finish()
        stage.settle()
        #expect(a.view.frame.minX == 600)
    }

    @Test("VC-07 a canceled presentation leaves no views or state")
    func interactiveCancel() throws {
        let stage = try PresentationStage()
        let (a, delegate) = custom(stage)
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        var completed = false
        stage.root.present(a, animated: true) { completed = true }
        interaction.update(0.4)
        stage.server.serve(for: 0.1)
        interaction.cancel()
        stage.settle()
        #expect(a.presentingViewController == nil && stage.root.presentedViewController == nil && a.view.window == nil)
        #expect(stage.window.subviews == [stage.root.view] && !completed)
        #expect(delegate.slide.log == ["in", "ended false"] && delegate.drawer?.log.last == "did present false")
        #expect(
            stage.log.take() == [
                "a will appear!", "a is appearing!", "a will disappear!", "a did disappear!",
            ])
    }

    @Test("VC-07 a canceled dismissal restores the previous state")
    func dismissalCancelled() throws {
        let stage = try PresentationStage()
        let (a, delegate) = custom(stage)
        stage.present(a, animated: true)
        _ = stage.log.take()
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        a.dismiss(animated: true)
        interaction.update(0.6)
        stage.server.serve(for: 0.1)
        #expect(abs(presentationFrame(a.view).minX - 120) < 1)
        interaction.cancel()
        stage.settle()
        #expect(
            a.presentingViewController === stage.root && a.view.frame.minX == 600 && delegate.drawer?.shade.alpha == 1)
        #expect(
            stage.log.take() == ["a will disappear!", "a will appear!", "a is appearing!", "a did appear!"])
        // The controller can be dismissed afterwards.
        delegate.interaction = nil
        a.dismiss(animated: true)
        stage.settle()
        #expect(a.view.window == nil)
    }

    @Test("VC-07 alongside animations of a transition without animation run immediately, completion handlers in order")
    func alongsideWithoutAnimation() throws {
        let stage = try PresentationStage()
        let a = stage.make("a", .fullScreen)
        var log: [String] = []
        a.hooks["will appear"] = { [unowned a] in
            a.transitionCoordinator?.animate(
                alongsideTransition: { log.append("along \($0.isAnimated)") },
                completion: { log.append("over \($0.isCancelled)") })
        }
        a.hooks["did appear"] = { log.append("appeared") }
        stage.root.present(a, animated: false) { log.append("completed") }
        #expect(log == ["along false", "over false", "appeared", "completed"])
    }

    @Test("a cross-dissolve fades")
    func crossDissolve() throws {
        let stage = try PresentationStage()
        let a = stage.make("a", .overFullScreen)
        a.modalTransitionStyle = .crossDissolve
        stage.root.present(a, animated: true)
        stage.server.serve(for: 0.12)
        let opacity = a.view.layer.presentation()?.opacity ?? -1
        #expect(opacity > 0.1 && opacity < 0.9)
        stage.settle()
        a.dismiss(animated: true)
        stage.settle()
        #expect(a.view.alpha == 1 && a.view.window == nil)
    }

    @Test("closing the window cancels an interactive transition")
    func closedDuringInteraction() throws {
        let stage = try PresentationStage()
        let (a, delegate) = custom(stage)
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        stage.root.present(a, animated: true)
        interaction.update(0.5)
        stage.server.serve(for: 0.1)
        stage.server.surfaces.first?.requestClose()
        #expect(a.presentingViewController == nil && stage.root.transitionCoordinator == nil)
        #expect(delegate.slide.log == ["in", "ended false"])
        interaction.finish()
        #expect(stage.window.subviews == [stage.root.view])
    }

    @Test("removing a child from its parent dismisses what it presents over its context")
    func contextRemoval() throws {
        let stage = try PresentationStage()
        let (child, over) = (stage.make("child"), stage.make("over", .overCurrentContext))
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        child.definesPresentationContext = true
        stage.present(over, on: child)
        #expect(over.view.window != nil)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(over.view.window == nil && stage.root.view.subviews.isEmpty && child.presentedViewController == nil)
    }
}

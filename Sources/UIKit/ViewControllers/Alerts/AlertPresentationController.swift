/// The presentation of an alert: a panel in the middle of the window's safe area, and a dimmed backdrop that blocks
/// input to the rest of the window (AT-14).
@MainActor final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView()
    private var panel: SheetPanel?

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var isUserDismissible: Bool { true }

    override var alwaysDissolves: Bool { true }

    override var dimsTintColors: Bool { true }

    override var shouldPresentInFullscreen: Bool { true }

    override var shouldRemovePresentersView: Bool { false }

    override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    /// Triggers the cancel action, because the user pressed Escape.
    override func attemptDismissal() -> Bool {
        alert?.cancel()
        return true
    }

    override var presentedView: UIView? {
        let content: UIView = presentedViewController.view
        if let panel {
            panel.hold(content)
            return panel
        }
        let new = SheetPanel(content)
        new.presented = presentedViewController
        panel = new
        return new
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = alert?.alertView else { return .zero }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
            .insetBy(dx: AlertStyle.margin, dy: AlertStyle.margin)
        let width = max(0, min(view.preferredWidth, room.width))
        let size = view.fittingSize(width: width, maximumHeight: max(0, room.height))
        return CGRect(
            x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(), width: size.width,
            height: size.height.rounded(.up))
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { frameOfPresentedViewInContainerView.size }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        alert?.alertView?.reload()
        dimming.backgroundColor = AlertStyle.dimming
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        let dimming = dimming
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 1 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        let dimming = dimming
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in dimming.alpha = 0 },
            completion: { if $0.isCancelled { dimming.alpha = 1 } })
    }

    override func containerViewWillLayoutSubviews() {
        guard let panel, panel.superview === containerView, container?.isInTransition == false else { return }
        panel.frame = frameOfPresentedViewInContainerView
    }
}

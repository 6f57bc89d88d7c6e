import QuartzCore

/// Page and form sheets: a panel in the middle of the dimmed window, dismissed by Escape and by a click beside it.
@MainActor final class SheetPresentation: UIPresentationController {
    /// Of a form sheet whose controller wishes no size, and at most of a page sheet, in points.
    private static let formSize = CGSize(width: 540, height: 480)
    private static let widestPage: CGFloat = 720
    /// What of the window is seen around a sheet at least.
    private static let margin: CGFloat = 24

    private let dimming = UIView()
    private var panel: SheetPanel?

    override var isDismissedByPerson: Bool { true }

    override var presentedView: UIView? {
        let content: UIView = presentedViewController.view
        if let panel {
            panel.hold(content)
            return panel
        }
        let new = SheetPanel(content)
        panel = new
        return new
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return frame(in: containerView.bounds.size)
    }

    private func frame(in room: CGSize) -> CGRect {
        let most = CGSize(
            width: max(0, room.width - 2 * SheetPresentation.margin),
            height: max(0, room.height - 2 * SheetPresentation.margin))
        var wish = CGSize(width: SheetPresentation.widestPage, height: most.height)
        if presentationStyle == .formSheet {
            wish = SheetPresentation.formSize
            let preferred = presentedViewController.preferredContentSize
            if preferred.width > 0 { wish.width = preferred.width }
            if preferred.height > 0 { wish.height = preferred.height }
        }
        let size = CGSize(width: min(wish.width, most.width), height: min(wish.height, most.height))
        return CGRect(
            x: ((room.width - size.width) / 2).rounded(), y: ((room.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.5 : 0.28) }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        let tap = UITapGestureRecognizer(target: self, action: SheetPresentation.wasTappedBeside)
        dimming.addGestureRecognizer(tap)
        containerView.insertSubview(dimming, at: 0)
        let dimming = dimming
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 1 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { dimming.removeFromSuperview() } }

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

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard let panel, panel.window != nil, self.container?.isInTransition == false else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .layoutSubviews]) {
            panel.frame = self.frameOfPresentedViewInContainerView
        }
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { frame(in: parentSize).size }

    private func wasTappedBeside() { _ = attemptDismissal() }
}

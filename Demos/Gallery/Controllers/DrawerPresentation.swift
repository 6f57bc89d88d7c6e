import UIKit

/// A presentation controller for a drawer at the right edge of the window. A tap on the dimming view closes the drawer.
final class DrawerPresentation: UIPresentationController {
    private let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let width = min(360, bounds.width * 0.6)
        return CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
    }

    override func presentationTransitionWillBegin() {
        shade.backgroundColor = UIColor.systemIndigo.withAlphaComponent(0.25)
        shade.alpha = 0
        shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: DrawerPresentation.close))
        containerView?.insertSubview(shade, at: 0)
        let shade = shade
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in shade.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        let shade = shade
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in shade.alpha = 0 })
    }

    override func containerViewWillLayoutSubviews() {
        shade.frame = containerView?.bounds ?? .zero
        if presentedViewController.transitionCoordinator == nil {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    private func close() {
        if !presentedViewController.isModalInPresentation { presentedViewController.dismiss(animated: true) }
    }
}

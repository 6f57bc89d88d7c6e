/// Manages how one controller's view lies over others, from the start of its presentation to the end of its dismissal.
///
/// Subclasses place the view, and add views of their own around it; they are given out by a
/// ``UIViewControllerTransitioningDelegate`` for controllers whose `modalPresentationStyle` is `.custom`.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    // Weak: the presented controller keeps its presentation controller, and is kept by the presenting one.
    private weak var presented: UIViewController?
    weak var presenting: UIViewController?

    /// A presentation controller; usually made by a transitioning delegate.
    ///
    /// - Parameter presentingViewController: nil where it is not known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        presentationStyle = presentedViewController.modalPresentationStyle.resolved
        super.init()
    }

    /// The controller that is presented. A plain one once that is gone.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }

    /// The controller that presents. Before the presentation it is the presented one; a plain one once it is gone.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }

    /// The style of the presentation; never `.automatic`.
    open internal(set) var presentationStyle: UIModalPresentationStyle

    /// Hears of dismissals by the person.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The view that everything of the presentation is in; nil outside of one.
    open internal(set) weak var containerView: UIView?

    var container: PresentationContainer? { containerView as? PresentationContainer }

    /// The view that is moved by animations: the presented controller's, or one of a subclass around it.
    open var presentedView: UIView? { presented?.view }

    /// Where ``presentedView`` is when it has come, in the coordinates of ``containerView``: everywhere, unless
    /// overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether it covers the whole window, not only the controller that defines a presentation context.
    open var shouldPresentInFullscreen: Bool {
        presentationStyle != .currentContext && presentationStyle != .overCurrentContext
    }

    /// Whether the view that is covered is taken out of the window meanwhile. Only for `.fullScreen` and
    /// `.currentContext`, unless overridden.
    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    /// Whether Escape, and a click beside the view, dismiss it.
    var isDismissedByPerson: Bool { false }

    /// Whether a touch beside the presented view, at a point of the container, goes to what is behind.
    func letsThrough(_ point: CGPoint) -> Bool { false }

    /// What keeps it from being presented, as the end of a sentence about the controller; nil if nothing does.
    var objection: String? { nil }

    /// It is about to be presented, and nothing has been looked at yet.
    func willPresent() {}

    /// The traits of the presentation: those of its container.
    open var traitCollection: UITraitCollection { containerView?.traitCollection ?? .current }

    /// Whether tint colors of what is covered are gray.
    var dimsTintColors: Bool { false }

    // MARK: Adapting

    /// The style that it has where there is little room in width, as ``UITraitCollection/horizontalSizeClass`` says:
    /// `.none` if it stays as it is.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// The style that it has with those traits; `.none` if it stays as it is. Windows of a desktop have room enough
    /// unless traits are overridden. Where there is little, a popover becomes a page sheet unless the delegate says
    /// otherwise.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        var style =
            delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
        if style == .automatic { style = presentationStyle == .popover ? .pageSheet : .none }
        return style == presentationStyle || style == .custom || style == .popover ? .none : style
    }

    // MARK: The turns of a presentation

    /// The presentation begins: the place to add views to ``containerView``, and to have them appear along with the
    /// presented view through its `transitionCoordinator`. Does nothing here, like the others.
    open func presentationTransitionWillBegin() {}

    /// The presented view has come; with false, it did not, and everything is as it was before.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The dismissal begins.
    open func dismissalTransitionWillBegin() {}

    /// The presented view has gone; with false, it stayed.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The container's subviews are about to be laid out: the place to set the frame of ``presentedView`` again.
    open func containerViewWillLayoutSubviews() {}

    /// The container's subviews were laid out.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Content

    /// The size that the presented controller wishes.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// The presented controller wishes another size. The container is laid out anew.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// The size of the presented view in a container of that size: as much larger or smaller as the container is.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let bounds = containerView?.bounds.size, bounds != parentSize else {
            return containerView == nil ? parentSize : frameOfPresentedViewInContainerView.size
        }
        let size = frameOfPresentedViewInContainerView.size
        return size == bounds ? parentSize : size
    }

    /// The container is about to get another size. The presented controller hears of its own, if that changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presented else { return }
        let new = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        if presented.viewIfLoaded?.bounds.size != new { presented.viewWillTransition(to: new, with: coordinator) }
    }

    // MARK: Dismissal by the person

    /// The person wants it gone.
    ///
    /// - Returns: whether that is something to do here: false for those that only code dismisses.
    func attemptDismissal() -> Bool {
        guard isDismissedByPerson, let presented, let presenting, presented.transition == nil else { return false }
        guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return true
        }
        guard presented.presentingStorage === presenting, presented.transition == nil else { return true }
        delegate?.presentationControllerWillDismiss(self)
        presenting.dismiss(animated: true) { self.delegate?.presentationControllerDidDismiss(self) }
        return true
    }
}

extension UIModalPresentationStyle {
    /// The style that is meant where the choice is left to the toolkit.
    var resolved: UIModalPresentationStyle { self == .automatic || self == .none ? .pageSheet : self }
}

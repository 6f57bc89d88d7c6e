/// An object that manages the presentation of a view controller, from the start of its presentation to the end of its
/// dismissal.
///
/// ```swift
/// final class DrawerPresentation: UIPresentationController {
///     override var frameOfPresentedViewInContainerView: CGRect {
///         guard let bounds = containerView?.bounds else { return .zero }
///         return CGRect(x: 0, y: 0, width: 280, height: bounds.height)
///     }
///
///     override func containerViewWillLayoutSubviews() {
///         presentedView?.frame = frameOfPresentedViewInContainerView
///     }
/// }
/// ```
///
/// Subclasses set the frame of the presented view and add views around it. A ``UIViewControllerTransitioningDelegate``
/// provides them for controllers whose `modalPresentationStyle` is `.custom`. By default, the presented view fills the
/// container, and the presenting view stays behind it. The style does not adapt to the window, because desktop windows
/// are never horizontally compact unless the app overrides the trait.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    // Weak, because the presenting controller retains the presented one, which retains its presentation controller.
    private weak var presented: UIViewController?
    weak var presenting: UIViewController?

    /// Creates a presentation controller. Usually a transitioning delegate calls this initializer.
    ///
    /// - Parameters:
    ///   - presentedViewController: The controller to present.
    ///   - presentingViewController: The controller that presents, or `nil` if it is not known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        presentationStyle = presentedViewController.modalPresentationStyle.resolved
        super.init()
    }

    /// The controller that is presented. After it has been deallocated, a new plain controller.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }

    /// The controller that presents. Before the presentation starts, it is the presented controller.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }

    /// The style of the presentation. It is never `.automatic`.
    open internal(set) var presentationStyle: UIModalPresentationStyle

    /// The delegate, which controls dismissals by the user and the adaptation of the style.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The view that contains all views of the presentation. `nil` while no presentation is in progress.
    open internal(set) weak var containerView: UIView?

    var container: PresentationContainer? { containerView as? PresentationContainer }

    /// The view that transitions animate: the presented controller's view, or a view that a subclass puts around it.
    open var presentedView: UIView? { presented?.view }

    /// The frame of ``UIPresentationController/presentedView`` after the transition, in the coordinates of
    /// ``UIPresentationController/containerView``. The default is the container's bounds.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// A Boolean value that indicates whether the presentation covers the whole window, and not only the controller
    /// that defines a presentation context.
    open var shouldPresentInFullscreen: Bool {
        presentationStyle != .currentContext && presentationStyle != .overCurrentContext
    }

    /// A Boolean value that indicates whether the covered view is removed from the window during the presentation. By
    /// default, it is `true` for `.fullScreen` and `.currentContext`.
    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    /// A Boolean value that indicates whether Escape, and a click outside the presented view, dismiss the presentation.
    var isUserDismissible: Bool { false }

    /// A Boolean value that indicates whether the first responder in the covered view resigns until the dismissal.
    var suspendsFirstResponder: Bool { true }

    /// A Boolean value that indicates whether focus cannot move into the covered view.
    var coversContent: Bool { true }

    /// Returns whether a touch outside the presented view, at a point of the container, reaches the views behind it.
    func passesTouchesThrough(_ point: CGPoint) -> Bool { false }

    /// The reason why the controller cannot be presented, as the end of a sentence about it, or `nil` if it can.
    var presentationError: String? { nil }

    /// Another presentation controller to use in place of this one, because this one lacks what it needs.
    var fallback: UIPresentationController? { nil }

    /// Called before the presentation starts and before ``presentationError`` is read.
    func willPresent() {}

    /// The traits of the presentation, which are those of its container.
    open var traitCollection: UITraitCollection { containerView?.traitCollection ?? .current }

    /// A Boolean value that indicates whether the presented view fades in and out, whatever the transition style of its
    /// controller.
    var alwaysDissolves: Bool { false }

    /// A Boolean value that indicates whether the tint colors of the covered views are dimmed.
    var dimsTintColors: Bool { false }

    // MARK: Adapting

    /// The style in a horizontally compact environment (see ``UITraitCollection/horizontalSizeClass``), or `.none` if
    /// the style does not change.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// Returns the style for the given traits, or `.none` if the style does not change. Desktop windows are never
    /// horizontally compact unless the app overrides traits. In a compact environment a popover becomes a page sheet,
    /// unless the delegate returns another style.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        var style =
            delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
        if style == .automatic { style = presentationStyle == .popover ? .pageSheet : .none }
        return style == presentationStyle || style == .custom || style == .popover ? .none : style
    }

    // MARK: Transition callbacks

    /// Called when the presentation begins. Add views to ``UIPresentationController/containerView`` here, and animate
    /// them alongside the presented view with its `transitionCoordinator`. The default implementation does nothing, as
    /// with the following methods.
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation has ended. If `completed` is `false`, it was cancelled and the previous state is
    /// restored.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called when the dismissal begins.
    open func dismissalTransitionWillBegin() {}

    /// Called when the dismissal has ended. If `completed` is `false`, it was cancelled and the presented view remains.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Called before the container's subviews are laid out. Set the frame of ``presentedView`` here.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container's subviews have been laid out.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Content

    /// The preferred content size of the presented controller.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// Lays out the container after the preferred size of the presented controller has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// Returns the size of the presented view in a container of the given size: the new size if the view fills the
    /// container now, otherwise its current size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let bounds = containerView?.bounds.size, bounds != parentSize else {
            return containerView == nil ? parentSize : frameOfPresentedViewInContainerView.size
        }
        let size = frameOfPresentedViewInContainerView.size
        return size == bounds ? parentSize : size
    }

    /// Tells the presented controller about the change of the container's size, if its own size changes with it.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presented else { return }
        let new = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        if presented.viewIfLoaded?.bounds.size != new { presented.viewWillTransition(to: new, with: coordinator) }
    }

    // MARK: Dismissal by the user

    /// Dismisses the presented controller on behalf of the user, if the controller and the delegate allow it.
    ///
    /// - Returns: `false` if the user cannot dismiss this kind of presentation, or if a transition is in progress.
    func attemptDismissal() -> Bool {
        guard isUserDismissible, let presented, let presenting, presented.transition == nil else { return false }
        guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return true
        }
        guard presented.presentingStorage === presenting, presented.transition == nil else { return true }
        delegate?.presentationControllerWillDismiss(self)
        presenting.dismiss(animated: true) {
            self.userDismissalDidEnd()
            self.delegate?.presentationControllerDidDismiss(self)
        }
        return true
    }

    /// Called when the user has dismissed the presentation.
    func userDismissalDidEnd() {}
}

extension UIModalPresentationStyle {
    /// The actual style: page sheet for `.automatic` and `.none`.
    var resolved: UIModalPresentationStyle { self == .automatic || self == .none ? .pageSheet : self }
}

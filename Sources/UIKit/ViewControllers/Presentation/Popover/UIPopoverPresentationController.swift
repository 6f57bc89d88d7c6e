/// Shows a controller in a panel with an arrow to what it is about. Escape and a click beside it dismiss it.
///
/// ```swift
/// controller.modalPresentationStyle = .popover
/// controller.popoverPresentationController?.sourceView = button
/// present(controller, animated: true)
/// ```
///
/// The panel is as large as the controller's `preferredContentSize`, as far as there is room in the window.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// Of a controller that wishes no size, in points.
    private static let standardSize = CGSize(width: 320, height: 400)

    /// The view that it is shown from.
    open weak var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }

    /// What of ``sourceView`` the arrow points to, in that view's coordinates; null, which it is unless set, is all of
    /// it.
    open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }

    /// What it is shown from, if that is no view or not only one; goes before ``sourceView``.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The sides that the arrow may point to. Any, unless set.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { containerView?.setNeedsLayout() } }

    /// The side that the arrow points to; unknown while it is not shown.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// Views that can be used while the popover is shown: a click on one of them goes there, and dismisses nothing.
    open var passthroughViews: [UIView]?

    /// The colour of panel and arrow; nil is the toolkit's own.
    open var backgroundColor: UIColor? { didSet { panel?.ground = backgroundColor } }

    /// How near the panel may come to the edges of the window: 10 points, unless set.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Whether the panel may lie over what it is shown from where it would have to be smaller otherwise. False unless
    /// set.
    open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }

    private let backdrop = UIView()
    private var panel: PopoverPanel?
    /// Where the source was last, which counts when it is gone.
    private var lastSource = CGRect.null

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    override var isDismissedByPerson: Bool { true }

    override var dimsTintColors: Bool { passthroughViews?.isEmpty ?? true }

    /// What is missing for it to be shown; nil if nothing is.
    override var objection: String? {
        sourceItem == nil && sourceView == nil
            ? "which is to be a popover: set the sourceView or sourceItem of its popoverPresentationController first"
            : nil
    }

    override func willPresent() { popoverDelegate?.prepareForPopoverPresentation(self) }

    // MARK: Where it is

    override open var presentedView: UIView? {
        let content: UIView = presentedViewController.view
        if let panel {
            panel.hold(content)
            return panel
        }
        let new = PopoverPanel(content)
        new.ground = backgroundColor
        panel = new
        return new
    }

    private var wantedSize: CGSize {
        let preferred = presentedViewController.preferredContentSize
        let standard = UIPopoverPresentationController.standardSize
        return CGSize(
            width: preferred.width > 0 ? preferred.width : standard.width,
            height: preferred.height > 0 ? preferred.height : standard.height)
    }

    /// Where the source is in the container; where it was last if it is gone.
    private func source(in container: UIView) -> CGRect {
        let found: CGRect?
        if let sourceItem {
            found = sourceItem.frame(in: container)
        } else if let sourceView, sourceView.window === container.window {
            found = sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
        } else {
            found = nil
        }
        if let found, !found.isNull { lastSource = found }
        return lastSource.isNull
            ? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0) : lastSource
    }

    private func placement(in container: UIView) -> PopoverPlacement {
        PopoverPlacement(
            size: wantedSize, source: source(in: container), room: container.bounds.inset(by: popoverLayoutMargins),
            permitted: permittedArrowDirections, canOverlap: canOverlapSourceViewRect)
    }

    override open var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let placement = placement(in: containerView)
        // The arrow is where the frame is.
        arrowDirection = placement.direction
        panel?.place(placement)
        return placement.frame
    }

    override open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { containerView.map { placement(in: $0).body.size } ?? parentSize }

    override open func containerViewWillLayoutSubviews() {
        guard let panel, let containerView, panel.superview === containerView, container?.isInTransition == false else {
            return
        }
        if containerView.bounds.size != lastRoom { askForPlace() }
        lastRoom = containerView.bounds.size
        panel.frame = frameOfPresentedViewInContainerView
    }

    private var lastRoom = CGSize.zero

    /// The room has changed: the delegate may say another place.
    private func askForPlace() {
        guard lastRoom != .zero, let delegate = popoverDelegate, let view = sourceView else { return }
        var (rect, newView) = (sourceRect.isNull ? view.bounds : sourceRect, view)
        let before = (rect, newView)
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &newView)
        guard rect != before.0 || newView !== before.1 else { return }
        sourceView = newView
        sourceRect = rect
    }

    // MARK: Coming and going

    override open func presentationTransitionWillBegin() {
        guard let containerView else { return }
        lastRoom = containerView.bounds.size
        backdrop.frame = containerView.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: UIPopoverPresentationController.wasTappedBeside))
        containerView.insertSubview(backdrop, at: 0)
    }

    override open func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { backdrop.removeFromSuperview() }
    }

    override open func dismissalTransitionDidEnd(_ completed: Bool) { if completed { arrowDirection = .unknown } }

    override func letsThrough(_ point: CGPoint) -> Bool {
        guard let containerView, let passthroughViews else { return false }
        return passthroughViews.contains { view in
            guard view.window === containerView.window, view.window != nil else { return false }
            return view.hitTest(containerView.convert(point, to: view), with: nil) != nil
        }
    }

    private func wasTappedBeside() { _ = attemptDismissal() }
}

extension UIViewController {
    /// What manages the presentation of this controller as a popover; nil if its `modalPresentationStyle` is another.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}

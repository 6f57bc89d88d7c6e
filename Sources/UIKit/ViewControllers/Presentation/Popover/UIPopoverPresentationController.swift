/// Shows a controller in a panel with an arrow to what it is about. Escape and a click beside it dismiss it.
///
/// ```swift
/// controller.modalPresentationStyle = .popover
/// controller.popoverPresentationController?.sourceView = button
/// present(controller, animated: true)
/// ```
///
/// The panel is as large as the controller's `preferredContentSize`. Where the window has not enough room for it, it
/// extends beyond the window, as far as there is room on the monitor: while the window has keyboard focus, and nothing else
/// is presented over the popover.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// Of a controller that wishes no size, in points.
    private static let standardSize = CGSize(width: 320, height: 400)

    /// The view that it is shown from.
    open weak var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }

    /// What of ``sourceView`` the arrow points to, in that view's coordinates; null, which it is unless set, is all of
    /// it.
    open var sourceRect = CGRect.null {
        didSet {
            if !sourceRect.isNull, !GeometryValidation.accepts(sourceRect, "sourceRect", of: self) {
                sourceRect = oldValue
            }
            containerView?.setNeedsLayout()
        }
    }

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
        didSet {
            if !GeometryValidation.accepts(popoverLayoutMargins, "popoverLayoutMargins", of: self) {
                popoverLayoutMargins = oldValue
            }
            containerView?.setNeedsLayout()
        }
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
        new.presented = presentedViewController
        new.ground = backgroundColor
        new.didLeave = { [weak self] in self?.comeInside() }
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
        let source = source(in: container)
        func placement(in room: CGRect) -> PopoverPlacement {
            PopoverPlacement(
                size: wantedSize, source: source, room: room.inset(by: popoverLayoutMargins),
                permitted: permittedArrowDirections, canOverlap: canOverlapSourceViewRect)
        }
        func area(_ placement: PopoverPlacement) -> CGFloat { placement.body.width * placement.body.height }
        let inside = placement(in: container.bounds)
        isBeyondWindow = false
        guard area(inside) < wantedSize.width.rounded() * wantedSize.height.rounded(),
            let monitor = monitor(around: source, in: container)
        else { return inside }
        let beyond = placement(in: monitor)
        guard area(beyond) > area(inside) else { return inside }
        isBeyondWindow = true
        return beyond
    }

    // MARK: Beyond the window

    /// The popup that shows the panel where it extends beyond the window.
    private var outside: PopoverScene?
    /// Whether the last placement extends beyond the window.
    private var isBeyondWindow = false

    /// What of the monitor the popover may cover, in the container's coordinates; nil if it must stay in the window. A popup
    /// is in front of all windows of the desktop, so it is only for the window that the user works with.
    private func monitor(around source: CGRect, in container: UIView) -> CGRect? {
        guard let window = container.window, container.superview === window, window.transform.isIdentity,
            presentedViewController.presentedStorage == nil, let scene = window.windowScene, !scene.isPopup,
            let surface = scene.surface, surface.isMapped, surface.hasFocus
        else { return nil }
        let corner = window.convertToScene(container.convert(.zero, to: window))
        let offset = CGPoint(x: surface.screenOrigin.x + corner.x, y: surface.screenOrigin.y + corner.y)
        let onScreen = source.offsetBy(dx: offset.x, dy: offset.y)
        return PopupArea.area(around: onScreen, on: scene.server).offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// Moves the panel's picture into a popup or back into the window, as the last placement says.
    private func showWhereItIs() {
        guard let panel, let container = containerView, panel.superview === container, let window = container.window,
            let scene = window.windowScene, let surface = scene.surface, isBeyondWindow
        else { return comeInside() }
        let corner = window.convertToScene(container.convert(panel.frame.origin, to: window))
        let frame = CGRect(
            origin: CGPoint(x: surface.screenOrigin.x + corner.x, y: surface.screenOrigin.y + corner.y),
            size: panel.bounds.size)
        // Another client may have destroyed the popup.
        if outside?.isDisconnected == true { comeInside() }
        if outside == nil { outside = PopoverScene.open(for: panel, over: scene, frame: frame) }
        guard let outside else { return }
        panel.isOutside = true
        outside.show(panel, at: frame)
    }

    /// Shows the panel in the window.
    private func comeInside() {
        guard let scene = outside else { return }
        outside = nil
        panel?.isOutside = false
        scene.close()
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
        guard let panel, let containerView, panel.superview === containerView else { return }
        guard container?.isInTransition == false else { return showWhereItIs() }
        if containerView.bounds.size != lastRoom { askForPlace() }
        lastRoom = containerView.bounds.size
        panel.frame = frameOfPresentedViewInContainerView
        showWhereItIs()
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

/// A presentation controller that shows a view controller in a panel with an arrow. The user dismisses the panel with
/// Escape or with a click outside it.
///
/// ```swift
/// controller.modalPresentationStyle = .popover
/// controller.popoverPresentationController?.sourceView = button
/// present(controller, animated: true)
/// ```
///
/// The size of the panel is the controller's `preferredContentSize`. If the window does not have enough room, the panel
/// extends beyond the window, as far as there is room on the monitor. It does so only while the window has keyboard
/// focus and no other controller is presented over the popover.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The size of a controller without a preferred content size, in points.
    private static let standardSize = CGSize(width: 320, height: 400)

    /// The view that the popover is shown from.
    open weak var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }

    /// The rectangle that the arrow points to, in the coordinates of ``sourceView``. The default, the null rectangle,
    /// represents the bounds of that view.
    open var sourceRect = CGRect.null {
        didSet {
            if !sourceRect.isNull, !GeometryValidation.accepts(sourceRect, "sourceRect", of: self) {
                sourceRect = oldValue
            }
            containerView?.setNeedsLayout()
        }
    }

    /// The item that the popover is shown from. It takes precedence over ``sourceView``.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The item of a bar that the popover is shown from: the older name of ``sourceItem``.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }

    /// The directions in which the arrow may point. The default is ``UIPopoverArrowDirection/any``.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { containerView?.setNeedsLayout() } }

    /// The direction in which the arrow points, or ``UIPopoverArrowDirection/unknown`` while the popover is not shown.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// Views that the user can interact with while the popover is shown. A click in one of them does not dismiss the
    /// popover.
    open var passthroughViews: [UIView]?

    /// The color of panel and arrow. With `nil`, the default, a system color is used.
    open var backgroundColor: UIColor? { didSet { panel?.customBackgroundColor = backgroundColor } }

    /// The minimum distances between the panel and the edges of the window, in points. The default is 10 on each side.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet {
            if !GeometryValidation.accepts(popoverLayoutMargins, "popoverLayoutMargins", of: self) {
                popoverLayoutMargins = oldValue
            }
            containerView?.setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the panel may cover its source where it would otherwise have to be
    /// smaller. The default is `false`.
    open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }

    private let backdrop = UIView()
    private var panel: PopoverPanel?
    /// The last known frame of the source, which is used once the source is gone.
    private var lastSource = CGRect.null

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    override var isUserDismissible: Bool { true }

    override var alwaysDissolves: Bool { true }

    override var dimsTintColors: Bool { passthroughViews?.isEmpty ?? true }

    /// A description of the missing source, or `nil` if the popover can be presented.
    override var presentationError: String? {
        sourceItem == nil && sourceView == nil
            ? "a popover without a source: set sourceView or sourceItem of its popoverPresentationController first"
            : nil
    }

    override func willPresent() { popoverDelegate?.prepareForPopoverPresentation(self) }

    // MARK: Placement

    override open var presentedView: UIView? {
        let content: UIView = presentedViewController.view
        if let panel {
            panel.hold(content)
            return panel
        }
        let new = PopoverPanel(content)
        new.presented = presentedViewController
        new.customBackgroundColor = backgroundColor
        new.didLeave = { [weak self] in self?.closePopup() }
        panel = new
        return new
    }

    private var contentSize: CGSize {
        let preferred = presentedViewController.preferredContentSize
        let standard = UIPopoverPresentationController.standardSize
        return CGSize(
            width: preferred.width > 0 ? preferred.width : standard.width,
            height: preferred.height > 0 ? preferred.height : standard.height)
    }

    /// Returns the frame of the source in the container, or its last known frame if the source is gone.
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
                size: contentSize, source: source, room: room.inset(by: popoverLayoutMargins),
                permitted: permittedArrowDirections, isRightToLeft: container.isRightToLeft,
                canOverlap: canOverlapSourceViewRect)
        }
        func area(_ placement: PopoverPlacement) -> CGFloat { placement.body.width * placement.body.height }
        let inside = placement(in: container.bounds)
        isBeyondWindow = false
        guard area(inside) < contentSize.width.rounded() * contentSize.height.rounded(),
            let monitor = monitor(around: source, in: container)
        else { return inside }
        let beyond = placement(in: monitor)
        guard area(beyond) > area(inside) else { return inside }
        isBeyondWindow = true
        return beyond
    }

    // MARK: Beyond the window

    /// The popup that displays the panel while it extends beyond the window.
    private var outside: PopoverScene?
    /// A Boolean value that indicates whether the current placement extends beyond the window.
    private var isBeyondWindow = false

    /// Returns the area of the monitor that the popover may cover, in the container's coordinates, or `nil` if it must
    /// stay within the window. A popup is in front of all windows of the desktop, so only the window with keyboard
    /// focus may use one.
    private func monitor(around source: CGRect, in container: UIView) -> CGRect? {
        guard let window = container.window, container.superview === window, window.transform.isIdentity,
            presentedViewController.presentedStorage == nil, let scene = window.windowScene, !scene.isPopup,
            let surface = scene.surface, surface.isMapped, surface.hasFocus
        else { return nil }
        let corner = window.convertToScene(container.convert(.zero, to: window))
        let offset = CGPoint(x: scene.contentScreenOrigin.x + corner.x, y: scene.contentScreenOrigin.y + corner.y)
        let onScreen = source.offsetBy(dx: offset.x, dy: offset.y)
        return PopupArea.area(around: onScreen, on: scene.server).offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// Displays the panel in a popup or in the window, according to the current placement.
    private func updatePopup() {
        guard let panel, let container = containerView, panel.superview === container, let window = container.window,
            let scene = window.windowScene, scene.surface != nil, isBeyondWindow
        else { return closePopup() }
        let corner = window.convertToScene(container.convert(panel.frame.origin, to: window))
        let frame = CGRect(
            origin: CGPoint(x: scene.contentScreenOrigin.x + corner.x, y: scene.contentScreenOrigin.y + corner.y),
            size: panel.bounds.size)
        // Another client may have destroyed the popup.
        if outside?.isDisconnected == true { closePopup() }
        if outside == nil { outside = PopoverScene.open(for: panel, over: scene, frame: frame) }
        guard let outside else { return }
        panel.isOutside = true
        outside.show(panel, at: frame)
    }

    /// Displays the panel in the window, and closes the popup.
    private func closePopup() {
        guard let scene = outside else { return }
        outside = nil
        panel?.isOutside = false
        scene.close()
    }

    override open var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let placement = placement(in: containerView)
        // The arrow must match the frame.
        arrowDirection = placement.direction
        panel?.place(placement)
        return placement.frame
    }

    override open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { containerView.map { placement(in: $0).body.size } ?? parentSize }

    override open func containerViewWillLayoutSubviews() {
        guard let panel, let containerView, panel.superview === containerView else { return }
        guard container?.isInTransition == false else { return updatePopup() }
        if containerView.bounds.size != lastContainerSize { askDelegateForSource() }
        lastContainerSize = containerView.bounds.size
        panel.frame = frameOfPresentedViewInContainerView
        updatePopup()
    }

    private var lastContainerSize = CGSize.zero

    /// Lets the delegate change the source after the size of the container has changed.
    private func askDelegateForSource() {
        guard lastContainerSize != .zero, let delegate = popoverDelegate, let view = sourceView else { return }
        var (rect, newView) = (sourceRect.isNull ? view.bounds : sourceRect, view)
        let before = (rect, newView)
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &newView)
        guard rect != before.0 || newView !== before.1 else { return }
        sourceView = newView
        sourceRect = rect
    }

    // MARK: Transitions

    override open func presentationTransitionWillBegin() {
        guard let containerView else { return }
        lastContainerSize = containerView.bounds.size
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

    override func passesTouchesThrough(_ point: CGPoint) -> Bool {
        guard let containerView, let passthroughViews else { return false }
        return passthroughViews.contains { view in
            guard view.window === containerView.window, view.window != nil else { return false }
            return view.hitTest(containerView.convert(point, to: view), with: nil) != nil
        }
    }

    private func wasTappedBeside() { _ = attemptDismissal() }
}

extension UIViewController {
    /// The presentation controller of this view controller as a popover, or `nil` if its `modalPresentationStyle` is
    /// not `.popover`.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}

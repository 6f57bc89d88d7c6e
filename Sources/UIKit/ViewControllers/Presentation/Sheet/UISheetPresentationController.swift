import QuartzCore

/// A presentation controller for page sheets and form sheets. The user dismisses a sheet with Escape or with a click
/// outside it.
///
/// By default, a sheet is a panel in the center of the dimmed window. With ``detents``, it is attached to the lower
/// edge of the window, with the height of the selected detent. The user drags it to another detent, or down to dismiss
/// it.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///     sheet.detents = [.medium(), .large()]
///     sheet.prefersGrabberVisible = true
/// }
/// present(controller, animated: true)
/// ```
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The size of a form sheet without a preferred content size, and the maximum width of a page sheet, in points.
    private static let formSize = CGSize(width: 540, height: 480)
    private static let widestPage: CGFloat = 720
    /// The minimum distance between a sheet and the edges of the window.
    static let margin: CGFloat = 24

    /// The heights at which the sheet can rest, lowest first. The default is a single large detent, which is a panel in
    /// the center. An empty array has the same effect.
    open var detents: [Detent] = [.large()] {
        didSet {
            isAtEdge = !(detents.isEmpty || detents.count == 1 && detents[0].identifier == .large)
            layoutChanged()
        }
    }

    /// The identifier of the current detent, or `nil` for the lowest one. It changes when the user drags the sheet.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { layoutChanged() } }

    /// The identifier of the highest detent at which the content behind the sheet is not dimmed and can be used. With
    /// `nil`, the content is always dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { layoutChanged() } }

    /// A Boolean value that indicates whether a grabber is visible at the upper edge. The default is `false`.
    open var prefersGrabberVisible = false { didSet { panel?.showsGrabber = prefersGrabberVisible } }

    /// The corner radius, in points. With `nil`, the default radius is used.
    open var preferredCornerRadius: CGFloat? {
        didSet {
            if !GeometryValidation.accepts(preferredCornerRadius ?? 0, "preferredCornerRadius", of: self) {
                preferredCornerRadius = oldValue
            }
            panel?.cornerRadius = preferredCornerRadius
        }
    }

    private let dimming = UIView()
    private var panel: SheetPanel?
    private lazy var drag = SheetDrag(self)
    /// A Boolean value that indicates whether the sheet is attached to the lower edge of the window.
    private(set) var isAtEdge = false

    // MARK: Changes

    /// Applies several changes of this object's properties together, with an animation.
    open func animateChanges(_ changes: () -> Void) {
        isAnimatingChanges = true
        changes()
        isAnimatingChanges = false
        settle(animated: true)
    }

    /// Recomputes the heights of custom detents.
    open func invalidateDetents() { layoutChanged() }

    private var isAnimatingChanges = false

    private func layoutChanged() {
        guard !isAnimatingChanges else { return }
        settle(animated: false)
    }

    /// Moves the sheet to the frame that its properties determine.
    func settle(animated: Bool) {
        guard let panel, panel.window != nil, container?.isInTransition == false else { return }
        let move = {
            panel.frame = self.frameOfPresentedViewInContainerView
            self.dimming.alpha = self.isDimmed ? 1 : 0
        }
        panel.attachesToEdge = isAtEdge
        guard animated else { return move() }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.curveEaseOut, .layoutSubviews, .allowUserInteraction],
            animations: move)
    }

    // MARK: Placement

    override var isUserDismissible: Bool { true }

    override var dimsTintColors: Bool { largestUndimmedDetentIdentifier == nil }

    override open var presentedView: UIView? {
        let content: UIView = presentedViewController.view
        if let panel {
            panel.hold(content)
            return panel
        }
        let new = SheetPanel(content)
        new.presented = presentedViewController
        new.showsGrabber = prefersGrabberVisible
        new.cornerRadius = preferredCornerRadius
        new.attachesToEdge = isAtEdge
        new.addGestureRecognizer(drag.recognizer)
        panel = new
        return new
    }

    override open var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return frame(in: containerView.bounds.size)
    }

    private func frame(in room: CGSize) -> CGRect {
        if isAtEdge { return frame(in: room, height: selectedHeight(in: room)) }
        let margin = UISheetPresentationController.margin
        let most = CGSize(width: max(0, room.width - 2 * margin), height: max(0, room.height - 2 * margin))
        var wish = CGSize(width: UISheetPresentationController.widestPage, height: most.height)
        if presentationStyle == .formSheet {
            wish = UISheetPresentationController.formSize
            let preferred = presentedViewController.preferredContentSize
            if preferred.width > 0 { wish.width = preferred.width }
            if preferred.height > 0 { wish.height = preferred.height }
        }
        let size = CGSize(width: min(wish.width, most.width), height: min(wish.height, most.height))
        return CGRect(
            x: ((room.width - size.width) / 2).rounded(), y: ((room.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    /// Returns the frame of a sheet of the given height at the lower edge.
    func frame(in room: CGSize, height: CGFloat) -> CGRect {
        let margin = UISheetPresentationController.margin
        var width = min(UISheetPresentationController.widestPage, max(0, room.width - 2 * margin))
        let preferred = presentedViewController.preferredContentSize.width
        if presentationStyle == .formSheet, preferred > 0 { width = min(width, preferred) }
        return CGRect(
            x: ((room.width - width) / 2).rounded(), y: room.height - height, width: width, height: height)
    }

    override open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { frame(in: parentSize).size }

    // MARK: Detents

    /// Returns the heights at which the sheet can rest in a container, lowest first. The result is never empty.
    func heights(in room: CGSize) -> [(identifier: Detent.Identifier, height: CGFloat)] {
        let most = max(0, room.height - UISheetPresentationController.margin)
        let context = SheetResolution(containerTraitCollection: traitCollection, maximumDetentValue: most)
        let found = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, max(0, min($0, most)).rounded()) }
        }.sorted { $0.1 < $1.1 }
        // All detents may have resolved to `nil`.
        return found.isEmpty ? [(.large, most.rounded())] : found
    }

    private func selectedHeight(in room: CGSize) -> CGFloat {
        let heights = heights(in: room)
        return (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights[0]).height
    }

    /// A Boolean value that indicates whether the content behind the sheet is dimmed and cannot be used.
    var isDimmed: Bool {
        guard isAtEdge, let largest = largestUndimmedDetentIdentifier, let room = containerView?.bounds.size else {
            return true
        }
        guard let limit = heights(in: room).first(where: { $0.identifier == largest })?.height else { return true }
        return selectedHeight(in: room) > limit
    }

    /// Selects the detent that the user dragged the sheet to, and notifies the delegate.
    func select(_ identifier: Detent.Identifier) {
        let room = containerView?.bounds.size ?? .zero
        let old = selectedDetentIdentifier ?? heights(in: room)[0].identifier
        animateChanges { selectedDetentIdentifier = identifier }
        guard identifier != old else { return }
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    override func passesTouchesThrough(_ point: CGPoint) -> Bool { !isDimmed }

    // MARK: Transitions

    override open func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.5 : 0.28) }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        let tap = UITapGestureRecognizer(target: self, action: UISheetPresentationController.wasTappedBeside)
        dimming.addGestureRecognizer(tap)
        containerView.insertSubview(dimming, at: 0)
        let dimming = dimming
        let alpha: CGFloat = isDimmed ? 1 : 0
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = alpha })
    }

    override open func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override open func dismissalTransitionWillBegin() {
        let dimming = dimming
        let alpha: CGFloat = isDimmed ? 1 : 0
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in dimming.alpha = 0 },
            completion: { if $0.isCancelled { dimming.alpha = alpha } })
    }

    override open func containerViewWillLayoutSubviews() {
        guard let panel, panel.superview === containerView, container?.isInTransition == false, !drag.isActive else {
            return
        }
        panel.frame = frameOfPresentedViewInContainerView
        dimming.alpha = isDimmed ? 1 : 0
    }

    override open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard let panel, panel.window != nil, self.container?.isInTransition == false else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .layoutSubviews]) {
            panel.frame = self.frameOfPresentedViewInContainerView
        }
    }

    private func wasTappedBeside() { _ = attemptDismissal() }
}

extension UIViewController {
    /// The presentation controller of this view controller as a sheet, or `nil` if its `modalPresentationStyle` is not
    /// a sheet style.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}

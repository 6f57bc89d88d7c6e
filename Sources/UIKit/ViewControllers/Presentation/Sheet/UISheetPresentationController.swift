import QuartzCore

/// Page and form sheets, dismissed by Escape and by a click beside them.
///
/// A sheet is a panel in the middle of the dimmed window, until it is given ``detents``: then it lies at the lower edge
/// of the window, as high as the detent that is selected, and a person drags it from one to the next, or down and away.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///     sheet.detents = [.medium(), .large()]
///     sheet.prefersGrabberVisible = true
/// }
/// present(controller, animated: true)
/// ```
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// Of a form sheet whose controller wishes no size, and at most of a page sheet, in points.
    private static let formSize = CGSize(width: 540, height: 480)
    private static let widestPage: CGFloat = 720
    /// What of the window is seen around a sheet at least.
    static let margin: CGFloat = 24

    /// The heights at which the sheet may rest, from the lowest. At first only the large one, which is a panel in the
    /// middle. An empty array counts as that.
    open var detents: [Detent] = [.large()] {
        didSet {
            isAtEdge = !(detents.isEmpty || detents.count == 1 && detents[0].identifier == .large)
            layoutChanged()
        }
    }

    /// Which of ``detents`` it rests at; nil is the lowest. A person changes it by dragging.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { layoutChanged() } }

    /// The highest detent at which what is behind the sheet is not dimmed, and can be used; nil if it always is dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { layoutChanged() } }

    /// Whether a short bar at the upper edge says that the sheet can be dragged. False unless set.
    open var prefersGrabberVisible = false { didSet { panel?.showsGrabber = prefersGrabberVisible } }

    /// The radius of the corners, in points; nil is the toolkit's own.
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
    /// Whether it lies at the lower edge of the window.
    private(set) var isAtEdge = false

    // MARK: Changes

    /// Makes changes of the properties of this object together, animated.
    open func animateChanges(_ changes: () -> Void) {
        isAnimatingChanges = true
        changes()
        isAnimatingChanges = false
        settle(animated: true)
    }

    /// Asks the detents of your own for their heights again.
    open func invalidateDetents() { layoutChanged() }

    private var isAnimatingChanges = false

    private func layoutChanged() {
        guard !isAnimatingChanges else { return }
        settle(animated: false)
    }

    /// Goes where the properties say.
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

    // MARK: Where it is

    override var isDismissedByPerson: Bool { true }

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

    /// At the lower edge, with a height.
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

    /// The heights at which it may rest in the container, from the lowest. Never empty at the edge.
    func heights(in room: CGSize) -> [(identifier: Detent.Identifier, height: CGFloat)] {
        let most = max(0, room.height - UISheetPresentationController.margin)
        let context = SheetResolution(containerTraitCollection: traitCollection, maximumDetentValue: most)
        let found = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, max(0, min($0, most)).rounded()) }
        }.sorted { $0.1 < $1.1 }
        // All of them may have resolved to nothing.
        return found.isEmpty ? [(.large, most.rounded())] : found
    }

    private func selectedHeight(in room: CGSize) -> CGFloat {
        let heights = heights(in: room)
        return (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights[0]).height
    }

    /// Whether what is behind is dimmed, and cannot be used.
    var isDimmed: Bool {
        guard isAtEdge, let largest = largestUndimmedDetentIdentifier, let room = containerView?.bounds.size else {
            return true
        }
        guard let limit = heights(in: room).first(where: { $0.identifier == largest })?.height else { return true }
        return selectedHeight(in: room) > limit
    }

    /// A person has dragged it to a detent.
    func select(_ identifier: Detent.Identifier) {
        let room = containerView?.bounds.size ?? .zero
        let old = selectedDetentIdentifier ?? heights(in: room)[0].identifier
        animateChanges { selectedDetentIdentifier = identifier }
        guard identifier != old else { return }
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    override func letsThrough(_ point: CGPoint) -> Bool { !isDimmed }

    // MARK: Coming and going

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
    /// What manages the presentation of this controller as a sheet; nil if its `modalPresentationStyle` is another.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}

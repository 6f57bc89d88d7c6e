import DisplayServer

/// Shows the tooltips of a display when the pointer rests (TT-03, TT-04).
///
/// A tooltip is a popup that grabs no input. While one is shown or about to be shown, the tracker observes the input of
/// the display, and any press, key or scrolling hides it. The only timers are the delay before a tooltip and the limit
/// of its duration.
@MainActor final class ToolTipTracker {
    private unowned let display: Displays.Display
    private var server: any DisplayServer { display.server }

    /// The tooltip that is shown or about to be shown.
    private struct Current {
        weak var interaction: UIToolTipInteraction?
        weak var scene: UIWindowScene?
        let text: String
        /// The described rectangle, in the coordinates of the interaction's view.
        let rect: CGRect
    }
    private var current: Current?
    private var popup: PopupScene?
    private var task: Scheduler.Task?
    /// The location at which the pointer began to rest, in the scene's coordinates.
    private var restingPoint = CGPoint.zero
    private var lastHidden = -TimeInterval.infinity
    /// A Boolean value that indicates whether the user has dismissed the tooltip; it then stays away until the pointer
    /// leaves its rectangle.
    private var isDismissed = false

    init(_ display: Displays.Display) { self.display = display }

    /// The text on the screen, or `nil` if there is none.
    var shownText: String? { popup == nil ? nil : current?.text }
    /// The frame of the tooltip in points and desktop coordinates.
    var shownFrame: CGRect? { popup?.frame }

    // MARK: The pointer

    /// Handles a movement of the pointer over a view, at a point of a scene; `view` is `nil` if it left the scene.
    func pointerMoved(over view: UIView?, _ location: CGPoint, in scene: UIWindowScene) {
        guard !scene.isPopup || popup !== scene, display.menuSession == nil else { return }
        let found = view.flatMap { toolTip(over: $0, at: location, in: scene) }
        guard let found else { return leave() }
        if let current, current.interaction === found.interaction, current.rect == found.rect,
            current.text == found.text
        {
            guard popup == nil, !isDismissed, isFar(location) else { return }
        } else {
            leave()
        }
        current = found
        restingPoint = location
        schedule(in: scene)
    }

    private func isFar(_ location: CGPoint) -> Bool {
        hypot(location.x - restingPoint.x, location.y - restingPoint.y) > ToolTipStyle.slop
    }

    /// Returns the tooltip of the deepest view at a location that has one.
    private func toolTip(over view: UIView, at location: CGPoint, in scene: UIWindowScene) -> Current? {
        var next: UIView? = view
        while let candidate = next {
            next = candidate.superviewStorage
            for case let interaction as UIToolTipInteraction in candidate.interactionStorage {
                guard let window = candidate.windowStorage else { continue }
                let point = candidate.convert(window.convertFromScene(location), from: window)
                guard let found = interaction.toolTip(at: point) else { continue }
                let rect = found.sourceRect.isEmpty ? candidate.bounds : found.sourceRect
                guard rect.contains(point) else { continue }
                return Current(interaction: interaction, scene: scene, text: found.toolTip, rect: rect)
            }
        }
        return nil
    }

    private func schedule(in scene: UIWindowScene) {
        task?.cancel()
        guard scene.surface?.hasFocus == true else { return }
        display.inputRouter.add(self)
        let isNext = server.scheduler.now - lastHidden < ToolTipStyle.nextInterval
        task = server.scheduler.schedule(after: isNext ? ToolTipStyle.nextDelay : ToolTipStyle.delay) { [weak self] in
            guard let self, let scene = current?.scene else { return }
            let point = restingPoint
            let origin = scene.contentScreenOrigin
            show(
                at: CGRect(
                    x: origin.x + point.x, y: origin.y + point.y, width: 0, height: ToolTipStyle.pointerDistance),
                in: scene)
        }
    }

    /// Shows the tooltip of a view or of its nearest superview that has one, because the user requested it with a key.
    func show(for view: UIView) -> Bool {
        guard let window = view.windowStorage, let scene = window.windowScene,
            display.menuSession == nil
        else { return false }
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        guard let found = toolTip(over: view, at: window.convertToScene(middle), in: scene) else { return false }
        leave()
        current = found
        let frame = view.convert(view.bounds, to: window)
        let (corner, origin) = (window.convertToScene(frame.origin), scene.contentScreenOrigin)
        show(at: CGRect(origin: corner, size: frame.size).offsetBy(dx: origin.x, dy: origin.y), in: scene)
        return popup != nil
    }

    // MARK: The popup

    /// Shows the current tooltip below a rectangle in desktop coordinates.
    private func show(at anchor: CGRect, in scene: UIWindowScene) {
        task?.cancel()
        guard let current, let view = current.interaction?.view, view.windowStorage != nil,
            scene.surface?.isMapped == true, display.menuSession == nil
        else { return leave() }
        let content = ToolTipView(current.text)
        let area = PopupArea.area(around: anchor, on: server)
        var placement = PopupPlacement(isRightToLeft: view.isRightToLeft, area: area)
        placement.gap = 2
        let frame = placement.frame(of: content.fittingSize, at: .below(anchor))
        popup = PopupScene.open(over: scene, frame: frame, kind: .toolTip, like: view)
        guard let popup else { return leave() }
        popup.surface?.setCornerRadius(ToolTipStyle.cornerRadius)
        content.frame = CGRect(origin: .zero, size: popup.bounds.size)
        popup.contentWindow?.addSubview(content)
        display.inputRouter.add(self)
        task = server.scheduler.schedule(after: ToolTipStyle.duration) { [weak self] in self?.dismiss() }
    }

    /// Hides the tooltip until the pointer has left its rectangle.
    private func dismiss() {
        closePopup()
        isDismissed = true
    }

    /// Hides the tooltip, and forgets it.
    func hide() { leave() }

    /// Hides the tooltip of an interaction.
    func hide(_ interaction: UIToolTipInteraction) { if current?.interaction === interaction { leave() } }

    /// Hides the tooltip of a view that is removed from its window, or of one of its subviews.
    func viewWillLeave(_ view: UIView) {
        if let shown = current?.interaction?.view, shown.isDescendant(of: view) { leave() }
    }

    private func leave() {
        closePopup()
        current = nil
        isDismissed = false
    }

    private func closePopup() {
        task?.cancel()
        task = nil
        display.inputRouter.remove(self)
        guard let old = popup else { return }
        popup = nil
        lastHidden = server.scheduler.now
        old.disconnect()
    }
}

extension ToolTipTracker: InputInterceptor {
    // Observes the input, and consumes nothing.
    func intercept(_ event: InputEvent, of scene: UIWindowScene) -> Bool {
        switch event.kind {
        // A tooltip never stays between the pointer and the views below it.
        case .pointerMoved, .pointerEntered: if scene === popup { leave() }
        case .key(let change): if change.isDown { dismiss() }
        case .pointerExited: if scene === current?.scene { leave() }
        case .button, .pointerCancelled, .scroll, .touches, .keysCancelled, .transform, .text: dismiss()
        }
        return false
    }

    func scene(_ scene: UIWindowScene, didChange change: SceneInputChange) {
        if scene === current?.scene {
            leave()
        } else if scene === popup {
            // Another client removed the popup.
            leave()
        }
    }
}

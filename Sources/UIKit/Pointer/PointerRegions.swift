import DisplayServer

/// Tracks the pointer region of a scene that contains the pointer, and sets the cursor for it (PO-01).
@MainActor final class PointerRegions {
    private weak var interaction: UIPointerInteraction?
    private var region: UIPointerRegion?
    private var cursor = CursorShape.arrow
    private var lastEvent: (location: CGPoint, modifiers: UIKeyModifierFlags)?
    private weak var lastView: UIView?
    private var effect: PointerEffectPresenter?

    /// An animator that runs animations immediately.
    private final class Animator: NSObject, UIPointerInteractionAnimating {
        private var completions: [(Bool) -> Void] = []
        func addAnimations(_ animations: @escaping () -> Void) { animations() }
        func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }
        func finish() { for completion in completions { completion(true) } }
    }

    /// Updates the region and cursor after the pointer moved over a view; `view` is nil if it is over none.
    func pointerDidMove(over view: UIView?, location: CGPoint, modifiers: UIKeyModifierFlags) {
        lastView = view
        lastEvent = (location, modifiers)
        if let view, UIScrollView.hasBar(over: view, at: location) {
            if region != nil { exit(in: view) }
            return
        }
        var next = view
        while let current = next {
            for case let candidate as UIPointerInteraction in current.interactionStorage where candidate.isEnabled {
                if let found = ask(candidate, in: current, location, modifiers) {
                    enter(found, of: candidate, in: current)
                    return
                }
            }
            next = current.superviewStorage
        }
        if region != nil { exit(in: view ?? interaction?.view) }
    }

    private func ask(
        _ interaction: UIPointerInteraction, in view: UIView, _ location: CGPoint, _ modifiers: UIKeyModifierFlags
    ) -> UIPointerRegion? {
        guard let delegate = interaction.delegate, let window = view.windowStorage else { return nil }
        let point = view.convert(window.convertFromScene(location), from: window)
        let request = UIPointerRegionRequest(location: point, modifiers: modifiers)
        let whole = UIPointerRegion(rect: view.bounds)
        let answer = delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: whole)
        // Ignore regions that do not contain the pointer.
        return answer.flatMap { $0.rect.contains(point) ? $0 : nil }
    }

    private func enter(_ new: UIPointerRegion, of candidate: UIPointerInteraction, in view: UIView) {
        if interaction === candidate, let region, region.isSame(as: new) { return }
        leaveRegion()
        interaction = candidate
        region = new
        let animator = Animator()
        candidate.delegate?.pointerInteraction(candidate, willEnter: new, animator: animator)
        let style = candidate.delegate?.pointerInteraction(candidate, styleFor: new)
        show(style?.cursor ?? .arrow, in: view)
        effect = style?.effect.flatMap { PointerEffectPresenter($0, shape: style?.shape) }
        animator.finish()
    }

    private func exit(in view: UIView?) {
        leaveRegion()
        show(.arrow, in: view)
    }

    /// Ends the effect, and notifies the delegate that the pointer leaves the region.
    private func leaveRegion() {
        effect?.end()
        effect = nil
        guard let left = region else { return }
        region = nil
        guard let old = interaction else { return }
        interaction = nil
        let animator = Animator()
        old.delegate?.pointerInteraction(old, willExit: left, animator: animator)
        animator.finish()
    }

    /// A Boolean value that indicates whether the cursor shows that the program is busy, regardless of regions.
    var isBusy = false {
        didSet {
            guard isBusy != oldValue, let scene = lastView?.windowStorage?.windowScene else { return }
            scene.surface?.setCursor(isBusy ? .wait : cursor)
        }
    }

    private func show(_ new: CursorShape, in view: UIView?) {
        guard new != cursor else { return }
        cursor = new
        guard !isBusy, let scene = view?.windowStorage?.windowScene else { return }
        scene.surface?.setCursor(new)
        for popover in scene.popovers { popover.surface?.setCursor(new) }
    }

    /// Queries an interaction again if the pointer is over its view.
    func invalidate(_ changed: UIPointerInteraction) {
        guard let lastEvent, let view = changed.view, lastView?.isDescendant(of: view) == true else { return }
        if interaction === changed { leaveRegion() }
        pointerDidMove(over: lastView, location: lastEvent.location, modifiers: lastEvent.modifiers)
        if region == nil { show(.arrow, in: view) }
    }

    /// Leaves the region because the window no longer receives the pointer.
    func clear() {
        lastView = nil
        if region != nil { exit(in: interaction?.view) }
    }

    /// Ends the effect of an interaction that is removed from its view, or whose view is removed from the window.
    func leave(_ leaving: UIPointerInteraction) { if interaction === leaving { exit(in: leaving.view) } }

    func viewWillLeave(_ view: UIView) {
        if let own = interaction?.view, own.isDescendant(of: view) { exit(in: own) }
        if lastView?.isDescendant(of: view) == true { lastView = nil }
    }
}

import DisplayServer

/// Activates the spring-loaded view over which the user holds dragged items (DT-05).
@MainActor final class SpringLoadTracker {
    /// The time until the effect announces the activation, in seconds, and from there to the activation.
    static let possibleTime: TimeInterval = 0.5
    static let activatingTime: TimeInterval = 0.3

    private let scheduler: Scheduler
    private weak var interaction: UISpringLoadedInteraction?
    private var context: SpringLoadContext?
    private var task: Scheduler.Task?

    init(scheduler: Scheduler) { self.scheduler = scheduler }

    /// Updates the target for the location of a session.
    func update(from hit: UIView?, session: DropSession) {
        var next = hit
        while let view = next {
            for case let candidate as UISpringLoadedInteraction in view.interactionStorage.reversed() {
                let new = SpringLoadContext(session, view: view)
                guard candidate.interactionBehavior?.shouldAllow(candidate, with: new) ?? true else { continue }
                return enter(candidate, new)
            }
            next = view.superview
        }
        end()
    }

    private func enter(_ new: UISpringLoadedInteraction, _ found: SpringLoadContext) {
        if new === interaction, let context, context.hasSameTarget(as: found) { return }
        end()
        interaction = new
        context = found
        set(.possible)
        task = scheduler.schedule(after: SpringLoadTracker.possibleTime) { [weak self] in
            guard let self, interaction === new, context === found else { return }
            set(.activating)
            task = scheduler.schedule(after: SpringLoadTracker.activatingTime) { [weak self] in
                guard let self, interaction === new, context === found else { return }
                set(.activated)
                new.handler(new, found)
            }
        }
    }

    private func set(_ state: UISpringLoadedInteractionEffectState) {
        guard let interaction, let context else { return }
        context.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    }

    /// Ends because the items left the view, or because the drag ended.
    func end() {
        task?.cancel()
        task = nil
        guard let old = interaction else { return }
        set(.inactive)
        interaction = nil
        context = nil
        old.interactionBehavior?.interactionDidFinish(old)
    }
}

/// What a control does when something happens in it.
@MainActor struct ControlActions {
    struct Registration {
        let handler: Handler
        var events: UIControl.Event
    }

    enum Handler {
        case target(Target, Selector)
        /// Whoever in the responder chain can perform it.
        case responder(Selector)
        case action(UIAction)
    }

    /// A target, which is not retained.
    final class Target {
        private(set) weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private var registrations: [Registration] = []

    mutating func add(_ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
        // One target and action for several events is one registration (CT-11).
        if let index = registrations.firstIndex(where: { $0.handler.matches(target, selector) }) {
            registrations[index].events.formUnion(events)
            return
        }
        let handler = target.map { Handler.target(Target($0), selector) } ?? .responder(selector)
        registrations.append(Registration(handler: handler, events: events))
    }

    mutating func remove(_ target: AnyObject?, _ selector: Selector?, _ events: UIControl.Event) {
        removeEvents(events) { handler in
            switch handler {
            case .target(let own, let ownSelector):
                (target == nil || own.object === target) && (selector == nil || selector == ownSelector)
            case .responder(let ownSelector):
                target == nil && (selector == nil || selector == ownSelector)
            case .action:
                false
            }
        }
    }

    mutating func add(_ action: UIAction, _ events: UIControl.Event) {
        remove(identifiedBy: action.identifier, events)
        registrations.append(Registration(handler: .action(action), events: events))
    }

    mutating func remove(identifiedBy identifier: UIAction.Identifier, _ events: UIControl.Event) {
        removeEvents(events) { if case .action(let action) = $0 { action.identifier == identifier } else { false } }
    }

    private mutating func removeEvents(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
        for index in registrations.indices where matches(registrations[index].handler) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// The registrations for any of the events whose target still lives.
    mutating func matching(_ events: UIControl.Event) -> [Registration] {
        registrations.removeAll { if case .target(let target, _) = $0.handler { target.object == nil } else { false } }
        return registrations.filter { !$0.events.isDisjoint(with: events) }
    }

    /// The names of the selectors for a target and one event.
    func names(for target: AnyObject?, _ event: UIControl.Event) -> [String] {
        registrations.compactMap { registration in
            guard !registration.events.isDisjoint(with: event) else { return nil }
            switch registration.handler {
            case .target(let own, let selector) where target != nil && own.object === target: return selector.name
            case .responder(let selector) where target == nil: return selector.name
            default: return nil
            }
        }
    }

    var events: UIControl.Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

    var targets: Set<AnyHashable> {
        Set(
            registrations.compactMap { registration in
                guard case .target(let target, _) = registration.handler else { return nil }
                return (target.object as? any Hashable).map { AnyHashable($0) }
            })
    }

    func enumerate(
        _ body: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for registration in registrations {
            switch registration.handler {
            case .target(let target, let selector): body(nil, (target.object, selector), registration.events, &stop)
            case .responder(let selector): body(nil, (nil, selector), registration.events, &stop)
            case .action(let action): body(action, nil, registration.events, &stop)
            }
            if stop { return }
        }
    }
}

extension ControlActions.Handler {
    @MainActor fileprivate func matches(_ target: AnyObject?, _ selector: Selector) -> Bool {
        switch self {
        case .target(let own, let ownSelector): target != nil && own.object === target && ownSelector == selector
        case .responder(let ownSelector): target == nil && ownSelector == selector
        case .action: false
        }
    }
}

/// The target–action pairs and `UIAction`s of a control, with the events that trigger them.
@MainActor struct ControlActions {
    struct Registration {
        let handler: Handler
        var events: UIControl.Event
    }

    enum Handler {
        case target(Target, Selector)
        /// Sent to the first object in the responder chain that can perform the selector.
        case responder(Selector)
        case action(UIAction)
    }

    /// A weak reference to a target.
    final class Target {
        private(set) weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private var registrations: [Registration] = []

    mutating func add(_ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
        // A target and action that are added for several events are one registration (CT-11).
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

    /// Returns the registrations for any of the events, after removing those whose target was deallocated.
    mutating func matching(_ events: UIControl.Event) -> [Registration] {
        registrations.removeAll { if case .target(let target, _) = $0.handler { target.object == nil } else { false } }
        return registrations.filter { !$0.events.isDisjoint(with: events) }
    }

    /// Returns the names of the selectors that are registered for a target and an event.
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

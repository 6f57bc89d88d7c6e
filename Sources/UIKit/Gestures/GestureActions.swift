/// The targets and actions of a recognizer. Targets are not retained (GR-08).
@MainActor struct GestureActions {
    private enum Receiver {
        case target(ControlActions.Target)
        /// The first object in the responder chain that can perform the action.
        case responder
    }

    private var entries: [(receiver: Receiver, selector: Selector)] = []

    mutating func add(_ target: AnyObject?, _ selector: Selector) {
        guard !entries.contains(where: { GestureActions.matches($0.receiver, target) && $0.selector == selector })
        else {
            return
        }
        entries.append((target.map { .target(ControlActions.Target($0)) } ?? .responder, selector))
    }

    /// Removes actions. Nil matches every target or every action.
    mutating func remove(_ target: AnyObject?, _ selector: Selector?) {
        entries.removeAll { entry in
            (target == nil || GestureActions.matches(entry.receiver, target))
                && (selector == nil || entry.selector == selector)
        }
    }

    /// Sends every action once. The iteration uses a copy, so actions may add and remove others.
    func send(from recognizer: UIGestureRecognizer) {
        for entry in entries {
            switch entry.receiver {
            case .target(let target):
                if let object = target.object {
                    entry.selector.perform(on: object, sender: recognizer, event: nil)
                }
            case .responder:
                let start = recognizer.view?.window?.firstResponder ?? recognizer.view
                let receiver = start?.target(forAction: entry.selector, withSender: recognizer)
                if let receiver {
                    entry.selector.perform(on: receiver as AnyObject, sender: recognizer, event: nil)
                }
            }
        }
    }

    private static func matches(_ receiver: Receiver, _ target: AnyObject?) -> Bool {
        switch receiver {
        case .target(let own): target != nil && own.object === target
        case .responder: target == nil
        }
    }
}

/// Finds the command that a key performs, and performs it.
///
/// Commands are looked for in this order (KC-01, KC-02): those of the first responder, those of each responder after it
/// in the chain, then those of the main menu. Of one responder's commands the first goes before the others, but one
/// whose input the key types goes before all that it would type in another layout.
@MainActor enum KeyCommandDispatch {
    /// A command that a key fits, and which of its actions.
    private struct Match {
        let command: UIKeyCommand
        let action: Selector
        let fit: UIKeyCommand.Fit
    }

    /// Performs the first command that fits a key and that somebody can perform.
    ///
    /// - Parameter start: where the chain begins: who gets the window's keys.
    /// - Returns: whether one was performed.
    static func perform(_ key: UIKey, from start: UIResponder, in window: UIWindow) -> Bool {
        var matches: [Match] = []
        let last = escaped(by: key, from: start)
        _ = start.climb { responder -> Void? in
            for command in responder.keyCommands ?? [] { add(command, for: key, to: &matches) }
            return responder === last ? () : nil
        }
        if last == nil {
            for command in UIMenuSystem.main.keyCommands(whileHolding: key.modifierFlags) {
                add(command, for: key, to: &matches)
            }
        }
        guard !matches.isEmpty else { return false }
        // What a focused control or text does with the key goes before commands that do not insist (KC-03).
        let isTaken = start.takesKeyBeforeCommands(key) || window.focusTakes(key)
        for fit in UIKeyCommand.Fit.allCases {
            for match in matches where match.fit == fit && (!isTaken || match.command.wantsPriorityOverSystemBehavior) {
                if perform(match, from: start) { return true }
            }
        }
        return false
    }

    /// The controller that Escape dismisses: the nearest presented one in the chain that the user may dismiss. Its own
    /// commands come before that; those of the controller that presents it, and of the main menu, do not.
    private static func escaped(by key: UIKey, from start: UIResponder) -> UIViewController? {
        guard key.keyCode == .keyboardEscape, key.modifierFlags.isEmpty else { return nil }
        return start.climb { responder in
            (responder as? UIViewController).flatMap { $0.presentation?.isDismissedByPerson == true ? $0 : nil }
        }
    }

    private static func add(_ command: UIKeyCommand, for key: UIKey, to matches: inout [Match]) {
        if let fit = command.fit(of: key) {
            matches.append(Match(command: command, action: command.action, fit: fit))
            return
        }
        for alternate in command.alternates {
            if let fit = command.fit(of: key, with: alternate.modifierFlags) {
                matches.append(Match(command: command, action: alternate.action, fit: fit))
                return
            }
        }
    }

    private static func perform(_ match: Match, from start: UIResponder) -> Bool {
        let command = match.command
        guard let target = start.target(forAction: match.action, withSender: command) else { return false }
        // Who will perform it has the last word on whether it can be performed now (AC-04). That is for this time only.
        let isAllowed = command.unchanged {
            (target as? UIResponder)?.validate(command)
            return command.attributes.isDisjoint(with: [.disabled, .hidden])
        }
        guard isAllowed else { return false }
        return command.send(match.action, from: nil, source: nil, to: target)
    }
}

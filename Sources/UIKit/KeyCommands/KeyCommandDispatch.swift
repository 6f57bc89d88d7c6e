/// Finds and performs the key command for a key press.
///
/// Commands are searched in this order (KC-01, KC-02): those of the first responder, those of each following responder
/// in the chain, then those of the main menu. Within one responder, earlier commands come first. A command whose input
/// the key produces in the current layout always precedes one that matches only in a Latin layout.
@MainActor enum KeyCommandDispatch {
    /// A command that matches the key, with the action to send: its own or that of an alternate.
    private struct Match {
        let command: UIKeyCommand
        let action: Selector
        let fit: UIKeyCommand.Fit
    }

    /// Performs the first command that matches a key and for which there is a target.
    ///
    /// - Parameters:
    ///   - key: The key that was pressed.
    ///   - start: The responder at which the search begins: the one that receives the key events of the window.
    ///   - window: The window that received the key.
    /// - Returns: `true` if a command was performed.
    static func perform(_ key: UIKey, from start: UIResponder, in window: UIWindow) -> Bool {
        var matches: [Match] = []
        let last = escaped(by: key, from: start)
        _ = start.firstResult { responder -> Void? in
            for command in responder.keyCommands ?? [] { add(command, for: key, to: &matches) }
            return responder === last ? () : nil
        }
        if last == nil {
            for command in UIMenuSystem.main.keyCommands(whileHolding: key.modifierFlags) {
                add(command, for: key, to: &matches)
            }
        }
        guard !matches.isEmpty else { return false }
        // Keys that a focused control or text input handles take precedence over commands, except over those with
        // `wantsPriorityOverSystemBehavior` (KC-03).
        let isTaken = start.takesKeyBeforeCommands(key) || window.focusTakes(key)
        for fit in UIKeyCommand.Fit.allCases {
            for match in matches where match.fit == fit && (!isTaken || match.command.wantsPriorityOverSystemBehavior) {
                if perform(match, from: start) { return true }
            }
        }
        return false
    }

    /// Returns the view controller that Escape dismisses: the nearest presented one in the chain that the user may
    /// dismiss. Its own commands take precedence over the dismissal; those of its presenting view controller and of the
    /// main menu do not.
    private static func escaped(by key: UIKey, from start: UIResponder) -> UIViewController? {
        guard key.keyCode == .keyboardEscape, key.modifierFlags.isEmpty else { return nil }
        return start.firstResult { responder in
            (responder as? UIViewController).flatMap { $0.presentation?.isUserDismissible == true ? $0 : nil }
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
        // The target decides whether the command is enabled (AC-04). The result applies only to this key press.
        let isAllowed = command.unchanged {
            (target as? UIResponder)?.validate(command)
            return command.attributes.isDisjoint(with: [.disabled, .hidden])
        }
        guard isAllowed else { return false }
        return command.send(match.action, from: nil, source: nil, to: target)
    }
}

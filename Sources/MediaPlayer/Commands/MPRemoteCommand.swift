import UIKit

/// A command of the user from a panel or a keyboard of the desktop, with its handlers.
///
/// The desktop shows the buttons of commands that are enabled and have a handler.
@preconcurrency @MainActor open class MPRemoteCommand: NSObject {
    /// A Boolean value that indicates whether the user can send the command. The default is true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { MPRemoteCommandCenter.shared().commandsDidChange() } }
    }

    private struct Target {
        let token: AnyObject
        let action: Selector?
        let handler: ((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)?
    }

    private var targets: [Target] = []

    override init() { super.init() }

    /// A Boolean value that indicates whether the user can send the command, and a handler performs it.
    var isActive: Bool { isEnabled && !targets.isEmpty }

    /// Adds a closure that performs the command.
    ///
    /// - Parameter handler: The closure. It returns whether it has performed the command.
    /// - Returns: An object with which ``removeTarget(_:)`` removes the closure.
    @discardableResult
    open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any {
        let token = NSObject()
        targets.append(Target(token: token, action: nil, handler: handler))
        MPRemoteCommandCenter.shared().commandsDidChange()
        return token
    }

    /// Adds a method that performs the command.
    ///
    /// - Parameters:
    ///   - target: The object, which is retained until it is removed.
    ///   - action: A method that takes the ``MPRemoteCommandEvent``. If it returns an ``MPRemoteCommandHandlerStatus``,
    ///     that is the result of the command.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(Target(token: target as AnyObject, action: action, handler: nil))
        MPRemoteCommandCenter.shared().commandsDidChange()
    }

    /// Removes a method of an object.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - action: The method; nil for all methods of the object.
    open func removeTarget(_ target: Any, action: Selector?) {
        let object = target as AnyObject
        targets.removeAll { $0.token === object && (action == nil || $0.action == action) }
        MPRemoteCommandCenter.shared().commandsDidChange()
    }

    /// Removes all methods of an object, or the closure of a token, or with nil all handlers.
    open func removeTarget(_ target: Any?) {
        if let target { return removeTarget(target, action: nil) }
        targets = []
        MPRemoteCommandCenter.shared().commandsDidChange()
    }

    /// Calls the handlers.
    ///
    /// - Returns: False if the command is not enabled, or has no handler.
    func send(_ event: MPRemoteCommandEvent) -> Bool {
        guard isActive else { return false }
        // Handlers may remove themselves.
        for target in targets {
            if let handler = target.handler {
                _ = handler(event)
            } else if let action = target.action {
                action.perform(on: target.token, sender: event, event: nil)
            }
        }
        return true
    }
}

/// Creates the application and its delegate, and runs the event loop until the application terminates. Apps usually
/// mark their delegate with `@main` instead.
///
/// If SIGTERM, SIGHUP or SIGINT terminates the application, the function does not return: after notifying the delegate,
/// the signal's default action ends the process. Signals that are ignored or handled by the app are not caught.
///
/// - Parameters:
///   - argc: Ignored; use `CommandLine`.
///   - argv: Ignored.
///   - principalClassName: The name of a subclass of `UIApplication`, as `NSStringFromClass` returns it, or nil for
///     `UIApplication`.
///   - delegateClassName: The name of the delegate's class, or nil for no delegate.
/// - Returns: The exit status: 0, or a value of ``UIApplication/ExitStatus``.
@preconcurrency @MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    UIApplication.launch(principalClassName.map { namedClass($0, "principal") } ?? UIApplication.self) {
        guard let delegateClassName else { return nil }
        let object = ObjectFactory.make(namedClass(delegateClassName, "delegate"))
        precondition(
            object is any UIApplicationDelegate, "\(delegateClassName) does not conform to UIApplicationDelegate")
        return object as? any UIApplicationDelegate
    }
}

@MainActor private func namedClass(_ name: String, _ role: String) -> AnyClass {
    guard let found = NSClassFromString(name) else {
        preconditionFailure("the \(role) class \"\(name)\" does not exist: use the name that NSStringFromClass returns")
    }
    return found
}

/// Makes the application and its delegate and serves events until the application ends. Apps usually mark their
/// delegate with `@main` instead.
///
/// - Parameters:
///   - argc: ignored; `CommandLine` has the arguments.
///   - argv: ignored.
///   - principalClassName: the name of a subclass of `UIApplication`, as `NSStringFromClass` gives it, or nil.
///   - delegateClassName: the name of the delegate's class, or nil for no delegate.
/// - Returns: the status to exit with: 0, or one of ``UIApplication/ExitStatus``. It does not return where SIGTERM, SIGHUP or
///   SIGINT ends the application: once the delegate was told, that signal's default action ends the process. Signals that
///   are ignored, or handled by the app, are left alone.
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
        preconditionFailure("the \(role) class \"\(name)\" does not exist: name it as NSStringFromClass does")
    }
    return found
}

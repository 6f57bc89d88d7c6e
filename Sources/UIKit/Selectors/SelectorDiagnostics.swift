import Synchronization

/// Reports selectors that call no method to standard error, once per class. Release builds of the toolkit report
/// nothing.
enum SelectorDiagnostics {
    private static let reported = Mutex<Set<String>>([])

    /// Reports that a target has no method for a selector.
    static func reportMissing(_ selector: Selector, in target: AnyObject) {
        report(
            "\(type(of: target)) does not implement the selector \(selector.name). A method that is called by name must "
                + "be in the method table of its class.")
    }

    /// Reports that the arguments do not have the types of a method's parameters.
    static func reportMismatch(_ selector: Selector, in target: AnyObject, _ arguments: MethodArguments) {
        let types = [arguments.first, arguments.second].compactMap { $0.map { "\(type(of: $0))" } }
        report(
            "the method of \(type(of: target)) for the selector \(selector.name) does not take "
                + "\(types.isEmpty ? "nil" : types.joined(separator: ", ")), and was not called.")
    }

    private static func report(_ text: @autoclosure () -> String) {
        #if DEBUG
        let text = text()
        let isNew = reported.withLock { $0.count < 1000 && $0.insert(text).inserted }
        if isNew { ResponderDiagnostics.reportFromAnyThread(text) }
        #endif
    }
}

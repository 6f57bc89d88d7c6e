/// Reports selectors that call no method to standard error, once per class. Release builds of the toolkit report
/// nothing.
enum SelectorDiagnostics {
    /// Reports that a target has no method for a selector.
    static func reportMissing(_ selector: Selector, in target: AnyObject) {
        ResponderDiagnostics.reportOnce(
            "\(type(of: target)) does not implement the selector \(selector.name). A method that is called by name "
                + "must be in the method table of its class.")
    }

    /// Reports that the arguments do not have the types of a method's parameters.
    static func reportMismatch(_ selector: Selector, in target: AnyObject, _ arguments: MethodArguments) {
        let types = [arguments.first, arguments.second].compactMap { $0.map { "\(type(of: $0))" } }
        ResponderDiagnostics.reportOnce(
            "the method of \(type(of: target)) for the selector \(selector.name) does not take "
                + "\(types.isEmpty ? "nil" : types.joined(separator: ", ")), and was not called.")
    }
}

/// Selects signals.
struct DBusSignalFilter {
    /// The name of the program that emits the signals.
    let service: String
    let interface: String
    /// The name of the signal; nil for all signals of the interface.
    let member: String?
    /// The path of the object that emits the signals; nil for all objects.
    let path: String?
    /// The first value, a string; nil for any.
    let argument: String?

    /// The rule with which the bus selects the same signals.
    var rule: String {
        var parts = [("type", "signal"), ("sender", service), ("interface", interface)]
        if let member { parts.append(("member", member)) }
        if let path { parts.append(("path", path)) }
        if let argument { parts.append(("arg0", argument)) }
        return parts.map { "\($0)='\(Self.escaped($1))'" }.joined(separator: ",")
    }

    private static func escaped(_ text: String) -> String {
        // An apostrophe ends the quotation, so it is between two quotations, after a backslash.
        text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    }

    /// Returns whether the filter selects a signal of the right sender.
    func matches(_ signal: DBusMessage) -> Bool {
        guard signal.interface == interface, member == nil || signal.member == member,
            path == nil || signal.path == path
        else { return false }
        guard let argument else { return true }
        guard signal.signature.hasPrefix("s"), case .string(argument) = try? signal.values().first else { return false }
        return true
    }
}

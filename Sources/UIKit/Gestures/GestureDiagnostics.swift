import SystemSupport

/// Reports mistakes in the configuration of gesture recognizers.
@MainActor package enum GestureDiagnostics {
    /// The closure that receives reports. It prints to standard error unless a test replaces it.
    package static var report: (String) -> Void = { text in
        StandardError.write(line: "UIKit: \(text)")
    }

    /// A closure that receives every transition of the recognizers of all windows, with the states before and after it.
    package static var observer: ((UIGestureRecognizer, UIGestureRecognizer.State, UIGestureRecognizer.State) -> Void)?

    /// Reports a cycle if `recognizer`, which now requires `other` to fail, is directly or indirectly required to fail
    /// by it.
    static func reportCycle(closedBy recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) {
        var path = [recognizer, other]
        guard extend(&path, to: recognizer) else { return }
        reportCycle(path)
    }

    /// Reports a cycle of recognizers in which each waits for the next, and the last for the first.
    static func reportCycle(_ path: [UIGestureRecognizer]) {
        let names = (path + path.prefix(1)).map(name).joined(separator: " → ")
        report("cyclic failure requirements between gesture recognizers are ignored: \(names)")
    }

    static func name(_ recognizer: UIGestureRecognizer) -> String {
        recognizer.name.map { "\(type(of: recognizer)) \"\($0)\"" } ?? "\(type(of: recognizer))"
    }

    /// Extends a path of static requirements until it returns to `goal`.
    private static func extend(_ path: inout [UIGestureRecognizer], to goal: UIGestureRecognizer) -> Bool {
        guard let last = path.last else { return false }
        for requirement in last.failureRequirements {
            guard let next = requirement.object else { continue }
            if next === goal { return true }
            guard !path.contains(where: { $0 === next }) else { continue }
            path.append(next)
            if extend(&path, to: goal) { return true }
            path.removeLast()
        }
        return false
    }
}

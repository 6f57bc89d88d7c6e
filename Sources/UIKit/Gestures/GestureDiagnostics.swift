/// Tells the programmer of what cannot be meant.
@MainActor package enum GestureDiagnostics {
    /// Where reports go: to the standard error output, unless a test looks at them.
    package static var report: (String) -> Void = { text in
        FileHandle.standardError.write(Data("UIKit: \(text)\n".utf8))
    }

    /// Reports if `recognizer`, which now requires `other` to fail, is required to fail by it in its turn.
    static func reportCycle(closedBy recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) {
        var path = [recognizer, other]
        guard extend(&path, to: recognizer) else { return }
        reportCycle(path)
    }

    /// Reports recognizers of which each waits for the next, and the last for the first.
    static func reportCycle(_ path: [UIGestureRecognizer]) {
        let names = (path + path.prefix(1)).map(name).joined(separator: " → ")
        report("these gesture recognizers wait for each other to fail: \(names). None of them waits.")
    }

    static func name(_ recognizer: UIGestureRecognizer) -> String {
        recognizer.name.map { "\(type(of: recognizer)) \"\($0)\"" } ?? "\(type(of: recognizer))"
    }

    /// Continues a path of static requirements until it is back at its beginning.
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

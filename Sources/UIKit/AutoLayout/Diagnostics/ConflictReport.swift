/// The report of required constraints that contradict each other (AL-41).
struct ConflictReport {
    /// The descriptions of the constraints, of which not all can be satisfied.
    let members: [String]
    /// The description of the constraint that is not satisfied.
    let broken: String

    var text: String {
        var lines = [
            "Unable to simultaneously satisfy constraints.",
            "    Probably at least one of the constraints in the following list is one you don't want.",
            "    Find the constraint that you don't expect, and change the code that activates it.",
            "    The identifier of a constraint and the accessibilityIdentifier of a view appear in the list.",
        ]
        if members.contains(where: { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint:") }) {
            lines += [
                "    NSAutoresizingMaskLayoutConstraints keep the frame of a view. If constraints place the view,",
                "    set its translatesAutoresizingMaskIntoConstraints to false.",
            ]
        }
        lines += [
            "(", members.map { "    \"\($0)\"" }.joined(separator: ",\n"), ")", "",
            "Will attempt to recover by breaking constraint", broken,
        ]
        return lines.joined(separator: "\n")
    }
}

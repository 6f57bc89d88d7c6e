/// A set of kinds of constraints of a stack view.
struct StackConstraintKinds: OptionSet {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the set that contains one kind.
    init(_ kind: StackConstraintKind) { rawValue = 1 << UInt8(kind.rawValue) }

    static let ends = StackConstraintKinds(.ends)
    static let spacing = StackConstraintKinds(.spacing)
    static let hiding = StackConstraintKinds(.hiding)
    static let distribution = StackConstraintKinds(.distribution)
    static let alignment = StackConstraintKinds(.alignment)
    static let precedence = StackConstraintKinds(.precedence)

    /// All kinds.
    static let all = StackConstraintKinds(StackConstraintKind.allCases.map(StackConstraintKinds.init))
}

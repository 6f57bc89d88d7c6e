/// The importance of a constraint, from just above 0 to 1000. Constraints of a higher priority are satisfied at the
/// expense of all those of lower priorities (AL-27).
///
/// ```swift
/// let width = label.widthAnchor.constraint(equalToConstant: 200)
/// width.priority = .defaultHigh
/// label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
/// ```
///
/// The type has no operators and no order, so that apps can declare their own (AL-02).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public var rawValue: Float

    /// Creates a priority from a number greater than 0, and at most 1000. The number is checked when the priority is
    /// assigned to a constraint: other numbers are programming errors.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from a number greater than 0, and at most 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of constraints that must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// The priority at which content resists compression by default: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that may resize the window of the app: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority at which a window keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that does not resize the window of the app: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority at which views hug their content by default: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size in ``UIView/systemLayoutSizeFitting(_:)``: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

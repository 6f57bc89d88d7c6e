/// The priorities with which a view keeps its intrinsic size (IC-02, IC-03).
struct ContentPriorities: Equatable {
    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalResistance = UILayoutPriority.defaultHigh
    var verticalResistance = UILayoutPriority.defaultHigh

    /// The priorities of controls that do not grow with their superview, such as switches.
    static let fixedSize = ContentPriorities(
        horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
    /// The priorities of labels.
    static let label = ContentPriorities(verticalHugging: UILayoutPriority(251))

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? horizontalHugging : verticalHugging
    }

    func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? horizontalResistance : verticalResistance
    }

    mutating func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { horizontalHugging = priority } else { verticalHugging = priority }
    }

    mutating func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { horizontalResistance = priority } else { verticalResistance = priority }
    }
}

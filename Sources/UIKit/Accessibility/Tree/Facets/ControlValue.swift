import AccessibilityTree

/// The number that a control represents.
@MainActor final class ControlValue<Control: UIView>: AccessibilityValueFacet {
    private weak var control: Control?
    private let step: (Control) -> Double
    private let value: (Control) -> Double
    private let range: (Control) -> (minimum: Double, maximum: Double)
    private let set: ((Control, Double) -> Void)?

    init(
        _ control: Control, _ step: @escaping (Control) -> Double, value: @escaping (Control) -> Double,
        range: @escaping (Control) -> (minimum: Double, maximum: Double), set: ((Control, Double) -> Void)? = nil
    ) {
        self.control = control
        self.step = step
        self.value = value
        self.range = range
        self.set = set
    }

    var currentValue: Double { control.map(value) ?? 0 }
    var minimumValue: Double { control.map { range($0).minimum } ?? 0 }
    var maximumValue: Double { control.map { range($0).maximum } ?? 0 }
    var valueStep: Double { control.map(step) ?? 0 }
    var valueText: String { control?.accessibilityValue ?? "" }

    func setCurrentValue(_ value: Double) -> Bool {
        guard let control, let set, value.isFinite, !control.accessibilityTraits.contains(.notEnabled),
            control.window?.windowScene != nil
        else { return false }
        let limits = range(control)
        set(control, max(limits.minimum, min(value, limits.maximum)))
        return true
    }
}

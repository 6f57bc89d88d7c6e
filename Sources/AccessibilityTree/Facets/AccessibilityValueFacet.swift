/// The number that an element represents, such as the position of a slider.
@MainActor package protocol AccessibilityValueFacet: AnyObject {
    /// The current value.
    var currentValue: Double { get }
    /// The smallest value.
    var minimumValue: Double { get }
    /// The greatest value.
    var maximumValue: Double { get }
    /// The smallest amount by which the user changes the value; 0 if there is none.
    var valueStep: Double { get }
    /// The value for the user, such as "50%"; empty if the number is enough.
    var valueText: String { get }

    /// Changes the value, as the user would.
    ///
    /// - Parameter value: A finite number, which is clamped to the range.
    /// - Returns: False, the default, if the user cannot change it.
    func setCurrentValue(_ value: Double) -> Bool
}

extension AccessibilityValueFacet {
    package var valueStep: Double { 0 }
    package var valueText: String { "" }
    package func setCurrentValue(_ value: Double) -> Bool { false }
}

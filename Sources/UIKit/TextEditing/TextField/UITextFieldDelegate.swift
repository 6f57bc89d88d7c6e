/// The methods with which an object controls and observes the editing of a text field.
///
/// ```swift
/// final class CodeController: UIViewController, UITextFieldDelegate {
///     func textField(
///         _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
///     ) -> Bool {
///         string.allSatisfy(\.isNumber)
///     }
///
///     func textFieldShouldReturn(_ textField: UITextField) -> Bool {
///         textField.resignFirstResponder()
///         return true
///     }
/// }
/// ```
///
/// All methods are optional; by default, the user may make every change. Programmatic changes of the text do not notify
/// the delegate (CT-17). Swift binds optional methods where a class declares its conformance, so a subclass of a
/// conforming class cannot add one.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Asks the delegate whether editing may begin. True by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Tells the delegate that editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Asks the delegate whether editing may end. True by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Tells the delegate that editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Tells the delegate that editing has ended, and why. Calls ``textFieldDidEndEditing(_:)`` by default.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Asks the delegate whether the user may replace a range with `string`. True by default.
    ///
    /// - Parameters:
    ///   - textField: The text field.
    ///   - range: The range to replace, in UTF-16 code units.
    ///   - string: The replacement; empty for a deletion.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Tells the delegate that the selection has changed or the caret has moved.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Asks the delegate whether the clear button may clear the text. True by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Asks the delegate whether the Return key may have its standard effect. True by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool

    /// Asks the delegate for the edit menu of a range. Nil, the default, results in a menu of the suggested actions.
    ///
    /// - Parameters:
    ///   - textField: The text field.
    ///   - range: The selected range, in UTF-16 code units.
    ///   - suggestedActions: The standard edit actions.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Returns nil.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

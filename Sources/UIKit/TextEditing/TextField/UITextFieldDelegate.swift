/// Has a say in the editing of a text field.
///
/// All methods are optional. Swift fixes which ones there are where a class is declared to conform, so a subclass of a
/// conforming class cannot add one.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin. True by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Whether editing may end. True by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Editing ended. Calls ``textFieldDidEndEditing(_:)`` by default.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Whether a person may put `string` in the place of `range` (UTF-16 code units). True by default.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// The selection changed, or the caret moved.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Whether the clear button may delete the text. True by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Return was pressed: whether the field may do with it what it does. True by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool

    /// The edit menu for a range; nil, which is the default, is that of the suggested actions.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    /// Yes.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Tells the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Yes.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Yes.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// The menu of the suggested actions.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

import CoreGraphics

extension UITextField: TextDragHost {
    var visibleTextArea: CGRect { textArea }
    var mayDragText: Bool { isEnabled && !isSecureTextEntry }
    var mayDropText: Bool { isEnabled }
    func allowTextChanges() { isEnabled = true }
    var keepsAttributesOfDrops: Bool { allowsEditingTextAttributes }
}

import CoreGraphics

extension UITextView: TextDragHost {
    var visibleTextArea: CGRect { bounds }
    var mayDragText: Bool { isSelectable && !isSecureTextEntry }
    var mayDropText: Bool { isEditable }
    func allowTextChanges() { isEditable = true }
    var keepsAttributesOfDrops: Bool { allowsEditingTextAttributes }
}

import UIKit

/// The states of a control.
enum ControlState: String, CaseIterable {
    case normal = "Normal"
    case highlighted = "Highlighted"
    case selected = "Selected"
    case disabled = "Disabled"
    case focused = "Focused"

    /// Puts a control into the state. Only the focus system can focus a control, so `focused` has no effect here.
    @MainActor func apply(to control: UIControl) {
        switch self {
        case .normal, .focused: break
        case .highlighted:
            control.isHighlighted = true
            // Otherwise, pointer events would reset the highlighted state.
            control.isUserInteractionEnabled = false
        case .selected: control.isSelected = true
        case .disabled: control.isEnabled = false
        }
    }
}

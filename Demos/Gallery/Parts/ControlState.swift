import UIKit

/// The states a control can be in.
enum ControlState: String, CaseIterable {
    case normal = "Normal"
    case highlighted = "Highlighted"
    case selected = "Selected"
    case disabled = "Disabled"
    case focused = "Focused"

    /// Puts a control into the state. One that is focused gets there by the focus system.
    @MainActor func apply(to control: UIControl) {
        switch self {
        case .normal, .focused: break
        case .highlighted:
            control.isHighlighted = true
            // The pointer would end it.
            control.isUserInteractionEnabled = false
        case .selected: control.isSelected = true
        case .disabled: control.isEnabled = false
        }
    }
}

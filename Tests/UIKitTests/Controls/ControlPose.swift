import UIKitTesting

@testable import UIKit

/// A state in which a sheet displays a control.
enum ControlPose: String, CaseIterable {
    case normal, hovered, pressed, selected, disabled, focused
}

extension UIControl {
    /// Puts the control, which must be in a window, into a state as the user would.
    func pose(_ pose: ControlPose) {
        switch pose {
        case .normal: break
        case .hovered:
            pointerDidEnter()
            pointerDidMove(to: CGPoint(x: bounds.width * 0.7, y: bounds.midY))
        case .pressed:
            let touch = UITouch()
            touch.view = self
            touch.window = window
            touch.type = .indirectPointer
            let thumbRect = (self as? UISlider)?.currentThumbRect ?? bounds.offsetBy(dx: bounds.width / 6, dy: 0)
            touch.sceneLocation = convert(CGPoint(x: thumbRect.midX, y: thumbRect.midY), to: nil)
            touchesBegan([touch], with: nil)
        case .selected: isSelected = true
        case .disabled: isEnabled = false
        case .focused:
            // A window has only one focused item, but a sheet displays several focus rings.
            window?.focus.show(self)
            let ring = focusRing
            focusRing = nil
            window?.focus.show(nil)
            focusRing = ring
            ring?.place(around: self)
        }
    }
}

import UIKit

extension UIView {
    /// Returns the frame of a subview for the layout direction: mirrored in the bounds in right-to-left interfaces.
    func directional(_ frame: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        var result = frame
        result.origin.x = bounds.minX + bounds.maxX - frame.maxX
        return result
    }
}

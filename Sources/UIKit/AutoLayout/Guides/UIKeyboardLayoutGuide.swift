import CoreGraphics

/// The area of the keyboard in a view. On this platform, the input views docked at the bottom of the window take the
/// keyboard's place. They are always near the bottom edge.
///
/// ```swift
/// field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
/// ```
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    init(owner: UIView) {
        super.init(
            owner: owner, identifier: "UIKeyboardLayoutGuide", area: .inset { UIKeyboardLayoutGuide.insets(in: $0) })
    }

    /// A Boolean value that indicates whether the guide covers the bottom of the safe area while there is no keyboard.
    /// The default is `true` (LG-10).
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { layoutItemStorage?.constantsDidChange() } }
    }

    /// A Boolean value that indicates whether the guide follows a keyboard that is not docked. The default is `false`.
    /// Input views are always docked on this platform, so that the value has no effect.
    open var followsUndockedKeyboard = false

    override var nearEdges: NSDirectionalRectEdge { .bottom }

    /// Returns the distances from the edges of the view to the area, which lies at the bottom.
    private static func insets(in view: UIView) -> UIEdgeInsets {
        let safeArea = view.safeAreaInsets
        let usesSafeArea = view.keyboardLayoutGuide.usesBottomSafeArea
        let height = usesSafeArea ? safeArea.bottom : view.coveredHeight
        return UIEdgeInsets(
            top: max(0, view.bounds.height - height), left: usesSafeArea ? safeArea.left : 0, bottom: 0,
            right: usesSafeArea ? safeArea.right : 0)
    }
}

extension UIView {
    /// The height of the view's part that docked input views cover.
    fileprivate var coveredHeight: CGFloat {
        guard let window else { return 0 }
        let dock = window.safeAreaFromOutside.bottom
        guard dock > 0 else { return 0 }
        let top = convert(CGPoint(x: 0, y: window.bounds.maxY - dock), from: window).y
        return min(bounds.height, max(0, bounds.maxY - top))
    }
}

import QuartzCore

extension UIView {
    /// Displays a cell that is moved above the others, with a shadow, or as before.
    func setLifted(_ isLifted: Bool) {
        layer.zPosition = isLifted ? 1 : 0
        layer.shadowOpacity = isLifted ? 0.25 : 0
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }
}

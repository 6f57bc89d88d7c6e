/// The delegate of a bar, which determines the position of the bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the position of a bar (BI-16). Optional; the default is ``UIBarPosition/any``.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns ``UIBarPosition/any``.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

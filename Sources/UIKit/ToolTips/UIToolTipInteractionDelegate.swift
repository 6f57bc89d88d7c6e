/// A method that provides the tooltips of a view.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// Asks the delegate for the tooltip at a point of the interaction's view. Return `nil` to show none. By default, it
    /// is the interaction's ``UIToolTipInteraction/defaultToolTip``.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - point: The location of the pointer, in the coordinates of the interaction's view.
    /// - Returns: The tooltip.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// Returns the interaction's default tooltip.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}

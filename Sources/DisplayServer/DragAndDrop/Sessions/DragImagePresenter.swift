import CoreGraphics

/// Shows the image of a drag in front of all windows, without receiving input. The image disappears with the presenter.
@MainActor protocol DragImagePresenter: AnyObject {
    /// Shows an image with its hotspot at a location, in points of the screen.
    func show(_ image: DragImage, at location: CGPoint)

    /// Moves the hotspot to a location, in points of the screen.
    func move(to location: CGPoint)

    /// Removes the image from the screen.
    func hide()
}

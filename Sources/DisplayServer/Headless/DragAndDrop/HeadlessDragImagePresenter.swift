import CoreGraphics

/// Records the image of a drag, for tests.
@MainActor final class HeadlessDragImagePresenter: DragImagePresenter {
    private weak var dragAndDrop: HeadlessDragAndDrop?

    init(dragAndDrop: HeadlessDragAndDrop) { self.dragAndDrop = dragAndDrop }

    func show(_ image: DragImage, at location: CGPoint) {
        dragAndDrop?.image = image
        dragAndDrop?.imageLocation = location
    }

    func move(to location: CGPoint) { dragAndDrop?.imageLocation = location }

    func hide() { dragAndDrop?.image = nil }
}

import DisplayServer
import QuartzCore

/// A list that prepares cells between the frames in which its content scrolls (PF-02).
@MainActor protocol CellPreparing: UIScrollView {
    /// A Boolean value that indicates whether a cell will be prepared when the current frame has been presented.
    var isPreparationScheduled: Bool { get set }
    /// Returns a Boolean value that indicates whether there is a cell to prepare, at little cost.
    ///
    /// - Parameter way: The way of the content offset since the last layout.
    func canPrepareCell(along way: CGVector) -> Bool
    /// Prepares the cell of the nearest row or item in the direction of scrolling.
    ///
    /// - Returns: False if there is nothing more to prepare.
    func prepareNextCell(along way: CGVector) -> Bool
}

extension CellPreparing {
    /// Prepares cells when the current frame has been presented, one after each frame.
    ///
    /// Notches of a wheel prepare none: between them there is time enough, and the next one may be far away or turn.
    func scheduleCellPreparation(_ way: CGVector) {
        guard !isPreparationScheduled, movement.dragSource != .wheel, canPrepareCell(along: way),
            let scheduler = window?.windowScene?.server.scheduler
        else { return }
        isPreparationScheduled = true
        scheduler.schedule(after: 0) { [weak self] in
            guard let self else { return }
            isPreparationScheduled = false
            if canPrepareCell(along: way), prepareNextCell(along: way) { scheduleCellPreparation(way) }
        }
    }
}

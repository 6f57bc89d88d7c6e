import UIKit

/// A sheet with rows of views, in the light appearance on the left and in the dark one on the right.
@MainActor enum SnapshotSheet {
    typealias Row = @MainActor (_ column: Int) -> UIView

    /// Creates a window with a sheet.
    ///
    /// - Parameters:
    ///   - cell: The size of each cell, in points. A view with a size of its own is centered vertically at the left
    ///     edge.
    ///   - poses: The states of the controls in each column.
    ///   - rows: Closures that create the view for a column.
    static func window(cell: CGSize, poses: [ControlPose], rows: [Row]) -> UIWindow {
        let half = CGSize(
            width: cell.width * CGFloat(poses.count) + 16, height: cell.height * CGFloat(rows.count) + 16)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: half.width * 2, height: half.height))
        for (index, style) in [UIUserInterfaceStyle.light, .dark].enumerated() {
            let grid = SnapshotGrid(cell: cell, poses: poses, rows: rows)
            grid.frame = CGRect(x: CGFloat(index) * half.width, y: 0, width: half.width, height: half.height)
            grid.overrideUserInterfaceStyle = style
            grid.backgroundColor = .systemBackground
            window.addSubview(grid)
        }
        return window
    }
}

/// A grid of views. They are measured when they are displayed, at the scale of the display.
private final class SnapshotGrid: UIView {
    private let cell: CGSize
    private let poses: [ControlPose]
    private let cells: [[UIView]]
    private var isPosed = false

    init(cell: CGSize, poses: [ControlPose], rows: [SnapshotSheet.Row]) {
        self.cell = cell
        self.poses = poses
        cells = rows.map { make in poses.indices.map { make($0) } }
        super.init(frame: .zero)
        for view in cells.joined() { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = CGSize(width: cell.width - 8, height: cell.height)
        for (row, views) in cells.enumerated() {
            for (column, view) in views.enumerated() {
                var size = view.sizeThatFits(room)
                if view is UISlider || view is UIProgressView { size.width = room.width }
                view.frame = CGRect(
                    x: 12 + CGFloat(column) * cell.width,
                    y: 8 + CGFloat(row) * cell.height + ((cell.height - size.height) / 2).rounded(),
                    width: min(size.width, room.width), height: size.height)
            }
        }
        guard !isPosed, window != nil else { return }
        isPosed = true
        for views in cells { for (view, pose) in zip(views, poses) { (view as? UIControl)?.pose(pose) } }
    }
}

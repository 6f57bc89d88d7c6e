@testable import UIKit

/// A sheet with views in rows, twice: light on the left, dark on the right.
@MainActor enum SnapshotSheet {
    /// - Parameters:
    ///   - cell: the room for each view, in points. Views with a size of their own are in the middle of its left edge.
    ///   - columns: what is done with the view of each column of a row, once it is in a window.
    ///   - rows: makes the views: one for a row and a column.
    static func window(
        cell: CGSize, poses: [ControlPose] = [.normal], rows: [@MainActor (_ column: Int) -> UIView]
    ) -> UIWindow {
        let half = CGSize(
            width: cell.width * CGFloat(poses.count) + 16, height: cell.height * CGFloat(rows.count) + 16)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: half.width * 2, height: half.height))
        for (index, style) in [UIUserInterfaceStyle.light, .dark].enumerated() {
            let ground = UIView(
                frame: CGRect(x: CGFloat(index) * half.width, y: 0, width: half.width, height: half.height))
            ground.overrideUserInterfaceStyle = style
            ground.backgroundColor = .systemBackground
            window.addSubview(ground)
            for (row, make) in rows.enumerated() {
                for (column, pose) in poses.enumerated() {
                    let view = make(column)
                    let room = CGSize(width: cell.width - 8, height: cell.height)
                    var size = view.sizeThatFits(room)
                    if view is UISlider || view is UIProgressView || size.width == 0 { size.width = room.width }
                    if size.height == 0 { size.height = room.height - 8 }
                    view.frame = CGRect(
                        x: 12 + CGFloat(column) * cell.width,
                        y: 8 + CGFloat(row) * cell.height + ((cell.height - size.height) / 2).rounded(),
                        width: min(size.width, room.width), height: size.height)
                    ground.addSubview(view)
                    (view as? UIControl)?.pose(pose)
                }
            }
        }
        return window
    }
}

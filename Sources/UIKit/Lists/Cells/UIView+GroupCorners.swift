import QuartzCore

extension UIView {
    /// Rounds the corners of a cell that are corners of its group.
    func roundGroupCorners(_ placement: TableCellPlacement) {
        let isRounded = placement.appearance == .insetGrouped && (placement.isFirst || placement.isLast)
        layer.cornerRadius = isRounded ? CellMetrics.groupRadius : 0
        var corners: CACornerMask = []
        if placement.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if placement.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = isRounded
    }
}

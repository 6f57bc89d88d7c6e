import QuartzCore

// Rows without content below the last row (TV-54).
extension UITableView {
    /// Displays lines and stripes below the last row, if the content is not as high as the table view.
    func placeFiller() {
        let height = fillerRowHeight == UITableView.automaticDimension ? automaticFillerHeight : fillerRowHeight
        guard style == .plain, height >= 1, tableFooterView == nil else {
            filler?.remove()
            filler = nil
            return
        }
        let filler = filler ?? TableFiller(in: layer)
        self.filler = filler
        let top = RowExtent.points(geometry.extent)
        let last = geometry.sections.last?.rows.count ?? 0
        let covered = indexInset
        let insets = effectiveSeparatorInset
        let area = CGRect(x: 0, y: top, width: contentWidth, height: max(0, bounds.maxY - top))
        let line: (CGColor, CGFloat, CGFloat)? =
            separatorStyle == .none
            ? nil
            : (
                CellSeparator.color(separatorColor, in: traitCollection), insets.left + (isRightToLeft ? covered : 0),
                insets.right + (isRightToLeft ? 0 : covered)
            )
        let stripe = UIColor.alternateRowBackground.resolvedColor(with: traitCollection).cgColor
        filler.fill(
            area,
            TableFiller.Appearance(
                height: height, line: line, stripe: usesAlternatingRowBackgroundColors ? stripe : nil,
                beginsWithStripe: last % 2 == 1, scale: scaleForLayout))
    }

    private var automaticFillerHeight: CGFloat { rowHeight > 0 ? rowHeight : TableMetrics.rowHeight }
}

// Rows of a data source that provides the content of columns.
extension ColumnTableView {
    /// Returns the cell of a row with the content that a data source provides (CO-03).
    func makeRow(at path: IndexPath, from source: any ColumnTableViewDataSource) -> UITableViewCell {
        let cell = dequeueReusableCell(withIdentifier: ColumnTableView.rowIdentifier, for: path)
        guard let cell = cell as? ColumnTableViewCell else { return cell }
        for span in columnLayout.spans {
            let column = span.column
            let identifier = column.identifier
            let old = cell.view(forColumn: identifier)
            if let view = source.columnTableView(self, viewFor: column, at: path, reusing: old) {
                cell.setView(view, forColumn: identifier)
            } else {
                cell.setText(
                    source.columnTableView(self, textFor: column, at: path),
                    image: source.columnTableView(self, imageFor: column, at: path), forColumn: identifier)
            }
        }
        return cell
    }

    /// Returns the width that a column needs (CO-07).
    func fittingWidth(of column: TableColumn) -> CGFloat {
        if let width = columnDelegate?.columnTableView(self, sizeToFitWidthOf: column), width.isFinite {
            return column.limited(width)
        }
        var width = header.fittingWidth(of: column)
        for row in rows {
            guard let cell = row.cell as? ColumnTableViewCell else { continue }
            width = max(width, cell.fittingWidth(ofColumn: column.identifier))
        }
        return column.limited(width.rounded(.up))
    }

    /// The delegate, if it is interested in columns.
    var columnDelegate: (any ColumnTableViewDelegate)? { delegate as? any ColumnTableViewDelegate }
}

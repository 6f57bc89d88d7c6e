// The widths and the order of the columns are part of the state of the scene (RS-03).
extension ColumnTableView: SceneStateProviding {
    /// For each column in order, its identifier and its width.
    var sceneState: StoredValue? {
        .array(tableColumns.map { .array([.text($0.identifier), .double(Double($0.width))]) })
    }

    func apply(sceneState: StoredValue) {
        guard case .array(let stored) = sceneState else { return }
        var index = 0
        for case .array(let parts) in stored {
            guard parts.count == 2, case .text(let identifier) = parts[0], case .double(let width) = parts[1],
                width.isFinite, width > 0, let current = column(withIdentifier: identifier), current >= index
            else { continue }
            tableColumns[current].width = CGFloat(width)
            moveColumn(current, toColumn: index)
            index += 1
        }
    }
}

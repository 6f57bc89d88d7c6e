// The widths that the user has chosen for the columns are part of the state of the scene (RS-03).
extension UISplitViewController: SceneStateProviding {
    private static let resizableColumns = [Column.primary, .supplementary, .inspector]

    /// The width of each column that the user has changed.
    var sceneState: StoredValue? {
        let entries = Self.resizableColumns.compactMap { column in
            widths(of: column).chosen.map {
                StoredValue.StoredEntry(key: .integer(column.rawValue), value: .double(Double($0)))
            }
        }
        return entries.isEmpty ? nil : .dictionary(entries)
    }

    func apply(sceneState: StoredValue) {
        guard case .dictionary(let entries) = sceneState else { return }
        for entry in entries {
            guard case .integer(let number) = entry.key, case .double(let width) = entry.value, width.isFinite,
                (1...10_000).contains(width), let column = Column(rawValue: number),
                Self.resizableColumns.contains(column)
            else { continue }
            changeWidths(of: column) { $0.chosen = CGFloat(width) }
        }
        viewIfLoaded?.setNeedsLayout()
    }
}

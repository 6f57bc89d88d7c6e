import QuartzCore

/// The appearance of a table view before updates, from which their animations begin.
@MainActor struct TableUpdateScene {
    let map: ListUpdateMap
    let geometry: TableGeometry
    /// The content offset.
    let offset: CGFloat
    /// The frames of cells, headers and footers, without running animations.
    let frames: [ObjectIdentifier: CGRect]

    init(_ table: UITableView, _ map: ListUpdateMap) {
        self.map = map
        geometry = table.geometry
        offset = table.bounds.origin.y
        var frames: [ObjectIdentifier: CGRect] = [:]
        func add(_ view: UIView?) {
            guard let view else { return }
            // Running animations of frames continue: the next ones are added to them.
            frames[ObjectIdentifier(view)] = view.frame
        }
        for row in table.rows { add(row.cell) }
        for section in table.displayedSections {
            add(section.header.view)
            add(section.footer.view)
        }
        add(table.tableFooterView)
        add(table.swipes.session?.view)
        self.frames = frames
    }

    /// Returns the interval of a row before the updates; nil for rows that are new.
    func interval(ofNew path: IndexPath) -> Range<Int>? {
        map.oldPath(forNew: path).map { geometry.interval(of: geometry.number(of: $0.row, in: $0.section)) }
    }
}

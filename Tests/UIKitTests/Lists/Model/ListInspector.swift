@testable import UIKit

/// Compares what a list displays with the items of its model.
@MainActor struct ListInspector {
    let list: any ModelList
    let source: ModelListSource
    /// The identifiers of the items.
    let items: [[Int]]

    /// Checks what applies after each layout.
    func checkLayout() {
        let counts = items.map(\.count)
        source.check(list.counts == counts, "the list has \(list.counts) rows, the model \(counts)")
        guard list.counts == counts else { return }
        let bounds = list.view.bounds
        var expected: [IndexPath] = []
        var bottom = -CGFloat.infinity
        for (section, items) in items.enumerated() {
            for item in items.indices {
                let path = IndexPath(item: item, section: section)
                let frame = list.frame(at: path)
                source.check(frame.maxY > bottom, "\(path) at \(frame) does not follow the previous row at \(bottom)")
                bottom = max(bottom, frame.minY)
                if frame.height > 0, frame.minY < bounds.maxY, frame.maxY > bounds.minY { expected.append(path) }
            }
        }
        let content = list.view.contentSize
        source.check(bottom <= content.height, "a row at \(bottom) is outside of the content \(content)")
        let visible = list.visiblePaths
        source.check(visible == expected, "rows \(visible) are displayed instead of \(expected) in \(bounds) (TV-05)")
        for path in visible where counts.indices.contains(path.section) && path.item < counts[path.section] {
            checkCell(at: path)
        }
    }

    private func checkCell(at path: IndexPath) {
        guard let cell = list.cell(at: path) as? any ModelCell else {
            return source.check(false, "the visible row \(path) has no cell (TV-10)")
        }
        let id = items[path.section][path.item]
        source.check(cell.id == id, "\(path) displays \(cell.id) instead of \(id)")
        source.check(cell.version == source.versions[id] ?? 0, "\(id) at \(path) was not configured again (TV-41)")
        let frame = list.frame(at: path)
        source.check(cell.frame == frame, "the cell of \(id) at \(path) is at \(cell.frame) instead of \(frame)")
        source.check(cell.superview === list.view && !cell.isHidden && cell.alpha == 1, "the cell of \(id) is hidden")
        source.check(
            source.displayed[ObjectIdentifier(cell)] == id, "the display of \(id) was not announced (TV-08)")
        let isSelected = list.selectedPaths.contains(path)
        source.check(list.isSelected(cell) == isSelected, "the cell of \(id) has not the selection \(isSelected)")
    }

    /// Checks what applies when no animation runs.
    func checkRest() {
        let cells = list.visiblePaths.compactMap { list.cell(at: $0) }
        let shown = Set(cells.map { ObjectIdentifier($0) })
        let announced = Set(source.displayed.keys)
        source.check(announced == shown, "the ends of \(announced.count - shown.count) rows are missing (TV-08)")
        for view in list.view.subviews where view is any ModelCell && !view.isHidden {
            source.check(shown.contains(ObjectIdentifier(view)), "a cell stays at \(view.frame) after its display")
        }
        for cell in cells {
            let keys = cell.layer.animationKeys() ?? []
            source.check(keys.isEmpty, "the cell at \(cell.frame) is animated at rest: \(keys)")
        }
        let hidden = list.view.subviews.filter { $0 is any ModelCell }.count - cells.count
        source.check(hidden <= 64, "there are \(hidden) cells that are not displayed (PF-03)")
    }

    /// The displayed cells by their items.
    var cells: [Int: UIView] {
        var result: [Int: UIView] = [:]
        for path in list.visiblePaths where items.indices.contains(path.section) {
            guard path.item < items[path.section].count else { continue }
            result[items[path.section][path.item]] = list.cell(at: path)
        }
        return result
    }

    /// Checks that items keep their cells, and that reloaded ones were asked for again, after an update.
    ///
    /// - Parameters:
    ///   - before: The cells before the update.
    ///   - reloaded: The items that were reloaded.
    ///   - configurations: The numbers of configurations before the update.
    func checkIdentities(_ before: [Int: UIView], reloaded: Set<Int>, _ configurations: [Int: Int]) {
        for (id, cell) in cells where before[id] != nil {
            guard reloaded.contains(id) else {
                source.check(before[id] === cell, "the cell of \(id) was replaced (TV-37, DS-03)")
                continue
            }
            // Without an animation, the cell that is removed can be dequeued.
            source.check(source.configurations[id] != configurations[id], "\(id) was not reloaded (TV-41, DS-07)")
        }
    }

    /// The first row whose top is visible, and the distance between it and the top (TV-20).
    var anchor: (id: Int, position: CGFloat)? {
        let top = list.view.bounds.minY + list.view.adjustedContentInset.top
        for (section, items) in items.enumerated() {
            for (item, id) in items.enumerated() {
                let frame = list.frame(at: IndexPath(item: item, section: section))
                if frame.minY >= top { return frame.minY < list.view.bounds.maxY ? (id, frame.minY - top) : nil }
            }
        }
        return nil
    }

    func path(of id: Int) -> IndexPath? {
        for (section, items) in items.enumerated() {
            if let item = items.firstIndex(of: id) { return IndexPath(item: item, section: section) }
        }
        return nil
    }
}

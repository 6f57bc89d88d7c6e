@testable import UIKit

/// A table view that a random test compares with its model.
@MainActor final class ModelTable: ModelList {
    /// The origin of the heights of rows.
    enum Heights: CaseIterable { case property, delegate, delegateAfterEstimate, cell }

    let table: UITableView
    let heights: Heights

    init(_ frame: CGRect, _ source: ModelListSource, _ random: inout SeededGenerator) {
        table = UITableView(frame: frame, style: random.chance(0.7) ? .plain : .grouped)
        heights = Heights.allCases.randomElement(using: &random) ?? .property
        source.givesHeights = heights == .delegate || heights == .delegateAfterEstimate
        source.givesTitles = random.chance(0.5)
        table.allowsMultipleSelection = true
        switch heights {
        case .property: table.rowHeight = 40
        case .delegate: table.estimatedRowHeight = 0
        case .delegateAfterEstimate, .cell: table.estimatedRowHeight = 30
        }
        table.sectionHeaderHeight = 24
        table.sectionFooterHeight = 6
        table.register(ModelTableCell.self, forCellReuseIdentifier: "cell")
        table.delegate = source
    }

    var view: UIScrollView { table }
    var counts: [Int] { (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } }
    var visiblePaths: [IndexPath] { table.indexPathsForVisibleRows ?? [] }
    var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
    var hasKnownHeights: Bool { heights == .property || heights == .delegate }

    func cell(at path: IndexPath) -> UIView? { table.cellForRow(at: path) }
    func frame(at path: IndexPath) -> CGRect { table.rectForRow(at: path) }
    func isSelected(_ cell: UIView) -> Bool { (cell as? UITableViewCell)?.isSelected ?? false }

    func setSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        } else {
            table.deselectRow(at: path, animated: false)
        }
    }

    func scroll(to path: IndexPath, _ position: Int, animated: Bool) {
        table.scrollToRow(at: path, at: .init(rawValue: position) ?? .none, animated: animated)
    }

    func reloadData() { table.reloadData() }
    func reconfigure(_ paths: [IndexPath]) { table.reconfigureRows(at: paths) }

    func perform(_ change: ListChange, animation: Int) {
        let animation = UITableView.RowAnimation(rawValue: animation) ?? .automatic
        switch change {
        case .deleteItem(let place): table.deleteRows(at: [place.indexPath], with: animation)
        case .insertItem(let place): table.insertRows(at: [place.indexPath], with: animation)
        case .reloadItem(let place): table.reloadRows(at: [place.indexPath], with: animation)
        case .moveItem(let from, let to): table.moveRow(at: from.indexPath, to: to.indexPath)
        case .deleteSection(let section): table.deleteSections([section], with: animation)
        case .insertSection(let section): table.insertSections([section], with: animation)
        case .reloadSection(let section): table.reloadSections([section], with: animation)
        case .moveSection(let from, let to): table.moveSection(from, toSection: to)
        }
    }

    func performBatchUpdates(_ updates: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        table.performBatchUpdates(updates, completion: completion)
    }
}

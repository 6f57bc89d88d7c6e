@testable import UIKit

/// The data source and the delegate of a list. It checks the calls that it receives.
@MainActor final class ModelListSource: NSObject {
    var sections: [ListUpdateModel.Section] = []
    /// The number of times that an item was configured again.
    var versions: [Int: Int] = [:]
    /// The displayed cells, with the items for which their display was announced.
    private(set) var displayed: [ObjectIdentifier: Int] = [:]
    /// The number of times that a cell was configured for an item.
    private(set) var configurations: [Int: Int] = [:]
    private(set) var problems: [String] = []
    var givesHeights = false
    var givesTitles = false

    func check(_ isTrue: Bool, _ message: @autoclosure () -> String) { if !isTrue { problems.append(message()) } }

    func id(at path: IndexPath) -> Int? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
            problems.append("a callback names \(path), which does not exist")
            return nil
        }
        return sections[path.section].items[path.item]
    }

    /// Configures a cell for an item.
    func configure(_ cell: any ModelCell, _ id: Int) {
        let shown = displayed[ObjectIdentifier(cell)]
        check(shown == nil || shown == id, "the cell of \(shown ?? 0) was dequeued for \(id) while it is displayed")
        configurations[id, default: 0] += 1
        cell.id = id
        cell.version = versions[id] ?? 0
    }

    func willDisplay(_ cell: UIView, _ path: IndexPath) {
        guard let cell = cell as? any ModelCell, let id = id(at: path) else { return }
        check(cell.id == id, "the cell of \(cell.id) is announced for \(id) at \(path) (TV-03)")
        check(displayed[ObjectIdentifier(cell)] == nil, "the cell of \(id) is announced twice (TV-08)")
        displayed[ObjectIdentifier(cell)] = cell.id
    }

    func didEndDisplaying(_ cell: UIView, _ path: IndexPath) {
        guard let cell = cell as? any ModelCell else { return }
        check(
            displayed.removeValue(forKey: ObjectIdentifier(cell)) == cell.id,
            "the end of \(cell.id) at \(path) was not preceded by its announcement (TV-08)")
    }
}

extension ModelListSource: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].items.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        givesTitles ? "\(section)" : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if let cell = cell as? ModelTableCell, let id = id(at: indexPath) { configure(cell, id) }
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        givesHeights ? modelHeight(of: id(at: indexPath) ?? 0) : tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        willDisplay(cell, indexPath)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        didEndDisplaying(cell, indexPath)
    }
}

extension ModelListSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? ModelCollectionCell, let id = id(at: indexPath) { configure(cell, id) }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        guard givesHeights else { return layout?.itemSize ?? .zero }
        return CGSize(width: collectionView.bounds.width / 2, height: modelHeight(of: id(at: indexPath) ?? 0))
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { willDisplay(cell, indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { didEndDisplaying(cell, indexPath) }
}

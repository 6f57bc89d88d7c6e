import UIKit

/// The list of pages, in groups that the user expands and collapses. The page follows the selection, which follows the
/// keys.
final class SidebarList: UICollectionView, UICollectionViewDelegate {
    /// Called with the index of a page that the user selects.
    var onChoose: ((Int) -> Void)?

    /// The index of the current page. Setting it expands the group of the page.
    var selectedIndex = 0 {
        didSet { showSelection() }
    }

    private let groups: [PageGroup]
    private let entries: [PageGroup.Entry]
    private var source: UICollectionViewDiffableDataSource<Int, SidebarItem>?

    init(_ groups: [PageGroup]) {
        self.groups = groups
        entries = groups.flatMap(\.entries)
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = .firstItemInSection
        configuration.backgroundColor = .secondarySystemGroupedBackground
        super.init(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        accessibilityLabel = "Pages"
        delegate = self
        showGroups()
        showSelection()
    }

    required init?(coder: NSCoder) { nil }

    private func showGroups() {
        let heading = CellRegistration<UICollectionViewListCell, Int> { [groups] cell, _, group in
            var content = cell.defaultContentConfiguration()
            content.text = groups[group].title
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let row = CellRegistration<UICollectionViewListCell, Int> { [entries] cell, _, page in
            var content = cell.defaultContentConfiguration()
            content.text = entries[page].title
            content.image = UIImage(systemName: entries[page].symbol)
            content.imageProperties.reservedLayoutSize = CGSize(width: 20, height: 0)
            cell.contentConfiguration = content
            // The headings are indentation enough.
            cell.indentationWidth = 0
        }
        let source = UICollectionViewDiffableDataSource<Int, SidebarItem>(collectionView: self) { view, path, item in
            switch item {
            case .group(let group): view.dequeueConfiguredReusableCell(using: heading, for: path, item: group)
            case .page(let page): view.dequeueConfiguredReusableCell(using: row, for: path, item: page)
            }
        }
        self.source = source
        var next = 0
        for (index, group) in groups.enumerated() {
            var section = NSDiffableDataSourceSectionSnapshot<SidebarItem>()
            section.append([.group(index)])
            section.append(group.entries.indices.map { .page(next + $0) }, to: .group(index))
            section.expand([.group(index)])
            source.apply(section, to: index, animatingDifferences: false)
            next += group.entries.count
        }
    }

    // MARK: Selection

    private func showSelection() {
        guard let source, entries.indices.contains(selectedIndex) else { return }
        if source.indexPath(for: .page(selectedIndex)) == nil { expandGroup(of: selectedIndex) }
        guard let path = source.indexPath(for: .page(selectedIndex)) else { return }
        if indexPathsForSelectedItems != [path] { selectItem(at: path, animated: false, scrollPosition: []) }
        revealSelection()
    }

    private func expandGroup(of page: Int) {
        guard let source else { return }
        for index in groups.indices {
            var section = source.snapshot(for: index)
            guard section.contains(.page(page)) else { continue }
            section.expand([.group(index)])
            source.apply(section, to: index, animatingDifferences: false)
        }
    }

    /// Scrolls so that the selected row is visible, with the heading above the first row of a group.
    private func revealSelection() {
        guard bounds.height > 0, let path = indexPathsForSelectedItems?.first else { return }
        layoutIfNeeded()
        if path.item == 1 { scrollToItem(at: IndexPath(item: 0, section: path.section), at: [], animated: false) }
        scrollToItem(at: path, at: [], animated: false)
    }

    private var laidOutHeight: CGFloat = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.height != laidOutHeight else { return }
        laidOutHeight = bounds.height
        revealSelection()
    }

    // With Control, keys belong to the window: Page Up and Page Down show other pages.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.modifierFlags.contains(.control) ?? false }) {
            next?.pressesBegan(presses, with: event)
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    // MARK: UICollectionViewDelegate

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        if case .page = source?.itemIdentifier(for: indexPath) { true } else { false }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard case .page(let page) = source?.itemIdentifier(for: indexPath) else { return }
        if page != selectedIndex { selectedIndex = page }
        onChoose?(page)
    }
}

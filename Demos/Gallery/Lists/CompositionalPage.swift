import UIKit

/// A page about compositional layouts: a carousel, nested groups with badges, pinned headers, and a background.
final class CompositionalPage: Page, UICollectionViewDataSource {
    private let collection: UICollectionView

    init() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            CompositionalSections(rawValue: index)?.layout(environment)
        }
        layout.register(TileBackground.self, forDecorationViewOfKind: CompositionalSections.backgroundKind)
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(
            title: "Compositional",
            summary: "UICollectionViewCompositionalLayout: sections of groups. Shift and the wheel turn the carousel.")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(ColorCell.self, forCellWithReuseIdentifier: "color")
        collection.register(
            SectionTitle.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        collection.register(
            NumberBadge.self, forSupplementaryViewOfKind: CompositionalSections.badgeKind,
            withReuseIdentifier: "badge")
        collection.backgroundColor = .secondarySystemGroupedBackground
        collection.layer.cornerRadius = Style.radius
        collection.accessibilityLabel = "Sections"
        collection.dataSource = self
        view.addSubview(collection)
    }

    override var minimumContentHeight: CGFloat { 320 }

    override func layoutContent(in area: CGRect) {
        let width = min(area.width, Style.widestContent)
        collection.frame = view.directional(CGRect(x: area.minX, y: area.minY, width: width, height: area.height))
    }

    // MARK: Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int { CompositionalSections.allCases.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        CompositionalSections(rawValue: section)?.count ?? 0
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
        (cell as? ColorCell)?.show(
            Style.color(indexPath.section * 3 + indexPath.item), number: indexPath.item + 1)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let isBadge = kind == CompositionalSections.badgeKind
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: isBadge ? "badge" : "title", for: indexPath)
        (view as? NumberBadge)?.show(indexPath.item + 1)
        (view as? SectionTitle)?.show(CompositionalSections(rawValue: indexPath.section)?.title ?? "")
        return view
    }
}

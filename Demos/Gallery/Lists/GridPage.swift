import UIKit

/// A page about collection views with a flow layout: a grid of colors in sections, of which several can be selected.
final class GridPage: Page, UICollectionViewDataSource, UICollectionViewDelegate {
    private let layout = UICollectionViewFlowLayout()
    private let grid: UICollectionView
    private let size = UISlider()
    private let state = UILabel("", font: Style.smallText, color: .secondaryLabel)

    init() {
        grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(title: "Grid", summary: "UICollectionView with a flow layout. Several items can be selected.")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        size.minimumValue = 32
        size.maximumValue = 160
        size.value = 72
        size.accessibilityLabel = "Size of items"
        size.addAction(UIAction { [weak self] _ in self?.showSize() }, for: .valueChanged)
        layout.minimumInteritemSpacing = 12
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        grid.register(ColorCell.self, forCellWithReuseIdentifier: "color")
        grid.allowsMultipleSelection = true
        grid.backgroundColor = .secondarySystemGroupedBackground
        grid.layer.cornerRadius = Style.radius
        grid.accessibilityLabel = "Colors"
        grid.dataSource = self
        grid.delegate = self
        for item in [size, state, grid] { view.addSubview(item) }
        showSize()
        showSelection()
    }

    override var firstFocus: UIControl? { size }

    override var minimumContentHeight: CGFloat { 320 }

    override func layoutContent(in area: CGRect) {
        let width = min(area.width, Style.widestContent)
        let sliderWidth = min(260, width)
        size.frame = view.directional(CGRect(x: area.minX, y: area.minY, width: sliderWidth, height: 32))
        state.frame = view.directional(
            CGRect(
                x: area.minX + sliderWidth + 16, y: area.minY, width: max(0, width - sliderWidth - 16), height: 32))
        grid.frame = view.directional(
            CGRect(x: area.minX, y: area.minY + 48, width: width, height: max(0, area.height - 48)))
    }

    private func showSize() {
        let side = CGFloat(size.value).rounded()
        layout.itemSize = CGSize(width: side, height: side)
    }

    private func showSelection() {
        let count = grid.indexPathsForSelectedItems?.count ?? 0
        state.text = count == 1 ? "1 item selected" : "\(count) items selected"
    }

    // MARK: Data source and delegate

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 400 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
        (cell as? ColorCell)?.show(Style.color(indexPath.item), number: indexPath.item + 1)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { showSelection() }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { showSelection() }
}

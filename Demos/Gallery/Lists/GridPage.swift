import UIKit

/// A page about collection views with a flow layout: a grid of colors, of which several can be selected, and which the
/// user arranges.
final class GridPage: Page {
    private let grid = ColorGridController()
    private let size = UISlider()
    private let state = UILabel("", font: Style.smallText, color: .secondaryLabel)

    init() {
        super.init(
            title: "Grid",
            summary: "UICollectionView. Drag from the background to select items, and drag an item to move it.")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        size.minimumValue = 32
        size.maximumValue = 160
        size.value = 72
        size.accessibilityLabel = "Size of items"
        size.addAction(UIAction { [weak self] _ in self?.showSize() }, for: .valueChanged)
        grid.selectionDidChange = { [weak self] in self?.showSelection() }
        addChild(grid)
        for item in [size, state, grid.view as UIView] { view.addSubview(item) }
        grid.didMove(toParent: self)
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
        grid.view.frame = view.directional(
            CGRect(x: area.minX, y: area.minY + 48, width: width, height: max(0, area.height - 48)))
    }

    private func showSize() { grid.itemSide = CGFloat(size.value).rounded() }

    private func showSelection() {
        let count = grid.selectedCount
        state.text = count == 1 ? "1 item selected" : "\(count) items selected"
    }
}

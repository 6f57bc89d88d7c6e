import UIKit

/// A page with all symbols, and the selected symbol in several weights.
final class SymbolsPage: Page {
    private let grid = SymbolGrid(SymbolNames.all)
    private let detail = SymbolDetail()
    private lazy var gridCard = Card(content: grid)
    private lazy var detailCard = Card(content: detail)

    init() {
        super.init(
            title: "Symbols",
            summary: "UIImage(systemName:). Select one with a click or the arrow keys to see its variants.")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(gridCard)
        view.addSubview(detailCard)
        grid.onChoose = { [weak self] in self?.detail.show($0) }
        grid.choose(SymbolNames.all.firstIndex(of: "star") ?? 0)
    }

    override func layoutContent(in area: CGRect) {
        let width = min(area.width, Style.widestContent)
        let contentWidth = width - 2 * Style.padding
        let below = detail.sizeThatFits(CGSize(width: contentWidth, height: 0)).height + 32
        let height = min(
            grid.sizeThatFits(CGSize(width: contentWidth, height: 0)).height + 32,
            max(0, area.height - below - Style.gap))
        gridCard.frame = CGRect(x: area.minX, y: area.minY, width: width, height: height)
        detailCard.frame = CGRect(x: area.minX, y: area.minY + height + Style.gap, width: width, height: below)
    }
}

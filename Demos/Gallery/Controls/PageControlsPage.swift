import UIKit

/// A page about page controls: all states, and a control that turns pages.
final class PageControlsPage: CardPage {
    private let grid: StateGrid
    private let control = UIPageControl()
    private let sheet = UILabel("", font: UIFont.systemFont(ofSize: 28, weight: .semibold))

    init() {
        func sample(_ pages: Int, _ current: Int, _ change: @escaping (UIPageControl) -> Void = { _ in }) -> () ->
            UIControl
        {
            {
                let control = UIPageControl()
                control.numberOfPages = pages
                control.currentPage = current
                change(control)
                return control
            }
        }
        grid = StateGrid(
            states: [.normal, .disabled, .focused],
            [
                ("First", sample(5, 0)), ("Last", sample(5, 4)),
                (
                    "Colors",
                    sample(5, 2) {
                        $0.currentPageIndicatorTintColor = .systemOrange
                        $0.pageIndicatorTintColor = .systemTeal
                    }
                ), ("Many", sample(20, 9)),
            ])
        super.init(
            title: "Page controls", summary: "UIPageControl: click a dot, or use the arrow keys.",
            [
                [Card("States", content: grid)],
                [
                    Card(
                        "Try it",
                        content: VerticalStack(
                            spacing: 8, [HorizontalStack(height: 120, equal: true, [sheet]), control]))
                ],
            ])
        control.numberOfPages = 6
        control.accessibilityLabel = "Page"
        control.addTarget(self, action: PageControlsPage.showPage, for: .valueChanged)
        sheet.textAlignment = .center
        sheet.layer.cornerRadius = Style.innerRadius
        sheet.clipsToBounds = true
        sheet.textColor = .onFilled
        showPage()
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { grid.focused }

    private func showPage() {
        sheet.text = "Page \(control.currentPage + 1)"
        sheet.backgroundColor = Style.color(control.currentPage)
    }
}

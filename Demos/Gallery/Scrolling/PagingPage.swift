import UIKit

/// A page about scroll views that rest at pages, with a page control.
final class PagingPage: CardPage, UIScrollViewDelegate {
    private static let count = 6
    private let sheets = Sheets(count: PagingPage.count)
    private let control = UIPageControl()
    private let buttons: [UIButton]

    init() {
        buttons = ["Back", "Next"].map { title in
            let button = UIButton(configuration: .gray())
            button.configuration?.title = title
            return button
        }
        super.init(
            title: "Paging", summary: "A scroll view with isPagingEnabled rests at multiples of its size.",
            [
                [
                    Card(
                        "Pages",
                        content: VerticalStack(
                            [
                                FixedHeightView(sheets, height: 280), control,
                                HorizontalStack(equal: true, buttons),
                            ]))
                ]
            ])
        sheets.delegate = self
        sheets.accessibilityLabel = "Pages"
        control.numberOfPages = PagingPage.count
        control.accessibilityLabel = "Page"
        control.addTarget(self, action: PagingPage.controlDidChange, for: .valueChanged)
        for (button, step) in zip(buttons, [-1, 1]) {
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .primaryActionTriggered)
        }
        showPage()
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { control }

    private func controlDidChange() { sheets.turn(to: control.currentPage, animated: true) }

    private func turn(by step: Int) {
        control.currentPage = max(0, min(PagingPage.count - 1, control.currentPage + step))
        controlDidChange()
        showButtons()
    }

    private func showPage() {
        control.currentPage = sheets.page
        showButtons()
    }

    private func showButtons() {
        buttons[0].isEnabled = control.currentPage > 0
        buttons[1].isEnabled = control.currentPage < PagingPage.count - 1
    }

    // MARK: Scroll view delegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // During an animation of the buttons, the page control already shows the last page.
        if !scrollView.isScrollAnimating { showPage() }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { showPage() }
}

import UIKit

/// A page about refresh controls, with a simulated load.
final class RefreshingPage: CardPage {
    private let rows = RowsView(RefreshingPage.titles(1))
    private let refresh = UIRefreshControl()
    private let state = UILabel("", font: Style.smallText, color: .secondaryLabel)
    private let button = UIButton(configuration: .gray())
    private var count = 1

    init() {
        super.init(
            title: "Refreshing", summary: "UIRefreshControl: pull the rows down with a finger or a touchpad.",
            [
                [Card("Rows", content: FixedHeightView(rows, height: 340))],
                [Card("Load", content: VerticalStack(spacing: 8, [HorizontalStack([button, state])]))],
            ])
        rows.accessibilityLabel = "Rows"
        rows.alwaysBounceVertical = true
        rows.refreshControl = refresh
        refresh.attributedTitle = NSAttributedString(string: "Loading rows")
        refresh.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
        button.configuration?.title = "Refresh"
        button.addAction(
            UIAction { [weak self] _ in
                guard let self, !refresh.isRefreshing else { return }
                refresh.beginRefreshing()
                rows.setContentOffset(CGPoint(x: 0, y: -rows.adjustedContentInset.top), animated: true)
                load()
            }, for: .primaryActionTriggered)
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { button }

    private static func titles(_ count: Int) -> [String] { (1...30).map { "Load \(count), row \($0)" } }

    /// Shows other rows after a moment, as if they came from a server.
    private func load() {
        showState()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
            MainActor.assumeIsolated { self?.didLoad() }
        }
    }

    private func didLoad() {
        count += 1
        rows.show(RefreshingPage.titles(count))
        refresh.endRefreshing()
        showState()
    }

    private func showState() {
        button.isEnabled = !refresh.isRefreshing
        state.text = refresh.isRefreshing ? "Loading…" : "Loaded \(count == 1 ? "once" : "\(count) times")"
        state.superview?.setNeedsLayout()
    }
}

import UIKit

/// A page of the gallery, with a title, a summary, buttons for actions, and the content below. It scrolls if its content
/// does not fit.
class Page: UIViewController {
    private let titleLabel = UILabel("", font: Style.pageTitle)
    private let summaryLabel = UILabel("", font: Style.pageSummary, color: .secondaryLabel)

    /// The buttons next to the title, from right to left.
    var actions: [UIButton] = [] {
        didSet {
            for item in oldValue { item.removeFromSuperview() }
            for item in actions { view.addSubview(item) }
        }
    }

    init(title: String, summary: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        titleLabel.text = title
        summaryLabel.text = summary
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = UIScrollView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(titleLabel)
        view.addSubview(summaryLabel)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds: CGRect = view.bounds
        var right = bounds.width - Style.margin
        for button in actions {
            let width = button.intrinsicContentSize.width
            button.frame = view.directional(CGRect(x: right - width, y: 28, width: width, height: 32))
            right -= width + 8
        }
        let width = max(0, right - Style.margin)
        titleLabel.frame = view.directional(CGRect(x: Style.margin, y: 20, width: width, height: 32))
        summaryLabel.frame = view.directional(CGRect(x: Style.margin, y: 52, width: width, height: 20))
        let top: CGFloat = 88
        layoutContent(
            in: CGRect(
                x: Style.margin, y: top, width: max(0, bounds.width - 2 * Style.margin),
                height: max(minimumContentHeight, bounds.height - top - Style.margin)))
        let bottom = contentBottom ?? max(bounds.height - Style.margin, top + minimumContentHeight)
        (view as? UIScrollView)?.contentSize = CGSize(width: bounds.width, height: bottom + Style.margin)
    }

    /// The least height of the content. In a smaller window, the page scrolls.
    var minimumContentHeight: CGFloat { 0 }

    /// The lower edge of the content; nil if the content fills the page.
    var contentBottom: CGFloat? { nil }

    /// Lays out the content below the header.
    func layoutContent(in area: CGRect) {}

    /// The control that receives focus when the page appears.
    var firstFocus: UIControl? { nil }

    /// A Boolean value that indicates whether the page takes focus when it appears. It is false while the user browses
    /// the list of pages with the arrow keys.
    var takesFocus = true

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard takesFocus, let firstFocus else { return }
        UIFocusSystem.focusSystem(for: firstFocus)?.requestFocusUpdate(to: firstFocus)
    }
}

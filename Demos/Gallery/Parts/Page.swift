import UIKit

/// A page of the gallery: a heading, what it is about, room for actions at the right, and the content below.
class Page: UIViewController {
    private let titleLabel = UILabel("", font: Style.pageTitle)
    private let summaryLabel = UILabel("", font: Style.pageSummary, color: .secondaryLabel)

    /// The buttons at the right of the heading, from the right.
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
            button.frame = CGRect(x: right - width, y: 28, width: width, height: 32)
            right -= width + 8
        }
        let width = max(0, right - Style.margin)
        titleLabel.frame = CGRect(x: Style.margin, y: 20, width: width, height: 32)
        summaryLabel.frame = CGRect(x: Style.margin, y: 52, width: width, height: 20)
        let top: CGFloat = 88
        layoutContent(
            in: CGRect(
                x: Style.margin, y: top, width: max(0, bounds.width - 2 * Style.margin),
                height: max(0, bounds.height - top - Style.margin)))
    }

    /// Places what is below the heading.
    func layoutContent(in area: CGRect) {}

    /// The control that has the keys when the page is shown.
    var firstFocus: UIControl? { nil }

    /// Whether it gets them: not while somebody goes through the list of pages with the arrow keys.
    var takesKeys = true

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard takesKeys, let firstFocus else { return }
        UIFocusSystem.focusSystem(for: firstFocus)?.requestFocusUpdate(to: firstFocus)
    }
}

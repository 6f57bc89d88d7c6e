import UIKit

/// A presented view controller that describes its presentation style. It can present another one, grow, and dismiss
/// itself.
final class PresentedController: AppearanceLoggingController {
    var onAnother: (() -> Void)?
    var isAnimated = true
    /// The preferred size as a form sheet, before the controller grows.
    var size = CGSize.zero { didSet { preferredContentSize = size } }

    private let name: UILabel
    private let words = UILabel("", font: Style.smallText, color: .secondaryLabel, lines: 0)
    private var buttons: [UIButton] = []
    /// A background behind the text, for presentations that let the content behind them show through.
    private let sheet = UIView()

    /// A Boolean value that indicates whether the content behind the presentation stays visible.
    private var isOver: Bool {
        modalPresentationStyle == .overFullScreen || modalPresentationStyle == .overCurrentContext
    }

    init(_ title: String, depth: Int) {
        name = UILabel(depth > 1 ? "\(title) \(depth)" : title, font: Style.pageTitle)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor =
            isOver
            ? UIColor(white: 0, alpha: 0.45)
            : modalPresentationStyle == .currentContext
                ? .secondarySystemBackground : modalPresentationStyle == .popover ? nil : .systemBackground
        if isOver {
            sheet.backgroundColor = .secondarySystemBackground
            sheet.layer.cornerRadius = Style.radius
        }
        view.addSubview(sheet)
        words.text = text
        let dismissal = button("Dismiss", .filled()) { [weak self] in
            guard let self else { return }
            self.dismiss(animated: self.isAnimated)
        }
        let another = button("Another", .gray()) { [weak self] in self?.onAnother?() }
        buttons = [dismissal, another]
        if modalPresentationStyle == .formSheet {
            buttons.append(
                button("Larger", .gray()) { [weak self] in
                    guard let self else { return }
                    let isLarge = self.preferredContentSize != self.size
                    self.preferredContentSize =
                        isLarge ? self.size : CGSize(width: self.size.width + 140, height: self.size.height + 80)
                })
        }
        for item in [name, words] + buttons { sheet.addSubview(item) }
    }

    private var text: String {
        switch modalPresentationStyle {
        case .popover: "The arrow points to its source. A click outside dismisses it."
        case .pageSheet where sheetPresentationController?.prefersGrabberVisible == true:
            "Drag it anywhere to one of three heights. Only the largest dims the content behind it."
        case .pageSheet: "A tall sheet. The content behind it stays in place, dimmed."
        case .formSheet: "A sheet of the preferred content size. The content behind it stays in place, dimmed."
        case .fullScreen: "It covers the window. The content behind it is removed."
        case .overFullScreen: "It covers the window. The content behind it is not removed, and shows through."
        case .currentContext: "It covers only the context, whose view is removed."
        case .overCurrentContext: "It covers only the context, whose view shows through."
        default: "A custom presentation controller and a custom animator."
        }
    }

    private func button(
        _ title: String, _ configuration: UIButton.Configuration, _ action: @escaping () -> Void
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let all: CGRect = view.bounds
        let size = CGSize(width: min(420, all.width - 16), height: min(240, all.height - 16))
        sheet.frame =
            isOver
            ? CGRect(
                x: ((all.width - size.width) / 2).rounded(), y: ((all.height - size.height) / 2).rounded(),
                width: size.width, height: size.height) : all
        let bounds = sheet.bounds
        // Small sheets have smaller margins.
        let margin: CGFloat = bounds.height < 200 ? 12 : Style.margin
        let width = max(0, bounds.width - 2 * margin)
        name.frame = CGRect(x: margin, y: margin, width: width, height: 30)
        let height = words.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
        words.frame = CGRect(x: margin, y: margin + 36, width: width, height: height)
        var x = margin
        for button in buttons {
            let wish = button.intrinsicContentSize.width.rounded(.up)
            button.frame = CGRect(x: x, y: bounds.height - margin - 34, width: wish, height: 34)
            x += wish + 8
        }
    }
}

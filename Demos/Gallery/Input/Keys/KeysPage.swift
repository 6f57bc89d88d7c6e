import UIKit

/// A page that shows key events as they are delivered, and the responders that receive them.
final class KeysPage: Page {
    private let fields = [KeyField("Left"), KeyField("Right")]
    private let display = KeyDisplay()
    private let log = KeyLog()
    private let chain = ChainView()
    private let stop = UISegmentedControl(items: ["Box", "Page", "End"])
    private lazy var displayCard = Card(
        "Last key", content: VerticalStack(spacing: 16, [display, HorizontalStack(height: 56, equal: true, fields)]))
    private lazy var logCard = Card("Previous keys", content: log)
    private lazy var chainCard = Card("Responder chain", content: VerticalStack(spacing: 8, [stopLabel, stop, filler]))
    private lazy var stopLabel = UILabel("Stops at", font: Style.smallText, color: .secondaryLabel)
    private lazy var filler = ChainHolder(chain)

    init() {
        super.init(
            title: "Keys", summary: "Click a box and type. The gallery uses Ctrl with Page Up, Page Down, D and Q.")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for item in [displayCard, logCard, chainCard] { view.addSubview(item) }
        for field in fields {
            field.onPress = { [weak self] press in
                self?.display.show(press)
                self?.log.add(press)
            }
            field.onFocus = { [weak self] in self?.showChain() }
        }
        stop.selectedSegmentIndex = 2
        stop.accessibilityLabel = "Stops at"
        stop.addTarget(self, action: KeysPage.stopWasChosen, for: .valueChanged)
        KeyTrace.shared.onNote = { [weak self] in self?.showChain() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if takesFocus { fields[0].becomeFirstResponder() }
    }

    override func layoutContent(in area: CGRect) {
        let area = CGRect(
            x: area.minX, y: area.minY, width: min(area.width, Style.widestContent), height: area.height)
        let chainWidth: CGFloat = min(280, (area.width * 0.4).rounded())
        let left = max(0, area.width - chainWidth - Style.gap)
        let upper: CGFloat = 236
        displayCard.frame = CGRect(x: area.minX, y: area.minY, width: left, height: upper)
        logCard.frame = CGRect(
            x: area.minX, y: area.minY + upper + Style.gap, width: left,
            height: max(0, area.height - upper - Style.gap))
        chainCard.frame = CGRect(x: area.maxX - chainWidth, y: area.minY, width: chainWidth, height: area.height)
    }

    private func stopWasChosen() {
        for field in fields { field.stopsKeyEvents = stop.selectedSegmentIndex == 0 }
    }

    private func showChain() {
        let first = fields.first { $0.isFirstResponder }
        chain.show(from: first ?? self, visited: KeyTrace.shared.visited)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        KeyTrace.shared.note(self)
        if stop.selectedSegmentIndex != 1 { super.pressesBegan(presses, with: event) }
    }
}

/// A container that gives the chain view the rest of the card.
private final class ChainHolder: UIView {
    private let chain: ChainView

    init(_ chain: ChainView) {
        self.chain = chain
        super.init(frame: .zero)
        addSubview(chain)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 340) }

    override func layoutSubviews() {
        super.layoutSubviews()
        chain.frame = bounds
    }
}

import UIKit

/// A page about actions without a target. It shows which object in the responder chain performs an action, and why the
/// others do not.
final class CommandsPage: Page {
    private let box = OuterBox()
    private let chain = ActionChainView()
    private let log = Log(lines: 6, hint: "Ctrl+Alt+Shift+Z shakes")
    private let selection = UISwitch()
    private let hint = UILabel(
        "Click a box to make it first responder. Ctrl with C, X, V, F, K, P, Z works, too.",
        font: Style.smallText, color: .secondaryLabel, lines: 2)
    private lazy var boxesCard = Card("First responder", content: VerticalStack(spacing: 8, [box, selectionRow, hint]))
    private lazy var actionsCard = Card("Send an action without a target", content: VerticalStack(spacing: 8, rows))
    private lazy var logCard = Card("Log", content: log)
    private lazy var chainCard = Card("Responder chain", content: chain)
    private lazy var selectionRow: HorizontalStack = {
        selection.accessibilityLabel = "There is a selection"
        return HorizontalStack([
            UILabel("There is a selection", font: Style.smallText, color: .secondaryLabel), selection,
        ])
    }()
    private lazy var rows: [UIView] = [
        HorizontalStack(height: 32, equal: true, Array(buttons.prefix(3))),
        HorizontalStack(height: 32, equal: true, Array(buttons.suffix(3))),
    ]

    /// The actions with their titles.
    private let commands: [(title: String, action: Selector)] = [
        ("Copy", Selector(UIResponder.copy(_:))), ("Cut", Selector(UIResponder.cut(_:))),
        ("Paste", Selector(UIResponder.paste(_:))), ("Find", Selector(UIResponder.find(_:))),
        ("Count", CommandsPage.countAction), ("Print", Selector(UIResponder.printContent(_:))),
    ]
    private static let countAction = Selector(CommandsPage.count)
    private lazy var buttons: [UIButton] = commands.enumerated().map { index, item in
        let button = UIButton(configuration: .gray())
        button.setTitle(item.title, for: .normal)
        button.tag = index
        button.addTarget(self, action: CommandsPage.buttonWasPressed, for: .touchUpInside)
        return button
    }
    private var count = 0

    init() {
        super.init(
            title: "Commands", summary: "Actions go up the responder chain to the first object that can perform them.")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for item in [boxesCard, actionsCard, logCard, chainCard] { view.addSubview(item) }
        selection.addTarget(self, action: CommandsPage.selectionWasChanged, for: .valueChanged)
        for item in [box, box.inner] {
            item.onPerform = { [weak self, unowned item] in self?.didPerform($0, $1, by: item) }
            item.onFocus = { [weak self] in self?.explain(nil) }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if takesFocus { box.inner.becomeFirstResponder() }
        explain(nil)
    }

    override func layoutContent(in area: CGRect) {
        let width = min(area.width, Style.widestContent)
        let left = (width * 0.55).rounded()
        var y = area.minY
        for card in [boxesCard, actionsCard, logCard] {
            let height = card.sizeThatFits(CGSize(width: left, height: 0)).height
            card.frame = CGRect(x: area.minX, y: y, width: left, height: height)
            y += height + Style.gap
        }
        chainCard.frame = CGRect(
            x: area.minX + left + Style.gap, y: area.minY, width: width - left - Style.gap,
            height: max(0, y - Style.gap - area.minY))
    }

    private func selectionWasChanged() {
        box.inner.hasSelection = selection.isOn
        explain(nil)
    }

    private func buttonWasPressed(_ button: UIButton) {
        let item = commands[button.tag]
        explain(item.action)
        if !UIApplication.shared.sendAction(item.action, to: nil, from: button, for: nil) {
            log.add("\(item.title): not handled")
        }
    }

    /// Shows the responder chain with the response of each responder to an action. Nil repeats the last action.
    private func explain(_ action: Selector?) {
        if let action { explained = action }
        let first: UIResponder = [box.inner, box].first { $0.isFirstResponder } ?? self
        chain.show(explained, from: first)
    }
    private lazy var explained = commands[0].action

    private func didPerform(_ name: String, _ action: Selector, by responder: UIResponder) {
        explain(action)
        log.add("\(name): performed by \(type(of: responder))")
    }

    // MARK: Actions of the page

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Count", action: CommandsPage.countAction, input: "k", modifierFlags: .command)]
    }

    private func count(_ sender: Any?) {
        count += 1
        undoManager?.registerUndo(withTarget: self) { page in
            page.count -= 1
            page.log.add("Count: undone, now \(page.count)")
        }
        explain(CommandsPage.countAction)
        log.add("Count: performed by CommandsPage, now \(count)")
    }

    override func find(_ sender: Any?) {
        didPerform("Find", Selector(UIResponder.find(_:)), by: self)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.add("Shake") }

    override func remoteControlReceived(with event: UIEvent?) {
        log.add("Remote control: \(event.map { "\($0.subtype)" } ?? "")")
    }
}

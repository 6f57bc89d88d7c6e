import UIKit

/// A page that shows touches as they are delivered.
final class TouchPage: Page {
    private let canvas = TouchCanvas()
    private lazy var card = Card(padding: 0, content: canvas)
    private let status = UILabel(
        "", font: UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular), color: .secondaryLabel)
    private let clear = UIButton(configuration: .plain())

    init() {
        super.init(
            title: "Touch", summary: "Each finger draws its own line, as does the mouse while a button is pressed.")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        view.addSubview(status)
        clear.configuration?.title = "Clear"
        actions = [clear]
        clear.addTarget(self, action: TouchPage.clearCanvas, for: .primaryActionTriggered)
        canvas.onChange = { [weak self] in self?.showStatus() }
        showStatus()
    }

    override func layoutContent(in area: CGRect) {
        card.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(0, area.height - 28))
        status.frame = CGRect(x: area.minX, y: area.maxY - 20, width: area.width, height: 20)
    }

    private func clearCanvas() { canvas.clear() }

    private func showStatus() {
        let seen = canvas.touchesSeen
        let down = canvas.touchesDown
        status.text = seen == 0 ? "No touches yet" : "\(down) down, \(seen) since the canvas was cleared"
        clear.isEnabled = seen > 0
    }
}

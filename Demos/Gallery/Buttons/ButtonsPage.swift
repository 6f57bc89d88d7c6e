import UIKit

/// Buttons in their states, and labels in three scripts and all arrangements.
final class ButtonsPage: Page {
    private let buttonCard = Card("Buttons", content: ButtonSamples())
    private let scriptCard = Card("Scripts", content: ScriptSamples())
    private let typeCard = Card("Type", content: TypeSamples())
    private let lineCard = Card("Lines", content: LineSamples())

    init() { super.init(title: "Buttons and labels", summary: "Point at them, press them, resize the window.") }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for item in [buttonCard, scriptCard, typeCard, lineCard] { view.addSubview(item) }
    }

    override func layoutContent(in area: CGRect) {
        let width = ((area.width - Style.gap) / 2).rounded(.down)
        let upper: CGFloat = 224
        let lower = max(0, area.height - upper - Style.gap)
        let right = area.minX + width + Style.gap
        buttonCard.frame = CGRect(x: area.minX, y: area.minY, width: width, height: upper)
        scriptCard.frame = CGRect(x: right, y: area.minY, width: area.maxX - right, height: upper)
        let top = area.minY + upper + Style.gap
        typeCard.frame = CGRect(x: area.minX, y: top, width: width, height: lower)
        lineCard.frame = CGRect(x: right, y: top, width: area.maxX - right, height: lower)
    }
}

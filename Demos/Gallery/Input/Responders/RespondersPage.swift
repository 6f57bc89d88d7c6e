import UIKit

/// A page that shows the responder chain of the touched view.
final class RespondersPage: Page {
    private let playground = TouchTraceView("Outer")
    private let chain = ChainView()
    private let stop = UISegmentedControl(items: ["Nowhere", "View", "Controller"])
    private lazy var playCard = Card("Touch a view", content: playground)
    private lazy var stopCard = Card("The touch stops at", content: stop)
    private lazy var chainCard = Card("Responder chain", content: chain)

    init() {
        super.init(title: "Responders", summary: "Touch a view. Colored dots mark the responders that received the touch.")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for item in [playCard, stopCard, chainCard] { view.addSubview(item) }
        stop.selectedSegmentIndex = 0
        stop.accessibilityLabel = "The touch stops at"
        stop.addTarget(self, action: RespondersPage.stopWasChosen, for: .valueChanged)
        playground.addInner()
        TouchTrace.shared.onNote = { [weak self] in self?.showChain() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showChain()
    }

    override func layoutContent(in area: CGRect) {
        let width = min(area.width, Style.widestContent)
        let left = (width * 0.52).rounded()
        let stopHeight = stopCard.sizeThatFits(CGSize(width: left, height: 0)).height
        let upper = min(420, max(0, area.height - stopHeight - Style.gap))
        playCard.frame = CGRect(x: area.minX, y: area.minY, width: left, height: upper)
        stopCard.frame = CGRect(x: area.minX, y: area.minY + upper + Style.gap, width: left, height: stopHeight)
        chainCard.frame = CGRect(
            x: area.minX + left + Style.gap, y: area.minY, width: width - left - Style.gap,
            height: upper + stopHeight + Style.gap)
    }

    private func stopWasChosen() { TouchTrace.shared.stopsAtView = stop.selectedSegmentIndex == 1 }

    private func showChain() {
        let trace = TouchTrace.shared
        playground.mark(trace.visited.first ?? self, visited: trace.visited)
        chain.show(from: trace.visited.first ?? playground, visited: trace.visited)
        chainCard.setNeedsLayout()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        TouchTrace.shared.noteIfUnderWay(self)
        if stop.selectedSegmentIndex != 2 { super.touchesBegan(touches, with: event) }
    }
}

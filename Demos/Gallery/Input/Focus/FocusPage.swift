import UIKit

/// A page about focus: groups, a view that keeps focus, preferred focus environments, and focus items that are not
/// views.
final class FocusPage: CardPage {
    private let log = Log(lines: 3, hint: "Press Tab and the arrow keys. Focus changes are logged here.")
    private let swatches: SwatchGrid
    private let gate = FocusGate()
    private let preference = PreferenceRow()
    private let chart = BarChart(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])

    init() {
        swatches = SwatchGrid(count: 10)
        let second = SwatchGrid(count: 10, firstColor: 4)
        super.init(
            title: "Focus",
            summary: "Tab moves between groups, arrow keys within one. The dot marks where Tab enters.",
            weighted: [
                [
                    (Card("Two groups", content: VerticalStack([swatches, second])), 1),
                    (Card("Items that are not views", content: FixedHeightView(chart, height: 100)), 1),
                ],
                [
                    (Card("Locks focus inside", content: gate), 1),
                    (Card("Preferred focus environment", content: preference), 1),
                ],
                [(Card("Focus changes", content: log), 1)],
            ])
    }

    required init?(coder: NSCoder) { nil }

    // Swatches are not controls, so the page itself requests focus.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard takesFocus else { return }
        UIFocusSystem.focusSystem(for: swatches)?.requestFocusUpdate(to: swatches)
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        let from = context.previouslyFocusedItem.map(FocusPage.name) ?? "none"
        let to = context.nextFocusedItem.map(FocusPage.name) ?? "none"
        log.add("\(FocusPage.name(context.focusHeading)): from \(from) to \(to)")
    }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        if !gate.allows(context) {
            log.add("\(FocusPage.name(context.focusHeading)): not allowed")
            return false
        }
        return super.shouldUpdateFocus(in: context)
    }

    private static func name(_ item: any UIFocusItem) -> String {
        switch item {
        case let bar as Bar: bar.name
        case let view as UIView: view.accessibilityLabel ?? (view as? UIButton)?.currentTitle ?? "the sidebar"
        default: "another item"
        }
    }

    private static func name(_ heading: UIFocusHeading) -> String {
        let names: [(UIFocusHeading, String)] = [
            (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"), (.next, "Tab"),
            (.previous, "Shift-Tab"), (.first, "Home"), (.last, "End"),
        ]
        return names.first { $0.0 == heading }?.1 ?? "Code or a click"
    }
}

import UIKit

/// A page about segmented controls.
final class SegmentsPage: CardPage {
    private let grid: StateGrid
    private let log = Log(lines: 3, hint: "Select a segment")

    init() {
        func sample(_ items: [Any], _ change: @escaping (UISegmentedControl) -> Void = { _ in }) -> () -> UIControl {
            {
                let control = UISegmentedControl(items: items)
                control.selectedSegmentIndex = 0
                change(control)
                return control
            }
        }
        let images = ["list.bullet", "square.grid.2x2"].compactMap { UIImage(systemName: $0) }
        grid = StateGrid(
            states: [.normal, .disabled, .focused],
            [
                ("Titles", sample(["Day", "Week"])), ("Images", sample(images)),
                (
                    "Colors",
                    sample(["On", "Off"]) {
                        $0.selectedSegmentTintColor = .systemBlue
                        $0.setTitleTextAttributes([.foregroundColor: UIColor.onFilled], for: .selected)
                    }
                ), ("1 disabled", sample(["Yes", "No"]) { $0.setEnabled(false, forSegmentAt: 1) }),
            ])
        let kinds = VerticalStack(spacing: 8, [])
        super.init(
            title: "Segments", summary: "UISegmentedControl: click a segment, or use the arrow keys.",
            [[Card("States", content: grid)], [Card("Try it", content: kinds)], [Card("Changes", content: log)]])
        let wide = UISegmentedControl(items: ["S", "Medium", "Extra large"])
        wide.apportionsSegmentWidthsByContent = true
        let momentary = UISegmentedControl(items: ["Cut", "Copy", "Paste"])
        momentary.isMomentary = true
        let named: [(String, UISegmentedControl)] = [
            ("Equal", UISegmentedControl(items: ["Left", "Center", "Right"])), ("By content", wide),
            ("Momentary", momentary),
        ]
        for (name, control) in named {
            if !control.isMomentary { control.selectedSegmentIndex = 0 }
            control.accessibilityLabel = name
            control.addTarget(self, action: SegmentsPage.didChange, for: .valueChanged)
            kinds.add(Field(name, control))
        }
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { grid.focused }

    private func didChange(_ sender: UISegmentedControl) {
        let title = sender.titleForSegment(at: sender.selectedSegmentIndex) ?? ""
        log.add("\(sender.accessibilityLabel ?? ""): \(title)")
    }
}

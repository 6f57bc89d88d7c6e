import UIKit

/// A page about switches: all states, and three switches that log their changes.
final class SwitchesPage: CardPage {
    private let grid: StateGrid
    private let log = Log(lines: 3, hint: "Switch something on or off")

    init() {
        func sample(_ isOn: Bool, tint: UIColor? = nil, knob: UIColor? = nil) -> () -> UIControl {
            {
                let control = UISwitch()
                control.isOn = isOn
                control.onTintColor = tint
                control.thumbTintColor = knob
                return control
            }
        }
        grid = StateGrid(
            states: [.normal, .highlighted, .disabled, .focused],
            [
                ("Off", sample(false)), ("On", sample(true)), ("Tint", sample(true, tint: .systemGreen)),
                ("Knob", sample(true, tint: .systemPurple, knob: UIColor(red: 1, green: 0.9, blue: 0.62, alpha: 1))),
            ])
        let fields = Rows(spacing: 4, [])
        super.init(
            title: "Switches", summary: "UISwitch: click it, drag its knob, or press Space.",
            [[Card("States", content: grid)], [Card("Try it", content: fields), Card("Changes", content: log)]])
        for (name, isOn) in [("Wireless", true), ("Bluetooth", false), ("Do not disturb", false)] {
            let control = UISwitch()
            control.isOn = isOn
            control.accessibilityLabel = name
            control.addTarget(self, action: SwitchesPage.didChange, for: .valueChanged)
            fields.add(Field(name, nameWidth: 140, control))
        }
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { grid.focused }

    private func didChange(_ sender: UISwitch) {
        log.add("\(sender.accessibilityLabel ?? "") is \(sender.isOn ? "on" : "off")")
    }
}

import UIKit

/// A page about switches: all states, and three switches that log their changes.
final class SwitchesPage: CardPage {
    private let grid: StateGrid
    private let log = Log(lines: 3, hint: "Turn a switch on or off")

    init() {
        func sample(_ isOn: Bool, tint: UIColor? = nil, thumb: UIColor? = nil) -> () -> UIControl {
            {
                let control = UISwitch()
                control.isOn = isOn
                control.onTintColor = tint
                control.thumbTintColor = thumb
                return control
            }
        }
        grid = StateGrid(
            states: [.normal, .highlighted, .disabled, .focused],
            [
                ("Off", sample(false)), ("On", sample(true)), ("Tint", sample(true, tint: .systemGreen)),
                ("Thumb", sample(true, tint: .systemPurple, thumb: UIColor(red: 1, green: 0.9, blue: 0.62, alpha: 1))),
            ])
        let fields = VerticalStack(spacing: 4, [])
        super.init(
            title: "Switches", summary: "UISwitch: click it, drag its thumb, or press Space.",
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

import UIKit

/// A page about steppers: all states, and steppers that display their value.
final class SteppersPage: CardPage {
    private let grid: StateGrid

    init() {
        func sample(_ value: Double) -> () -> UIControl {
            {
                let stepper = UIStepper()
                stepper.value = value
                return stepper
            }
        }
        grid = StateGrid(
            states: [.normal, .highlighted, .disabled, .focused],
            [("In range", sample(50)), ("Minimum", sample(0)), ("Maximum", sample(100))])
        super.init(
            title: "Steppers", summary: "UIStepper: click a half, hold it to repeat, or use the arrow keys.",
            [
                [Card("States", content: grid)],
                [
                    Card(
                        "Try it",
                        content: VerticalStack(
                            spacing: 8,
                            [
                                SteppersPage.field("0 to 100") { _ in },
                                SteppersPage.field("Step 0.25") { $0.stepValue = 0.25 },
                                SteppersPage.field("Wraps") {
                                    $0.wraps = true
                                    $0.maximumValue = 5
                                },
                                SteppersPage.field("No autorepeat") { $0.autorepeat = false },
                            ]))
                ],
            ])
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { grid.focused }

    private static func field(_ name: String, _ change: (UIStepper) -> Void) -> Field {
        let stepper = UIStepper()
        change(stepper)
        stepper.accessibilityLabel = name
        let field = Field(name, nameWidth: 140, stepper, note: "0")
        stepper.addAction(
            UIAction { [weak field] action in
                guard let stepper = action.sender as? UIStepper else { return }
                field?.note.text = stepper.value.formatted()
            }, for: .valueChanged)
        return field
    }
}

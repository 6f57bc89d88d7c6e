import UIKit

/// A page about sliders: all states, and sliders that display their value.
final class SlidersPage: CardPage {
    private let grid: StateGrid

    init() {
        func sample(_ change: @escaping (UISlider) -> Void) -> () -> UIControl {
            {
                let slider = UISlider()
                slider.value = 0.5
                change(slider)
                return slider
            }
        }
        grid = StateGrid(
            states: [.normal, .highlighted, .disabled, .focused],
            [
                ("Plain", sample { _ in }), ("Maximum", sample { $0.value = 1 }),
                (
                    "Colors",
                    sample {
                        $0.minimumTrackTintColor = .systemGreen
                        $0.maximumTrackTintColor = .systemGray3
                    }
                ),
                (
                    "Images",
                    sample {
                        $0.minimumValueImage = UIImage(systemName: "speaker")
                        $0.maximumValueImage = UIImage(systemName: "speaker.wave.2")
                    }
                ),
            ])
        super.init(
            title: "Sliders",
            summary: "UISlider: drag the thumb, or use the arrow keys, Page Up and Down, Home and End.",
            [
                [Card("States", content: grid)],
                [
                    Card(
                        "Try it",
                        content: VerticalStack(
                            spacing: 4,
                            [
                                SlidersPage.field("Continuous") { _ in },
                                SlidersPage.field("On release") { $0.isContinuous = false },
                                SlidersPage.field("Custom thumb") {
                                    $0.setThumbImage(UIImage(systemName: "star.fill"), for: .normal)
                                    $0.tintColor = .systemOrange
                                },
                                SlidersPage.field("Custom track") {
                                    $0.setMinimumTrackImage(SlidersPage.track(.systemIndigo), for: .normal)
                                    $0.setMaximumTrackImage(SlidersPage.track(.systemGray3), for: .normal)
                                },
                            ]))
                ],
            ])
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { grid.focused }

    /// Returns a resizable track image whose rounded ends are not stretched.
    private static func track(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 12, height: 10)).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 12, height: 10), cornerRadius: 5).fill()
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
    }

    private static func field(_ name: String, _ change: (UISlider) -> Void) -> Field {
        let slider = UISlider()
        slider.maximumValue = 100
        slider.value = 40
        slider.accessibilityLabel = name
        change(slider)
        let field = Field(name, slider, note: "40")
        slider.addAction(
            UIAction { [weak field] action in
                guard let slider = action.sender as? UISlider else { return }
                field?.note.text = "\(Int(slider.value.rounded()))"
            }, for: .valueChanged)
        return field
    }
}

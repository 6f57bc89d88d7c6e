import UIKit

/// A page about activity indicators in both sizes, animated and stopped.
final class ActivityPage: CardPage {
    private let live = UIActivityIndicatorView(style: .large)
    private let toggle = UISwitch()

    init() {
        func indicator(
            _ style: UIActivityIndicatorView.Style, color: UIColor? = nil, turns: Bool = true
        ) -> UIActivityIndicatorView {
            let view = UIActivityIndicatorView(style: style)
            if let color { view.color = color }
            view.hidesWhenStopped = false
            if turns { view.startAnimating() }
            return view
        }
        let samples: [(String, UIActivityIndicatorView)] = [
            ("Medium", indicator(.medium)), ("Large", indicator(.large)),
            ("Color", indicator(.large, color: .systemPurple)), ("Stopped", indicator(.large, turns: false)),
        ]
        super.init(
            title: "Activity", summary: "UIActivityIndicatorView shows that a task is in progress.",
            [
                [
                    Card(
                        "Sizes",
                        content: Tiles(
                            minimumWidth: 100, height: 84, samples.map { Tile($0, Centered($1)) }))
                ],
                [
                    Card(
                        "Try it",
                        content: VerticalStack(
                            spacing: 8,
                            [
                                Field("Animating", nameWidth: 140, toggle),
                                Field("Hides when stopped", nameWidth: 140, live),
                            ]))
                ],
            ])
        toggle.isOn = true
        live.startAnimating()
        toggle.addTarget(self, action: ActivityPage.didToggle, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { toggle }

    private func didToggle() { toggle.isOn ? live.startAnimating() : live.stopAnimating() }
}

import UIKit

/// A page about progress views: both styles, and views that follow a slider.
final class ProgressPage: CardPage {
    private let live = [UIProgressView(progressViewStyle: .default), UIProgressView(progressViewStyle: .bar)]
    private let slider = UISlider()

    init() {
        func field(_ name: String, _ progress: Float, _ change: (UIProgressView) -> Void = { _ in }) -> Field {
            let view = UIProgressView(progressViewStyle: .default)
            view.progress = progress
            change(view)
            return Field(name, view)
        }
        let samples = VerticalStack(
            spacing: 0,
            [
                field("0%", 0), field("2%", 0.02), field("50%", 0.5), field("100%", 1),
                field("Bar style", 0.5) { $0.progressViewStyle = .bar },
                field("Colors", 0.7) {
                    $0.progressTintColor = .systemGreen
                    $0.trackTintColor = .systemGray4
                },
            ])
        super.init(
            title: "Progress", summary: "UIProgressView shows the progress of a task.",
            [
                [Card("Styles", content: samples)],
                [
                    Card(
                        "Try it",
                        content: VerticalStack(
                            spacing: 0,
                            [Field("Progress", slider), Field("Default", live[0]), Field("Bar", live[1])]))
                ],
            ])
        slider.value = 0.4
        slider.addTarget(self, action: ProgressPage.showProgress, for: .valueChanged)
        showProgress()
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { slider }

    private func showProgress() { for view in live { view.progress = slider.value } }
}

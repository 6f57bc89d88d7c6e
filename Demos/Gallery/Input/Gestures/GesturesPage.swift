import UIKit

/// A page about gesture recognizers that recognize simultaneously or wait for each other.
final class GesturesPage: CardPage {
    init() {
        super.init(
            title: "Gestures",
            summary: "Two fingers rotate and scale the image, as does a touchpad. A double tap resets it.",
            [
                [
                    Card(
                        "Pan, pinch and rotate together",
                        content: FixedHeightView(TransformableImageView(), height: 400)),
                    Card(
                        "Tap, double tap, hold, swipe right", content: FixedHeightView(GestureStateView(), height: 400)),
                ]
            ])
    }

    required init?(coder: NSCoder) { nil }
}

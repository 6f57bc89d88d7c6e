import UIKit

/// A page about gesture recognizers that recognize simultaneously or wait for each other.
final class GesturesPage: CardPage {
    init() {
        super.init(
            title: "Gestures",
            summary: "Two fingers turn and enlarge the picture; so does a touchpad. A double tap puts it back.",
            [
                [
                    Card("Pan, pinch and rotate at once", content: Tall(PhotoStage(), height: 400)),
                    Card("Tap, tap twice, hold, swipe right", content: Tall(GestureBoard(), height: 400)),
                ]
            ])
    }

    required init?(coder: NSCoder) { nil }
}

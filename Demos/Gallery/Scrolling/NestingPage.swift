import UIKit

/// A page about scroll views inside scroll views.
final class NestingPage: CardPage {
    init() {
        super.init(
            title: "Nesting", summary: "Scroll views in a scroll view. The wheel with Shift scrolls a shelf.",
            [[Card("Shelves", content: FixedHeightView(Shelves(), height: 460))]])
    }

    required init?(coder: NSCoder) { nil }
}

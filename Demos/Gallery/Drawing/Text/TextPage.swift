import UIKit

/// A page about labels: text styles, lines and scripts.
final class TextPage: CardPage {
    init() {
        super.init(
            title: "Text", summary: "UILabel: text styles, lines and scripts.",
            [
                [Card("Styles", content: TypeSamples()), Card("Lines", content: LineSamples())],
                [Card("Scripts", content: ScriptSamples())],
            ])
    }

    required init?(coder: NSCoder) { nil }
}

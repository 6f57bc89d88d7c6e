import UIKit

/// Drags within the page, and from and to other programs.
final class DragAndDropPage: CardPage {
    init() {
        let colors: [(String, UIColor)] = [
            ("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen), ("Blue", .systemBlue),
        ]
        super.init(
            title: "Drag and drop",
            summary: "UIDragInteraction, UIDropInteraction, lists and text. Press and move, or hold with a finger.",
            [
                [
                    Card(
                        "Drag a color", content: Tiles(minimumWidth: 72, height: 64, colors.map { ColorSwatch($0, $1) })
                    ),
                    Card("Drop it here", content: FixedHeightView(ColorTarget(), height: 64)),
                ],
                [
                    Card("Cities: move them between the lists", content: FixedHeightView(CityLists(), height: 168)),
                    Card(
                        "Hold a drag over the folder or a segment",
                        content: FixedHeightView(SpringFolder(), height: 168)),
                ],
                [
                    Card("Select text, and drag it", content: FixedHeightView(DraggableText(), height: 96)),
                    Card(
                        "Text, links, pictures and files of any program",
                        content: FixedHeightView(AnythingTarget(), height: 96)),
                ],
            ])
    }

    required init?(coder: NSCoder) { nil }
}

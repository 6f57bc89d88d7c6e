import UIKit

/// A page about pointer styles and hovering.
final class PointerPage: CardPage {
    init() {
        func resize(_ first: UIPointerAccessory.Position, _ second: UIPointerAccessory.Position) -> () ->
            UIPointerStyle?
        {
            {
                let style = UIPointerStyle.system()
                style.accessories = [.arrow(first), .arrow(second)]
                return style
            }
        }
        let samples = [
            PointerSample("Arrow") { .system() },
            PointerSample("Text") { UIPointerStyle(shape: .verticalBeam(length: 20)) },
            PointerSample("Hand") { UIPointerStyle(shape: .pointingHand) },
            PointerSample("Cross") { UIPointerStyle(shape: .crosshair) },
            PointerSample("Hidden") { .hidden() },
            PointerSample("Left and right", style: resize(.left, .right)),
            PointerSample("Up and down", style: resize(.top, .bottom)),
            PointerSample("Corner", style: resize(.bottomRight, .topLeft)),
        ]
        super.init(
            title: "Pointer",
            summary: "UIPointerInteraction sets the pointer style, UIHoverGestureRecognizer tracks the pointer.",
            [
                [Card("Styles", content: Tiles(minimumWidth: 160, height: 64, samples))],
                [
                    Card(
                        "Regions: drag the right or bottom edge", content: FixedHeightView(ResizableBox(), height: 200)),
                    Card("Hovering", content: FixedHeightView(HoverField(), height: 200)),
                ],
            ])
    }

    required init?(coder: NSCoder) { nil }
}

import UIKit

/// A color that can be dragged.
final class ColorSwatch: UIView, UIDragInteractionDelegate {
    private let name: String
    private let color: UIColor

    init(_ name: String, _ color: UIColor) {
        self.name = name
        self.color = color
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = Style.innerRadius
        isAccessibilityElement = true
        accessibilityLabel = name
        addInteraction(UIDragInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        let provider = NSItemProvider(object: color.resolvedColor(with: traitCollection))
        provider.suggestedName = name
        return [UIDragItem(itemProvider: provider)]
    }
}

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
        let shown = color.resolvedColor(with: traitCollection)
        let provider = NSItemProvider(object: shown)
        provider.suggestedName = name
        promisePicture(of: shown, provider)
        return [UIDragItem(itemProvider: provider)]
    }

    /// Adds a picture, which file managers save as a file.
    private func promisePicture(of color: UIColor, _ provider: NSItemProvider) {
        let size = CGSize(width: 64, height: 64)
        let picture = UIGraphicsImageRenderer(size: size).pngData { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        provider.registerFileRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            do {
                try picture.write(to: file)
                completion(file, false, nil)
            } catch {
                completion(nil, false, error)
            }
            return nil
        }
    }
}

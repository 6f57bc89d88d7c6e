import DisplayServer

/// Renders images for the notification area.
@MainActor enum StatusItemImage {
    /// The lengths of the icons in pixels: those of usual panels at scales of 1 and 2.
    private static let lengths: [CGFloat] = [22, 44]

    /// Returns an image in the sizes of usual panels; nothing for an empty image.
    static func icons(_ image: UIImage) -> [StatusItemIcon] {
        let size = image.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return [] }
        let isTemplate =
            image.renderingMode == .alwaysTemplate || image.isSymbolImage && image.renderingMode == .automatic
        let color = UIColor.label.resolvedColor(with: UITraitCollection.system)
        let drawn = isTemplate ? image.withTintColor(color, renderingMode: .alwaysOriginal) : image
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = false
        return lengths.compactMap { length in
            let factor = length / max(size.width, size.height)
            let frame = CGRect(
                x: (length - size.width * factor) / 2, y: (length - size.height * factor) / 2,
                width: size.width * factor, height: size.height * factor)
            let rendered = UIGraphicsImageRenderer(size: CGSize(width: length, height: length), format: format)
                .image { _ in drawn.draw(in: frame) }
            return rendered.cgImage.flatMap { picture in
                picture.withPixels { StatusItemIcon($0, isOpaque: picture.isOpaque) }
            }
        }
    }
}

/// A renderer that draws one image a page, as large as it fits.
final class ImagePageRenderer: UIPrintPageRenderer {
    private let images: [UIImage]
    private let fillsSheet: Bool

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - images: The images.
    ///   - fillsSheet: Whether images extend to the edges of the sheet instead of the printable part.
    init(_ images: [UIImage], fillsSheet: Bool) {
        self.images = images
        self.fillsSheet = fillsSheet
        super.init()
    }

    override var numberOfPages: Int { images.count }

    override func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        guard images.indices.contains(pageIndex) else { return }
        let image = images[pageIndex]
        let room = fillsSheet ? paperRect : printableRect
        guard image.size.width > 0, image.size.height > 0 else { return }
        let factor = min(room.width / image.size.width, room.height / image.size.height)
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        image.draw(
            in: CGRect(
                x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height))
    }
}

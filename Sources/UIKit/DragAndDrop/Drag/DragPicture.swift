import CoreGraphics
import DisplayServer
import QuartzCore

/// The image that follows the pointer or finger during a drag: the previews of the items, and their number.
@MainActor final class DragPicture {
    /// The largest width and height of a preview that is not displayed in full size, in points.
    private static let limit: CGFloat = 280
    private static let alpha: CGFloat = 0.9
    private static let translucentAlpha: CGFloat = 0.55
    private static let badgeHeight: CGFloat = 22
    /// The distance between the edges of stacked previews.
    private static let step: CGFloat = 5
    private static let margin: CGFloat = 14

    private let card: UIImage
    private let cardSize: CGSize
    /// The number of items.
    var count: Int
    private var depth: Int { min(3, count) - 1 }
    private let traits: UITraitCollection
    private let scale: CGFloat
    /// The point of the card that is at the location of the drag.
    private let grip: CGPoint

    /// A Boolean value that indicates whether the content below is visible through the image.
    var isTranslucent = false

    /// Renders the previews; nil if no item has one.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - lifted: Their previews.
    ///   - place: The location of the press, in the scene.
    ///   - scene: The scene.
    ///   - isFullSize: Whether the previews are not made smaller.
    ///   - view: The view whose appearance the image has.
    init?(
        _ items: [UIDragItem], _ lifted: [UITargetedDragPreview?], at place: CGPoint, in scene: UIWindowScene,
        isFullSize: Bool, like view: UIView
    ) {
        traits = view.traitCollection
        scale = scene.surface?.scale ?? max(1, traits.displayScale)
        count = items.count
        var shown: (picture: UIImage, size: CGSize, frame: CGRect?)?
        for (item, preview) in zip(items, lifted) where shown == nil {
            if let provider = item.previewProvider {
                guard let own = provider() else { continue }
                own.view.layoutIfNeeded()
                shown = DragPicture.render(own.view, own.parameters, traits, scale).map { ($0.0, $0.1.size, nil) }
            } else if let preview {
                shown = DragPicture.render(preview.view, preview.parameters, traits, scale).map {
                    ($0.0, $0.1.size, DragPicture.frame(of: preview, visible: $0.1))
                }
            }
        }
        guard let shown else { return nil }
        card = shown.picture
        let most = isFullSize ? CGFloat.infinity : DragPicture.limit
        let shrink = min(1, most / max(shown.size.width, shown.size.height, 1))
        cardSize = CGSize(width: shown.size.width * shrink, height: shown.size.height * shrink)
        if let frame = shown.frame, frame.width > 0, frame.height > 0 {
            func part(_ value: CGFloat, _ low: CGFloat, _ length: CGFloat) -> CGFloat {
                min(1, max(0, (value - low) / length))
            }
            grip = CGPoint(
                x: part(place.x, frame.minX, frame.width) * cardSize.width,
                y: part(place.y, frame.minY, frame.height) * cardSize.height)
        } else {
            grip = CGPoint(x: cardSize.width / 2, y: cardSize.height / 2)
        }
    }

    /// Returns the frame of a preview's visible part in the scene.
    private static func frame(of preview: UITargetedDragPreview, visible: CGRect) -> CGRect? {
        let container = preview.target.container
        guard let window = container.window else { return nil }
        let center = window.convertToScene(container.convert(preview.target.center, to: window))
        let bounds = preview.view.bounds
        return CGRect(
            x: center.x - bounds.midX + visible.minX, y: center.y - bounds.midY + visible.minY,
            width: visible.width, height: visible.height)
    }

    /// Draws the visible part of a view.
    ///
    /// - Returns: The image, and the rectangle of the view that it shows.
    private static func render(
        _ view: UIView, _ parameters: UIPreviewParameters, _ traits: UITraitCollection, _ scale: CGFloat
    ) -> (UIImage, CGRect)? {
        let shape =
            parameters.visiblePath
            ?? UIBezierPath(roundedRect: view.bounds, cornerRadius: max(4, view.layer.cornerRadius))
        let visible = shape.bounds
        guard visible.isFinite, visible.width >= 1, visible.height >= 1, visible.width < 4096, visible.height < 4096
        else { return nil }
        view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        var picture: UIImage?
        traits.performAsCurrent {
            picture = UIGraphicsImageRenderer(size: visible.size, format: format).image { context in
                context.cgContext.translateBy(x: -visible.minX, y: -visible.minY)
                shape.addClip()
                // The background would show at the corners of a view that has its own.
                if parameters.backgroundColor != nil || !hasBackground(view, traits) {
                    (parameters.backgroundColor ?? .systemBackground).setFill()
                    UIBezierPath(rect: visible).fill()
                }
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
                // An edge, which separates the image from similar content without a shadow.
                guard parameters.visiblePath == nil else { return }
                UIColor.separator.setStroke()
                shape.lineWidth = 2 / scale
                shape.stroke()
            }
        }
        return picture.map { ($0, visible) }
    }

    /// Returns whether a view has an opaque background.
    private static func hasBackground(_ view: UIView, _ traits: UITraitCollection) -> Bool {
        guard let color = view.backgroundColor?.resolvedColor(with: traits) else { return false }
        return color.cgColor.alpha >= 1
    }

    // MARK: The whole image

    private var depthOffset: CGFloat { CGFloat(depth) * DragPicture.step }
    private var hasBadge: Bool { count > 1 }

    /// The top-left corner of the card in the whole image.
    private var origin: CGPoint { CGPoint(x: DragPicture.margin, y: DragPicture.margin) }

    private var size: CGSize {
        CGSize(
            width: cardSize.width + depthOffset + 2 * DragPicture.margin,
            height: cardSize.height + depthOffset + 2 * DragPicture.margin)
    }

    /// Returns the location of the drag at which the card's center is at a point.
    func location(forCenter center: CGPoint) -> CGPoint {
        CGPoint(x: center.x - cardSize.width / 2 + grip.x, y: center.y - cardSize.height / 2 + grip.y)
    }

    /// The image at the scale of the display, with a shadow, the other previews below, and the number of items.
    var image: DragImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        var whole: UIImage?
        traits.performAsCurrent {
            whole = UIGraphicsImageRenderer(size: size, format: format).image { draw(in: $0.cgContext) }
        }
        let hotspot = CGPoint(x: origin.x + grip.x, y: origin.y + grip.y)
        return whole?.cgImage?.withPixels { DragImage($0, scale: scale, hotspot: hotspot) }
    }

    private func draw(in context: CGContext) {
        let alpha = isTranslucent ? DragPicture.translucentAlpha : DragPicture.alpha
        for level in (0...max(0, depth)).reversed() {
            let frame = CGRect(origin: origin, size: cardSize)
                .offsetBy(dx: CGFloat(level) * DragPicture.step, dy: CGFloat(level) * DragPicture.step)
            drawShadow(of: frame, in: context, alpha: alpha)
            card.draw(in: frame, blendMode: .normal, alpha: level == 0 ? alpha : alpha * 0.6)
        }
        if hasBadge { drawBadge() }
    }

    /// Draws a soft shadow as rings that become fainter.
    private func drawShadow(of frame: CGRect, in context: CGContext, alpha: CGFloat) {
        for ring in 1...5 {
            UIColor.black.withAlphaComponent(0.035 * alpha).setFill()
            let grown = frame.insetBy(dx: -CGFloat(ring), dy: -CGFloat(ring)).offsetBy(dx: 0, dy: 2)
            let path = UIBezierPath(roundedRect: grown, cornerRadius: 4 + CGFloat(ring))
            // The card is translucent: no shadow shows through it.
            path.append(UIBezierPath(roundedRect: frame, cornerRadius: 4))
            path.usesEvenOddFillRule = true
            path.fill()
        }
    }

    private func drawBadge() {
        let text = NSAttributedString(
            string: count > 999 ? "999+" : "\(count)",
            attributes: [.font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: UIColor.white])
        let letters = text.size()
        let height = DragPicture.badgeHeight
        let width = max(height, letters.width + 12)
        let right = origin.x + cardSize.width + DragPicture.margin - 2
        let frame = CGRect(
            x: max(0, min(right - width, size.width - width)), y: max(0, origin.y - height / 2), width: width,
            height: height)
        UIColor.systemRed.setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: height / 2).fill()
        text.draw(at: CGPoint(x: frame.midX - letters.width / 2, y: frame.midY - letters.height / 2))
    }
}

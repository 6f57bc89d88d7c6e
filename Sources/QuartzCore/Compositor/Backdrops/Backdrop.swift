/// A layer of a tree that shows its backdrop, and where.
@MainActor struct Backdrop {
    let layer: BackdropLayer
    let drawing: BackdropDrawing
    /// The device pixels in which the layer may show its backdrop.
    let rect: PixelRect
    let blur: BackdropBlur
    /// From the root to the layer: the index of each layer of the path among the sublayers of the one before it.
    let path: [Int]
    /// The layers around the backdrop, each with the index of its sublayer on the path.
    let ancestors: [ObjectIdentifier: Int]

    var id: ObjectIdentifier { ObjectIdentifier(layer) }

    /// Whether the cached pixels of two are the same as long as nothing beneath them changes.
    func isSame(as other: Backdrop) -> Bool {
        drawing == other.drawing && rect == other.rect && blur == other.blur
    }

    /// The device pixels of the backdrop that change when those of `damage` beneath it do.
    func affected(by damage: PixelRect) -> PixelRect {
        damage.isEmpty ? .zero : damage.insetBy(dx: -blur.reach, dy: -blur.reach).intersection(rect)
    }

    /// The backdrops of a tree in painting order.
    ///
    /// - Parameters:
    ///   - toDevice: From the root's superlayer to device pixels.
    ///   - picture: All device pixels there are.
    ///   - isCommitted: Whether the boxes that the last commit found are valid.
    static func list(
        in root: CALayer, _ toDevice: CGAffineTransform, picture: PixelRect, isCommitted: Bool
    ) -> [Backdrop] {
        guard !BackdropLayer.registered.isEmpty else { return [] }
        return BackdropLayer.registered
            .compactMap { entry in
                entry.layer.flatMap {
                    Backdrop($0, in: root, toDevice, picture: picture, isCommitted: isCommitted)
                }
            }
            .sorted { $0.path.lexicographicallyPrecedes($1.path) }
    }

    private init?(
        _ layer: BackdropLayer, in root: CALayer, _ toDevice: CGAffineTransform, picture: PixelRect, isCommitted: Bool
    ) {
        guard case .backdrop(let drawing) = layer.presentationProperties.special, !drawing.isIdentity else {
            return nil
        }
        var chain: [CALayer] = [layer]
        while let last = chain.last, last !== root {
            // Masks have no place in the painting order: what is in them has no backdrop.
            guard let parent = last.superlayer, parent.maskLayer !== last else { return nil }
            chain.append(parent)
        }
        chain.reverse()
        var transform = toDevice
        var clip = picture
        var path: [Int] = []
        var ancestors: [ObjectIdentifier: Int] = [:]
        for (index, current) in chain.enumerated() {
            // In a layer that is rendered apart, in its own coordinates, nothing lies beneath.
            guard !current.isInvisible, !current.isSurface, !current.joinsSpace, !current.gathersSublayers else {
                return nil
            }
            let isLast = index == chain.count - 1
            if isLast, drawing.kind == .vibrancy, isCommitted {
                clip = clip.intersection(LayerCommit.deviceRect(current.committed.outerBox, transform, soft: true))
            }
            if isLast, drawing.kind == .fill {
                guard let geometry = LayerGeometry(current, parent: transform) else { return nil }
                clip = clip.intersection(geometry.rect)
            }
            transform = current.presentationProperties.toSuperlayer.concatenating(transform)
            guard transform.isInvertible else { return nil }
            if !isLast {
                guard let child = current.drawingOrder.firstIndex(where: { $0 === chain[index + 1] }) else {
                    return nil
                }
                path.append(child)
                ancestors[ObjectIdentifier(current)] = child
                clip = current.clipForSublayers(transform, within: clip)
            }
        }
        guard !clip.isEmpty else { return nil }
        self.layer = layer
        self.drawing = drawing
        self.path = path
        self.ancestors = ancestors
        rect = clip
        let area = abs(transform.a * transform.d - transform.b * transform.c)
        blur = BackdropBlur(standardDeviation: drawing.blurRadius * area.squareRoot())
    }
}

/// The layer at which painting ends, so that only its backdrop is painted.
struct PaintingEnd {
    let layer: CALayer
    let ancestors: [ObjectIdentifier: Int]

    /// The sublayers of `layer` before this index are painted, the last of them in part; nil where all of them are.
    func endIndex(in layer: CALayer) -> Int? { ancestors[ObjectIdentifier(layer)].map { $0 + 1 } }
}

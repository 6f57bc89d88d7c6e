/// A backdrop layer of a tree, and the position of its backdrop.
@MainActor struct Backdrop {
    let layer: BackdropLayer
    let drawing: BackdropDrawing
    /// The device pixels in which the layer may show its backdrop.
    let rect: PixelRect
    let blur: BackdropBlur
    /// The path from the root to the layer: the index of each layer among the sublayers of the previous one.
    let path: [Int]
    /// The ancestors of the layer, each with the index of its sublayer on the path.
    let ancestors: [ObjectIdentifier: Int]

    var id: ObjectIdentifier { ObjectIdentifier(layer) }

    /// Returns a Boolean value that indicates whether two backdrops have the same cached pixels if nothing behind them
    /// changes.
    func isSame(as other: Backdrop) -> Bool {
        drawing == other.drawing && rect == other.rect && blur == other.blur
    }

    /// Returns the device pixels of the backdrop that damage behind it affects.
    func affected(by damage: PixelRect) -> PixelRect {
        damage.isEmpty ? .zero : damage.insetBy(dx: -blur.reach, dy: -blur.reach).intersection(rect)
    }

    /// Returns the backdrops of a tree in painting order.
    ///
    /// - Parameters:
    ///   - root: The root layer of the tree.
    ///   - toDevice: The transform from the coordinate system outside of the root layer to device pixels.
    ///   - picture: The bounds of the frame, in device pixels.
    ///   - isCommitted: A Boolean value that indicates whether the bounding boxes of the last commit are valid.
    static func list(
        in root: CALayer, _ toDevice: CGAffineTransform, picture: PixelRect, isCommitted: Bool
    ) -> [Backdrop] {
        guard !BackdropLayer.registered.isEmpty else { return [] }
        BackdropLayer.removeDeallocated()
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
        guard case .backdrop(let drawing) = layer.effectiveProperties.special, !drawing.isIdentity else {
            return nil
        }
        var chain: [CALayer] = [layer]
        while let last = chain.last, last !== root {
            // Masks are not part of the painting order, so layers in them have no backdrop.
            guard let parent = last.superlayer, parent.maskLayer !== last else { return nil }
            chain.append(parent)
        }
        chain.reverse()
        var transform = toDevice
        var clip = picture
        var path: [Int] = []
        var ancestors: [ObjectIdentifier: Int] = [:]
        for (index, current) in chain.enumerated() {
            // A layer in a surface, which is rendered separately in its own coordinate system, has no backdrop.
            guard !current.isInvisible, !current.isSurface, !current.passesThroughSpace, !current.sortsSublayersByDepth
            else {
                return nil
            }
            let isLast = index == chain.count - 1
            if isLast, drawing.kind == .vibrancy, isCommitted {
                clip = clip.intersection(LayerCommit.deviceRect(current.committed.subtreeBounds, transform, soft: true))
            }
            if isLast, drawing.kind == .fill {
                guard let geometry = LayerGeometry(current, parent: transform) else { return nil }
                clip = clip.intersection(geometry.rect)
            }
            transform = current.effectiveProperties.toSuperlayer.concatenating(transform)
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

/// The layer before which painting stops, so that only its backdrop is painted.
struct PaintingEnd {
    let layer: CALayer
    let ancestors: [ObjectIdentifier: Int]

    /// Returns the index before which the sublayers of `layer` are painted, the last of them partially, or `nil` if all
    /// of them are painted.
    func endIndex(in layer: CALayer) -> Int? { ancestors[ObjectIdentifier(layer)].map { $0 + 1 } }
}

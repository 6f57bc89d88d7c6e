import QuartzCore

/// Grows a tree of layers of all kinds and changes it at random, in the same way for the same seed.
@MainActor final class LayerFuzzer {
    var random: SeededGenerator
    let host: LayerHost
    let size: CGSize
    private(set) var layers: [CALayer] = []
    private var removedLayers: [CALayer] = []
    private let painters: [any LayerPainter] = [ShapePainter(), BoxPainter(), MixedPainter()]
    private let images: [CGImage]
    private let gravities: [CALayerContentsGravity] = [
        .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize,
        .resizeAspect, .resizeAspectFill,
    ]
    private(set) var lastChanges: [String] = []

    /// A Boolean value that indicates whether to use shadows, masks and special kinds of layers.
    private let isSpecial: Bool

    /// A Boolean value that indicates whether to use perspective transforms, rasterized layers and transform layers.
    private let isSpatial: Bool

    init(seed: UInt64, count: Int, size: CGSize, scale: CGFloat, isSpecial: Bool = true, isSpatial: Bool = false) {
        self.isSpecial = isSpecial
        self.isSpatial = isSpatial
        random = SeededGenerator(seed: seed)
        self.size = size
        host = LayerHost.make(width: size.width, height: size.height, scale: scale)
        images = [
            testImage(width: 16, height: 12, isOpaque: true), testImage(width: 23, height: 31, isOpaque: false),
            testImage(width: 64, height: 64, isOpaque: true), testImage(width: 5, height: 40, isOpaque: false),
        ].compactMap { $0 }
        if let root = host.rootLayer { layers.append(root) }
        for _ in 1..<count { insert(makeLayer()) }
    }

    /// Makes one or several random changes.
    func mutate() {
        lastChanges.removeAll()
        for _ in 0...random.index(6) { change() }
    }

    private func makeLayer() -> CALayer {
        let layer: CALayer =
            random.chance(12) ? DrawingLayer() : random.chance(isSpecial ? 30 : 0) ? makeSpecialLayer() : CALayer()
        layer.name = "\(layers.count + removedLayers.count)"
        layer.contentsScale = host.scale
        layer.bounds = CGRect(
            x: random.chance(80) ? 0 : random.number(-10...10), y: random.chance(80) ? 0 : random.number(-10...10),
            width: length(), height: length())
        layer.position = point()
        if random.chance(60) { layer.backgroundColor = color() }
        if random.chance(20) { border(layer) }
        if random.chance(25) { layer.cornerRadius = random.number(0...20) }
        if random.chance(25) { layer.masksToBounds = true }
        if random.chance(15) { layer.opacity = Float(random.number(0...1)) }
        if random.chance(12) { transform(layer) }
        if isSpatial, random.chance(8) { apply3DTransform(layer) }
        if random.chance(15) { layer.painter = random.pick(painters) }
        if random.chance(15) { contents(layer) }
        if isSpecial {
            if random.chance(12) { shadow(layer) }
            if random.chance(4) { layer.mask = makeMask() }
            if random.chance(10) { layer.maskedCorners = CACornerMask(rawValue: UInt(random.index(16))) }
            if random.chance(10) { layer.zPosition = CGFloat(random.index(3) - 1) }
        }
        if layer is DrawingLayer {
            layer.isOpaque = random.chance(30)
            layer.setNeedsDisplay()
        }
        return layer
    }

    private func length() -> CGFloat { random.chance(50) ? random.number(1...120).rounded() : random.number(0...90) }
    private func point() -> CGPoint {
        let whole = random.chance(50)
        let x = random.number(-20...Double(size.width) * 0.8)
        let y = random.number(-20...Double(size.height) * 0.8)
        return whole ? CGPoint(x: x.rounded(), y: y.rounded()) : CGPoint(x: x, y: y)
    }
    private func color() -> CGColor {
        CGColor(
            red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
            alpha: random.chance(60) ? 1 : random.number(0...1))
    }
    private func border(_ layer: CALayer) {
        layer.borderWidth = random.chance(30) ? 0 : random.number(0.1...6)
        layer.borderColor = random.chance(20) ? nil : color()
    }
    /// Applies a 3D transform to a layer or its sublayers.
    private func apply3DTransform(_ layer: CALayer) {
        var t = CATransform3DIdentity
        t.m34 = random.chance(70) ? -1 / random.number(60...500) : 0
        let angle = random.number(-2...2)
        switch random.index(7) {
        case 0: layer.transform = CATransform3DRotate(t, angle, 0, 1, 0)
        case 1: layer.transform = CATransform3DRotate(t, angle, 1, random.number(-1...1), random.number(-1...1))
        case 2: layer.transform = CATransform3DTranslate(CATransform3DRotate(t, angle, 0, 1, 0), 0, 3, 30)
        case 3: layer.sublayerTransform = random.chance(40) ? CATransform3DIdentity : t
        case 4: layer.sublayerTransform = CATransform3DRotate(t, angle / 4, 0, 1, 0)
        case 5: layer.isDoubleSided.toggle()
        default:
            layer.shouldRasterize.toggle()
            layer.rasterizationScale = random.pick([1, host.scale, 0.7])
        }
        layer.zPosition = random.chance(70) ? 0 : random.number(-40...40)
    }

    private func transform(_ layer: CALayer) {
        switch random.index(6) {
        case 0: layer.transform = CATransform3DIdentity
        case 1: layer.setAffineTransform(CGAffineTransform(rotationAngle: random.number(-4...4)))
        case 2: layer.setAffineTransform(CGAffineTransform(scaleX: random.number(-2...2), y: random.number(0.2...2)))
        case 3: layer.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(random.index(4)) * .pi / 2))
        case 4: layer.setAffineTransform(CGAffineTransform(translationX: random.number(-9...9), y: 3))
        default:
            layer.setAffineTransform(
                CGAffineTransform(rotationAngle: random.number(-1...1)).scaledBy(x: random.number(0.3...1.5), y: 1))
        }
    }
    private func contents(_ layer: CALayer) {
        layer.contents = random.chance(20) ? nil : random.pick(images)
        layer.contentsGravity = random.pick(gravities)
        if isSpecial {
            if random.chance(20) { fitContents(layer) }
            layer.magnificationFilter = random.pick([.linear, .nearest])
            layer.minificationFilter = random.pick([.linear, .nearest])
        }
        if random.chance(30) { layer.contentsScale = random.pick([1, 1.5, 2, host.scale]) }
    }

    /// Changes the part of the contents that a layer displays or stretches.
    private func fitContents(_ layer: CALayer) {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.contentsRect =
            random.chance(30)
            ? unit
            : CGRect(
                x: random.number(-0.2...0.5), y: CGFloat(random.index(5)) / 4 - 0.5, width: random.number(0.1...1),
                height: CGFloat(random.index(5)) / 4)
        layer.contentsCenter = random.chance(50) ? unit : CGRect(x: 0.25, y: 0.3, width: 0.5, height: 0.2)
    }

    private func makeSpecialLayer() -> CALayer {
        let layer: CALayer
        switch random.index(isSpatial ? 5 : 4) {
        case 4: layer = CATransformLayer()
        case 0: layer = CAShapeLayer()
        case 1: layer = CAGradientLayer()
        case 2: layer = BackdropLayer()
        default: layer = CATextLayer()
        }
        change(layer)
        change(layer)
        return layer
    }

    private func path() -> CGPath {
        let path = CGMutablePath()
        switch random.index(4) {
        case 0: path.addRect(CGRect(x: random.number(-9...20), y: 3, width: random.number(0...60), height: 20.5))
        case 1:
            path.addRoundedRect(
                in: CGRect(x: 2, y: 2, width: random.number(20...70), height: random.number(20...70)), cornerWidth: 8,
                cornerHeight: 8)
        case 2: path.addEllipse(in: CGRect(x: -5, y: 0, width: random.number(1...80), height: random.number(1...50)))
        default:
            path.move(to: CGPoint(x: random.number(-20...50), y: 0))
            path.addCurve(
                to: CGPoint(x: random.number(-20...50), y: 30), control1: CGPoint(x: 40, y: random.number(-20...50)),
                control2: CGPoint(x: 5, y: 9))
            path.addLine(to: CGPoint(x: 3, y: random.number(-20...50)))
            if random.chance(50) { path.closeSubpath() }
        }
        return path
    }

    /// Changes properties that only the class of the layer has.
    private func change(_ layer: CALayer) {
        switch layer {
        case let layer as CAShapeLayer:
            layer.path = path()
            layer.fillColor = random.chance(40) ? nil : color()
            layer.strokeColor = random.chance(40) ? nil : color()
            layer.lineWidth = random.number(0...6)
            layer.lineJoin = random.pick([.miter, .round, .bevel])
            layer.lineCap = random.pick([.butt, .round, .square])
            layer.lineDashPattern = random.chance(30) ? [4, 3] : nil
            layer.strokeEnd = random.chance(60) ? 1 : random.number(0...1)
            layer.strokeStart = random.chance(60) ? 0 : random.number(0...0.6)
        case let layer as CAGradientLayer:
            layer.colors = (0..<random.index(4)).map { _ in color() }
            layer.endPoint = CGPoint(x: random.number(-0.2...1.2), y: 1)
            layer.startPoint = CGPoint(x: 0.5, y: random.number(-0.2...0.6))
            layer.type = random.pick([.axial, .radial, .conic])
        case let layer as CATextLayer:
            layer.string = random.pick(["Quick", "Brown fox jumps over it", "two\nlines"])
            layer.fontSize = random.number(6...20).rounded()
            layer.foregroundColor = color()
            layer.isWrapped = random.chance(50)
            layer.truncationMode = random.pick([.none, .end])
            layer.alignmentMode = random.pick([.natural, .center, .right])
        case let layer as BackdropLayer:
            layer.effect =
                random.chance(15)
                ? BackdropDrawing()
                : BackdropDrawing(
                    kind: random.chance(30) ? .vibrancy : .fill,
                    blurRadius: random.chance(20) ? 0 : random.number(0...12),
                    saturation: random.chance(40) ? 1 : random.number(0...2), tint: color())
        default: break
        }
    }

    private func shadow(_ layer: CALayer) {
        layer.shadowOpacity = random.chance(25) ? 0 : Float(random.number(0.2...1))
        layer.shadowRadius = random.chance(20) ? 0 : random.number(0...7)
        layer.shadowOffset = CGSize(width: random.number(-6...6), height: random.chance(50) ? 3 : random.number(-5...9))
        if random.chance(40) { layer.shadowColor = color() }
        layer.shadowPath = random.chance(60) ? nil : path()
        if random.chance(40) { layer.backgroundColor = .white }
    }

    private func makeMask() -> CALayer {
        let mask = random.chance(40) ? makeSpecialLayer() : CALayer()
        mask.frame = CGRect(x: random.number(-5...20), y: random.number(-5...20), width: length(), height: length())
        mask.cornerRadius = random.number(0...12)
        if random.chance(70) { mask.backgroundColor = color() }
        if random.chance(30) {
            let inner = CALayer()
            inner.frame = CGRect(x: 2, y: 2, width: 30, height: 15)
            inner.backgroundColor = .black
            mask.addSublayer(inner)
        }
        return mask
    }

    private func changeMask(_ layer: CALayer) {
        guard let mask = layer.mask else {
            layer.mask = makeMask()
            return
        }
        switch random.index(5) {
        case 0: layer.mask = nil
        case 1: mask.position.x += random.number(-6...6)
        case 2: mask.backgroundColor = color()
        case 3: mask.sublayers?.first?.isHidden.toggle()
        default: change(mask)
        }
    }

    private func insert(_ layer: CALayer) {
        // The upper layers of the tree are at the beginning of the list. Preferring them makes the tree neither flat
        // nor a chain.
        let parent = layers[random.chance(40) ? random.index(min(12, layers.count)) : random.index(layers.count)]
        if random.chance(70) {
            parent.addSublayer(layer)
        } else {
            parent.insertSublayer(layer, at: UInt32(random.index((parent.sublayers?.count ?? 0) + 1)))
        }
        layers.append(layer)
    }

    private func removeSubtree(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        removedLayers.append(layer)
        layers.removeAll { $0.rootLayer !== host.rootLayer }
    }

    /// Reinserts a layer with its subtree, whose layers are not in `layers` until then.
    private func reinsertRemovedLayer() {
        guard !removedLayers.isEmpty else { return }
        let layer = removedLayers.remove(at: random.index(removedLayers.count))
        insert(layer)
        collect(layer)
    }

    private func collect(_ layer: CALayer) {
        for child in layer.sublayers ?? [] {
            layers.append(child)
            collect(child)
        }
    }

    private func change() {
        let layer = layers[random.index(layers.count)]
        let isRoot = layer === host.rootLayer
        if isSpatial, !isRoot, random.chance(12) {
            lastChanges.append("3D transform of layer \(layer.name ?? "root")")
            return apply3DTransform(layer)
        }
        let kind = random.index(isSpecial ? 32 : 24)
        lastChanges.append("change \(kind) of layer \(layer.name ?? "root")")
        switch kind {
        case 0, 1, 2: if !isRoot { layer.position = point() }
        case 3: if !isRoot { layer.bounds.size = CGSize(width: length(), height: length()) }
        case 4: layer.isHidden = !isRoot && !layer.isHidden
        case 5:
            if let parent = layer.superlayer {
                parent.insertSublayer(layer, at: UInt32(random.index(parent.sublayers?.count ?? 1)))
            }
        case 6: layer.opacity = random.chance(50) ? 1 : Float(random.number(0...1))
        case 7: if !isRoot { transform(layer) }
        case 8: layer.masksToBounds.toggle()
        case 9: layer.cornerRadius = random.chance(30) ? 0 : random.number(0...30)
        case 10: if !isRoot, removedLayers.count < 5 { removeSubtree(layer) }
        case 11, 12: reinsertRemovedLayer()
        case 13: layer.bounds.origin.x += random.number(-8...8)
        case 14: layer.bounds.origin.y += random.number(-8...8).rounded()
        case 15: contents(layer)
        case 16: layer.backgroundColor = random.chance(20) ? nil : color()
        case 17: border(layer)
        case 18: layer.painter = random.chance(40) ? nil : random.pick(painters)
        case 19: layer.contentsGravity = random.pick(gravities)
        case 20:
            let drawings = layers.compactMap { $0 as? DrawingLayer }
            if !drawings.isEmpty {
                let drawing = random.pick(drawings)
                drawing.phase = random.number(0...5)
                if isSpecial, random.chance(30) { fitContents(drawing) }
                if random.chance(50) {
                    drawing.setNeedsDisplay()
                } else {
                    drawing.setNeedsDisplay(CGRect(x: random.number(0...20), y: 3, width: 12.3, height: 9))
                }
            }
        case 21:
            if let moved = layers.last, moved !== layer, !isRoot, !layer.isPart(of: moved) {
                lastChanges[lastChanges.count - 1] += " adopts \(moved.name ?? "") from \(moved.superlayer?.name ?? "")"
                moved === host.rootLayer ? () : layer.addSublayer(moved)
            }
        case 22: layer.anchorPoint = isRoot ? layer.anchorPoint : CGPoint(x: random.number(0...1), y: 0.5)
        case 24, 25: shadow(layer)
        case 26: changeMask(layer)
        case 27, 28:
            change(
                layers.filter {
                    $0 is CAShapeLayer || $0 is CAGradientLayer || $0 is CATextLayer || $0 is BackdropLayer
                }.last ?? layer)
        case 29: layer.zPosition = CGFloat(random.index(3) - 1)
        case 30: layer.maskedCorners = CACornerMask(rawValue: UInt(random.index(16)))
        // Moves by whole pixels allow cached pixels to be reused.
        case 31: if !isRoot { layer.position.x += 2 }
        default:
            if random.chance(10) { layer.sublayers?.last?.frame = CGRect(x: 1, y: 2, width: 30, height: 20) }
        }
    }

    /// Returns the names of the layers that contain a pixel, for reports.
    func layers(at x: Int, _ y: Int) -> [String] {
        let point = CGPoint(x: (CGFloat(x) + 0.5) / host.scale, y: (CGFloat(y) + 0.5) / host.scale)
        return layers.filter { $0.bounds.insetBy(dx: -2, dy: -2).contains($0.convert(point, from: host.rootLayer)) }
            .map { layer in
                var chain = [layer.name ?? "root"]
                var next = layer.superlayer
                while let parent = next {
                    chain.append(parent.name ?? "root")
                    next = parent.superlayer
                }
                return """
                    \(chain.joined(separator: "<")) \(type(of: layer)) bounds \(layer.bounds) position \
                    \(layer.position) opacity \(layer.opacity) radius \(layer.cornerRadius) masks \
                    \(layer.masksToBounds) hidden \(layer.isHidden) border \(layer.borderWidth) background \
                    \(layer.backgroundColor?.components ?? []) contents \(layer.contents != nil) \
                    \(layer.contentsGravity.rawValue) shadow \(layer.shadowOpacity) \(layer.shadowRadius) \
                    \(layer.shadowOffset) path \(layer.shadowPath != nil) mask \(layer.mask != nil) z \(layer.zPosition) \
                    corners \(layer.maskedCorners.rawValue) painter \(layer.painter.map { "\(type(of: $0))" } ?? "none") \
                    transform \(layer.affineTransform())
                    """
            }
    }
}

extension CALayer {
    func isPart(of other: CALayer) -> Bool {
        var next: CALayer? = self
        while let layer = next {
            if layer === other { return true }
            next = layer.superlayer
        }
        return false
    }
}

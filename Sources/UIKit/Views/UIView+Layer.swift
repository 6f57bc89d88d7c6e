import QuartzCore

// The view's layer: its creation, its callbacks and drawing.
extension UIView {
    static func makeLayer(_ layerClass: AnyClass) -> CALayer {
        if layerClass == CALayer.self { return CALayer() }
        guard let layer = ObjectFactory.make(layerClass) as? CALayer else {
            preconditionFailure("layerClass is \(layerClass), which is not CALayer or a subclass of it")
        }
        return layer
    }

    func setUpLayer() {
        layer.owner = self
        layer.contentsScale = UIScreen.main.scale
        if UIView.drawMethod.isOverridden(in: Self.self) {
            layer.hasBackingStore = true
            layer.setNeedsDisplay()
        }
    }

    /// The entry of ``draw(_:)`` in the method table. Only views whose class overrides it get a backing store.
    private static let drawMethod = MethodSlot(
        base: UIView.self, plain: PlainView.self, overriding: DrawingView.self)

    private final class PlainView: UIView {}
    private final class DrawingView: UIView { override func draw(_ rect: CGRect) { MethodIdentity.probe() } }

    func markForDisplay(_ rect: CGRect?) {
        if layer.hasBackingStore {
            if let rect { layer.setNeedsDisplay(rect) } else { layer.setNeedsDisplay() }
        } else if let rect {
            layer.setNeedsPaint(in: rect)
        } else {
            layer.setNeedsPaint()
        }
    }

    func setContentMode(_ mode: ContentMode) {
        guard contentModeStorage != mode else { return }
        contentModeStorage = mode
        applyContentMode()
    }

    func applyContentMode() {
        layer.contentsGravity =
            switch contentModeStorage {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        layer.needsDisplayOnBoundsChange = contentModeStorage == .redraw
    }
}

// The callbacks of the layer.
extension UIView {
    func drawContent(of layer: CALayer, in context: CGContext) {
        guard layer === self.layer else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let rect = context.boundingBoxOfClipPath
        if let pattern = rareValues?.pattern {
            context.setFillPattern(pattern.image)
            context.fill(rect)
            context.setFillColor(.black)
        }
        if layer.isOpaque, let background = layer.backgroundColor {
            // Opaque contents hide the layer's background, so the background is drawn here.
            context.setFillColor(background)
            context.fill(rect)
        }
        traitCollection.performAsCurrent { draw(rect) }
    }

    func performLayout(of layer: CALayer) {
        guard layer === self.layer else { return }
        // Dynamic colors that are assigned to layers during the layout are resolved with the traits of this view, and
        // images that are made have its scale.
        let traits = traitCollection
        let current = UITraitCollection.current
        let scale = current.displayScale > 0 ? current.displayScale : ScreenScale.main
        if traits.hasSameColors(as: current), traits.displayScale == scale || traits.displayScale == 0 {
            layOut()
        } else {
            traits.performAsCurrent { layOut() }
        }
    }

    private func layOut() {
        viewController?.layoutWillBegin()
        viewController?.updateContentUnavailable()
        viewController?.viewWillLayoutSubviews()
        isLayingOut = true
        layoutSubviews()
        isLayingOut = false
        focusValues?.ring?.place(around: self)
        viewController?.viewDidLayoutSubviews()
        viewController?.placeContentUnavailable()
    }
}

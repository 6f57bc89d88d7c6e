/// A node of the layer tree, with a rectangular area, an appearance, and sublayers.
///
/// ```swift
/// let card = CALayer()
/// card.frame = CGRect(x: 20, y: 20, width: 200, height: 120)
/// card.backgroundColor = UIColor.white.cgColor
/// card.cornerRadius = 12
/// card.shadowOpacity = 0.2
/// card.shadowPath = CGPath(roundedRect: card.bounds, cornerWidth: 12, cornerHeight: 12, transform: nil)
/// view.layer.addSublayer(card)
/// ```
///
/// Coordinates are points with the y-axis pointing down. A point p in the layer's own coordinate system has the
/// coordinates `position + transform · (p − bounds.origin − anchorPoint · bounds.size)` in the superlayer's. Geometry
/// that is not finite is ignored.
///
/// The setter of an animatable property calls ``action(forKey:)`` before the change, and runs the returned action after
/// it. A displayed layer without a view animates changes with the settings of the ``CATransaction``; the layer of a
/// view animates them only in an animation block. Layers cannot be created from archives, and drawing always runs in
/// the display pass, whatever the value of ``drawsAsynchronously``.
@preconcurrency @MainActor open class CALayer: NSObject, AssociatedObjectsHolder, PropertyObserversOwner {
    package final nonisolated(unsafe) var associatedObjects: AssociatedObjects?
    package final var propertyObservers: PropertyObservers?
    /// The model values, which setters change. Animations change only the presentation values.
    final var modelValues = LayerProperties()
    /// The values on screen while an animation affects the layer; otherwise `nil`.
    final var presentationValues: PresentationValues?
    final var flags: LayerFlags = [.needsLayout, .restyled]
    /// The superlayer's effect on the position of this layer.
    final var superlayerArrangement = SublayerArrangement.flat
    final var sublayerList: [CALayer] = []
    /// The sublayers in drawing order, if it differs from the order of `sublayerList`.
    final var depthOrder: [CALayer]?
    /// The positions of the sublayers for hit-testing, created on first use.
    package final var places: LayerHitIndex?
    final var maskLayer: CALayer?
    /// The sublayers with pending work, in the order in which they were marked. The passes visit only these.
    final var waiting: [CALayer] = []
    /// The index of this layer in its superlayer's `waiting`, or -1.
    final var waitingIndex = -1
    /// The host whose root layer this is.
    final weak var host: LayerHost?
    /// The results of the last commit, which the next commit and the renderer use.
    final var committed = CommittedLayer()
    /// The part of the bounds to redraw into the backing store.
    final var displayRect = CGRect.null
    final var drawing = LayerDrawing.automatic
    /// The part of the bounds whose content changed since the last commit, while `contentChanged` is set.
    final var contentDamage = CGRect.null

    /// The animations of the layer; `nil` if it has none.
    final var animations: LayerAnimations?
    /// The layer's clock, if its time differs from that of its superlayer.
    final var clock: LayerClock?
    /// The origin of a presentation layer; `nil` for all other layers.
    final var source: PresentationSource?
    /// A Boolean value that indicates whether property changes of a standalone layer (one without a view) animate if no
    /// action is defined for them. The value is `false` for layers that the framework creates.
    package final var animatesImplicitly = true

    /// The delegate that draws, lays out, and animates the layer. The layer does not retain it.
    public final var delegate: (any CALayerDelegate)? {
        get { owner.map { $0 as any CALayerDelegate } ?? otherDelegate }
        set {
            owner = nil
            otherDelegate = newValue
        }
    }
    /// The delegate if it is the view of this layer. The view clears the reference before it is deallocated. The
    /// reference is unowned because a weak reference makes reference counting of its target slower, and every view is
    /// the delegate of a layer.
    package final unowned(unsafe) var owner: (any CALayerOwner)?
    private weak var otherDelegate: (any CALayerDelegate)?

    /// The name of the layer, for use by the app.
    open var name: String?

    /// The actions of the layer by event. The layer consults them after its delegate.
    open var actions: [String: any CAAction]?

    /// The superlayer, which clears this reference before it is deallocated.
    public internal(set) final var superlayer: CALayer? {
        get { superlayerReference?.takeUnretainedValue() }
        set { superlayerReference = newValue.map { .passUnretained($0) } }
    }
    /// The superlayer as an unmanaged reference. Every change reads it, and this avoids reference counting.
    final var superlayerReference: Unmanaged<CALayer>?

    /// Creates a layer of zero size without content.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Creates a layer with the property values of another layer, but without its sublayers.
    ///
    /// Subclasses also copy their own properties.
    ///
    /// - Parameter layer: The layer to copy. With an object that is not a layer, the new layer has default values.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        modelValues = other.modelValues
        delegate = other.delegate
        name = other.name
        actions = other.actions
        needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
        drawsAsynchronously = other.drawsAsynchronously
    }

    /// Returns a copy for presentation as an instance of the framework's class, also for a layer of a subclass of the
    /// app, which then needs no `init(layer:)` for it. Layer classes of the framework override it.
    func plainCopy() -> CALayer { CALayer(layer: self) }

    /// Returns `nil`: layers do not support archives.
    public required init?(coder: NSCoder) { nil }

    deinit { deinitOnMainActor { detachSublayersBeforeDeinit() } }

    // MARK: Geometry

    /// The origin and the size of the layer in its own coordinate system, in points. The origin is the coordinate of
    /// the layer's top-left corner.
    ///
    /// A change of the size preserves `position`. A change of the origin scrolls the sublayers.
    open var bounds: CGRect {
        get { modelValues.bounds }
        set {
            let observedChange = propertyObservers?.willChange("bounds")
            defer { observedChange?.end() }
            setBounds(newValue)
        }
    }

    /// The location of the anchor point in the superlayer's coordinate system, in points.
    open var position: CGPoint {
        get { modelValues.position }
        set {
            let observedChange = propertyObservers?.willChange("position")
            defer { observedChange?.end() }
            guard newValue != modelValues.position, isValid(newValue, "position") else { return }
            change("position", .restyled) { $0.position = newValue }
            owner?.layerDidMove(self)
        }
    }

    /// The point of the layer that `position` locates and about which `transform` applies, in units of the bounds. The
    /// default is the center, (0.5, 0.5).
    open var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set {
            guard newValue != modelValues.anchorPoint, isValid(newValue, "anchorPoint") else { return }
            change("anchorPoint", .restyled) { $0.anchorPoint = newValue }
        }
    }

    /// The transform of the layer about its anchor point. The default is the identity transform.
    ///
    /// With an `m34` of -1 / d, a layer that is rotated about x or y appears in the perspective of an eye d points in
    /// front of it. A layer whose plane the transform collapses is not visible; parts behind the eye are clipped.
    open var transform: CATransform3D {
        get { modelValues.transform }
        set {
            let observedChange = propertyObservers?.willChange("transform")
            defer { observedChange?.end() }
            guard newValue != modelValues.transform, isValid(newValue, "transform") else { return }
            change("transform", .restyled) { $0.transform = newValue }
        }
    }

    /// The transform of the space that contains the sublayers, about this layer's anchor point. The default is the
    /// identity transform.
    ///
    /// An `m34` gives all sublayers a common perspective. In a three-dimensional space, sublayers are drawn and
    /// hit-tested in the order of their depth, and may intersect each other.
    open var sublayerTransform: CATransform3D {
        get { modelValues.sublayerTransform }
        set {
            guard newValue != modelValues.sublayerTransform, isValid(newValue, "sublayerTransform") else { return }
            change("sublayerTransform", .reshaped) { $0.sublayerTransform = newValue }
            updateSublayerArrangement()
        }
    }

    /// The depth of the anchor point, about which ``transform`` applies, in points. The default is 0. Values that are
    /// not finite are ignored.
    open var anchorPointZ: CGFloat {
        get { modelValues.anchorPointZ }
        set {
            guard newValue != modelValues.anchorPointZ, newValue.isFinite else { return }
            change("anchorPointZ", .reshaped) { $0.anchorPointZ = newValue }
        }
    }

    /// A Boolean value that indicates whether the layer's back is visible. The default is `true`. If the value is
    /// `false` and the layer faces away from the viewer, the layer and its sublayers are neither drawn nor hit-tested.
    open var isDoubleSided: Bool {
        get { modelValues.isDoubleSided }
        set {
            guard newValue != modelValues.isDoubleSided else { return }
            change("doubleSided", .restyled) { $0.isDoubleSided = newValue }
        }
    }

    /// The bounding box of the layer in the superlayer's coordinate system, in points.
    ///
    /// Setting the frame sets `position` and the size of `bounds`. If `transform` rotates or shears the layer, set
    /// these properties instead.
    open var frame: CGRect {
        get { modelValues.frame }
        set {
            guard isValid(newValue, "frame") else { return }
            if !modelValues.hasTransform {
                let anchorPoint = modelValues.anchorPoint
                bounds = CGRect(origin: modelValues.bounds.origin, size: newValue.size)
                position = CGPoint(
                    x: newValue.origin.x + anchorPoint.x * newValue.size.width,
                    y: newValue.origin.y + anchorPoint.y * newValue.size.height)
                return
            }
            let (size, position) = modelValues.fitting(frame: newValue)
            bounds = CGRect(origin: modelValues.bounds.origin, size: size)
            self.position = position
        }
    }

    // MARK: Appearance

    /// The opacity of the layer and its sublayers, from 0 to 1. The default is 1.
    open var opacity: Float {
        get { modelValues.opacity }
        set {
            let observedChange = propertyObservers?.willChange("opacity")
            defer { observedChange?.end() }
            guard newValue != modelValues.opacity, isValid(newValue, "opacity") else { return }
            change("opacity", .restyled) { $0.opacity = newValue }
        }
    }

    /// A Boolean value that indicates whether the layer and its sublayers are hidden. The default is `false`.
    open var isHidden: Bool {
        get { modelValues.isHidden }
        set {
            let observedChange = propertyObservers?.willChange("isHidden")
            defer { observedChange?.end() }
            guard newValue != modelValues.isHidden else { return }
            change("hidden", .restyled) { $0.isHidden = newValue }
        }
    }

    /// A Boolean value that indicates whether sublayers and contents are clipped to the bounds, with the corners that
    /// `cornerRadius` rounds. The default is `false`.
    open var masksToBounds: Bool {
        get { modelValues.masksToBounds }
        set {
            guard newValue != modelValues.masksToBounds else { return }
            change("masksToBounds", .reshaped) { $0.masksToBounds = newValue }
        }
    }

    /// A Boolean value that indicates whether the contents fill the bounds with opaque pixels. The default is `false`.
    /// With `true`, the bitmap for ``draw(in:)`` starts out black instead of transparent.
    open var isOpaque: Bool {
        get { modelValues.isOpaque }
        set {
            guard newValue != modelValues.isOpaque else { return }
            change("opaque", .contentChanged) { $0.isOpaque = newValue }
        }
    }

    /// The color that fills the bounds, with the corners that `cornerRadius` rounds, behind the contents. The default
    /// is `nil`, which fills nothing.
    open var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set {
            let observedChange = propertyObservers?.willChange("backgroundColor")
            defer { observedChange?.end() }
            guard newValue != modelValues.backgroundColor else { return }
            change("backgroundColor", .contentChanged) { $0.backgroundColor = newValue }
        }
    }

    /// The radius of the corners of background, border, and mask, in points. The default is 0. The effective radius is
    /// at most half of the shorter side.
    open var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set {
            let observedChange = propertyObservers?.willChange("cornerRadius")
            defer { observedChange?.end() }
            guard newValue != modelValues.cornerRadius, isValid(newValue, "cornerRadius") else { return }
            change("cornerRadius", modelValues.masksToBounds ? .reshaped : .contentChanged) {
                $0.cornerRadius = newValue
            }
        }
    }

    /// The shape of the rounded corners of background, border, mask, and shadow. The default is
    /// ``CALayerCornerCurve/circular``.
    open var cornerCurve: CALayerCornerCurve {
        get { modelValues.cornerCurve }
        set {
            guard newValue != modelValues.cornerCurve else { return }
            change("cornerCurve", .reshaped) { $0.cornerCurve = newValue }
        }
    }

    /// Returns the length that a corner occupies on an edge, as a multiple of its radius: 1 for circular corners, more
    /// for continuous corners.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve.expansionFactor }

    /// The corners that `cornerRadius` rounds. By default, these are all four corners.
    open var maskedCorners: CACornerMask {
        get { modelValues.maskedCorners }
        set {
            guard newValue != modelValues.maskedCorners else { return }
            change("maskedCorners", modelValues.masksToBounds ? .reshaped : .contentChanged) {
                $0.maskedCorners = newValue
            }
        }
    }

    /// The width of the border along the inside of the bounds, in points. The default is 0, which draws no border. The
    /// border is drawn over contents and sublayers, with a width of at least one device pixel, rounded to whole pixels.
    open var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set {
            guard newValue != modelValues.borderWidth, isValid(newValue, "borderWidth") else { return }
            change("borderWidth", .contentChanged) { $0.borderWidth = newValue }
        }
    }

    /// The color of the border. `nil`, the default, is opaque black.
    open var borderColor: CGColor? {
        get { modelValues.borderColor }
        set {
            guard newValue != modelValues.borderColor else { return }
            change("borderColor", .contentChanged) { $0.borderColor = newValue }
        }
    }

    /// The content of the layer: a `CGImage`, or the bitmap that the layer drew. Other values display nothing.
    open var contents: Any? {
        get { modelValues.contents }
        set { setContents(newValue) }
    }

    /// The number of pixels per point of the contents. The default is 1.
    open var contentsScale: CGFloat {
        get { modelValues.contentsScale }
        set {
            guard newValue != modelValues.contentsScale, isValid(newValue, "contentsScale") else { return }
            change("contentsScale", .contentChanged) { $0.contentsScale = newValue }
        }
    }

    /// The alignment and scaling of the contents in the bounds. The default is ``CALayerContentsGravity/resize``.
    open var contentsGravity: CALayerContentsGravity {
        get { modelValues.contentsGravity }
        set {
            guard newValue != modelValues.contentsGravity else { return }
            change("contentsGravity", .contentChanged) { $0.contentsGravity = newValue }
        }
    }

    /// The part of the contents to display, in units of their size. The default is the unit rectangle, which displays
    /// all of them.
    ///
    /// Outside of the contents, the pixels at their edge are repeated. An empty rectangle displays nothing.
    open var contentsRect: CGRect {
        get { modelValues.contentsRect }
        set {
            guard newValue != modelValues.contentsRect, isValid(newValue, "contentsRect") else { return }
            change("contentsRect", .contentChanged) { $0.contentsRect = newValue }
        }
    }

    /// The part of the contents that stretches when they are resized to the bounds, in units of the part that
    /// `contentsRect` selects. The default is the unit rectangle, which stretches everything uniformly.
    ///
    /// The parts to the left and right of the center stretch only vertically, the parts above and below it only
    /// horizontally, and the corners keep their size.
    open var contentsCenter: CGRect {
        get { modelValues.contentsCenter }
        set {
            guard newValue != modelValues.contentsCenter, isValid(newValue, "contentsCenter") else { return }
            change("contentsCenter", .contentChanged) { $0.contentsCenter = newValue }
        }
    }

    /// The filter for contents that are drawn smaller than their size. The default is ``CALayerContentsFilter/linear``.
    open var minificationFilter: CALayerContentsFilter {
        get { modelValues.minificationFilter }
        set {
            guard newValue != modelValues.minificationFilter else { return }
            change("minificationFilter", .contentChanged) { $0.minificationFilter = newValue }
        }
    }

    /// The filter for contents that are drawn larger than their size. The default is ``CALayerContentsFilter/linear``.
    open var magnificationFilter: CALayerContentsFilter {
        get { modelValues.magnificationFilter }
        set {
            guard newValue != modelValues.magnificationFilter else { return }
            change("magnificationFilter", .contentChanged) { $0.magnificationFilter = newValue }
        }
    }

    /// The position of the layer on the z-axis. The default is 0.
    ///
    /// Siblings with a higher value are drawn and hit-tested in front of those with a lower value. Siblings with the
    /// same value follow the order of `sublayers`. In a superlayer with a ``sublayerTransform``, the value is a depth
    /// in points.
    open var zPosition: CGFloat {
        get { modelValues.zPosition }
        set {
            let observedChange = propertyObservers?.willChange("zPosition")
            defer { observedChange?.end() }
            guard newValue != modelValues.zPosition, isValid(newValue, "zPosition") else { return }
            change("zPosition", .restyled) { $0.zPosition = newValue }
            superlayer?.childMovedInDepth()
        }
    }

    /// A layer whose alpha channel masks this layer, its sublayers, and its shadow. The default is `nil`, which masks
    /// nothing.
    ///
    /// The mask is positioned in this layer's coordinate system, like a sublayer. It must not be a sublayer of another
    /// layer. Outside of the mask's pixels, nothing is visible.
    open var mask: CALayer? {
        get { maskLayer }
        set { setMask(newValue) }
    }

    // MARK: Shadow

    /// The color of the shadow. The default is opaque black; `nil` draws no shadow.
    open var shadowColor: CGColor? {
        get { modelValues.shadowColor }
        set {
            guard newValue != modelValues.shadowColor else { return }
            change("shadowColor", .reshaped) { $0.shadowColor = newValue }
        }
    }

    /// The opacity of the shadow, from 0 to 1. The default is 0, which draws no shadow. A layer that masks to its
    /// bounds clips its own shadow.
    open var shadowOpacity: Float {
        get { modelValues.shadowOpacity }
        set {
            guard newValue != modelValues.shadowOpacity, isValid(newValue, "shadowOpacity") else { return }
            change("shadowOpacity", .reshaped) { $0.shadowOpacity = newValue }
        }
    }

    /// The offset of the shadow from the layer, in points of the layer's coordinate system. The default is (0, -3).
    open var shadowOffset: CGSize {
        get { modelValues.shadowOffset }
        set {
            guard newValue != modelValues.shadowOffset, isValid(newValue, "shadowOffset") else { return }
            change("shadowOffset", .reshaped) { $0.shadowOffset = newValue }
        }
    }

    /// The blur radius of the shadow: the standard deviation of a Gaussian, in points. The default is 3. Negative
    /// values count as 0.
    open var shadowRadius: CGFloat {
        get { modelValues.shadowRadius }
        set {
            guard newValue != modelValues.shadowRadius, isValid(newValue, "shadowRadius") else { return }
            change("shadowRadius", .reshaped) { $0.shadowRadius = newValue }
        }
    }

    /// The shape that casts the shadow, in the layer's coordinate system, filled with the nonzero winding rule. The
    /// default is `nil`: the visible content of the layer and its sublayers casts the shadow, which is more expensive
    /// to compute.
    open var shadowPath: CGPath? {
        get { modelValues.shadowPath }
        set {
            guard newValue != modelValues.shadowPath else { return }
            change("shadowPath", .reshaped) { $0.shadowPath = newValue?.copy() }
        }
    }

    /// A Boolean value that indicates whether ``opacity`` applies to the layer and its sublayers as a single image. The
    /// default is `true`. If the value is `false`, the opacity applies to each sublayer separately, and content behind
    /// a sublayer shows through.
    open var allowsGroupOpacity: Bool {
        get { modelValues.allowsGroupOpacity }
        set {
            guard newValue != modelValues.allowsGroupOpacity else { return }
            change("allowsGroupOpacity", .restyled) { $0.allowsGroupOpacity = newValue }
        }
    }

    /// A Boolean value that permits ``draw(in:)`` to run in the background. The default is `false`. On this platform
    /// drawing always runs in the display pass, and the value has no effect.
    open var drawsAsynchronously = false

    /// A Boolean value that indicates whether the y-axis of the layer and its sublayers points up, with the origin in
    /// the lower-left corner. The default is `false`. Contents, drawings, and text remain upright: see
    /// ``contentsAreFlipped()``.
    open var isGeometryFlipped: Bool {
        get { modelValues.isGeometryFlipped }
        set {
            guard newValue != modelValues.isGeometryFlipped else { return }
            if newValue { CALayer.hasFlippedLayers = true }
            change("geometryFlipped", .reshaped) { $0.isGeometryFlipped = newValue }
            contentsDidFlip()
        }
    }
    /// A Boolean value that indicates whether any layer of the process was ever flipped. While it is `false`, the
    /// search for flipped superlayers is skipped. It is not stored in a tree, because flipped layers enter and leave
    /// trees.
    static var hasFlippedLayers = false

    /// Returns a Boolean value that indicates whether contents are drawn against the direction of the layer's y-axis in
    /// order to remain upright. This is the case if an odd number of layers among this layer and its ancestors is
    /// flipped.
    open func contentsAreFlipped() -> Bool {
        guard CALayer.hasFlippedLayers else { return false }
        return modelValues.isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
    }

    /// A Boolean value that indicates whether the layer and its sublayers are rendered into a cached bitmap, which is
    /// composited in their place until one of them changes. The default is `false`. The bitmap has
    /// ``rasterizationScale`` pixels per point, regardless of the scale of the display.
    open var shouldRasterize: Bool {
        get { modelValues.shouldRasterize }
        set {
            guard newValue != modelValues.shouldRasterize else { return }
            change("shouldRasterize", .restyled) { $0.shouldRasterize = newValue }
        }
    }

    /// The number of pixels per point of the bitmap that ``shouldRasterize`` requests. The default is 1. A scale below
    /// that of the display blurs the layer. The effective scale is clamped to 0.01...16; a value that is not finite
    /// counts as 1.
    open var rasterizationScale: CGFloat {
        get { modelValues.rasterizationScale }
        set {
            guard newValue != modelValues.rasterizationScale else { return }
            change("rasterizationScale", .restyled) { $0.rasterizationScale = newValue }
        }
    }

    /// A Boolean value that indicates whether a change of the bounds' size marks the layer for display. The default is
    /// `false`.
    open var needsDisplayOnBoundsChange = false

    /// Draws the layer and its sublayers into a context, with their model values and without animations. Pending layout
    /// and display run first.
    ///
    /// The user space of the context is the layer's coordinate system; the layer's `position` and `transform` are
    /// ignored. The result is upright in the contexts that views draw into, and upside down in a context whose y-axis
    /// points up, as on Apple platforms.
    open func render(in ctx: CGContext) { renderSubtree(in: ctx) }

    /// The object that draws the layer's own content directly into the frame, over the background and under the
    /// sublayers.
    ///
    /// The layer does not retain the painter, which clears the reference before it is deallocated.
    package final unowned(unsafe) var painter: (any LayerPainter)? {
        didSet { if painter !== oldValue { setNeedsPaint() } }
    }

    // MARK: Tree

    /// The sublayers, from back to front; `nil` if there are none.
    open var sublayers: [CALayer]? {
        get {
            if let source { return source.layer.sublayers.map { presentationChildren(of: source.layer, $0) } }
            return sublayerList.isEmpty ? nil : sublayerList
        }
        set { replaceAllSublayers(with: newValue ?? []) }
    }

    /// Adds a layer in front of all other sublayers. The layer is first removed from its superlayer.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList.count) }

    /// Inserts a layer at an index of `sublayers`. An index beyond the end inserts it in front.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts a layer directly behind a sublayer.
    ///
    /// - Parameters:
    ///   - layer: The layer to insert.
    ///   - sibling: The sublayer. With `nil`, or a layer that is not a sublayer, `layer` is inserted behind all
    ///     sublayers.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, near: sibling, offset: 0) }

    /// Inserts a layer directly in front of a sublayer.
    ///
    /// - Parameters:
    ///   - layer: The layer to insert.
    ///   - sibling: The sublayer. With `nil`, or a layer that is not a sublayer, `layer` is inserted in front of all
    ///     sublayers.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, near: sibling, offset: 1) }

    /// Replaces a sublayer with another layer. Has no effect if `oldLayer` is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() { superlayer?.remove(self) }

    // MARK: Coordinates

    /// Returns a Boolean value that indicates whether a point, in the layer's own coordinate system, is in the bounds.
    open func contains(_ p: CGPoint) -> Bool { modelValues.bounds.contains(p) }

    /// Returns the frontmost layer of this subtree that contains a point, or `nil` if there is none.
    ///
    /// Hidden layers are skipped, and so are parts of sublayers that a superlayer clips.
    ///
    /// - Parameter p: A point in the superlayer's coordinate system.
    open func hitTest(_ p: CGPoint) -> CALayer? { defaultHitTest(p) }

    // MARK: Layout

    /// Requests a call of ``layoutSublayers()`` in the next layout pass.
    open func setNeedsLayout() { mark(.needsLayout, subtree: .subtreeNeedsLayout) }

    /// Returns a Boolean value that indicates whether the layer is marked for layout.
    open func needsLayout() -> Bool { flags.contains(.needsLayout) }

    /// Lays out the layer immediately if it is marked for layout. Layout starts at the topmost layer of the unbroken
    /// chain of ancestors that need layout.
    open func layoutIfNeeded() { layoutFromAncestor() }

    /// Lays out the sublayers. The default implementation calls the delegate. The layout pass calls the method; do not
    /// call it directly.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Display

    /// Marks the whole content for redrawing in the next display pass.
    open func setNeedsDisplay() { markForDisplay(.infinite) }

    /// Marks a part of the content for redrawing in the next display pass.
    open func setNeedsDisplay(_ r: CGRect) { markForDisplay(r) }

    /// Returns a Boolean value that indicates whether the layer is marked for display.
    open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

    /// Updates the content immediately if the layer is marked for display.
    open func displayIfNeeded() { displayIfMarked() }

    /// Updates the content. The default implementation calls the delegate or, without one, draws with ``draw(in:)``
    /// into a bitmap that becomes the contents. The display pass calls the method; do not call it directly.
    open func display() {
        if let delegate { delegate.display(self) } else { drawBackingStore() }
    }

    /// Draws the content. The default implementation calls the delegate. The user space of the context is the bounds in
    /// points, with the y-axis pointing down.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Returns a Boolean value that indicates whether a change of a property marks the layer for display, whether
    /// through its setter or in a frame of an animation. The default implementation returns `false`.
    ///
    /// - Parameter key: The name of an animatable property, as in ``action(forKey:)``.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns the value of a property, or of a component such as "position.x", in a new layer, or `nil` if the path is
    /// unknown.
    open class func defaultValue(forKey key: String) -> Any? { AnimatedKey(key)?.value(in: LayerProperties())?.any }

    // MARK: Actions

    /// Returns the action for an event: that of the delegate, of `actions`, or of the class, in this order. `NSNull`
    /// ends the search without an action.
    open func action(forKey event: String) -> (any CAAction)? { findAction(event) }

    /// Returns the action of all layers of the class for an event that neither the delegate nor `actions` handles.
    ///
    /// The default implementation returns `nil`. A displayed layer without a delegate then animates the change with the
    /// settings of the transaction.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Animations

    /// Adds a copy of an animation to the layer. The animation begins with the next frame, unless its timing specifies
    /// another time.
    ///
    /// - Parameters:
    ///   - anim: The animation.
    ///   - key: A name that identifies the animation, or `nil`. The layer removes an animation with the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }

    /// Removes the animation with a key. Its delegate is notified that it did not reach its end.
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

    /// Removes all animations. Their delegates are notified that they did not reach their end.
    open func removeAllAnimations() { removeAnimations { _ in true } }

    /// Returns the keys of the layer's animations, oldest first, or `nil` if there are none.
    open func animationKeys() -> [String]? { allAnimationKeys }

    /// Returns the animation with a key, or `nil` if there is none. The animation must not be modified.
    open func animation(forKey key: String) -> CAAnimation? { findAnimation(key) }

    /// Returns a copy of the layer with its presentation values at the current time, or `nil` if the layer is not
    /// displayed. The superlayers and sublayers of the copy are presentation copies as well.
    ///
    /// The copy is of the layer's own class and is created with `init(layer:)`. A subclass with its own initializers
    /// must also override `init(layer:)`. The superlayers and sublayers of the copy are instances of the framework's
    /// layer classes.
    open func presentation() -> Self? { makePresentation() }

    /// Returns the layer that a presentation layer copies; for any other layer, the layer itself.
    open func model() -> Self { source?.layer as? Self ?? self }
}

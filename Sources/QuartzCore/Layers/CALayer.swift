/// A rectangle of the picture: where it is, how it looks, and what lies in it.
///
/// Coordinates are points with y downwards. The superlayer's point for a point p of the layer's own coordinates is
/// `position + transform · (p − bounds.origin − anchorPoint · bounds.size)`.
///
/// Setting a property that can be animated asks ``action(forKey:)`` before the change and runs what it returns after
/// it.
@preconcurrency @MainActor open class CALayer: NSObject, AssociatedObjectsHolder {
    package final nonisolated(unsafe) var associatedObjects: AssociatedObjects?
    /// The model values: what was set last. Animation moves presentation values only.
    final var modelValues = LayerProperties()
    /// What is seen while something of the layer is animated; nil otherwise.
    final var presentationValues: PresentationValues?
    final var flags: LayerFlags = [.needsLayout, .restyled]
    /// What the superlayer does to this layer's position.
    final var placedIn = SublayerArrangement.flat
    final var sublayerList: [CALayer] = []
    /// The sublayers in the order they are drawn, where that is not the order of `sublayerList`.
    final var depthOrder: [CALayer]?
    /// Where the sublayers are, once somebody searched them.
    package final var places: SublayerPlaces?
    final var maskLayer: CALayer?
    /// The sublayers that wait for any pass, in the order they were marked; the passes look only at these.
    final var waiting: [CALayer] = []
    /// Where this layer is in its superlayer's `waiting`, or -1.
    final var waitingIndex = -1
    /// The host whose root this layer is.
    final weak var host: LayerHost?
    /// What the last commit found out, for the next one and for painting.
    final var committed = CommittedLayer()
    /// The part of the bounds that waits to be drawn again into the kept bitmap.
    final var displayRect = CGRect.null
    final var drawing = LayerDrawing.automatic
    /// The part of the bounds whose look changed since the last commit, where `contentChanged` is set.
    final var contentDamage = CGRect.null

    /// What animates the layer; nil where nothing does.
    final var animations: LayerAnimations?
    /// The layer's own time, if it has one.
    final var clock: LayerClock?
    /// What a presentation layer was made of; nil for all others.
    final var source: PresentationSource?
    /// Whether changes animate that nobody has an opinion about, where the layer is no view's. False for layers of the
    /// toolkit's own.
    package final var animatesImplicitly = true

    /// Draws, lays out and animates on the layer's behalf. Not retained.
    public final var delegate: (any CALayerDelegate)? {
        get { owner.map { $0 as any CALayerDelegate } ?? otherDelegate }
        set {
            owner = nil
            otherDelegate = newValue
        }
    }
    /// The delegate whose layer this is, which takes itself out before it goes. Objects that others refer to weakly are
    /// dearer to count references of, and every view is some layer's delegate.
    package final unowned(unsafe) var owner: (any CALayerOwner)?
    private weak var otherDelegate: (any CALayerDelegate)?

    /// A name of the app's choosing; means nothing to the layer.
    open var name: String?

    /// Actions by the name of the event, asked after the delegate.
    open var actions: [String: any CAAction]?

    /// The layer this one lies in, which clears this before it goes.
    public internal(set) final var superlayer: CALayer? {
        get { superlayerReference?.takeUnretainedValue() }
        set { superlayerReference = newValue.map { .passUnretained($0) } }
    }
    /// Looked at through this, it is not counted: each change looks at it.
    final var superlayerReference: Unmanaged<CALayer>?

    /// A layer of no size, with nothing to show.
    @preconcurrency @MainActor public override init() { super.init() }

    /// A layer with the property values of `layer`, without its sublayers. Subclasses copy their own properties too.
    /// Anything that is no layer gives a plain new one.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        modelValues = other.modelValues
        delegate = other.delegate
        name = other.name
        actions = other.actions
    }

    /// Layers have no archives here: always nil.
    public required init?(coder: NSCoder) { nil }

    deinit { deinitOnMainActor { detachSublayersBeforeDeinit() } }

    // MARK: Geometry

    /// The layer's own coordinate system: the origin is the point of it that lies at the layer's top left corner.
    /// Changing the size keeps `position`; changing the origin scrolls the sublayers.
    open var bounds: CGRect {
        get { modelValues.bounds }
        set { setBounds(newValue) }
    }

    /// Where the anchor point is, in the superlayer's coordinates.
    open var position: CGPoint {
        get { modelValues.position }
        set {
            guard newValue != modelValues.position, isValid(newValue, "position") else { return }
            change("position", .restyled) { $0.position = newValue }
            owner?.layerDidMove(self)
        }
    }

    /// The point of the bounds, in units of their size, that `position` places and `transform` turns about.
    open var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set {
            guard newValue != modelValues.anchorPoint, isValid(newValue, "anchorPoint") else { return }
            change("anchorPoint", .restyled) { $0.anchorPoint = newValue }
        }
    }

    /// The transform of the layer about its anchor point, the identity unless set. With an `m34` of -1 / d, a layer that is
    /// rotated about x or y is seen in the perspective of an eye d points in front of it. A transform that leaves nothing
    /// of the layer's plane shows nothing; parts behind the eye are cut off.
    open var transform: CATransform3D {
        get { modelValues.transform }
        set {
            guard newValue != modelValues.transform, isValid(newValue, "transform") else { return }
            change("transform", .restyled) { $0.transform = newValue }
        }
    }

    /// The transform of the space that the sublayers lie in, about this layer's anchor point; the identity unless set.
    /// With an `m34` it gives all sublayers a common perspective. Sublayers in a space with depth are drawn, and hit, by
    /// their depth there, and may cut through each other.
    open var sublayerTransform: CATransform3D {
        get { modelValues.sublayerTransform }
        set {
            guard newValue != modelValues.sublayerTransform else { return }
            change("sublayerTransform", .reshaped) { $0.sublayerTransform = newValue }
            updateSublayerArrangement()
        }
    }

    /// The depth of the anchor point, about which ``transform`` turns, in points. 0 unless set.
    open var anchorPointZ: CGFloat {
        get { modelValues.anchorPointZ }
        set {
            guard newValue != modelValues.anchorPointZ, newValue.isFinite else { return }
            change("anchorPointZ", .reshaped) { $0.anchorPointZ = newValue }
        }
    }

    /// Whether the layer is seen from behind too. True unless set. A layer that is turned away and not double-sided is
    /// neither drawn nor hit, and nothing in it is.
    open var isDoubleSided: Bool {
        get { modelValues.isDoubleSided }
        set {
            guard newValue != modelValues.isDoubleSided else { return }
            change("doubleSided", .restyled) { $0.isDoubleSided = newValue }
        }
    }

    /// The smallest upright rectangle around the layer in its superlayer's coordinates. Setting it sets `position` and
    /// the size of `bounds`; under a transform that turns or shears, set those instead.
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

    /// How much of the layer and its sublayers is seen, from 0 to 1.
    open var opacity: Float {
        get { modelValues.opacity }
        set {
            guard newValue != modelValues.opacity, isValid(newValue, "opacity") else { return }
            change("opacity", .restyled) { $0.opacity = newValue }
        }
    }

    /// Whether the layer and its sublayers are left out.
    open var isHidden: Bool {
        get { modelValues.isHidden }
        set {
            guard newValue != modelValues.isHidden else { return }
            change("hidden", .restyled) { $0.isHidden = newValue }
        }
    }

    /// Whether sublayers and contents are cut off at the bounds, rounded by `cornerRadius`.
    open var masksToBounds: Bool {
        get { modelValues.masksToBounds }
        set {
            guard newValue != modelValues.masksToBounds else { return }
            change("masksToBounds", .reshaped) { $0.masksToBounds = newValue }
        }
    }

    /// A promise that the contents fill the bounds without any transparency. A kept drawing then starts black
    /// instead of transparent.
    open var isOpaque: Bool {
        get { modelValues.isOpaque }
        set {
            guard newValue != modelValues.isOpaque else { return }
            change("opaque", .contentChanged) { $0.isOpaque = newValue }
        }
    }

    /// Fills the bounds, rounded by `cornerRadius`, under the contents.
    open var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set {
            guard newValue != modelValues.backgroundColor else { return }
            change("backgroundColor", .contentChanged) { $0.backgroundColor = newValue }
        }
    }

    /// The radius of the corners of background, border and mask, in points; at most half the shorter side is used.
    open var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set {
            guard newValue != modelValues.cornerRadius, isValid(newValue, "cornerRadius") else { return }
            change("cornerRadius", modelValues.masksToBounds ? .reshaped : .contentChanged) {
                $0.cornerRadius = newValue
            }
        }
    }

    /// The shape of the rounded corners of background, border, mask and shadow: ``CALayerCornerCurve/circular`` unless set.
    open var cornerCurve: CALayerCornerCurve {
        get { modelValues.cornerCurve }
        set {
            guard newValue != modelValues.cornerCurve else { return }
            change("cornerCurve", .reshaped) { $0.cornerCurve = newValue }
        }
    }

    /// How many times its radius a corner of a curve takes of an edge: 1 for circles, more for the continuous curve.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve.expansionFactor }

    /// The corners that `cornerRadius` rounds; all by default.
    open var maskedCorners: CACornerMask {
        get { modelValues.maskedCorners }
        set {
            guard newValue != modelValues.maskedCorners else { return }
            change("maskedCorners", modelValues.masksToBounds ? .reshaped : .contentChanged) {
                $0.maskedCorners = newValue
            }
        }
    }

    /// The width in points of the line along the inside of the bounds, drawn over contents and sublayers. It is drawn
    /// in whole device pixels, at least one; zero is no line.
    open var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set {
            guard newValue != modelValues.borderWidth, isValid(newValue, "borderWidth") else { return }
            change("borderWidth", .contentChanged) { $0.borderWidth = newValue }
        }
    }

    /// The colour of the border. Nil, the default, is opaque black.
    open var borderColor: CGColor? {
        get { modelValues.borderColor }
        set {
            guard newValue != modelValues.borderColor else { return }
            change("borderColor", .contentChanged) { $0.borderColor = newValue }
        }
    }

    /// The picture in the layer: a `CGImage`, or what the layer drew itself. Other values show nothing.
    open var contents: Any? {
        get { modelValues.contents }
        set { setContents(newValue) }
    }

    /// Pixels of the contents a point.
    open var contentsScale: CGFloat {
        get { modelValues.contentsScale }
        set {
            guard newValue != modelValues.contentsScale, isValid(newValue, "contentsScale") else { return }
            change("contentsScale", .contentChanged) { $0.contentsScale = newValue }
        }
    }

    /// How the contents fit the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { modelValues.contentsGravity }
        set {
            guard newValue != modelValues.contentsGravity else { return }
            change("contentsGravity", .contentChanged) { $0.contentsGravity = newValue }
        }
    }

    /// The part of the contents that is shown, in units of their size. Beyond their edges, the pixels along the edge
    /// are repeated. A rectangle without an area shows nothing.
    open var contentsRect: CGRect {
        get { modelValues.contentsRect }
        set {
            guard newValue != modelValues.contentsRect, isValid(newValue, "contentsRect") else { return }
            change("contentsRect", .contentChanged) { $0.contentsRect = newValue }
        }
    }

    /// The part of the contents, in units of the size of `contentsRect`'s part, that is stretched where the contents
    /// are resized to the bounds; what is left and right of it is stretched downwards only, what is above and below it
    /// only across, and the corners keep their size. The default, all, stretches everything alike.
    open var contentsCenter: CGRect {
        get { modelValues.contentsCenter }
        set {
            guard newValue != modelValues.contentsCenter, isValid(newValue, "contentsCenter") else { return }
            change("contentsCenter", .contentChanged) { $0.contentsCenter = newValue }
        }
    }

    /// How contents are drawn smaller than they are.
    open var minificationFilter: CALayerContentsFilter {
        get { modelValues.minificationFilter }
        set {
            guard newValue != modelValues.minificationFilter else { return }
            change("minificationFilter", .contentChanged) { $0.minificationFilter = newValue }
        }
    }

    /// How contents are drawn larger than they are.
    open var magnificationFilter: CALayerContentsFilter {
        get { modelValues.magnificationFilter }
        set {
            guard newValue != modelValues.magnificationFilter else { return }
            change("magnificationFilter", .contentChanged) { $0.magnificationFilter = newValue }
        }
    }

    /// Siblings of a greater value are drawn, and hit, in front of those of a lesser one; equal ones in the order of
    /// `sublayers`. In a superlayer with a ``sublayerTransform`` it is the depth in points.
    open var zPosition: CGFloat {
        get { modelValues.zPosition }
        set {
            guard newValue != modelValues.zPosition, isValid(newValue, "zPosition") else { return }
            change("zPosition", .restyled) { $0.zPosition = newValue }
            superlayer?.childMovedInDepth()
        }
    }

    /// A layer whose opacity, pixel by pixel, says how much is seen of this one, its sublayers and its shadow. Its
    /// coordinates are this layer's, as if it were a sublayer; it must not be in another layer. Where it has no pixels,
    /// nothing is seen.
    open var mask: CALayer? {
        get { maskLayer }
        set { setMask(newValue) }
    }

    // MARK: Shadow

    /// The colour of the shadow. Nil is none.
    open var shadowColor: CGColor? {
        get { modelValues.shadowColor }
        set {
            guard newValue != modelValues.shadowColor else { return }
            change("shadowColor", .reshaped) { $0.shadowColor = newValue }
        }
    }

    /// How strong the shadow is, from 0, the default, which is none, to 1. A layer that masks to its bounds cuts off
    /// its own shadow.
    open var shadowOpacity: Float {
        get { modelValues.shadowOpacity }
        set {
            guard newValue != modelValues.shadowOpacity, isValid(newValue, "shadowOpacity") else { return }
            change("shadowOpacity", .reshaped) { $0.shadowOpacity = newValue }
        }
    }

    /// Where the shadow is relative to the layer, in points of the layer's own coordinates.
    open var shadowOffset: CGSize {
        get { modelValues.shadowOffset }
        set {
            guard newValue != modelValues.shadowOffset, isValid(newValue, "shadowOffset") else { return }
            change("shadowOffset", .reshaped) { $0.shadowOffset = newValue }
        }
    }

    /// How soft the shadow is: the standard deviation of its blur in points. Negative numbers count as zero.
    open var shadowRadius: CGFloat {
        get { modelValues.shadowRadius }
        set {
            guard newValue != modelValues.shadowRadius, isValid(newValue, "shadowRadius") else { return }
            change("shadowRadius", .reshaped) { $0.shadowRadius = newValue }
        }
    }

    /// The shape that casts the shadow, in the layer's own coordinates, filled by the winding rule. Nil, the default,
    /// means what is seen of the layer and its sublayers, which costs more to find out.
    open var shadowPath: CGPath? {
        get { modelValues.shadowPath }
        set {
            guard newValue != modelValues.shadowPath else { return }
            change("shadowPath", .reshaped) { $0.shadowPath = newValue?.copy() }
        }
    }

    /// Whether ``opacity`` is that of the layer and its sublayers as one image. True unless set. Otherwise each sublayer
    /// takes the opacity by itself, and what lies behind it in the layer shows through.
    open var allowsGroupOpacity: Bool {
        get { modelValues.allowsGroupOpacity }
        set {
            guard newValue != modelValues.allowsGroupOpacity else { return }
            change("allowsGroupOpacity", .restyled) { $0.allowsGroupOpacity = newValue }
        }
    }

    /// A hint that ``draw(in:)`` may run in the background. False unless set. Drawing is finished before the next frame in
    /// any case; here it always runs in the display pass, and the value changes nothing that is seen.
    open var drawsAsynchronously = false

    /// Whether the y axis of the layer's coordinates, and of all layers in it, points up, from the lower left corner. False
    /// unless set. Contents, drawings and text stay upright: see ``contentsAreFlipped()``.
    open var isGeometryFlipped: Bool {
        get { modelValues.isGeometryFlipped }
        set {
            guard newValue != modelValues.isGeometryFlipped else { return }
            if newValue { CALayer.hasFlippedLayers = true }
            change("geometryFlipped", .reshaped) { $0.isGeometryFlipped = newValue }
            contentsDidFlip()
        }
    }
    /// Whether a layer of the program ever was flipped: as long as none was, nobody looks for them.
    static var hasFlippedLayers = false

    /// Whether contents are drawn against the layer's own y axis to stay upright: where an odd number of the layer and its
    /// ancestors is flipped.
    open func contentsAreFlipped() -> Bool {
        guard CALayer.hasFlippedLayers else { return false }
        return modelValues.isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
    }

    /// Whether the layer and everything in it is rendered into an image of its own, which is kept while nothing in it changes
    /// and is drawn in its place. False unless set. The image has ``rasterizationScale`` pixels a point, whatever the
    /// scale of the display is.
    open var shouldRasterize: Bool {
        get { modelValues.shouldRasterize }
        set {
            guard newValue != modelValues.shouldRasterize else { return }
            change("shouldRasterize", .restyled) { $0.shouldRasterize = newValue }
        }
    }

    /// The pixels a point of the image that ``shouldRasterize`` asks for: 1 unless set. A scale below that of the display
    /// blurs the layer. Numbers are brought into the range from 0.01 to 16; one that is not finite counts as 1.
    open var rasterizationScale: CGFloat {
        get { modelValues.rasterizationScale }
        set {
            guard newValue != modelValues.rasterizationScale else { return }
            change("rasterizationScale", .restyled) { $0.rasterizationScale = newValue }
        }
    }

    /// Whether a change of the bounds' size asks for display.
    open var needsDisplayOnBoundsChange = false

    /// Draws the layer and its sublayers with their model values, without animations, with what waits for layout and
    /// display done first. The layer's
    /// own coordinates are the context's user space; its `position` and `transform` do not count. In the contexts of
    /// views that is upright; in one whose y axis points up, as on Apple's platforms, it stands on its head.
    open func render(in ctx: CGContext) { renderSubtree(in: ctx) }

    /// Draws the layer's own content straight into the frame, over the background and under the sublayers.
    ///
    /// Not retained: it takes itself out before it goes.
    package final unowned(unsafe) var painter: (any LayerPainter)? {
        didSet { if painter !== oldValue { setNeedsPaint() } }
    }

    // MARK: Tree

    /// The layers in this one, from back to front; nil where there are none.
    open var sublayers: [CALayer]? {
        get {
            if let source { return source.layer.sublayers.map { presentationChildren(of: source.layer, $0) } }
            return sublayerList.isEmpty ? nil : sublayerList
        }
        set { replaceAllSublayers(with: newValue ?? []) }
    }

    /// Puts `layer` in front of all other sublayers, taking it out of the layer it was in.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList.count) }

    /// Puts `layer` at an index of `sublayers`; an index beyond the end means the front.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Puts `layer` right behind `sibling`, or behind all if that is nil or elsewhere.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, near: sibling, offset: 0) }

    /// Puts `layer` right in front of `sibling`, or in front of all if that is nil or elsewhere.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, near: sibling, offset: 1) }

    /// Puts `newLayer` where `oldLayer` is, which leaves the tree. Without effect if `oldLayer` is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() { superlayer?.remove(self) }

    // MARK: Coordinates

    /// Whether the point, in the layer's own coordinates, lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { modelValues.bounds.contains(p) }

    /// The frontmost layer of this subtree that contains the point, given in the superlayer's coordinates. Hidden
    /// layers are left out, and sublayers outside a layer that masks.
    open func hitTest(_ p: CGPoint) -> CALayer? { defaultHitTest(p) }

    // MARK: Layout

    /// Asks for ``layoutSublayers()`` in the next layout pass.
    open func setNeedsLayout() { mark(.needsLayout, subtree: .subtreeNeedsLayout) }

    /// Whether the layer waits for layout.
    open func needsLayout() -> Bool { flags.contains(.needsLayout) }

    /// Lays out what waits, from the topmost of the unbroken line of ancestors that need layout.
    open func layoutIfNeeded() { layoutFromAncestor() }

    /// Places the sublayers; the default asks the delegate. Called by the layout pass, never directly.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Display

    /// Asks for the whole content to be drawn again in the next display pass.
    open func setNeedsDisplay() { markForDisplay(.infinite) }

    /// Asks for the part `r` of the content to be drawn again in the next display pass.
    open func setNeedsDisplay(_ r: CGRect) { markForDisplay(r) }

    /// Whether the layer waits to be drawn.
    open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

    /// Draws the content now if the layer waits for it.
    open func displayIfNeeded() { displayIfMarked() }

    /// Renews the content. The default asks the delegate, and otherwise draws with ``draw(in:)`` into a bitmap that
    /// becomes the contents. Called by the display pass, never directly.
    open func display() {
        if let delegate { delegate.display(self) } else { drawBackingStore() }
    }

    /// Draws the content; the default asks the delegate. Coordinates are points of the bounds, y downwards.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Whether a change of a property, by its setter or from frame to frame by an animation, makes the layer draw its
    /// content again. False for all properties unless a subclass says otherwise. It is asked for the properties that can
    /// be animated, by the names that ``action(forKey:)`` gets.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The value of a property, or of a part of one such as "position.x", in a new layer; nil for an unknown path.
    open class func defaultValue(forKey key: String) -> Any? { AnimatedKey(key)?.value(in: LayerProperties())?.any }

    // MARK: Actions

    /// What to run when the event happens: the delegate's answer, then `actions`, then the class's default. `NSNull` on
    /// the way ends the search without an action.
    open func action(forKey event: String) -> (any CAAction)? { findAction(event) }

    /// The action for all layers of the class that nobody else has an opinion about. The default is none; then a layer
    /// that is seen, and has no delegate to say otherwise, animates the change as the transaction says.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Animations

    /// Gives the layer a copy of an animation, which begins with the next frame unless it says otherwise.
    ///
    /// - Parameter key: a name of the app's choosing, by which it can be found; an animation that had it is removed.
    ///   Nil is no name.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }

    /// Takes the animation of that name away; its delegate hears that it stopped before its end.
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

    /// Takes all animations away.
    open func removeAllAnimations() { removeAnimations { _ in true } }

    /// The names of the animations the layer has, oldest first; nil where there are none.
    open func animationKeys() -> [String]? { allAnimationKeys }

    /// The animation of that name. Changing it is too late.
    open func animation(forKey key: String) -> CAAnimation? { findAnimation(key) }

    /// Returns a copy of the layer as it is seen at this moment, in copies of the layers around it and with copies of its
    /// sublayers; nil while the layer is not shown.
    ///
    /// The copy is of the layer's own class, made by `init(layer:)`. A subclass that has initializers of its own overrides
    /// `init(layer:)` too. Superlayers and sublayers of the copy are of the toolkit's classes.
    open func presentation() -> Self? { makePresentation() }

    /// Returns the layer that a presentation layer is a copy of; any other layer itself.
    open func model() -> Self { source?.layer as? Self ?? self }
}

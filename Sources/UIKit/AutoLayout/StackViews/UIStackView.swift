import QuartzCore

/// A view that arranges other views in a row or in a column, by constraints.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [imageView, label, button])
/// stack.spacing = 8
/// stack.alignment = .center
/// stack.setCustomSpacing(16, after: label)
/// UIView.animate(withDuration: 0.3) { imageView.isHidden = true }
/// ```
///
/// ``axis`` selects a row or a column, ``distribution`` the sizes and positions along it, and ``alignment`` those
/// across it. ``arrangedSubviews`` gives the order. The order of `subviews`, which determines what is drawn in front,
/// is independent of it (ST-03).
///
/// A stack view needs constraints or a frame for its position. Its size follows from its arranged views if nothing
/// else determines it (ST-20). Constraints of the app on arranged views count like those of the stack view (ST-23).
/// A hidden arranged view takes no space; in an animation block, hiding and showing are animated (ST-07, ST-08).
///
/// Changes of properties and of arranged views take effect in the next layout pass: `updateConstraints()` replaces
/// those constraints that differ (ST-22).
open class UIStackView: UIView {
    /// The arranged views, in their order.
    private(set) var arrangedItems: [ArrangedSubview] = []
    /// The constraints of the stack view.
    let stackConstraints = StackConstraints()

    // MARK: Creation

    /// Creates a stack view with views to arrange, in a row that they fill (ST-01).
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates a stack view without arranged views.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack view without arranged views: archives are not supported on this platform. The initializer exists
    /// so that subclasses written for iOS compile.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    deinit { deinitOnMainActor { stackConstraints.removeConstraints { $0 !== self } } }

    // MARK: Arranged views

    /// The arranged views, in their order along the axis. All are subviews.
    open var arrangedSubviews: [UIView] { arrangedItems.map(\.view) }

    /// Adds a view after the other arranged views. It becomes a subview if it is none; an arranged view moves to the
    /// end (ST-02). Its `translatesAutoresizingMaskIntoConstraints` becomes `false`.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangedItems.count) }

    /// Removes a view from the arranged views. It remains a subview, which the stack view does not place any more
    /// (ST-03). To remove it from the hierarchy too, call its `removeFromSuperview()` instead. Does nothing with other
    /// views.
    open func removeArrangedSubview(_ view: UIView) { endArranging(view) }

    /// Inserts a view among the arranged views. It becomes a subview if it is none; an arranged view moves (ST-02).
    ///
    /// - Parameters:
    ///   - view: The view. Its `translatesAutoresizingMaskIntoConstraints` becomes `false`.
    ///   - stackIndex: The index in ``arrangedSubviews``, at most their number. Other indices are programming errors.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(
            (0...arrangedItems.count).contains(stackIndex),
            "index \(stackIndex) out of bounds for the arranged subviews: 0...\(arrangedItems.count)")
        arrange(view, at: stackIndex)
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        endArranging(subview)
    }

    private func arrange(_ view: UIView, at index: Int) {
        if view.superview !== self { addSubview(view) }
        // The callbacks of the hierarchy run app code, which may have moved the view elsewhere.
        guard view.superview === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        var item = ArrangedSubview(view: view)
        let current = indexOfItem(view)
        if let current { item = arrangedItems.remove(at: current) }
        let target = min(index, arrangedItems.count)
        arrangedItems.insert(item, at: target)
        if current != target { invalidateConstraints(.all) }
    }

    private func endArranging(_ view: UIView) {
        guard let index = indexOfItem(view) else { return }
        arrangedItems.remove(at: index)
        // The next pass removes the others. These would go with the view to another superview.
        stackConstraints.removeConstraints { $0 === view }
        invalidateConstraints(.all)
    }

    private func indexOfItem(_ view: UIView) -> Int? { arrangedItems.firstIndex { $0.view === view } }

    // MARK: Configuration

    /// The direction in which the views are arranged. The default is `.horizontal`, a row.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { invalidateConstraints(.all) } }
    }

    /// The sizes and positions of the arranged views along the axis. The default is `.fill`.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { invalidateConstraints([.spacing, .distribution, .precedence]) } }
    }

    /// The sizes and positions of the arranged views across the axis. The default is `.fill`.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { invalidateConstraints([.alignment]) } }
    }

    /// The distance between neighbors, in points; with the distributions `.equalSpacing` and `.equalCentering`, the
    /// least distance. The default is 0. With a negative distance the views overlap (ST-21).
    open var spacing: CGFloat {
        get { spacingStorage }
        set {
            guard GeometryValidation.accepts(newValue, "spacing", of: self), newValue != spacingStorage else { return }
            spacingStorage = newValue
            spacingDidChange()
        }
    }
    private var spacingStorage: CGFloat = 0

    /// Sets the distance between an arranged view and the next one, instead of ``spacing`` (ST-18). It is valid until
    /// the view is removed from the arranged views. Does nothing with other views.
    ///
    /// - Parameters:
    ///   - spacing: The distance in points, ``spacingUseDefault`` or ``spacingUseSystem``.
    ///   - arrangedSubview: The view before the space.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard GeometryValidation.accepts(spacing, "customSpacing", of: self), let index = indexOfItem(arrangedSubview),
            spacing != arrangedItems[index].customSpacing
        else { return }
        arrangedItems[index].customSpacing = spacing
        spacingDidChange()
    }

    /// Returns the distance that was set for the space after an arranged view, or ``spacingUseDefault`` (ST-18).
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        indexOfItem(arrangedSubview).map { arrangedItems[$0].customSpacing } ?? UIStackView.spacingUseDefault
    }

    /// A Boolean value that indicates whether a column measures distances between baselines of text: from the last
    /// baseline of a view to the first one of the next view, and to the edges of the stack view (ST-19). It has no
    /// effect on rows. The default is `false`.
    open var isBaselineRelativeArrangement: Bool = false {
        didSet { if isBaselineRelativeArrangement != oldValue { invalidateConstraints([.ends, .spacing]) } }
    }

    /// A Boolean value that indicates whether the arranged views extend to the layout margins instead of the edges of
    /// the stack view. The default is `false`.
    open var isLayoutMarginsRelativeArrangement: Bool = false {
        didSet {
            guard isLayoutMarginsRelativeArrangement != oldValue else { return }
            invalidateConstraints([.ends, .distribution, .alignment, .precedence])
        }
    }

    private func spacingDidChange() {
        var kinds = StackConstraintKinds.spacing
        if distribution == .fillProportionally { kinds.insert(.distribution) }
        if isBaselineRelativeArrangement { kinds.insert(.ends) }
        invalidateConstraints(kinds)
    }

    // MARK: Updates

    /// `true`: the constraints of a stack view are made in ``updateConstraints()``.
    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func updateConstraints() {
        if stackConstraints.update(of: self) { reinstallBaselineConstraints() }
        super.updateConstraints()
    }

    /// Makes constraints of these kinds again in the next pass.
    private func invalidateConstraints(_ kinds: StackConstraintKinds) {
        stackConstraints.invalidate(kinds)
        setNeedsUpdateConstraints()
    }

    override func visibilityDidChange(of subview: UIView) {
        super.visibilityDidChange(of: subview)
        guard indexOfItem(subview) != nil else { return }
        invalidateConstraints(.all)
        AnimationBlock.arrangedSubviewDidChangeVisibility(subview)
    }

    override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        let kinds = stackConstraints.kindsThatMeasure
        if !kinds.isEmpty, indexOfItem(subview) != nil { invalidateConstraints(kinds) }
        // Another view may be the tallest one now.
        if axis == .horizontal { reinstallBaselineConstraints() }
    }

    override func subviewOrderDidChange() {
        super.subviewOrderDidChange()
        invalidateConstraints([.precedence])
    }

    // MARK: Baselines

    /// The view whose first baseline is that of the stack view: in a column that of the first arranged view, in a row
    /// that of the tallest one (IC-20).
    open override var forFirstBaselineLayout: UIView { firstBaselineView?.forFirstBaselineLayout ?? self }

    /// The view whose last baseline is that of the stack view: in a column that of the last arranged view, in a row
    /// that of the tallest one (IC-20).
    open override var forLastBaselineLayout: UIView { lastBaselineView?.forLastBaselineLayout ?? self }
}

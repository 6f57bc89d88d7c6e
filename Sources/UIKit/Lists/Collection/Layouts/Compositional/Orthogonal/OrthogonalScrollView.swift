/// The visible part of an orthogonal section: it clips and moves cells that belong to the collection view.
///
/// Positions of its subviews are those in the collection view, relative to the position of this view.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
    private weak var owner: UICollectionView?
    var section: Int
    private(set) var row: OrthogonalRow
    /// The offset at which the drag in progress began, from the leading edge.
    private var dragStart: CGFloat = 0
    private var isConfiguring = false
    /// The number of animations in which cells move here from elsewhere, or the reverse. They are not clipped meanwhile.
    var movingCells = 0 {
        didSet { clipsToBounds = movingCells == 0 }
    }

    init(_ owner: UICollectionView, _ section: Int, _ row: OrthogonalRow, offset: CGFloat) {
        self.owner = owner
        self.section = section
        self.row = row
        super.init(frame: row.frame)
        delegate = self
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        update(row, offset: offset)
    }

    required init?(coder: NSCoder) { return nil }

    /// The offset from the leading edge.
    var leadingOffset: CGFloat { row.converted(contentOffset[row.axis]) }

    /// The offset at which the movement in progress will rest, from the leading edge.
    var restingOffset: CGFloat { row.converted(movement.restingOffset[row.axis]) }

    /// Adapts the view to the geometry of its section.
    func update(_ row: OrthogonalRow, offset: CGFloat) {
        isConfiguring = true
        defer { isConfiguring = false }
        self.row = row
        if frame != row.frame { frame = row.frame }
        var size = row.frame.size
        size[row.axis] = row.length
        if contentSize != size { contentSize = size }
        let (start, end) = row.isMirrored ? (row.room.end, row.room.start) : (row.room.start, row.room.end)
        let inset =
            row.axis == .horizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
            : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
        if contentInset != inset { contentInset = inset }
        decelerationRate = row.rate
        bounces = row.bounces
        alwaysBounceHorizontal = row.alwaysBounces && row.axis == .horizontal
        alwaysBounceVertical = row.alwaysBounces && row.axis == .vertical
        wheelStep = row.wheelStep ?? ScrollPanRecognizer.standardWheelStep
        settleAfterGeometryChange()
        guard !movement.isMoving else { return }
        let target = ranges.clamped(point(offset))
        if contentOffset != target { setOffset(target) }
    }

    private func point(_ leadingOffset: CGFloat) -> CGPoint {
        var point = CGPoint.zero
        point[row.axis] = row.converted(leadingOffset)
        return point
    }

    /// Moves the content because the app requested it.
    func scroll(toLeadingOffset offset: CGFloat, isAnimated: Bool) {
        scroll(to: ranges.clamped(point(offset)), isAnimated: isAnimated)
    }

    // The vertical wheel scrolls the collection view.
    override var takesWheelOfOtherAxis: Bool { false }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if !isConfiguring, old.origin != bounds.origin { owner?.orthogonalRowDidScroll(self) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = leadingOffset }

    override func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let owner else { return proposed }
        let sign: CGFloat = row.isMirrored ? -1 : 1
        let target = owner.collectionViewLayout.orthogonalTarget(
            section, proposed: row.converted(proposed[row.axis]), velocity: velocity[row.axis] * sign * 1000,
            start: dragStart)
        var result = proposed
        result[row.axis] = row.converted(target)
        return ranges.clamped(result)
    }
}

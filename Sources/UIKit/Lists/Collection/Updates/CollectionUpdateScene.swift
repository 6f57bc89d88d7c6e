/// The appearance of a collection view before updates, from which their animations begin.
@MainActor struct CollectionUpdateScene {
    /// The content offset.
    let offset: CGPoint
    /// The poses of the displayed views.
    let poses: [ObjectIdentifier: PlacedPose]
    /// The poses of elements near the visible part, by their identities after the updates.
    let nearbyPoses: [ElementKey: PlacedPose]

    /// - Parameters:
    ///   - view: The collection view.
    ///   - newKey: Returns the identity of an element after the updates; `nil` if its view does not stay.
    init(_ view: UICollectionView, _ newKey: (ElementKey) -> ElementKey?) {
        offset = view.bounds.origin
        var poses: [ObjectIdentifier: PlacedPose] = [:]
        for row in view.orthogonal.views.values { poses[ObjectIdentifier(row)] = PlacedPose(ViewPose(of: row)) }
        let collectionView = view
        var nearby: [ElementKey: PlacedPose] = [:]
        for element in view.elements {
            if let view = element.view {
                let center = view.superview?.convert(view.center, to: collectionView) ?? view.center
                poses[ObjectIdentifier(view)] = PlacedPose(
                    ViewPose(of: view), in: view.superview.map { ObjectIdentifier($0) }, center: center)
            } else if let key = newKey(element.key) {
                let attributes = element.attributes
                let row = attributes.orthogonalSection.flatMap { collectionView.orthogonal.views[$0] }
                let isHidden = attributes.orthogonalSection != nil && row == nil
                guard !isHidden else { continue }
                let frame = collectionView.displayedFrame(of: attributes)
                nearby[key] = PlacedPose(
                    collectionView.pose(attributes), in: ObjectIdentifier(row ?? collectionView),
                    center: CGPoint(x: frame.midX, y: frame.midY))
            }
        }
        self.poses = poses
        nearbyPoses = nearby
    }
}

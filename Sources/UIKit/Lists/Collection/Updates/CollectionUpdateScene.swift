/// The appearance of a collection view before updates, from which their animations begin.
@MainActor struct CollectionUpdateScene {
    /// The content offset.
    let offset: CGPoint
    /// The poses of the displayed views.
    let poses: [ObjectIdentifier: ViewPose]
    /// The views that contained the displayed views.
    let hosts: [ObjectIdentifier: ObjectIdentifier]
    /// The poses of elements near the visible part, by their identities after the updates.
    let nearbyPoses: [ElementKey: ViewPose]

    /// - Parameters:
    ///   - view: The collection view.
    ///   - newKey: Returns the identity of an element after the updates; `nil` if its view does not stay.
    init(_ view: UICollectionView, _ newKey: (ElementKey) -> ElementKey?) {
        offset = view.bounds.origin
        var poses: [ObjectIdentifier: ViewPose] = [:]
        var hosts: [ObjectIdentifier: ObjectIdentifier] = [:]
        for row in view.orthogonal.views.values { poses[ObjectIdentifier(row)] = ViewPose(of: row) }
        let collectionView = view
        var nearby: [ElementKey: ViewPose] = [:]
        for element in view.elements {
            if let view = element.view {
                poses[ObjectIdentifier(view)] = ViewPose(of: view)
                hosts[ObjectIdentifier(view)] = view.superview.map { ObjectIdentifier($0) }
            } else if let key = newKey(element.key) {
                nearby[key] = collectionView.pose(element.attributes)
            }
        }
        self.poses = poses
        self.hosts = hosts
        nearbyPoses = nearby
    }
}

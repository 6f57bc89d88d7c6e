/// An element whose view is displayed until an animation has moved it out of the visible area or removed it.
struct ExitingElement {
    /// The element, with the index path with which the end of its display is announced.
    let element: CollectionElement
    let view: UICollectionReusableView
    /// The pose at the end of the animation.
    let end: ViewPose
    /// A Boolean value that indicates whether the item is in another orthogonal section now.
    var isElsewhere = false
}

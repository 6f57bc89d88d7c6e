import QuartzCore

/// The position and the appearance of a view of a collection view, which animations change.
@MainActor struct ViewPose {
    var center: CGPoint
    var size: CGSize
    var transform: CATransform3D
    var alpha: CGFloat

    init(_ attributes: UICollectionViewLayoutAttributes) {
        center = attributes.center
        size = attributes.size
        transform = attributes.transform3D
        alpha = attributes.isHidden ? 0 : attributes.alpha
    }

    /// The pose of a view, without its running animations. Further animations are added to these.
    init(of view: UIView) {
        center = view.center
        size = view.bounds.size
        transform = view.layer.transform
        alpha = view.alpha
    }

    func isEqual(_ other: ViewPose) -> Bool {
        center == other.center && size == other.size && alpha == other.alpha
            && CATransform3DEqualToTransform(transform, other.transform)
    }

    /// Returns the pose at another position.
    func moved(by offset: CGVector) -> ViewPose {
        var pose = self
        pose.center.x += offset.dx
        pose.center.y += offset.dy
        return pose
    }

    /// Returns the pose with another opacity.
    func faded() -> ViewPose {
        var pose = self
        pose.alpha = 0
        return pose
    }

    /// Returns a pose that is at most the size of the visible area away from it, so that views that come from far away
    /// do not flash by.
    func limited(to visible: CGRect) -> ViewPose {
        var pose = self
        let (width, height) = (visible.width + size.width, visible.height + size.height)
        pose.center.x = min(max(center.x, visible.minX - width), visible.maxX + width)
        pose.center.y = min(max(center.y, visible.minY - height), visible.maxY + height)
        return pose
    }

    func apply(to view: UIView) {
        if !CATransform3DEqualToTransform(view.layer.transform, transform) { view.transform3D = transform }
        if CATransform3DIsIdentity(transform) {
            let frame = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            if view.frame != frame { view.frame = frame }
        } else {
            if view.bounds.size != size { view.bounds.size = size }
            if view.center != center { view.center = center }
        }
        if view.alpha != alpha { view.alpha = alpha }
    }
}

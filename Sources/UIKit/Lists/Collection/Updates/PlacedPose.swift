import QuartzCore

/// The pose of a view before an update, in the view that contained it, and in the collection view.
@MainActor struct PlacedPose {
    /// The pose in the view that contained the view: the collection view or an orthogonal section.
    var pose: ViewPose
    /// That view; nil for the one that contains the view now.
    var host: ObjectIdentifier?
    /// The position in the collection view.
    var center = CGPoint.zero

    /// Creates a pose in the view that contains the view now.
    init(_ pose: ViewPose) { self.pose = pose }

    /// Creates a pose in a view.
    init(_ pose: ViewPose, in host: ObjectIdentifier?, center: CGPoint) {
        self.pose = pose
        self.host = host
        self.center = center
    }

    /// Returns a Boolean value that indicates whether the view was in another view.
    func isElsewhere(than superview: UIView?) -> Bool {
        host.map { host in superview.map { ObjectIdentifier($0) } != host } ?? false
    }
}

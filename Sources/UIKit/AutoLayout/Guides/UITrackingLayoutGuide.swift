/// A guide whose area moves, and which activates constraints depending on the edges of the view that it is near to
/// (LG-11).
open class UITrackingLayoutGuide: UILayoutGuide {
    private var nearConstraints: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
    private var awayConstraints: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

    /// The edges that the area is near to at present.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Sets the constraints that are active while the guide is near an edge. They replace the previous ones for that
    /// edge, which become inactive.
    ///
    /// - Parameters:
    ///   - trackedConstraints: The constraints, whose `isActive` the guide controls from now on.
    ///   - edge: One edge, or several.
    public func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        replace(&nearConstraints, edge, trackedConstraints, isActive: !nearEdges.isDisjoint(with: edge))
    }

    /// Returns the constraints that are active while the guide is near an edge.
    public func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        nearConstraints[edge.rawValue] ?? []
    }

    /// Sets the constraints that are active while the guide is away from an edge. They replace the previous ones for
    /// that edge, which become inactive.
    ///
    /// - Parameters:
    ///   - trackedConstraints: The constraints, whose `isActive` the guide controls from now on.
    ///   - edge: One edge, or several.
    public func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        replace(&awayConstraints, edge, trackedConstraints, isActive: nearEdges.isDisjoint(with: edge))
    }

    /// Returns the constraints that are active while the guide is away from an edge.
    public func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        awayConstraints[edge.rawValue] ?? []
    }

    /// Deactivates all constraints that the guide tracks, and releases them.
    public func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(Array(nearConstraints.values.joined()) + awayConstraints.values.joined())
        nearConstraints.removeAll()
        awayConstraints.removeAll()
    }

    private func replace(
        _ tracked: inout [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]], _ edge: NSDirectionalRectEdge,
        _ constraints: [NSLayoutConstraint], isActive: Bool
    ) {
        NSLayoutConstraint.deactivate(tracked[edge.rawValue] ?? [])
        tracked[edge.rawValue] = constraints
        if isActive { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
    }
}

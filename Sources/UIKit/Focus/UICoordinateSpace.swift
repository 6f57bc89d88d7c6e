/// Something with coordinates of its own that can be turned into those of others: views, and what apps draw in them.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// All of the space, in its own coordinates.
    var bounds: CGRect { get }

    /// A point of this space in the coordinates of another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// A point of another space in the coordinates of this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// The box around what a rectangle of this space is in the coordinates of another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// The box around what a rectangle of another space is in the coordinates of this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    // Disfavoured: where the other space is a view, the methods for views are meant, which subclasses may override.

    /// A point of this view in the coordinates of another space.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(point, from: self) }
        return convertPoint(point, to: view)
    }

    /// A point of another space in the coordinates of this view.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(point, to: self) }
        return convertPoint(point, from: view)
    }

    /// The box around what a rectangle of this view is in the coordinates of another space.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(rect, from: self) }
        return convertRect(rect, to: view)
    }

    /// The box around what a rectangle of another space is in the coordinates of this view.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(rect, to: self) }
        return convertRect(rect, from: view)
    }
}

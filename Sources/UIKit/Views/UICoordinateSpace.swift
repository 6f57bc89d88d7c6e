/// A coordinate space whose points and rectangles can be converted to other spaces, such as a view or app-specific
/// content in a view.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds of the space, in its own coordinates.
    var bounds: CGRect { get }

    /// Converts a point from this coordinate space to another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a point from another coordinate space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a rectangle from this coordinate space to another one, and returns its bounding box.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Converts a rectangle from another coordinate space to this one, and returns its bounding box.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    // Disfavored, so that the overloads for views, which subclasses may override, are chosen for views.

    /// Converts a point from this view's coordinate space to another one.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(point, from: self) }
        return convertPoint(point, to: view)
    }

    /// Converts a point from another coordinate space to this view's.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(point, to: self) }
        return convertPoint(point, from: view)
    }

    /// Converts a rectangle from this view's coordinate space to another one, and returns its bounding box.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(rect, from: self) }
        return convertRect(rect, to: view)
    }

    /// Converts a rectangle from another coordinate space to this view's, and returns its bounding box.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(rect, to: self) }
        return convertRect(rect, from: view)
    }
}

extension UIScreen: UICoordinateSpace {
    /// The coordinate space of the screen, in points from its top-left corner. Conversions to and from views take the
    /// position of the view's window into account.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The same as ``coordinateSpace``: the orientation of a desktop screen applies to all apps.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    /// The screen's top-left corner on the desktop, in points.
    private var origin: CGPoint {
        CGPoint(x: CGFloat(monitor.frame.x) / scale, y: CGFloat(monitor.frame.y) / scale)
    }

    /// Returns the origin of the view's scene in screen coordinates. Zero for views without a window.
    private func offset(of view: UIView) -> CGPoint {
        guard let scene = view.window?.windowScene, scene.surface != nil else { return .zero }
        return CGPoint(x: scene.contentScreenOrigin.x - origin.x, y: scene.contentScreenOrigin.y - origin.y)
    }

    /// Converts a point from the screen's coordinate space to another one.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        switch coordinateSpace {
        case let screen as UIScreen:
            return CGPoint(x: point.x + origin.x - screen.origin.x, y: point.y + origin.y - screen.origin.y)
        case let view as UIView:
            let offset = offset(of: view)
            let inScene = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
            guard let window = view.window else { return inScene }
            return view.convert(window.convertFromScene(inScene), from: nil)
        default: return coordinateSpace.convert(point, from: self)
        }
    }

    /// Converts a point from another coordinate space to the screen's.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        switch coordinateSpace {
        case let screen as UIScreen: return screen.convert(point, to: self)
        case let view as UIView:
            let offset = offset(of: view)
            let inWindow = view.convert(point, to: nil)
            let inScene = view.window?.convertToScene(inWindow) ?? inWindow
            return CGPoint(x: inScene.x + offset.x, y: inScene.y + offset.y)
        default: return coordinateSpace.convert(point, to: self)
        }
    }

    /// Converts a rectangle from the screen's coordinate space to another one, and returns its bounding box.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        box(rect) { convert($0, to: coordinateSpace) }
    }

    /// Converts a rectangle from another coordinate space to the screen's, and returns its bounding box.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        box(rect) { convert($0, from: coordinateSpace) }
    }

    private func box(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(convert)
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return rect }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

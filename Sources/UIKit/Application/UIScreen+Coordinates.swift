extension UIScreen: UICoordinateSpace {
    /// The coordinates of the screen: points from its upper left corner. A view converts to them by where the window
    /// manager has put its window.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The same as ``coordinateSpace``: a desktop turns its screens as a whole.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    /// Where the screen is on the desktop, in points.
    private var origin: CGPoint {
        CGPoint(x: CGFloat(monitor.frame.x) / scale, y: CGFloat(monitor.frame.y) / scale)
    }

    /// From the coordinates of another space to the screen's: where its origin is. Zero for views without a window.
    private func offset(of view: UIView) -> CGPoint {
        guard let scene = view.window?.windowScene, let surface = scene.surface else { return .zero }
        return CGPoint(x: surface.screenOrigin.x - origin.x, y: surface.screenOrigin.y - origin.y)
    }

    /// A point of the screen in the coordinates of another space.
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

    /// A point of another space in the coordinates of the screen.
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

    /// The box around a rectangle of the screen in the coordinates of another space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        box(rect) { convert($0, to: coordinateSpace) }
    }

    /// The box around a rectangle of another space in the coordinates of the screen.
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

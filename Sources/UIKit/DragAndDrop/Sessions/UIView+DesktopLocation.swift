extension UIView {
    /// Converts a point from the desktop's coordinates, in points, to the view's. Zero for views without a window.
    func convert(fromDesktop point: CGPoint) -> CGPoint {
        guard let window, let scene = window.windowScene else { return .zero }
        let origin = scene.contentScreenOrigin
        return convert(window.convertFromScene(CGPoint(x: point.x - origin.x, y: point.y - origin.y)), from: window)
    }

    /// Converts a point from the view's coordinates to the desktop's, in points.
    func convertToDesktop(_ point: CGPoint) -> CGPoint {
        guard let window, let scene = window.windowScene else { return point }
        let origin = scene.contentScreenOrigin
        let place = window.convertToScene(convert(point, to: window))
        return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    }
}

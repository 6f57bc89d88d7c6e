import DisplayServer

/// Computes the area that popups may cover: the work area of a monitor, without panels and docks.
@MainActor enum PopupArea {
    /// Returns the work area of the monitor that overlaps a rectangle most. Both rectangles are in points, in desktop
    /// coordinates.
    static func area(around place: CGRect, on screen: any DisplayScreen) -> CGRect {
        let scale = screen.scale
        let pixels = PixelRect(
            x: Int32(clamping: (place.minX * scale).rounded(.down)),
            y: Int32(clamping: (place.minY * scale).rounded(.down)),
            width: max(1, Int32(clamping: (place.width * scale).rounded(.up))),
            height: max(1, Int32(clamping: (place.height * scale).rounded(.up))))
        func overlap(_ monitor: DisplayMonitor) -> Int {
            let part = monitor.frame.intersection(pixels)
            return part.isEmpty ? 0 : Int(part.width) * Int(part.height)
        }
        let monitors = screen.monitors
        let monitor = monitors.dropFirst().reduce(monitors[0]) { overlap($1) > overlap($0) ? $1 : $0 }
        let area = screen.workArea(in: monitor.frame)
        return CGRect(
            x: CGFloat(area.x) / scale, y: CGFloat(area.y) / scale, width: CGFloat(area.width) / scale,
            height: CGFloat(area.height) / scale)
    }
}

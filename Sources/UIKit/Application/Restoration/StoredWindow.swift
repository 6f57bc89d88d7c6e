/// The geometry of a window, in points.
struct StoredWindow: Codable, Equatable, Sendable {
    var x: Double
    var y: Double
    /// The size of the scene, without the menu bar, while the window does not cover its monitor.
    var width: Double
    var height: Double
    var isMaximized = false
    var isFullScreen = false

    /// The frame; nil if the numbers are no valid frame.
    var frame: CGRect? {
        let all = [x, y, width, height]
        guard all.allSatisfy({ $0.isFinite && abs($0) <= 32767 }), width >= 1, height >= 1 else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}

/// Calculates the refresh rates of monitors.
package enum X11RefreshRate {
    /// The rate that is assumed for a monitor without a known rate.
    package static let standard = 60.0

    /// Returns the refresh rate of a video mode.
    ///
    /// - Parameters:
    ///   - dotClock: The number of pixels per second, including blanking.
    ///   - horizontalTotal: The number of pixels per line, including blanking.
    ///   - verticalTotal: The number of lines per frame, including blanking.
    ///   - isDoubleScan: Whether each line is shown twice.
    ///   - isInterlaced: Whether each field contains only half of the lines.
    /// - Returns: The rate in frames per second; nil if the values are implausible, as those of servers without a
    ///   monitor.
    package static func rate(
        dotClock: UInt, horizontalTotal: UInt32, verticalTotal: UInt32, isDoubleScan: Bool = false,
        isInterlaced: Bool = false
    ) -> Double? {
        guard dotClock > 0, horizontalTotal > 0, verticalTotal > 0 else { return nil }
        var lines = Double(verticalTotal)
        if isDoubleScan { lines *= 2 }
        // Each field contains only half of the lines.
        if isInterlaced { lines /= 2 }
        let rate = Double(dotClock) / (Double(horizontalTotal) * lines)
        return (20...1000).contains(rate) ? rate : nil
    }

    /// Returns the time between two frames in seconds.
    package static func interval(_ rate: Double?) -> Double { 1 / (rate ?? standard) }
}

/// How often a monitor shows a new picture.
package enum X11RefreshRate {
    /// What is taken for a monitor that does not say.
    package static let standard = 60.0

    /// - Parameters:
    ///   - dotClock: pixels a second, those that are not shown included.
    ///   - horizontalTotal: pixels a line, those that are not shown included.
    ///   - verticalTotal: lines a picture, those that are not shown included.
    /// - Returns: pictures a second; nil if the numbers make no sense, as those of servers without a monitor.
    package static func rate(
        dotClock: UInt, horizontalTotal: UInt32, verticalTotal: UInt32, isDoubleScan: Bool = false,
        isInterlaced: Bool = false
    ) -> Double? {
        guard dotClock > 0, horizontalTotal > 0, verticalTotal > 0 else { return nil }
        var lines = Double(verticalTotal)
        if isDoubleScan { lines *= 2 }
        // Every picture is only half of the lines.
        if isInterlaced { lines /= 2 }
        let rate = Double(dotClock) / (Double(horizontalTotal) * lines)
        return (20...1000).contains(rate) ? rate : nil
    }

    /// Seconds from one picture to the next.
    package static func interval(_ rate: Double?) -> Double { 1 / (rate ?? standard) }
}

import QuartzCore

/// The extent of a row, a header or a footer, stored with 32 bits: a whole number of 1/1024 points, and whether it is
/// only an estimate.
///
/// Sums of whole numbers are exact, so that positions do not drift when many extents change.
struct RowExtent: Equatable {
    /// The number of units in a point.
    static let unitsPerPoint = 1024
    /// The greatest extent, about 1,000,000 points.
    private static let limit: CGFloat = 1_000_000

    static let zero = RowExtent(units: 0, isEstimate: false)

    /// The units, or their complement if the extent is an estimate.
    private let code: Int32

    /// Creates an extent from a length in points. Lengths that are negative or not finite become zero.
    init(_ points: CGFloat, isEstimate: Bool = false) {
        let limited = points.isFinite ? min(RowExtent.limit, max(0, points)) : 0
        self.init(units: Int32((limited * CGFloat(RowExtent.unitsPerPoint)).rounded()), isEstimate: isEstimate)
    }

    private init(units: Int32, isEstimate: Bool) { code = isEstimate ? ~units : units }

    var isEstimate: Bool { code < 0 }

    /// The extent in units.
    var units: Int { Int(code < 0 ? ~code : code) }

    /// The extent in points.
    var points: CGFloat { RowExtent.points(units) }

    /// Converts units to points.
    static func points(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(unitsPerPoint) }

    /// Converts points to units, rounded down. The result is limited to a range that sums of extents do not exceed.
    static func units(_ points: CGFloat) -> Int {
        guard points.isFinite else { return points > 0 ? Int.max / 4 : points < 0 ? Int.min / 4 : 0 }
        return Int(min(1e15, max(-1e15, (points * CGFloat(unitsPerPoint)).rounded(.down))))
    }
}

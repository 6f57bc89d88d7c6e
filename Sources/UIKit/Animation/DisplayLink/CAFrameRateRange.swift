/// A range of frame rates, in calls per second.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The minimum acceptable rate.
    public var minimum: Float
    /// The maximum useful rate.
    public var maximum: Float
    /// The preferred rate; `nil` or 0 for no preference.
    public var preferred: Float?

    /// The range for every frame of the display.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

    /// Creates a range, in calls per second. The target rate is `preferred`, or `maximum` if `preferred` is `nil` or
    /// not positive. A target rate that is not positive and finite means every frame of the display.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The target rate; zero for every frame.
    var aim: Double {
        let rate = preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum
        return rate.isFinite && rate > 0 ? Double(rate) : 0
    }
}

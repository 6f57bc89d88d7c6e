/// How many times a second something wants to be called.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The least that is good enough.
    public var minimum: Float
    /// The most that makes sense.
    public var maximum: Float
    /// What is best; nil or zero leaves it to the display.
    public var preferred: Float?

    /// Every frame of the display.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

    /// A range, in calls a second. `preferred` is aimed at, or `maximum` where that is nil or not above zero; what is
    /// no finite number above zero means every frame of the display.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The rate to aim at; zero for every frame.
    var aim: Double {
        let rate = preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum
        return rate.isFinite && rate > 0 ? Double(rate) : 0
    }
}

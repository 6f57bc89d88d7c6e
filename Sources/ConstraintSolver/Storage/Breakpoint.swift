/// A point on a search line at which a constraint begins or ceases to be violated.
struct Breakpoint {
    /// The length of the step to this point.
    var length: Double
    /// The increase of the objective's slope.
    var increase: Double
    /// The absolute rate of the constraint along the step.
    var rate: Double
    /// The row that is tight there; see `Row`.
    var row: Int32
}

/// The part of the lexicographic objective that is being minimized.
struct Objective {
    /// Constraints of this level have a cost; those of lower numbers must not get worse.
    var level: Int32
    /// A Boolean value that indicates whether optional constraints have the costs in `Scratch.weight` instead.
    var usesWeights = false
    /// A Boolean value that indicates whether a tight constraint on a single variable counts for the row of the basis
    /// on the same variable. Saves steps of length zero, but hides which constraint has the cost.
    var countsParallelRows = true
}

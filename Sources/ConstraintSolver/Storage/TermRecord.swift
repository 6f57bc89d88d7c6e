/// A term of a constraint, linked into the list of its variable.
struct TermRecord {
    var coefficient: Double
    var constraint: Int32
    var variable: Int32
    /// The next term of the same variable; in a free block, the next free block of the same length.
    var next: Int32
    var previous: Int32
}

/// The directions in which a row of a basis can move, as bits.
enum Direction {
    static let up: UInt8 = 1
    static let down: UInt8 = 2
    static let both: UInt8 = 3
}

/// The operands of plural rules, in the terms of Unicode Technical Standard 35: the integer part of a number, and the digits after
/// the decimal point.
struct PluralOperands: Sendable {
    /// The digits before the decimal point, `i`.
    let integer: UInt64
    /// The number of digits after the decimal point, `v`.
    let fractionLength: Int
    /// The digits after the decimal point as a number, `f`.
    let fraction: UInt64
    /// The same without trailing zeros, `t`.
    let significantFraction: UInt64

    /// The operands of a whole number.
    init(magnitude: UInt64) { self.init(integer: magnitude, fraction: "") }

    /// The operands of a number with the fewest digits that identify it. Whole numbers have no fraction.
    init(_ number: Double) {
        let magnitude = number.magnitude
        let text = magnitude.description
        guard magnitude < 1e15, magnitude.rounded() != magnitude, !text.contains("e"),
            let point = text.firstIndex(of: ".")
        else {
            self.init(magnitude: UInt64(exactly: magnitude.rounded()) ?? .max)
            return
        }
        self.init(integer: UInt64(magnitude), fraction: text[text.index(after: point)...].prefix(18))
    }

    /// The operands of a number with digits after the decimal point, of which the last is not zero.
    private init(integer: UInt64, fraction: Substring) {
        self.integer = integer
        fractionLength = fraction.utf8.count
        self.fraction = UInt64(fraction) ?? 0
        significantFraction = self.fraction
    }

    /// A Boolean value that indicates whether the number has no fraction but zeros.
    var isWhole: Bool { significantFraction == 0 }

    /// Whether the number is whole and its remainder of a division is in a range.
    func remainder(_ divisor: UInt64, isIn range: ClosedRange<UInt64>) -> Bool {
        isWhole && range.contains(integer % divisor)
    }

    /// Whether the number is whole and in a range.
    func `is`(_ range: ClosedRange<UInt64>) -> Bool { isWhole && range.contains(integer) }
}

/// The operands of plural rules as defined by Unicode Technical Standard 35: the integer part of a number, and the
/// digits after the decimal point.
struct PluralOperands: Sendable {
    /// The digits before the decimal point, `i`.
    let integer: UInt64
    /// The number of digits after the decimal point, `v`.
    let fractionLength: Int
    /// The digits after the decimal point as a number, `f`.
    let fraction: UInt64
    /// The digits after the decimal point without trailing zeros as a number, `t`.
    let significantFraction: UInt64

    /// Creates the operands of an integer.
    init(magnitude: UInt64) { self.init(integer: magnitude, fraction: "") }

    /// Creates the operands of a number in its shortest decimal representation. Whole numbers have no fraction.
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

    /// Creates the operands of a number from its digits after the decimal point, the last of which is not zero.
    private init(integer: UInt64, fraction: Substring) {
        self.integer = integer
        fractionLength = fraction.utf8.count
        self.fraction = UInt64(fraction) ?? 0
        significantFraction = self.fraction
    }

    /// A Boolean value that indicates whether the fraction is zero.
    var isWhole: Bool { significantFraction == 0 }

    /// Returns a Boolean value that indicates whether the number is whole and its remainder is in a range.
    func remainder(_ divisor: UInt64, isIn range: ClosedRange<UInt64>) -> Bool {
        isWhole && range.contains(integer % divisor)
    }

    /// Returns a Boolean value that indicates whether the number is whole and in a range.
    func `is`(_ range: ClosedRange<UInt64>) -> Bool { isWhole && range.contains(integer) }
}

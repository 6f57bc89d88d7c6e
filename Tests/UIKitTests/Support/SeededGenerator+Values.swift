import Foundation
@_exported import TestSupport

// Random values for the tests of this module.
extension SeededGenerator {
    mutating func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &self)) }
}

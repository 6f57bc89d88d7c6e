import CoreGraphics
@_exported import TestSupport

// Random values for the tests of this module.
extension SeededGenerator {
    mutating func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &self)) }
    mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
    mutating func chance(_ percent: Int) -> Bool { index(100) < percent }
    mutating func pick<T>(_ items: [T]) -> T { items[index(items.count)] }
}

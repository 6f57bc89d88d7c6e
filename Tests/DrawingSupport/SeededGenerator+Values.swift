import CoreGraphics
@_exported import TestSupport

// Random values for tests of drawing.
extension SeededGenerator {
    package mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
        CGFloat.random(in: low...high, using: &self)
    }

    package mutating func point(_ low: CGFloat, _ high: CGFloat) -> CGPoint {
        CGPoint(x: number(low, high), y: number(low, high))
    }

    package mutating func color(opaque: Bool) -> CGColor {
        CGColor(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: opaque ? 1 : number(0.1, 1))
    }

    package mutating func flip() -> Bool { Bool.random(using: &self) }
}

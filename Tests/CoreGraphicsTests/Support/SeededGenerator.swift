import CoreGraphics

/// The same random numbers for the same seed on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat { CGFloat.random(in: low...high, using: &self) }

    mutating func point(_ low: CGFloat, _ high: CGFloat) -> CGPoint {
        CGPoint(x: number(low, high), y: number(low, high))
    }

    mutating func color(opaque: Bool) -> CGColor {
        CGColor(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: opaque ? 1 : number(0.1, 1))
    }

    mutating func flip() -> Bool { Bool.random(using: &self) }
}

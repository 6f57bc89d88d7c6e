import Testing

@testable import UIKit

/// The physics of scrolling as functions of time, without views.
@MainActor @Suite struct ScrollMotionTests {
    private let range = ScrollRange(content: 1000, extent: 200, start: 0, end: 0)

    @Test("SC-23 beyond an edge, content follows less and less, up to the extent of the view")
    func rubberBand() {
        func shown(_ overshoot: CGFloat) -> CGFloat { -range.stretched(-overshoot, extent: 200) }
        #expect(abs(shown(100) - 0.55 * 100 * 200 / (0.55 * 100 + 200)) < 1e-9)
        #expect(shown(1e9) < 200 && shown(1e9) > 199)
        for overshoot in [0.5, 10, 150, 1000] as [CGFloat] {
            #expect(abs(range.unstretched(-shown(overshoot), extent: 200) + overshoot) < 1e-6)
        }
        #expect(range.stretched(300, extent: 200) == 300)
    }

    @Test("SC-28 coasting rests where its velocity has fallen to 10 points per second", arguments: [0.998, 0.99])
    func coasting(_ rate: Double) {
        let factor = CGFloat(rate / (1 - rate) / 1000)
        for velocity in [-4875, -750, 50, 750, 2000, 4875] as [CGFloat] {
            let curve = CoastingCurve(from: 100, velocity: velocity, rate: CGFloat(rate))
            #expect(abs(curve.end - (100 + (velocity - copysign(10, velocity)) * factor)) < 1e-9)
            #expect(abs(abs(curve.velocity(at: curve.duration)) - 10) < 1e-6)
            #expect(abs(curve.position(at: curve.duration) - curve.end) < 1e-6)
        }
        #expect(CoastingCurve(from: 5, velocity: 9, rate: CGFloat(rate)).duration == 0)
    }

    @Test("SC-29 the position is a function of time alone")
    func timeAlone() throws {
        let motion = try #require(
            ScrollMotion.afterRelease(at: 100, velocity: 3000, in: range, rate: 0.998, bounces: true))
        let direct = motion.position(at: 0.4)
        for step in 0..<40 { _ = motion.position(at: Double(step) / 100) }
        #expect(motion.position(at: 0.4) == direct)
        #expect(motion.position(at: 1e6) == motion.end && motion.velocity(at: 1e6) == 0)
    }

    @Test("SC-30 content that coasts into an edge springs beyond it and rests on it exactly")
    func bounce() throws {
        let motion = try #require(
            ScrollMotion.afterRelease(at: 790, velocity: 2000, in: range, rate: 0.998, bounces: true))
        var greatest: CGFloat = 0
        for step in 0...4000 { greatest = max(greatest, motion.position(at: Double(step) / 1000)) }
        // The velocity at the crossing is slightly lower than at the beginning.
        let peak = 800 + (2000 - 10 / 0.499) / (11 * CGFloat(M_E))
        #expect(abs(greatest - peak) < 0.5 && motion.end == 800)
        #expect(motion.position(at: motion.duration) == 800)
        let flat = try #require(
            ScrollMotion.afterRelease(at: 790, velocity: 2000, in: range, rate: 0.998, bounces: false))
        for step in 0...1000 { #expect(flat.position(at: Double(step) / 1000) <= 800) }
        #expect(flat.end == 800)
    }

    @Test("SC-31 content that is released beyond an edge at rest returns by two exponentials")
    func release() throws {
        let motion = try #require(
            ScrollMotion.afterRelease(at: -60, velocity: 20, in: range, rate: 0.998, bounces: true))
        let fast = -(20 + 9 * CGFloat(-60)) / 37
        let slow = -60 - fast
        #expect(abs(motion.position(at: 0.1) - (slow * exp(-0.9) + fast * exp(-4.6))) < 1e-9)
        #expect(motion.end == 0)
        let quick = try #require(
            ScrollMotion.afterRelease(at: -60, velocity: 300, in: range, rate: 0.998, bounces: true))
        #expect(abs(quick.position(at: 0.05) - (-60 + (300 - 660) * 0.05) * exp(-0.55)) < 1e-9)
    }

    @Test("SC-32 content coasts to the delegate's target, or springs if that opposes its movement")
    func target() throws {
        let near = try #require(ScrollMotion.toTarget(500, from: 100, velocity: 300, rate: 0.998))
        #expect(near.end == 500 && abs(near.velocity(at: 0) - (400 / 0.499 + 10)) < 0.01)
        let back = try #require(ScrollMotion.toTarget(50, from: 100, velocity: 300, rate: 0.998))
        #expect(back.end == 50 && abs(back.velocity(at: 0) - 300) < 1e-9)
        #expect(ScrollMotion.toTarget(100, from: 100, velocity: 0, rate: 0.998) == nil)
    }

    @Test(
        "SC-33 a drag rests at the nearest page, or turns one page with velocity",
        arguments: [
            (90, 0, 0, 0), (110, 0, 0, 200), (10, 300, 0, 200), (190, -300, 200, 0), (10, 190, 0, 0),
            (390, 5000, 0, 200), (710, 0, 800, 800),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func paging(_ offset: CGFloat, _ velocity: CGFloat, _ start: CGFloat, _ expected: CGFloat) {
        let paging = ScrollPaging(extent: 200, range: range)
        #expect(paging.target(from: offset, velocity: velocity, start: start) == expected)
    }

    @Test("motions of extreme values stay finite and end")
    func extremes() {
        for velocity in [-1e7, -300, 0, 1e-9, 300, 1e7] as [CGFloat] {
            for start in [-1e6, -1, 0, 400, 800, 801, 1e6] as [CGFloat] {
                guard
                    let motion = ScrollMotion.afterRelease(
                        at: start, velocity: velocity, in: range, rate: 0.998, bounces: true)
                else { continue }
                #expect(motion.duration.isFinite && motion.duration < 20)
                #expect(range.contains(motion.end))
                for step in 0...20 { #expect(motion.position(at: motion.duration * Double(step) / 20).isFinite) }
            }
        }
    }
}

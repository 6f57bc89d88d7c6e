import CX11
import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of scrolling with valuators, which count without limits.
@MainActor @Suite(.serialized, .needs(.xorgTouch)) struct SmoothScrollTests {
    private func ready() throws -> (DisplayServerFixture, any InputInjector) {
        let fixture = try DisplayServerFixture(.xorgTouch)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 100, y: 100))
        try fixture.settle(injector)
        fixture.recorder.clear()
        return (fixture, injector)
    }

    /// Returns the sum of all scroll deltas. A gesture can arrive in several events.
    private func total(_ fixture: DisplayServerFixture) -> CGVector {
        fixture.recorder.scrolls.reduce(into: CGVector(dx: 0, dy: 0)) { sum, scroll in
            sum.dx += scroll.delta.dx
            sum.dy += scroll.delta.dy
        }
    }

    @Test("fractions of a notch scroll fractions of 48 points from the first event")
    func fractionalNotchesScroll() throws {
        let (fixture, injector) = try ready()
        try injector.scroll(notches: CGVector(dx: 0, dy: -0.25), isContinuous: true)
        try fixture.settle(injector)
        try injector.scroll(notches: CGVector(dx: 0.5, dy: 0), isContinuous: true)
        try fixture.settle(injector)
        let scrolls = fixture.recorder.scrolls
        #expect(total(fixture) == CGVector(dx: 24, dy: -12))
        #expect(scrolls.allSatisfy { $0.isContinuous && $0.location == CGPoint(x: 100, y: 100) })
        #expect(fixture.recorder.log.allSatisfy { $0 == "scroll" }, "\(fixture.recorder.log)")
    }

    @Test("scrolling over another window is not added later")
    func scrollingOverAnotherWindowIsIgnored() throws {
        let (fixture, injector) = try ready()
        try injector.scroll(notches: CGVector(dx: 0, dy: -0.5), isContinuous: true)
        try fixture.settle(injector)
        try injector.movePointer(to: CGPoint(x: 900, y: 700))
        try fixture.settle(injector)
        for _ in 0..<20 { try injector.scroll(notches: CGVector(dx: 0, dy: -1.5), isContinuous: true) }
        try fixture.settle(injector)
        try injector.movePointer(to: CGPoint(x: 100, y: 100))
        try fixture.settle(injector)
        fixture.recorder.clear()
        try injector.scroll(notches: CGVector(dx: 0, dy: -0.25), isContinuous: true)
        try fixture.settle(injector)
        #expect(total(fixture) == CGVector(dx: 0, dy: -12))
    }

    @Test("scrolling during another client's grab is not added later")
    func scrollingDuringAGrabIsIgnored() throws {
        let (fixture, injector) = try ready()
        let client = try #require(fixture.display).client()
        try injector.scroll(notches: CGVector(dx: 0, dy: -0.5), isContinuous: true)
        try fixture.settle(injector)
        for _ in 0..<2 {
            let isGrabbed = try client.perform { display in
                var bits: [UInt8] = [0, 0, 0, 0]
                bits[Int(XI_Motion) / 8] |= 1 << UInt8(XI_Motion % 8)
                return bits.withUnsafeMutableBufferPointer { bits in
                    var mask = XIEventMask(deviceid: 2, mask_len: Int32(bits.count), mask: bits.baseAddress)
                    mask.deviceid = cxtest_master_pointer(display)
                    return XIGrabDevice(
                        display, mask.deviceid, cxtest_root(display), Time(CurrentTime), 0, XIGrabModeAsync,
                        XIGrabModeAsync, 0, &mask) == 0
                }
            }
            try #require(isGrabbed)
            for _ in 0..<10 { try injector.scroll(notches: CGVector(dx: 0, dy: -1.5), isContinuous: true) }
            try fixture.settle(injector)
            try client.perform { _ = XIUngrabDevice($0, cxtest_master_pointer($0), Time(CurrentTime)) }
            try fixture.settle(injector)
            fixture.recorder.clear()
            try injector.scroll(notches: CGVector(dx: 0, dy: -0.25), isContinuous: true)
            try fixture.settle(injector)
            #expect(total(fixture) == CGVector(dx: 0, dy: -12))
        }
    }

    @Test("a wheel notch is one notch after smooth scrolling")
    func wheelNotchesFollowSmoothScrolling() throws {
        let (fixture, injector) = try ready()
        try injector.scroll(notches: CGVector(dx: 0, dy: -0.5), isContinuous: true)
        for notch in [1.0, 1, -1, -1] {
            try injector.scroll(notches: CGVector(dx: 0, dy: notch), isContinuous: false)
            try fixture.settle(injector)
        }
        let wheel = fixture.recorder.scrolls.filter { !$0.isContinuous }
        #expect(wheel.map(\.delta.dy) == [48, 48, -48, -48])
        #expect(total(fixture) == CGVector(dx: 0, dy: -24))
    }

    @Test("switching between touch and pointer does not lose or add scrolling")
    func deviceSwitchesPreserveScrolling() throws {
        let (fixture, injector) = try ready()
        for _ in 0..<3 {
            fixture.recorder.clear()
            try injector.touch(.began, [(0, CGPoint(x: 50, y: 50))])
            try injector.touch(.ended, [(0, CGPoint(x: 50, y: 50))])
            try injector.movePointer(to: CGPoint(x: 100, y: 100))
            try injector.scroll(notches: CGVector(dx: 0, dy: 0.25), isContinuous: true)
            try fixture.settle(injector)
            #expect(total(fixture) == CGVector(dx: 0, dy: 12))
        }
    }
}

import CX11
import CXTest
import CoreGraphics
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of scrolling with valuators, which count without limits.
@MainActor @Suite(.serialized, .needs(.xorgTouch)) struct SmoothScrollTests {
    private func ready() throws -> (Rig, any InputInjector) {
        let rig = try Rig(.xorgTouch)
        try rig.show()
        let injector = try rig.injector()
        try injector.movePointer(to: CGPoint(x: 100, y: 100))
        try rig.settle(injector)
        rig.recorder.clear()
        return (rig, injector)
    }

    /// Returns the sum of all scroll deltas. A gesture can arrive in several events.
    private func total(_ rig: Rig) -> CGVector {
        rig.recorder.scrolls.reduce(into: CGVector(dx: 0, dy: 0)) { sum, scroll in
            sum.dx += scroll.delta.dx
            sum.dy += scroll.delta.dy
        }
    }

    @Test("Parts of a notch scroll parts of 48 points, from the first event on")
    func fractions() throws {
        let (rig, injector) = try ready()
        try injector.scroll(notches: CGVector(dx: 0, dy: -0.25), isContinuous: true)
        try rig.settle(injector)
        try injector.scroll(notches: CGVector(dx: 0.5, dy: 0), isContinuous: true)
        try rig.settle(injector)
        let scrolls = rig.recorder.scrolls
        #expect(total(rig) == CGVector(dx: 24, dy: -12))
        #expect(scrolls.allSatisfy { $0.isContinuous && $0.location == CGPoint(x: 100, y: 100) })
        #expect(rig.recorder.log.allSatisfy { $0 == "scroll" }, "\(rig.recorder.log)")
    }

    @Test("What was scrolled over another window is not made up for on return")
    func elsewhere() throws {
        let (rig, injector) = try ready()
        try injector.scroll(notches: CGVector(dx: 0, dy: -0.5), isContinuous: true)
        try rig.settle(injector)
        try injector.movePointer(to: CGPoint(x: 900, y: 700))
        try rig.settle(injector)
        for _ in 0..<20 { try injector.scroll(notches: CGVector(dx: 0, dy: -1.5), isContinuous: true) }
        try rig.settle(injector)
        try injector.movePointer(to: CGPoint(x: 100, y: 100))
        try rig.settle(injector)
        rig.recorder.clear()
        try injector.scroll(notches: CGVector(dx: 0, dy: -0.25), isContinuous: true)
        try rig.settle(injector)
        #expect(total(rig) == CGVector(dx: 0, dy: -12))
    }

    @Test("What was scrolled while somebody held the pointer is not made up for afterwards")
    func grabbed() throws {
        let (rig, injector) = try ready()
        let client = try #require(rig.display).client()
        try injector.scroll(notches: CGVector(dx: 0, dy: -0.5), isContinuous: true)
        try rig.settle(injector)
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
            try rig.settle(injector)
            try client.perform { _ = XIUngrabDevice($0, cxtest_master_pointer($0), Time(CurrentTime)) }
            try rig.settle(injector)
            rig.recorder.clear()
            try injector.scroll(notches: CGVector(dx: 0, dy: -0.25), isContinuous: true)
            try rig.settle(injector)
            #expect(total(rig) == CGVector(dx: 0, dy: -12))
        }
    }

    @Test("A wheel's notch is one notch, whatever was scrolled smoothly before")
    func wheelAfterSmooth() throws {
        let (rig, injector) = try ready()
        try injector.scroll(notches: CGVector(dx: 0, dy: -0.5), isContinuous: true)
        for notch in [1.0, 1, -1, -1] {
            try injector.scroll(notches: CGVector(dx: 0, dy: notch), isContinuous: false)
            try rig.settle(injector)
        }
        let wheel = rig.recorder.scrolls.filter { !$0.isContinuous }
        #expect(wheel.map(\.delta.dy) == [48, 48, -48, -48])
        #expect(total(rig) == CGVector(dx: 0, dy: -24))
    }

    @Test("Going from finger to pointer and back loses no scrolling and makes no jump")
    func slaveSwitch() throws {
        let (rig, injector) = try ready()
        for _ in 0..<3 {
            rig.recorder.clear()
            try injector.touch(.began, [(0, CGPoint(x: 50, y: 50))])
            try injector.touch(.ended, [(0, CGPoint(x: 50, y: 50))])
            try injector.movePointer(to: CGPoint(x: 100, y: 100))
            try injector.scroll(notches: CGVector(dx: 0, dy: 0.25), isContinuous: true)
            try rig.settle(injector)
            #expect(total(rig) == CGVector(dx: 0, dy: 12))
        }
    }
}

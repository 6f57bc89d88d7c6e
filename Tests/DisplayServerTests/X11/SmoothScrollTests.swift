import CX11
import CXTest
import CoreGraphics
import Testing
import UIKitTesting

@testable import DisplayServer

/// Scrolling by axes that count on and on.
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

    /// All scrolling together: one gesture may arrive in several events.
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

/// The same without a server.
struct ScrollValuatorTests {
    private func valuators() -> X11ScrollValuators {
        var valuators = X11ScrollValuators()
        valuators.add(axis: 2, isVertical: false, increment: 10)
        valuators.add(axis: 3, isVertical: true, increment: 15)
        return valuators
    }

    private func scroll(_ valuators: inout X11ScrollValuators, _ values: [Int: Double], serial: UInt = 100)
        -> X11ScrollValuators.Delta?
    {
        valuators.delta(serial: serial) { values[$0] }
    }

    @Test("An event without a scroll axis is no scrolling")
    func noAxis() {
        var valuators = valuators()
        #expect(scroll(&valuators, [0: 5, 1: 6]) == nil)
    }

    @Test("Without a baseline the first event only sets it")
    func firstEvent() {
        var valuators = valuators()
        #expect(scroll(&valuators, [3: 300]) == .init(x: 0, y: 0, isContinuous: false))
        #expect(scroll(&valuators, [3: 315]) == .init(x: 0, y: 1, isContinuous: false))
        #expect(scroll(&valuators, [2: 7, 3: 285]) == .init(x: 0, y: -2, isContinuous: false))
    }

    @Test("A queried baseline holds for events after the query, and not for those it overtook")
    func queried() {
        var valuators = valuators()
        valuators.setQueriedBaseline(300, ofAxis: 3, serial: 50)
        #expect(scroll(&valuators, [3: 315], serial: 50)?.y == 1)
        valuators.setQueriedBaseline(345, ofAxis: 3, serial: 60)
        // Made before the answer: 330 and 345 are already in it.
        #expect(scroll(&valuators, [3: 330], serial: 59)?.y == 0)
        #expect(scroll(&valuators, [3: 345], serial: 59)?.y == 1)
        #expect(scroll(&valuators, [3: 360], serial: 61)?.y == 1)
    }

    @Test("Both axes in one event count, and an increment below zero turns the direction")
    func bothAxes() {
        var valuators = X11ScrollValuators()
        valuators.add(axis: 2, isVertical: false, increment: -10)
        valuators.add(axis: 3, isVertical: true, increment: 15)
        valuators.setQueriedBaseline(0, ofAxis: 2, serial: 1)
        valuators.setQueriedBaseline(0, ofAxis: 3, serial: 1)
        #expect(scroll(&valuators, [2: 20, 3: 30]) == .init(x: -2, y: 2, isContinuous: false))
    }

    @Test("One part of a notch makes a device continuous for good")
    func continuous() {
        var valuators = valuators()
        valuators.setQueriedBaseline(0, ofAxis: 3, serial: 1)
        #expect(scroll(&valuators, [3: 15])?.isContinuous == false)
        #expect(scroll(&valuators, [3: 17])?.isContinuous == true)
        #expect(scroll(&valuators, [3: 32])?.isContinuous == true)
        var again = self.valuators()
        again.keepHabits(of: valuators)
        again.setQueriedBaseline(0, ofAxis: 3, serial: 1)
        #expect(scroll(&again, [3: 15])?.isContinuous == true)
    }

    @Test("An increment of zero is no axis")
    func badIncrement() {
        var valuators = X11ScrollValuators()
        valuators.add(axis: 3, isVertical: true, increment: 0)
        #expect(valuators.isEmpty)
    }
}

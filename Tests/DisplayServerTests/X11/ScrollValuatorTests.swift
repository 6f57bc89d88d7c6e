import CoreGraphics
import Testing

@testable import DisplayServer

/// Tests of scroll valuators without a server.
struct ScrollValuatorTests {
    private func valuators() -> X11ScrollAxes {
        var valuators = X11ScrollAxes()
        valuators.add(axis: 2, isVertical: false, increment: 10)
        valuators.add(axis: 3, isVertical: true, increment: 15)
        return valuators
    }

    private func scroll(_ valuators: inout X11ScrollAxes, _ values: [Int: Double], serial: UInt = 100)
        -> X11ScrollAxes.Delta?
    {
        valuators.delta(serial: serial) { values[$0] }
    }

    @Test("an event without a scroll axis does not scroll")
    func eventsWithoutAScrollAxisDoNotScroll() {
        var valuators = valuators()
        #expect(scroll(&valuators, [0: 5, 1: 6]) == nil)
    }

    @Test("the first event sets a missing baseline")
    func firstEventSetsTheBaseline() {
        var valuators = valuators()
        #expect(scroll(&valuators, [3: 300]) == .init(x: 0, y: 0, isContinuous: false))
        #expect(scroll(&valuators, [3: 315]) == .init(x: 0, y: 1, isContinuous: false))
        #expect(scroll(&valuators, [2: 7, 3: 285]) == .init(x: 0, y: -2, isContinuous: false))
    }

    @Test("a queried baseline applies to events after the query only")
    func queriedBaselinesApplyToLaterEvents() {
        var valuators = valuators()
        valuators.setQueriedBaseline(300, ofAxis: 3, serial: 50)
        #expect(scroll(&valuators, [3: 315], serial: 50)?.y == 1)
        valuators.setQueriedBaseline(345, ofAxis: 3, serial: 60)
        // These events precede the reply, which already includes 330 and 345.
        #expect(scroll(&valuators, [3: 330], serial: 59)?.y == 0)
        #expect(scroll(&valuators, [3: 345], serial: 59)?.y == 1)
        #expect(scroll(&valuators, [3: 360], serial: 61)?.y == 1)
    }

    @Test("an event can scroll both axes, and a negative increment reverses the direction")
    func eventsCanScrollBothAxes() {
        var valuators = X11ScrollAxes()
        valuators.add(axis: 2, isVertical: false, increment: -10)
        valuators.add(axis: 3, isVertical: true, increment: 15)
        valuators.setQueriedBaseline(0, ofAxis: 2, serial: 1)
        valuators.setQueriedBaseline(0, ofAxis: 3, serial: 1)
        #expect(scroll(&valuators, [2: 20, 3: 30]) == .init(x: -2, y: 2, isContinuous: false))
    }

    @Test("a fractional notch marks a device as continuous permanently")
    func fractionalNotchesMarkADeviceAsContinuous() {
        var valuators = valuators()
        valuators.setQueriedBaseline(0, ofAxis: 3, serial: 1)
        #expect(scroll(&valuators, [3: 15])?.isContinuous == false)
        #expect(scroll(&valuators, [3: 17])?.isContinuous == true)
        #expect(scroll(&valuators, [3: 32])?.isContinuous == true)
        var again = self.valuators()
        again.copyDetectedProperties(of: valuators)
        again.setQueriedBaseline(0, ofAxis: 3, serial: 1)
        #expect(scroll(&again, [3: 15])?.isContinuous == true)
    }

    @Test("an axis with a zero increment is ignored")
    func zeroIncrementsAreIgnored() {
        var valuators = X11ScrollAxes()
        valuators.add(axis: 3, isVertical: true, increment: 0)
        #expect(valuators.isEmpty)
    }
}

import CX11

/// The scroll axes of one device.
///
/// Their values are absolute, and also change while the pointer is over windows of other clients, so a difference is
/// correct only if the previous value is current. The values are therefore read again when the pointer enters a window.
/// The reply may overtake events that were generated before it. Such events have smaller request serial numbers; the
/// first of them only sets the baseline, because its distance is unknown.
///
/// A device is considered continuous from the first time that it reports a fraction of a notch. Touchpads do so
/// immediately, wheels with notches never.
struct X11ScrollAxes {
    /// A scroll distance in notches. Positive values are down and to the right, as in the X server.
    struct Delta: Equatable {
        var x: Double
        var y: Double
        var isContinuous: Bool
    }

    private struct Axis {
        var number: Int
        var isVertical: Bool
        /// The difference of values that corresponds to one notch; negative if the axis is reversed.
        var increment: Double
        var last: Double?
        var queried: (value: Double, serial: UInt)?
    }

    private var axes: [Axis] = []
    private var notedValues: [Int: Double] = [:]
    private var isContinuous = false

    init() {}

    var isEmpty: Bool { axes.isEmpty }

    func hasAxis(isVertical: Bool) -> Bool { axes.contains { $0.isVertical == isVertical } }

    mutating func add(_ info: XIScrollClassInfo) {
        add(axis: Int(info.number), isVertical: info.scroll_type == XIScrollTypeVertical, increment: info.increment)
    }

    mutating func add(axis: Int, isVertical: Bool, increment: Double) {
        guard increment != 0, increment.isFinite else { return }
        axes.append(Axis(number: axis, isVertical: isVertical, increment: increment, last: notedValues[axis]))
    }

    /// Records the value of an axis, before or after the axis is known to scroll.
    mutating func recordValue(_ value: Double, ofAxis number: Int) {
        notedValues[number] = value
        guard let index = axes.firstIndex(where: { $0.number == number }) else { return }
        axes[index].last = value
    }

    /// Uses the recorded values as the baseline. They are as old as the event that contained them.
    mutating func useRecordedValuesAsBaseline() {
        for index in axes.indices {
            axes[index].queried = nil
            axes[index].last = notedValues[axes[index].number] ?? axes[index].last
        }
    }

    /// Uses the recorded values as the reply to the request with `serial`.
    mutating func useRecordedValuesAsReply(serial: UInt) {
        for axis in axes {
            if let value = notedValues[axis.number] { setQueriedBaseline(value, ofAxis: axis.number, serial: serial) }
        }
    }

    /// Sets the value of an axis according to the reply to the request with `serial`.
    mutating func setQueriedBaseline(_ value: Double, ofAxis number: Int, serial: UInt) {
        guard let index = axes.firstIndex(where: { $0.number == number }) else { return }
        axes[index].queried = (value, serial)
        axes[index].last = nil
    }

    /// Keeps the detected properties of a device when its classes are read again.
    mutating func copyDetectedProperties(of old: X11ScrollAxes?) {
        if old?.isContinuous == true { isContinuous = true }
    }

    /// Returns the distance that an event scrolls.
    ///
    /// - Returns: Nil if the event changes no scroll axis; zero if it only sets the baseline.
    mutating func delta(values: X11ValuatorValues, serial: UInt) -> Delta? {
        delta(serial: serial) { values[$0] }
    }

    mutating func delta(serial: UInt, value: (Int) -> Double?) -> Delta? {
        var result: Delta?
        for index in axes.indices {
            guard let new = value(axes[index].number) else { continue }
            var base = axes[index].last
            if base == nil, let queried = axes[index].queried, serial >= queried.serial { base = queried.value }
            axes[index].last = new
            let notches = (new - (base ?? new)) / axes[index].increment
            if abs(notches - notches.rounded()) > 0.001 { isContinuous = true }
            var sum = result ?? Delta(x: 0, y: 0, isContinuous: false)
            if axes[index].isVertical { sum.y += notches } else { sum.x += notches }
            result = sum
        }
        result?.isContinuous = isContinuous
        return result
    }
}

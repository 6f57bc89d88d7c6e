import CX11

/// The scroll axes of one device.
///
/// Their values are absolute and go on counting while the pointer is over somebody else's window, so that a difference is
/// right only if the last value is. Whenever the pointer comes in, the values are read again. The answer may overtake
/// events that were made before it: such events carry smaller request serials, and the first of them, whose difference
/// nobody can know, only sets the baseline.
///
/// A device counts as continuous from the first time it reports a part of a notch: touchpads do so at once, wheels with
/// notches never.
struct X11ScrollValuators {
    /// How far was scrolled, in notches; positive is down and to the right, as the server counts.
    struct Delta: Equatable {
        var x: Double
        var y: Double
        var isContinuous: Bool
    }

    private struct Axis {
        var number: Int
        var isVertical: Bool
        /// The difference of values that is one notch; negative if the axis runs the other way.
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

    /// Notes where an axis stands, before or after it is known to scroll.
    mutating func noteValue(_ value: Double, ofAxis number: Int) {
        notedValues[number] = value
        guard let index = axes.firstIndex(where: { $0.number == number }) else { return }
        axes[index].last = value
    }

    /// Takes the noted values as the baseline; they are as old as the event they came with.
    mutating func trustNotedValues() {
        for index in axes.indices {
            axes[index].queried = nil
            axes[index].last = notedValues[axes[index].number] ?? axes[index].last
        }
    }

    /// Takes the noted values as the answer to the request with `serial`.
    mutating func takeNotedValuesAsQueried(serial: UInt) {
        for axis in axes {
            if let value = notedValues[axis.number] { setQueriedBaseline(value, ofAxis: axis.number, serial: serial) }
        }
    }

    /// Sets where an axis stands according to the answer to the request with `serial`.
    mutating func setQueriedBaseline(_ value: Double, ofAxis number: Int, serial: UInt) {
        guard let index = axes.firstIndex(where: { $0.number == number }) else { return }
        axes[index].queried = (value, serial)
        axes[index].last = nil
    }

    /// Keeps what was learnt about a device when its classes are read again.
    mutating func keepHabits(of old: X11ScrollValuators?) {
        if old?.isContinuous == true { isContinuous = true }
    }

    /// How far an event scrolls.
    ///
    /// - Returns: nil if the event changes no scroll axis; a delta of zero if it only sets the baseline.
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

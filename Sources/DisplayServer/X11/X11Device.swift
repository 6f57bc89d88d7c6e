import CX11
import CoreGraphics

/// The capabilities of one input device: its scroll axes, and the properties of touches that it reports.
struct X11Device {
    enum TouchMode { case none, direct, dependent }

    /// An axis that reports a property of touches.
    struct Axis {
        var number: Int
        var minimum: Double
        var maximum: Double
    }

    var touchMode = TouchMode.none
    var pressure: Axis?
    var majorDiameter: Axis?
    /// The horizontal axis of a touchscreen, whose units are those of diameters.
    var horizontal: Axis?
    var scroll = X11ScrollAxes()

    /// Reads the classes of a device.
    @MainActor init(
        classes: UnsafeMutablePointer<UnsafeMutablePointer<XIAnyClassInfo>?>?, count: Int32, atoms: X11Atoms
    ) {
        guard let classes else { return }
        for index in 0..<Int(count) {
            guard let info = classes[index] else { continue }
            let raw = UnsafeRawPointer(info)
            switch info.pointee.type {
            case XITouchClass:
                let touch = raw.assumingMemoryBound(to: XITouchClassInfo.self).pointee
                touchMode = touch.mode == XIDirectTouch ? .direct : .dependent
            case XIScrollClass:
                scroll.add(raw.assumingMemoryBound(to: XIScrollClassInfo.self).pointee)
            case XIValuatorClass:
                add(raw.assumingMemoryBound(to: XIValuatorClassInfo.self).pointee, atoms: atoms)
            default:
                break
            }
        }
    }

    private mutating func add(_ valuator: XIValuatorClassInfo, atoms: X11Atoms) {
        let axis = Axis(number: Int(valuator.number), minimum: valuator.min, maximum: valuator.max)
        scroll.recordValue(valuator.value, ofAxis: axis.number)
        guard valuator.label != 0, axis.maximum > axis.minimum else { return }
        if valuator.label == atoms.multitouchPressure { pressure = axis }
        if valuator.label == atoms.multitouchMajor { majorDiameter = axis }
        if valuator.label == atoms.multitouchX { horizontal = axis }
    }
}

import CX11
import CoreGraphics

/// All slave devices by id. Events of master devices name the slave they came from, and only slaves have their own
/// scroll axes.
@MainActor final class X11Devices {
    private let connection: X11Connection
    private var devices: [Int32: X11Device] = [:]

    init(connection: X11Connection) {
        self.connection = connection
        reload()
    }

    var count: Int { devices.count }

    subscript(id: Int32) -> X11Device? { devices[id] }

    /// Turns an event's axis values into scrolling. See ``X11ScrollValuators/delta(values:serial:)``.
    func scroll(device id: Int32, values: X11ValuatorValues, serial: UInt) -> X11ScrollValuators.Delta? {
        devices[id]?.scroll.delta(values: values, serial: serial)
    }

    /// Reads all devices anew: at the beginning and when one came or went.
    func reload() {
        let old = devices
        devices.removeAll()
        let serial = connection.isOpen ? XNextRequest(connection.display) : 0
        forEachDevice(XIAllDevices) { info in
            var device = X11Device(classes: info.classes, count: info.num_classes, atoms: connection.atoms)
            device.scroll.keepHabits(of: old[info.deviceid]?.scroll)
            device.scroll.takeNotedValuesAsQueried(serial: serial)
            devices[info.deviceid] = device
        }
    }

    /// Reads where the scroll axes stand, because they moved while the pointer was elsewhere.
    func refreshScrollBaselines() {
        guard devices.values.contains(where: { !$0.scroll.isEmpty }) else { return }
        // Events that were made before the server answers do not know of the values in the answer.
        let serial = XNextRequest(connection.display)
        forEachDevice(XIAllDevices) { info in
            guard var device = devices[info.deviceid], !device.scroll.isEmpty, let classes = info.classes else {
                return
            }
            for index in 0..<Int(info.num_classes) {
                guard let any = classes[index], any.pointee.type == XIValuatorClass else { continue }
                let valuator = UnsafeRawPointer(any).assumingMemoryBound(to: XIValuatorClassInfo.self).pointee
                device.scroll.setQueriedBaseline(valuator.value, ofAxis: Int(valuator.number), serial: serial)
            }
            devices[info.deviceid] = device
        }
    }

    /// The master now speaks for another slave, or a slave changed; the event tells where the axes stand at its time.
    func deviceChanged(_ event: XIDeviceChangedEvent) {
        var device = X11Device(classes: event.classes, count: event.num_classes, atoms: connection.atoms)
        guard let old = devices[event.sourceid] else {
            reload()
            return
        }
        device.scroll.keepHabits(of: old.scroll)
        device.scroll.trustNotedValues()
        // The copy that a master has of a slave's classes leaves nothing out but may lack touch.
        if device.touchMode == .none { device.touchMode = old.touchMode }
        devices[event.sourceid] = device
    }

    private func forEachDevice(_ id: Int32, _ body: (XIDeviceInfo) -> Void) {
        guard connection.input.opcode != nil, connection.isOpen else { return }
        var count: Int32 = 0
        guard let list = XIQueryDevice(connection.display, id, &count) else { return }
        defer { XIFreeDeviceInfo(list) }
        for index in 0..<Int(count) { body(list[index]) }
    }
}

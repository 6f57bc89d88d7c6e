import CX11
import CoreGraphics

/// The slave devices by ID. Events of master devices contain the ID of the slave that generated them, and only slaves
/// have individual scroll axes.
@MainActor final class X11Devices {
    private let connection: X11Connection
    /// Unordered. There are few devices, so a linear search is faster than hashing.
    private var devices: [(id: Int32, device: X11Device)] = []

    init(connection: X11Connection) {
        self.connection = connection
        reload()
    }

    var count: Int { devices.count }

    subscript(id: Int32) -> X11Device? { index(id).map { devices[$0].device } }

    private func index(_ id: Int32) -> Int? {
        // A closure over the elements would retain the arrays of each device.
        devices.indices.first { devices[$0].id == id }
    }

    private func set(_ device: X11Device, _ id: Int32) {
        if let index = index(id) { devices[index].device = device } else { devices.append((id, device)) }
    }

    /// Converts an event's axis values to a scroll distance. See ``X11ScrollAxes/delta(values:serial:)``.
    func scroll(device id: Int32, values: X11ValuatorValues, serial: UInt) -> X11ScrollAxes.Delta? {
        guard let index = index(id), !devices[index].device.scroll.isEmpty else { return nil }
        return devices[index].device.scroll.delta(values: values, serial: serial)
    }

    /// Reads all devices, initially and when a device was connected or disconnected.
    func reload() {
        var old: [Int32: X11Device] = [:]
        for (id, device) in devices { old[id] = device }
        devices.removeAll()
        let serial = connection.isOpen ? XNextRequest(connection.display) : 0
        forEachDevice(XIAllDevices) { info in
            var device = X11Device(classes: info.classes, count: info.num_classes, atoms: connection.atoms)
            device.scroll.copyDetectedProperties(of: old[info.deviceid]?.scroll)
            device.scroll.useRecordedValuesAsReply(serial: serial)
            set(device, info.deviceid)
        }
    }

    /// Reads the values of the scroll axes, which change while the pointer is in other windows.
    func refreshScrollBaselines() {
        guard devices.contains(where: { !$0.device.scroll.isEmpty }) else { return }
        // Events that were generated before the server's reply do not include the values of the reply.
        let serial = XNextRequest(connection.display)
        forEachDevice(XIAllDevices) { info in
            guard var device = self[info.deviceid], !device.scroll.isEmpty, let classes = info.classes else {
                return
            }
            for index in 0..<Int(info.num_classes) {
                guard let any = classes[index], any.pointee.type == XIValuatorClass else { continue }
                let valuator = UnsafeRawPointer(any).assumingMemoryBound(to: XIValuatorClassInfo.self).pointee
                device.scroll.setQueriedBaseline(valuator.value, ofAxis: Int(valuator.number), serial: serial)
            }
            set(device, info.deviceid)
        }
    }

    /// Handles a change of the slave that a master device represents, or of a slave's classes. The event contains the
    /// values of the axes at its time.
    func deviceChanged(_ event: XIDeviceChangedEvent) {
        var device = X11Device(classes: event.classes, count: event.num_classes, atoms: connection.atoms)
        guard let old = self[event.sourceid] else {
            reload()
            return
        }
        device.scroll.copyDetectedProperties(of: old.scroll)
        device.scroll.useRecordedValuesAsBaseline()
        // A master's copy of the slave's classes may lack the touch class.
        if device.touchMode == .none { device.touchMode = old.touchMode }
        set(device, event.sourceid)
    }

    private func forEachDevice(_ id: Int32, _ body: (XIDeviceInfo) -> Void) {
        guard connection.input.opcode != nil, connection.isOpen else { return }
        var count: Int32 = 0
        guard let list = XIQueryDevice(connection.display, id, &count) else { return }
        defer { XIFreeDeviceInfo(list) }
        for index in 0..<Int(count) { body(list[index]) }
    }
}

import CX11
import CoreGraphics

/// The monitors of the screen and their refresh rates. Implausible values, such as the rate of a server without
/// monitors, are ignored.
@MainActor final class X11Monitors {
    /// The active monitors, the primary one first.
    private(set) var monitors: [DisplayMonitor] = []

    private var isOutdated = false
    private let connection: X11Connection
    private let eventBase: Int32?
    private let hasMonitors: Bool

    init(connection: X11Connection) {
        self.connection = connection
        let display = connection.display
        var event: Int32 = 0
        var error: Int32 = 0
        var major: Int32 = 0
        var minor: Int32 = 0
        guard XRRQueryExtension(display, &event, &error) != 0, XRRQueryVersion(display, &major, &minor) != 0,
            major > 1 || major == 1 && minor >= 3
        else {
            eventBase = nil
            hasMonitors = false
            return
        }
        eventBase = event
        hasMonitors = major > 1 || minor >= 5
        XRRSelectInput(display, connection.root, Int32(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask))
        reload()
    }

    /// Handles an event of the RandR extension.
    ///
    /// - Returns: True if the event is one. A change generates several events, so the monitors are read only after all
    ///   of them.
    func handle(_ event: inout XEvent) -> Bool {
        guard let eventBase, event.type == eventBase + RRScreenChangeNotify || event.type == eventBase + RRNotify else {
            return false
        }
        XRRUpdateConfiguration(&event)
        isOutdated = true
        return true
    }

    /// Notes that the monitors may have changed. They are read after all events have been handled.
    func noteChange() { if eventBase != nil { isOutdated = true } }

    /// Reads the monitors if events reported a change.
    ///
    /// - Returns: True if the monitors have changed.
    func reloadIfNeeded() -> Bool {
        guard isOutdated else { return false }
        isOutdated = false
        let old = monitors
        reload()
        return monitors != old
    }

    /// Returns the highest refresh rate of the monitors that intersect any of `frames`, or of all monitors if none
    /// does; nil if no rate is known.
    func rate(showing frames: [PixelRect]) -> Double? {
        let showing = monitors.filter { monitor in
            frames.contains { !$0.intersection(monitor.frame).isEmpty }
        }
        return (showing.isEmpty ? monitors : showing).compactMap(\.refreshRate).max()
    }

    /// A Boolean value that indicates whether monitors have different refresh rates, so that the positions of windows
    /// matter.
    var ratesDiffer: Bool { Set(monitors.map(\.refreshRate)).count > 1 }

    private func reload() {
        guard connection.isOpen else { return }
        // An output may be disconnected between two requests.
        monitors = connection.traps.trap {
            guard let resources = XRRGetScreenResourcesCurrent(connection.display, connection.root) else { return [] }
            defer { XRRFreeScreenResources(resources) }
            let controllers = readControllers(resources)
            guard !hasMonitors else { return readMonitors(resources, controllers) }
            return controllers.sorted { $0.key < $1.key }.map { number, monitor in
                DisplayMonitor(
                    name: "controller \(number)", frame: monitor.frame, refreshRate: monitor.refreshRate)
            }
        }
    }

    /// Returns the active CRTCs by ID, as monitors without names.
    private func readControllers(_ resources: UnsafeMutablePointer<XRRScreenResources>) -> [RRCrtc: DisplayMonitor] {
        var rates: [RRMode: Double] = [:]
        for index in 0..<Int(resources.pointee.nmode) {
            let mode = resources.pointee.modes[index]
            rates[mode.id] = X11RefreshRate.rate(
                dotClock: UInt(mode.dotClock), horizontalTotal: mode.hTotal, verticalTotal: mode.vTotal,
                isDoubleScan: mode.modeFlags & 0x20 != 0, isInterlaced: mode.modeFlags & 0x10 != 0)
        }
        var result: [RRCrtc: DisplayMonitor] = [:]
        for index in 0..<Int(resources.pointee.ncrtc) {
            let number = resources.pointee.crtcs[index]
            guard connection.isOpen, let info = XRRGetCrtcInfo(connection.display, resources, number) else { continue }
            defer { XRRFreeCrtcInfo(info) }
            let controller = info.pointee
            guard controller.mode != 0, controller.width > 0, controller.height > 0 else { continue }
            result[number] = DisplayMonitor(
                name: "",
                frame: PixelRect(
                    x: controller.x, y: controller.y, width: Int32(clamping: controller.width),
                    height: Int32(clamping: controller.height)), refreshRate: rates[controller.mode])
        }
        return result
    }

    /// Returns the server's logical monitors, each of which may consist of several outputs.
    private func readMonitors(
        _ resources: UnsafeMutablePointer<XRRScreenResources>, _ controllers: [RRCrtc: DisplayMonitor]
    ) -> [DisplayMonitor] {
        var count: Int32 = 0
        guard connection.isOpen, let list = XRRGetMonitors(connection.display, connection.root, 1, &count) else {
            return []
        }
        defer { XRRFreeMonitors(list) }
        // The primary monitor first; the others in the server's order.
        let order = (0..<Int(max(0, count))).sorted { (list[$0].primary, -$0) > (list[$1].primary, -$1) }
        return order.map { index in
            let monitor = list[index]
            var rate: Double?
            for output in 0..<Int(monitor.noutput) {
                guard connection.isOpen,
                    let info = XRRGetOutputInfo(connection.display, resources, monitor.outputs[output])
                else { continue }
                defer { XRRFreeOutputInfo(info) }
                rate = [rate, controllers[info.pointee.crtc]?.refreshRate].compactMap { $0 }.max()
            }
            let frame = PixelRect(x: monitor.x, y: monitor.y, width: monitor.width, height: monitor.height)
            let name = self.name(of: monitor) ?? "monitor \(monitor.name)"
            return DisplayMonitor(name: name, frame: frame, refreshRate: rate)
        }
    }

    private func name(of monitor: XRRMonitorInfo) -> String? {
        guard connection.isOpen, let text = XGetAtomName(connection.display, monitor.name) else { return nil }
        defer { XFree(text) }
        return String(cString: text)
    }
}

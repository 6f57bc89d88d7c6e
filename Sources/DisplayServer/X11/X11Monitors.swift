import CX11
import CoreGraphics

/// The monitors of the screen and how often they show a new picture. Anything that makes no sense, such as the rate of a
/// server without monitors, is left out rather than believed.
@MainActor final class X11Monitors {
    /// Those that show something, the main one first.
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

    /// Handles an event of the extension.
    ///
    /// - Returns: whether it was one. A change comes as several events, so the monitors are read later, once for all.
    func handle(_ event: inout XEvent) -> Bool {
        guard let eventBase, event.type == eventBase + RRScreenChangeNotify || event.type == eventBase + RRNotify else {
            return false
        }
        XRRUpdateConfiguration(&event)
        isOutdated = true
        return true
    }

    /// The monitors may have changed; they are read when all events were.
    func noteChange() { if eventBase != nil { isOutdated = true } }

    /// Reads the monitors anew if events have said that they changed.
    ///
    /// - Returns: whether they are others than before.
    func reloadIfNeeded() -> Bool {
        guard isOutdated else { return false }
        isOutdated = false
        let old = monitors
        reload()
        return monitors != old
    }

    /// The highest rate of the monitors that show any of `frames`, or of all if none does; nil if no rate is known.
    func rate(showing frames: [PixelRect]) -> Double? {
        let showing = monitors.filter { monitor in
            frames.contains { !$0.intersection(monitor.frame).isEmpty }
        }
        return (showing.isEmpty ? monitors : showing).compactMap(\.refreshRate).max()
    }

    /// Whether it matters where a window is.
    var ratesDiffer: Bool { Set(monitors.map(\.refreshRate)).count > 1 }

    private func reload() {
        guard connection.isOpen else { return }
        // An output may go while it is asked about.
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

    /// What drives the outputs, by number and without names; those without a picture are left out.
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

    /// What a person sees as one monitor, which may have several outputs.
    private func readMonitors(
        _ resources: UnsafeMutablePointer<XRRScreenResources>, _ controllers: [RRCrtc: DisplayMonitor]
    ) -> [DisplayMonitor] {
        var count: Int32 = 0
        guard connection.isOpen, let list = XRRGetMonitors(connection.display, connection.root, 1, &count) else {
            return []
        }
        defer { XRRFreeMonitors(list) }
        // The main monitor first; the others stay in the server's order.
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

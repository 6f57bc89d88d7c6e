import CX11
import Foundation

/// How many device pixels a point has on an X display.
///
/// In this order: the environment's `UIKIT_SCALE`; what the desktop's settings daemon says; the resource `Xft.dpi` divided by
/// 96; 1. What the monitor says about
/// its size in millimetres is not looked at: it is wrong too often. Every value is moved to the nearest of 1, 1.25, 1.5 and
/// 2, upwards from the middle between two; larger ones become 2.
package enum X11Scale {
    /// The scales there are.
    package static let steps: [CGFloat] = [1, 1.25, 1.5, 2]

    /// - Parameters:
    ///   - override: the value of `UIKIT_SCALE`; anything but a positive number is ignored.
    ///   - settings: what the settings daemon says; see ``XSettings/scale``.
    ///   - resources: the text of the root window's `RESOURCE_MANAGER` property.
    package static func choose(override: String?, settings: Double? = nil, resources: String?) -> CGFloat {
        if let override, let value = Double(override), value > 0, value.isFinite { return snap(value) }
        if let settings, settings > 0, settings.isFinite { return snap(settings) }
        if let resources, let dpi = dotsPerInch(in: resources) { return snap(dpi / 96) }
        return 1
    }

    /// The value of `Xft.dpi` in a resource file's text; nil if it is absent or makes no sense.
    static func dotsPerInch(in resources: String) -> Double? {
        for line in resources.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon].trimmingCharacters(in: .whitespaces)
            guard name == "Xft.dpi" || name == "*dpi" || name == "Xft*dpi" else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            if let dpi = Double(value), dpi > 0, dpi.isFinite { return dpi }
        }
        return nil
    }

    static func snap(_ value: Double) -> CGFloat {
        var best: CGFloat = 1
        for step in steps where abs(step - value) <= abs(best - value) { best = step }
        return best
    }

    /// Reads the text of `RESOURCE_MANAGER` from the server. Xlib's own copy is as old as the connection.
    @MainActor static func readResources(_ display: OpaquePointer, root: Window) -> String? {
        var type: Atom = 0
        var format: Int32 = 0
        var count: UInt = 0
        var remaining: UInt = 0
        var data: UnsafeMutablePointer<UInt8>?
        let status = XGetWindowProperty(
            display, root, Atom(XA_RESOURCE_MANAGER), 0, 1 << 18, 0, Atom(XA_STRING), &type, &format, &count,
            &remaining, &data)
        defer { if let data { XFree(data) } }
        guard status == 0, format == 8, let data else { return nil }
        return String(decoding: UnsafeBufferPointer(start: data, count: Int(count)), as: UTF8.self)
    }
}

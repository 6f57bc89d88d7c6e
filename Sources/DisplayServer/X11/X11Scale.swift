import CX11
import Foundation

/// Determines the scale of an X display: the number of device pixels per point.
///
/// The scale is the first that is available of: `UIKIT_SCALE` in the environment; the value of the desktop's settings
/// daemon; the resource `Xft.dpi` divided by 96; 1. The monitor's physical size is not used, because it is often wrong.
/// Values are rounded to the nearest of 1, 1.25, 1.5 and 2, and up if they are halfway between two; larger values
/// become 2.
package enum X11Scale {
    /// The supported scales.
    package static let steps: [CGFloat] = [1, 1.25, 1.5, 2]

    /// Returns the scale.
    ///
    /// - Parameters:
    ///   - override: The value of `UIKIT_SCALE`; values other than positive numbers are ignored.
    ///   - settings: The value of the settings daemon; see ``XSettings/scale(textScale:)``.
    ///   - resources: The text of the root window's `RESOURCE_MANAGER` property.
    package static func choose(override: String?, settings: Double? = nil, resources: String?) -> CGFloat {
        if let override, let value = Double(override), value > 0, value.isFinite { return snap(value) }
        if let settings, settings > 0, settings.isFinite { return snap(settings) }
        if let resources, let dpi = dotsPerInch(in: resources) { return snap(dpi / 96) }
        return 1
    }

    /// Returns the value of `Xft.dpi` in the text of a resource file; nil if it is absent or invalid.
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

    /// Reads the text of `RESOURCE_MANAGER` from the server. Xlib's own copy is not updated after the connection was
    /// opened.
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

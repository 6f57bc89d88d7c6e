import CXTest
import CoreGraphics
import DisplayServer
import UIKitTesting

/// An XSETTINGS daemon.
@MainActor final class FakeSettingsDaemon {
    private let client: XClient
    private var window: Window = 0

    init(_ client: XClient) { self.client = client }

    /// Becomes the settings manager with the given settings, and announces it.
    func start(_ entries: [(String, XSettings.Value)]) throws {
        window = try client.perform { XCreateSimpleWindow($0, cxtest_root($0), -10, -10, 1, 1, 0, 0, 0) }
        try publish(entries)
        try client.perform { display in
            let selection = XInternAtom(display, "_XSETTINGS_S0", 0)
            XSetSelectionOwner(display, selection, window, Time(CurrentTime))
            var event = XEvent()
            event.xclient.type = ClientMessage
            event.xclient.window = cxtest_root(display)
            event.xclient.message_type = XInternAtom(display, "MANAGER", 0)
            event.xclient.format = 32
            event.xclient.data.l.1 = Int(selection)
            event.xclient.data.l.2 = Int(window)
            XSendEvent(display, cxtest_root(display), 0, StructureNotifyMask, &event)
        }
    }

    func publish(_ entries: [(String, XSettings.Value)]) throws { try publish(bytes: Self.encode(entries)) }

    func publish(bytes: [UInt8]) throws {
        try client.perform { display in
            let atom = XInternAtom(display, "_XSETTINGS_SETTINGS", 0)
            XChangeProperty(display, window, atom, atom, 8, PropModeReplace, bytes, Int32(bytes.count))
        }
    }

    func stop() throws { try client.destroy(window) }

    nonisolated static func encode(_ entries: [(String, XSettings.Value)], isBigEndian: Bool = false) -> [UInt8] {
        func number<Number: FixedWidthInteger>(_ value: Number) -> [UInt8] {
            withUnsafeBytes(of: isBigEndian ? value.bigEndian : value.littleEndian) { Array($0) }
        }
        func padded(_ text: String) -> [UInt8] {
            Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
        }
        var bytes: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0] + number(UInt32(1)) + number(UInt32(entries.count))
        for (name, value) in entries {
            let type: UInt8 =
                switch value {
                case .integer: 0
                case .text: 1
                case .color: 2
                }
            bytes += [type, 0] + number(UInt16(name.utf8.count)) + padded(name) + number(UInt32(0))
            switch value {
            case .integer(let value): bytes += number(value)
            case .text(let text): bytes += number(UInt32(text.utf8.count)) + padded(text)
            case .color(let red, let green, let blue, let alpha):
                for part in [red, green, blue, alpha] { bytes += number(part) }
            }
        }
        return bytes
    }
}

import CXTest
import CoreGraphics
import Foundation
import UIKitTesting

/// A minimal X client with one window that logs all input it receives.
@MainActor final class XProbe {
    /// A received event, with its location in device pixels of the window.
    struct Event: Equatable {
        enum Kind: Equatable {
            case touchBegan, touchMoved, touchEnded
            case motion, buttonDown, buttonUp, keyDown, keyUp
        }
        var kind: Kind
        /// The touch ID, the button or the key code; 0 for motion.
        var detail: Int
        var x: Double
        var y: Double
    }

    let client: XClient
    private(set) var window: Window = 0

    /// Creates a window, and waits until it is mapped.
    ///
    /// - Parameters:
    ///   - displayName: The name of the display.
    ///   - title: The title of the window.
    ///   - frame: The frame of the window, in device pixels.
    init(displayName: String, title: String = "Probe", frame: CGRect) throws {
        client = try XClient(displayName: displayName)
        window = try client.perform { display in
            var major: Int32 = 2
            var minor: Int32 = 2
            XIQueryVersion(display, &major, &minor)
            let window = XCreateSimpleWindow(
                display, cxtest_root(display), Int32(frame.minX), Int32(frame.minY), UInt32(frame.width),
                UInt32(frame.height), 0, 0, 0x3366CC)
            XStoreName(display, window, title)
            XSelectInput(display, window, KeyPressMask | KeyReleaseMask | StructureNotifyMask)
            let types = [
                XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd, XI_ButtonPress, XI_ButtonRelease, XI_Motion,
            ].map { Int32($0) }
            cxtest_select_xi2(display, window, XIAllMasterDevices, types, Int32(types.count))
            XMapWindow(display, window)
            return window
        }
        try client.raise(window)
    }

    /// Returns the events since the last call, after the server has processed all earlier requests.
    func takeEvents() throws -> [Event] {
        try client.perform { display in
            XSync(display, 0)
            var result: [Event] = []
            var event = XEvent()
            var input = cxtest_device_event()
            while true {
                switch cxtest_next_event(display, &event, &input) {
                case 0: return result
                case 1:
                    let isEmulated = input.flags & XIPointerEmulated != 0
                    if !isEmulated, let kind = XProbe.kinds[input.type] {
                        result.append(
                            Event(
                                kind: kind, detail: kind == .motion ? 0 : Int(input.detail), x: input.event_x,
                                y: input.event_y))
                    }
                default:
                    guard event.type == KeyPress || event.type == KeyRelease else { continue }
                    result.append(
                        Event(
                            kind: event.type == KeyPress ? .keyDown : .keyUp, detail: Int(event.xkey.keycode),
                            x: 0, y: 0))
                }
            }
        }
    }

    private static let kinds: [Int32: Event.Kind] = [
        XI_TouchBegin: .touchBegan, XI_TouchUpdate: .touchMoved, XI_TouchEnd: .touchEnded, XI_Motion: .motion,
        XI_ButtonPress: .buttonDown, XI_ButtonRelease: .buttonUp,
    ]
}

import CXTest
import CoreGraphics
import Foundation

/// Another program that wants touches, as window managers and gesture recognizers of a desktop do: it holds a grab on
/// the root window and decides for each touch whether it keeps it.
@MainActor package final class TouchGrabber {
    /// A touch that came to the grab.
    package struct Touch: Equatable {
        package var id: UInt32
        /// In device pixels of the screen.
        package var location: CGPoint
        package var hasEnded: Bool
    }

    private let client: XClient
    private let device: Int32

    /// The touches that have come so far, in the order they began. ``update()`` reads new ones.
    package private(set) var touches: [Touch] = []

    /// Connects and takes the grab.
    ///
    /// - Throws: ``XClientError`` if another program holds it already.
    package init(displayName: String) throws {
        client = try XClient(displayName: displayName)
        device = try client.perform { display in
            var major: Int32 = 2
            var minor: Int32 = 2
            XIQueryVersion(display, &major, &minor)
            let pointer = cxtest_master_pointer(display)
            let failures = cxtest_grab_touches(display, cxtest_root(display), pointer)
            guard failures == 0 else {
                throw XClientError.refused(code: 0, meaning: "another program has the touches of the root window")
            }
            return pointer
        }
    }

    /// Waits until a touch has come that is not decided, and reads all that came.
    ///
    /// - Returns: false if none came within `timeout` seconds.
    @discardableResult
    package func waitForTouch(timeout: TimeInterval = 5) throws -> Bool {
        var remaining = Int(timeout * 1000)
        let before = touches.count
        while true {
            try update()
            if touches.count > before { return true }
            guard remaining > 0 else { return false }
            _ = client.waitForEvents(milliseconds: min(remaining, 50))
            remaining -= 50
        }
    }

    /// Reads what has come.
    package func update() throws {
        try client.perform { display in
            var event = XEvent()
            var input = cxtest_device_event()
            while true {
                let kind = cxtest_next_event(display, &event, &input)
                if kind == 0 { return }
                guard kind == 1 else { continue }
                take(input)
            }
        }
    }

    /// Keeps the touch: every other program is told that it is over.
    package func accept(_ touch: Touch) throws { try decide(touch, XIAcceptTouch) }

    /// Leaves the touch to the program below.
    package func reject(_ touch: Touch) throws { try decide(touch, XIRejectTouch) }

    /// Gives up the grab and disconnects.
    package func close() {
        _ = try? client.perform { cxtest_ungrab_touches($0, cxtest_root($0), device) }
        client.close()
    }

    private func decide(_ touch: Touch, _ decision: Int32) throws {
        try client.perform { display in
            XIAllowTouchEvents(display, device, touch.id, cxtest_root(display), decision)
        }
    }

    private func take(_ event: cxtest_device_event) {
        let id = UInt32(bitPattern: event.detail)
        let location = CGPoint(x: event.root_x, y: event.root_y)
        if event.type == XI_TouchBegin {
            touches.append(Touch(id: id, location: location, hasEnded: false))
        } else if let index = touches.lastIndex(where: { $0.id == id }) {
            touches[index].location = location
            if event.type == XI_TouchEnd { touches[index].hasEnded = true }
        }
    }
}

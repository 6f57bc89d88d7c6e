import CXTest
import CoreGraphics
import Foundation

/// A simulated program that grabs touches, as window managers and gesture recognizers of a desktop do: it has a passive
/// grab on the root window, and accepts or rejects each touch.
@MainActor package final class TouchGrabber {
    /// A touch that the grab received.
    package struct Touch: Equatable {
        package var id: UInt32
        /// The location on the screen, in device pixels.
        package var location: CGPoint
        package var hasEnded: Bool
    }

    private let client: XClient
    private let device: Int32

    /// The touches so far, in the order in which they began. ``update()`` reads new events.
    package private(set) var touches: [Touch] = []

    /// Connects to a server and grabs touches.
    ///
    /// - Throws: ``XClientError`` if another program has such a grab.
    package init(displayName: String) throws {
        client = try XClient(displayName: displayName)
        device = try client.perform { display in
            var major: Int32 = 2
            var minor: Int32 = 2
            XIQueryVersion(display, &major, &minor)
            let pointer = cxtest_master_pointer(display)
            let failures = cxtest_grab_touches(display, cxtest_root(display), pointer)
            guard failures == 0 else {
                throw XClientError.refused(code: 0, meaning: "another client grabbed the touches of the root window")
            }
            return pointer
        }
    }

    /// Waits until a new touch begins, and reads all events that have arrived.
    ///
    /// - Parameter timeout: The longest time to wait, in seconds.
    /// - Returns: False if no touch began within that time.
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

    /// Reads all events that have arrived.
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

    /// Accepts a touch. The server ends it for all other programs.
    package func accept(_ touch: Touch) throws { try decide(touch, XIAcceptTouch) }

    /// Rejects a touch, which then belongs to the next program.
    package func reject(_ touch: Touch) throws { try decide(touch, XIRejectTouch) }

    /// Releases the grab and disconnects.
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

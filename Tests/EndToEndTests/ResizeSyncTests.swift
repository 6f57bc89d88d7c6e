import CX11
import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of resizing with a window manager that waits for each new size to be painted. The tests act as the window
/// manager.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct ResizeSyncTests {
    @Test("a new size is completely painted when it is acknowledged")
    func acknowledgedSizesArePainted() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let client = try display.client()
        let run = try ProgramRun("LifecycleProbe", display: display.displayName)
        let window = try #require(client.waitForWindow(titled: "Lifecycle", timeout: 15))
        try run.wait(for: "the first frame") { $0.contains { $0.hasPrefix("draw") } }
        for number in 1...10 {
            let (width, height) = (300 + number * 40, 200 + number * 30)
            let isAcknowledged = try client.perform { display -> Bool in
                let counter = counter(of: window, display)
                XClient.sendProtocolMessage(window, "_NET_WM_SYNC_REQUEST", with: [0, number], display)
                XResizeWindow(display, window, UInt32(width), UInt32(height))
                for _ in 0..<200_000 {
                    var value = XSyncValue()
                    XSyncQueryCounter(display, counter, &value)
                    if value.lo == UInt32(number) { return true }
                }
                return false
            }
            try #require(isAcknowledged)
            let screenshot = try client.screenshot(of: window)
            #expect(screenshot.width == width && screenshot.height == height)
            // The background is white outside the view. Unpainted pixels would be black.
            let corner = [screenshot[width - 1, height - 1], screenshot[width - 1, 0], screenshot[0, height - 1]]
            #expect(corner.map { $0 & 0xFFFFFF } == [0xFFFFFF, 0xFFFFFF, 0xFFFFFF], "at \(width)")
        }
        run.process.terminate()
    }

    private func counter(of window: Window, _ display: OpaquePointer) -> XSyncCounter {
        let numbers = XClient.numbers(of: window, property: "_NET_WM_SYNC_REQUEST_COUNTER", display)
        return numbers.count == 1 ? XSyncCounter(UInt(bitPattern: numbers[0])) : 0
    }
}

import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of changes to the display resolution while an application runs.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct ScaleChangeTests {
    /// Waits until four consecutive screenshots of a window are equal and not blank.
    private func stableScreenshot(_ client: XClient, _ window: Window) throws -> Screenshot {
        var last = try client.screenshot(of: window)
        var equalCount = 1
        try Wait.until(
            "the window is drawn and no longer changes", timeout: 30, step: { Thread.sleep(forTimeInterval: 0.15) },
            {
                let next = try client.screenshot(of: window)
                equalCount = next == last ? equalCount + 1 : 1
                last = next
                return equalCount >= 4 && Set(next.pixels.lazy.map { $0 & 0xFFFFFF }).count > 4
            })
        return last
    }

    /// Returns a description of the difference between two screenshots, or nil if they are equal.
    private func difference(_ a: Screenshot, _ b: Screenshot) -> String? {
        guard a.width == b.width, a.height == b.height else { return "sizes" }
        let indices = a.pixels.indices.filter { a.pixels[$0] != b.pixels[$0] }
        guard let first = indices.first, let last = indices.last else { return nil }
        let columns = indices.map { $0 % a.width }
        return """
            \(indices.count) pixels in rows \(first / a.width) to \(last / a.width), columns \(columns.min() ?? 0) to \
            \(columns.max() ?? 0)
            """
    }

    /// Returns a screenshot of a window of 600 × 380 points at a scale. The program also resizes its window when the
    /// scale changes, so the request is repeated until the size stays.
    private func screenshot(_ client: XClient, _ window: Window, _ scale: CGFloat) throws -> Screenshot {
        let deadline = Date(timeIntervalSinceNow: 20)
        while true {
            do {
                try client.resize(window, width: Int(600 * scale), height: Int(380 * scale))
                // The bars of scroll views disappear some time after the page was shown or resized.
                Thread.sleep(forTimeInterval: 1.5)
                let screenshot = try stableScreenshot(client, window)
                if screenshot.width == Int(600 * scale) || Date() > deadline { return screenshot }
            } catch {
                // The server cannot capture a window that temporarily extends beyond the screen.
                if Date() > deadline { throw error }
                Thread.sleep(forTimeInterval: 0.1)
            }
        }
    }

    @Test("a window after a change of Xft.dpi equals one that was opened at that scale")
    func windowsFollowResolutionChanges() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let client = try display.client()
        var fresh: [Int: Screenshot] = [:]
        for dpi in [96, 120, 144, 192] {
            try client.setResources("Xft.dpi:\t\(dpi)\n")
            let run = try ProgramRun("Gallery", display: display.displayName)
            let window = try #require(client.waitForWindow(titled: "Gallery", timeout: 20))
            fresh[dpi] = try screenshot(client, window, CGFloat(dpi) / 96)
            run.process.terminate()
            #expect(fresh[dpi]?.width == Int(600 * CGFloat(dpi) / 96))
        }
        try client.setResources("Xft.dpi:\t96\n")
        let run = try ProgramRun("Gallery", display: display.displayName)
        defer { run.process.terminate() }
        let window = try #require(client.waitForWindow(titled: "Gallery", timeout: 20))
        for dpi in [120, 144, 192, 96] {
            try client.setResources("Xft.dpi:\t\(dpi)\n")
            let expected = try #require(fresh[dpi])
            var changed: String?
            // The program applies the new scale after a delay.
            let deadline = Date(timeIntervalSinceNow: 20)
            repeat {
                Thread.sleep(forTimeInterval: 0.2)
                changed = difference(try screenshot(client, window, CGFloat(dpi) / 96), expected)
            } while changed != nil && Date() < deadline
            #expect(changed == nil, "at \(dpi) dots per inch")
        }
    }
}

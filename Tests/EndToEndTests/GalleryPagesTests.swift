import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of the Gallery's pages and the small demos, controlled from outside with keyboard and pointer.
@MainActor @Suite(.serialized) struct GalleryPagesTests {
    /// USB HID usage IDs.
    private enum Key {
        static let d = 0x07
        static let tab = 0x2B
        static let space = 0x2C
        static let pageDown = 0x4E
        static let down = 0x51
        static let control = 0xE0
    }

    private let pageCount = 56
    /// The location of a row of the sidebar, and a pixel of the page's background.
    private let row = CGPoint(x: 100, y: 52)
    private let background = (x: 1020, y: 10)

    @Test("the keyboard shows every page, in light and dark, and each page looks different", .needs(.xvfb))
    func keyboardShowsEveryPage() throws {
        let gallery = try DemoProcess("Gallery", windowTitle: "Gallery")
        defer { gallery.end() }
        var screenshots: [Screenshot] = [try gallery.screenshot(after: nil)]
        for page in 1..<pageCount {
            try gallery.press(Key.pageDown, holding: Key.control)
            let screenshot = try gallery.screenshot(after: screenshots[page - 1])
            #expect(screenshots.allSatisfy { $0 != screenshot }, "page \(page) looks like an earlier one")
            screenshots.append(screenshot)
        }
        // The last page stays when the user tries to go beyond it.
        try gallery.press(Key.pageDown, holding: Key.control)
        #expect(try gallery.screenshot(after: nil) == screenshots[pageCount - 1])
        let light = screenshots[pageCount - 1][background.x, background.y]
        try gallery.press(Key.d, holding: Key.control)
        let dark = try gallery.screenshot(after: screenshots[pageCount - 1])[background.x, background.y]
        #expect(light & 0xFF > 0xE0 && dark & 0xFF < 0x30)
        #expect(gallery.process.isRunning)
    }

    @Test("arrow keys move in the sidebar, Tab moves focus to the page, and Space operates its control", .needs(.xvfb))
    func keyboardOperatesSidebarAndPage() throws {
        let gallery = try DemoProcess("Gallery", windowTitle: "Gallery")
        defer { gallery.end() }
        let first = try gallery.screenshot(after: nil)
        try gallery.click(row)
        var last = try gallery.screenshot(after: first)
        // Two rows down is the page about switches.
        for _ in 0..<2 {
            try gallery.press(Key.down)
            let next = try gallery.screenshot(after: last)
            #expect(next != last)
            last = next
        }
        // Tab moves past the appearance control and the divider to the first switch.
        for _ in 0..<3 {
            try gallery.press(Key.tab)
            last = try gallery.screenshot(after: last)
        }
        try gallery.press(Key.space)
        let switched = try gallery.screenshot(after: last)
        let changed = (0..<last.pixels.count).filter { last.pixels[$0] != switched.pixels[$0] }
        let columns = changed.map { $0 % last.width }
        let rows = changed.map { $0 / last.width }
        // Only the first switch changed.
        #expect(changed.count > 100 && columns.allSatisfy { $0 > 208 && $0 < 400 } && rows.allSatisfy { $0 < 200 })
    }

    @Test("the mouse wheel scrolls the sidebar", .needs(.xvfb))
    func mouseWheelScrollsTheSidebar() throws {
        let gallery = try DemoProcess("Gallery", windowTitle: "Gallery")
        defer { gallery.end() }
        let first = try gallery.screenshot(after: nil)
        try gallery.turnWheel(notches: 4, at: row)
        let moved = try gallery.screenshot(after: first)
        let changed = (0..<first.pixels.count).filter { first.pixels[$0] != moved.pixels[$0] }
        #expect(changed.count { $0 % first.width < 208 } > 1000)
        // After scrolling, another page is under the pointer.
        try gallery.click(row)
        let selected = try gallery.screenshot(after: moved)
        #expect((0..<selected.height).contains { selected[300, $0] != first[300, $0] })
    }

    @Test("the drawing pad draws the path of the pointer, and its button clears it", .needs(.xvfb))
    func drawingPadDrawsAndClears() throws {
        let pad = try DemoProcess("DrawingPad", windowTitle: "Drawing pad")
        defer { pad.end() }
        let empty = try pad.screenshot(after: nil)
        try pad.drag((0...20).map { CGPoint(x: 100 + $0 * 20, y: 300 - $0 * 5) })
        let drawn = try pad.screenshot(after: empty)
        for step in 0...20 { #expect(drawn[100 + step * 20, 300 - step * 5] != empty[0, 0]) }
        try pad.click(CGPoint(x: 750, y: 32))
        // Compare pixels away from the button, which displays a hover effect.
        let cleared = try pad.screenshot(after: drawn)
        #expect((0...20).allSatisfy { cleared[100 + $0 * 20, 300 - $0 * 5] == empty[0, 0] })
    }

    @Test("the clock updates once per second", .needs(.xvfb))
    func clockUpdatesOncePerSecond() throws {
        let clock = try DemoProcess("Clock", windowTitle: "Clock")
        defer { clock.end() }
        let start = try clock.screenshot(after: nil)
        var changes = 0
        var last = start
        for _ in 0..<60 {
            Thread.sleep(forTimeInterval: 0.05)
            let next = try clock.screenshot()
            if next != last { changes += 1 }
            last = next
        }
        #expect((2...4).contains(changes))
    }
}

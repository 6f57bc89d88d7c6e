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

    private let pageCount = 29
    /// The location of a row of the sidebar, and a pixel of the page's background.
    private let row = CGPoint(x: 100, y: 52)
    private let ground = (x: 1020, y: 10)

    @Test("every page is shown by the keyboard, in light and dark, and none like another", .needs(.xvfb))
    func allPages() throws {
        let gallery = try DemoProcess("Gallery", windowTitle: "Gallery")
        defer { gallery.end() }
        var pictures: [Screenshot] = [try gallery.picture(after: nil)]
        for page in 1..<pageCount {
            try gallery.press(Key.pageDown, holding: Key.control)
            let picture = try gallery.picture(after: pictures[page - 1])
            #expect(pictures.allSatisfy { $0 != picture }, "page \(page) looks like one before")
            pictures.append(picture)
        }
        // The last page stays when the user tries to go beyond it.
        try gallery.press(Key.pageDown, holding: Key.control)
        #expect(try gallery.picture(after: nil) == pictures[pageCount - 1])
        let light = pictures[pageCount - 1][ground.x, ground.y]
        try gallery.press(Key.d, holding: Key.control)
        let dark = try gallery.picture(after: pictures[pageCount - 1])[ground.x, ground.y]
        #expect(light & 0xFF > 0xE0 && dark & 0xFF < 0x30)
        #expect(gallery.process.isRunning)
    }

    @Test("the sidebar goes by arrow keys and keeps the keys; Tab goes on to the page, Space uses it", .needs(.xvfb))
    func keyboard() throws {
        let gallery = try DemoProcess("Gallery", windowTitle: "Gallery")
        defer { gallery.end() }
        let first = try gallery.picture(after: nil)
        try gallery.click(row)
        var last = try gallery.picture(after: first)
        // Two rows down is the page about switches.
        for _ in 0..<2 {
            try gallery.press(Key.down)
            let next = try gallery.picture(after: last)
            #expect(next != last)
            last = next
        }
        // Tab moves past the appearance control to the first switch.
        for _ in 0..<2 {
            try gallery.press(Key.tab)
            last = try gallery.picture(after: last)
        }
        try gallery.press(Key.space)
        let switched = try gallery.picture(after: last)
        let changed = (0..<last.pixels.count).filter { last.pixels[$0] != switched.pixels[$0] }
        let columns = changed.map { $0 % last.width }
        let rows = changed.map { $0 / last.width }
        // Only the first switch changed.
        #expect(changed.count > 100 && columns.allSatisfy { $0 > 208 && $0 < 400 } && rows.allSatisfy { $0 < 200 })
    }

    @Test("the wheel moves the titles of pages that have no room", .needs(.xvfb))
    func wheel() throws {
        let gallery = try DemoProcess("Gallery", windowTitle: "Gallery")
        defer { gallery.end() }
        let first = try gallery.picture(after: nil)
        try gallery.turnWheel(notches: 4, at: row)
        let moved = try gallery.picture(after: first)
        let changed = (0..<first.pixels.count).filter { first.pixels[$0] != moved.pixels[$0] }
        #expect(changed.count { $0 % first.width < 208 } > 1000)
        // After scrolling, another page is under the pointer.
        try gallery.click(row)
        let chosen = try gallery.picture(after: moved)
        #expect((0..<chosen.height).contains { chosen[300, $0] != first[300, $0] })
    }

    @Test("the drawing pad draws what the pointer does, and is cleared by its button", .needs(.xvfb))
    func drawingPad() throws {
        let pad = try DemoProcess("DrawingPad", windowTitle: "Drawing pad")
        defer { pad.end() }
        let empty = try pad.picture(after: nil)
        try pad.drag((0...20).map { CGPoint(x: 100 + $0 * 20, y: 300 - $0 * 5) })
        let drawn = try pad.picture(after: empty)
        for step in 0...20 { #expect(drawn[100 + step * 20, 300 - step * 5] != empty[0, 0]) }
        try pad.click(CGPoint(x: 750, y: 32))
        // Compare pixels away from the button, which displays a hover effect.
        let cleared = try pad.picture(after: drawn)
        #expect((0...20).allSatisfy { cleared[100 + $0 * 20, 300 - $0 * 5] == empty[0, 0] })
    }

    @Test("the clock moves once a second", .needs(.xvfb))
    func clock() throws {
        let clock = try DemoProcess("Clock", windowTitle: "Clock")
        defer { clock.end() }
        let start = try clock.picture(after: nil)
        var changes = 0
        var last = start
        for _ in 0..<60 {
            Thread.sleep(forTimeInterval: 0.05)
            let next = try clock.picture()
            if next != last { changes += 1 }
            last = next
        }
        #expect((2...4).contains(changes))
    }
}

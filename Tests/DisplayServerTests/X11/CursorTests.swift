import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of the cursor image that the X server displays.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct CursorTests {
    /// Two cursor themes, each with an image for some cursors. libXcursor searches for themes once per process.
    private static let themes: URL? = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cursors-\(getpid())")
        let pictures: [(theme: String, name: String, size: UInt32, colour: UInt32)] = [
            ("One", "text", 24, 0xffff_0000), ("One", "hand2", 24, 0xff00_ff00), ("Two", "text", 24, 0xff00_00ff),
            ("Two", "text", 48, 0xff00_00ff),
        ]
        do {
            for picture in pictures {
                let cursors = folder.appendingPathComponent(picture.theme).appendingPathComponent("cursors")
                try FileManager.default.createDirectory(at: cursors, withIntermediateDirectories: true)
                let sizes = pictures.filter { $0.theme == picture.theme && $0.name == picture.name }.map(\.size)
                try file(sizes, picture.colour).write(to: cursors.appendingPathComponent(picture.name))
            }
        } catch {
            return nil
        }
        setenv("XCURSOR_PATH", folder.path, 1)
        return folder
    }()

    /// Returns a cursor file with a square of one color for each size.
    private static func file(_ sizes: [UInt32], _ colour: UInt32) -> Data {
        let kind: UInt32 = 0xfffd_0002
        var numbers: [UInt32] = [0x7275_6358, 16, 0x10000, UInt32(sizes.count)]
        var position = UInt32(16 + 12 * sizes.count)
        for size in sizes {
            numbers += [kind, size, position]
            position += 36 + size * size * 4
        }
        for size in sizes {
            numbers += [36, kind, size, 1, size, size, 3, 4, 0]
            numbers += [UInt32](repeating: colour, count: Int(size * size))
        }
        return numbers.reduce(into: Data()) { data, number in
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
    }

    private struct Picture: Equatable {
        var width: Int
        var height: Int
        /// The color of the center pixel.
        var colour: UInt
        var isEmpty: Bool
    }

    /// Returns the cursor image on the screen, with the XFixes extension, which no other test needs.
    private func picture(_ client: XClient) throws -> Picture {
        typealias Query =
            @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
        typealias GetImage = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
        let library = try #require(dlopen("libXfixes.so.3", RTLD_LAZY))
        let query = unsafeBitCast(try #require(dlsym(library, "XFixesQueryExtension")), to: Query.self)
        let getImage = unsafeBitCast(try #require(dlsym(library, "XFixesGetCursorImage")), to: GetImage.self)
        return try client.perform { display in
            var event: Int32 = 0
            var error: Int32 = 0
            _ = query(display, &event, &error)
            let image = try #require(getImage(display))
            defer { XFree(image) }
            // The structure contains four 16-bit numbers, two for the hot spot, a serial number, and a pointer to the
            // pixels, each stored as a long. The library sign-extends the pixels when it converts them to longs.
            let width = Int(image.load(fromByteOffset: 4, as: UInt16.self))
            let height = Int(image.load(fromByteOffset: 6, as: UInt16.self))
            let pixels = try #require(image.load(fromByteOffset: 24, as: UnsafePointer<UInt>?.self))
            return Picture(
                width: width, height: height, colour: pixels[height / 2 * width + width / 2] & 0xffff_ffff,
                isEmpty: !(0..<width * height).contains { pixels[$0] >> 24 != 0 })
        }
    }

    private func shown(_ rig: Rig, _ shape: CursorShape) throws -> Picture {
        rig.surface.setCursor(shape)
        rig.server.serve(for: 0.02)
        return try picture(try #require(rig.display).client())
    }

    private func rigWithPointer() throws -> Rig {
        _ = try #require(Self.themes)
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let injector = try rig.injector()
        try injector.movePointer(to: CGPoint(x: 30, y: 30))
        try rig.settle(injector)
        return rig
    }

    private static var hasLibrary: Bool { dlopen("libXcursor.so.1", RTLD_LAZY) != nil }

    @Test("Every shape has a picture, but for none, which has nothing to see")
    func shapes() throws {
        let rig = try rigWithPointer()
        let hidden = try shown(rig, .hidden)
        #expect(hidden.isEmpty)
        for shape in CursorShape.allCases where shape != .hidden {
            #expect(try !shown(rig, shape).isEmpty, "\(shape)")
        }
        #expect(try shown(rig, .hidden) == hidden)
        #expect(rig.server.isConnected)
    }

    @Test("Pictures are the theme's, by any of their names, and change with theme and size at once")
    func themes() throws {
        try #require(Self.hasLibrary, "libXcursor is not installed")
        let rig = try rigWithPointer()
        let daemon = SettingsDaemon(try #require(rig.display).client())
        try daemon.start([("Gtk/CursorThemeName", .text("One")), ("Gtk/CursorThemeSize", .integer(24))])
        try rig.expectSoon("told") { rig.server.settings.cursorTheme == "One" }
        let text = try shown(rig, .text)
        #expect(text == Picture(width: 24, height: 24, colour: 0xffff_0000, isEmpty: false))
        let hand = try shown(rig, .pointingHand)
        #expect(hand.colour == 0xff00_ff00)
        _ = try shown(rig, .text)
        try daemon.publish([("Gtk/CursorThemeName", .text("Two")), ("Gtk/CursorThemeSize", .integer(24))])
        try rig.expectSoon("told") { rig.server.settings.cursorTheme == "Two" }
        rig.server.serve(for: 0.02)
        let client = try #require(rig.display).client()
        let other = try picture(client)
        #expect(other == Picture(width: 24, height: 24, colour: 0xff00_00ff, isEmpty: false))
        try daemon.publish([("Gtk/CursorThemeName", .text("Two")), ("Gtk/CursorThemeSize", .integer(48))])
        try rig.expectSoon("told") { rig.server.settings.cursorSize == 48 }
        rig.server.serve(for: 0.02)
        let large = try picture(client)
        #expect(large == Picture(width: 48, height: 48, colour: 0xff00_00ff, isEmpty: false))
    }
}

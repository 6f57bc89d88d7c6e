import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of the cursor image that the X server displays.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct CursorTests {
    private struct CursorImage: Equatable {
        var width: Int
        var height: Int
        /// The color of the center pixel.
        var color: UInt
        var isEmpty: Bool
    }

    /// Returns the cursor image on the screen, with the XFixes extension, which no other test needs.
    private func cursorImage(_ client: XClient) throws -> CursorImage {
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
            return CursorImage(
                width: width, height: height, color: pixels[height / 2 * width + width / 2] & 0xffff_ffff,
                isEmpty: !(0..<width * height).contains { pixels[$0] >> 24 != 0 })
        }
    }

    private func cursorImage(_ fixture: DisplayServerFixture, _ shape: CursorShape) throws -> CursorImage {
        fixture.surface.setCursor(shape)
        fixture.server.serve(for: 0.02)
        return try cursorImage(try #require(fixture.display).client())
    }

    private func makeFixtureWithPointer() throws -> DisplayServerFixture {
        _ = try #require(CursorThemes.folder)
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 30, y: 30))
        try fixture.settle(injector)
        return fixture
    }

    private static var hasLibrary: Bool { dlopen("libXcursor.so.1", RTLD_LAZY) != nil }

    @Test("every shape except hidden has a visible image")
    func everyShapeHasAnImage() throws {
        let fixture = try makeFixtureWithPointer()
        let hidden = try cursorImage(fixture, .hidden)
        #expect(hidden.isEmpty)
        for shape in CursorShape.allCases where shape != .hidden {
            #expect(try !cursorImage(fixture, shape).isEmpty, "\(shape)")
        }
        #expect(try cursorImage(fixture, .hidden) == hidden)
        #expect(fixture.server.isConnected)
    }

    @Test("cursor images are found by all names of the theme, and follow theme and size changes")
    func imagesFollowThemeAndSize() throws {
        try #require(Self.hasLibrary, "libXcursor is not installed")
        let fixture = try makeFixtureWithPointer()
        let daemon = FakeSettingsDaemon(try #require(fixture.display).client())
        try daemon.start([("Gtk/CursorThemeName", .text("One")), ("Gtk/CursorThemeSize", .integer(24))])
        try fixture.expectSoon("the settings arrive") { fixture.server.settings.cursorTheme == "One" }
        let text = try cursorImage(fixture, .text)
        #expect(text == CursorImage(width: 24, height: 24, color: 0xffff_0000, isEmpty: false))
        let hand = try cursorImage(fixture, .pointingHand)
        #expect(hand.color == 0xff00_ff00)
        _ = try cursorImage(fixture, .text)
        try daemon.publish([("Gtk/CursorThemeName", .text("Two")), ("Gtk/CursorThemeSize", .integer(24))])
        try fixture.expectSoon("the settings arrive") { fixture.server.settings.cursorTheme == "Two" }
        fixture.server.serve(for: 0.02)
        let client = try #require(fixture.display).client()
        let other = try cursorImage(client)
        #expect(other == CursorImage(width: 24, height: 24, color: 0xff00_00ff, isEmpty: false))
        try daemon.publish([("Gtk/CursorThemeName", .text("Two")), ("Gtk/CursorThemeSize", .integer(48))])
        try fixture.expectSoon("the settings arrive") { fixture.server.settings.cursorSize == 48 }
        fixture.server.serve(for: 0.02)
        let large = try cursorImage(client)
        #expect(large == CursorImage(width: 48, height: 48, color: 0xff00_00ff, isEmpty: false))
    }
}

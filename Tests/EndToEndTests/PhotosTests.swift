import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Tests of the Photos demo with keyboard and mouse on a display. The window has 1000 × 720 points. Above the
/// thumbnails of several pictures, 644 points remain.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct PhotosTests {
    private let red: UInt32 = 0xFF0000
    private let blue: UInt32 = 0x0000FF
    private let green: UInt32 = 0x00FF00
    private let background: UInt32 = 0x0D0D0D

    /// Three pictures of 400 × 300 pixels.
    private func pictures() -> [String: Data] {
        let (red, blue) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        return [
            "IMG_1.png": PhotosRun.picture(red, blue), "IMG_2.png": PhotosRun.picture(blue, green),
            "IMG_10.png": PhotosRun.picture(green, red), "notes.txt": Data("no picture".utf8),
        ]
    }

    @Test func aFolderIsShownInTheOrderOfItsNames() throws {
        let photos = try PhotosRun(pictures(), title: "IMG_1.png — 1 of 3")
        defer { photos.end() }
        try photos.wait(colors: [(400, 322, red), (600, 322, blue)])
        try photos.press(.right)
        try photos.wait(title: "IMG_2.png — 2 of 3")
        try photos.wait(colors: [(400, 322, blue), (600, 322, green)])
        try photos.press(.end)
        try photos.wait(title: "IMG_10.png — 3 of 3")
        try photos.wait(colors: [(400, 322, green), (600, 322, red)])
        // There is no next picture.
        try photos.press(.right)
        try photos.press(.left)
        try photos.wait(title: "IMG_2.png — 2 of 3")
        try photos.press(.home)
        try photos.wait(title: "IMG_1.png — 1 of 3")
    }

    @Test func theBarDoesNotCoverAPictureThatFits() throws {
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let square = PhotosRun.picture(color, color, size: CGSize(width: 1500, height: 1500))
        let photos = try PhotosRun(["a.png": square, "b.png": square], title: "a.png — 1 of 2")
        defer { photos.end() }
        // The bar has 32 points above the thumbnails.
        try photos.wait(colors: [(300, 3, red), (300, 608, red), (300, 616, background), (150, 300, background)])
        // Zoomed, the picture fills the view, and the bar is hidden.
        try photos.press(.one)
        try photos.wait(colors: [(300, 3, red), (300, 608, red), (300, 640, red), (3, 640, red)])
        try photos.press(.zero)
        try photos.wait(colors: [(300, 3, red), (300, 608, red), (300, 616, background), (150, 300, background)])
    }

    @Test func aHeldArrowKeyGoesThroughThePicturesUntilItIsReleased() throws {
        let colors = [UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)]
        var files: [String: Data] = [:]
        for number in 1...60 { files["IMG_\(number).png"] = PhotosRun.picture(colors[number % 2], colors[number % 2]) }
        let photos = try PhotosRun(files, title: "IMG_1.png — 1 of 60")
        defer { photos.end() }
        try photos.wait(colors: [(500, 322, blue)])
        try photos.hold(.right, for: 2)
        Thread.sleep(forTimeInterval: 0.3)
        // The first press turns once; later it is about 12 pictures in a second.
        let position = try #require(photos.position)
        #expect(position > 5 && position < 40)
        // The picture of the title is shown, and nothing moves any more.
        try photos.wait(colors: [(400, 322, position % 2 == 0 ? red : blue), (250, 322, background)])
        Thread.sleep(forTimeInterval: 0.3)
        #expect(photos.position == position)
        try photos.hold(.left, for: 6)
        try photos.wait(title: "IMG_1.png — 1 of 60")
        try photos.wait(colors: [(500, 322, blue), (250, 322, background)])
    }

    @Test func arrowKeysThatArePressedQuicklyTurnOnceEach() throws {
        var files: [String: Data] = [:]
        for number in 1...12 { files["IMG_\(number).png"] = PhotosRun.picture(.red, .red) }
        let photos = try PhotosRun(files, title: "IMG_1.png — 1 of 12")
        defer { photos.end() }
        for _ in 0..<9 { try photos.press(.right) }
        try photos.wait(title: "IMG_10.png — 10 of 12")
    }

    @Test func theWheelWithControlZooms() throws {
        let photos = try PhotosRun(pictures(), title: "IMG_1.png — 1 of 3")
        defer { photos.end() }
        try photos.wait(colors: [(400, 322, red), (600, 322, blue), (250, 322, background)])
        // By 1.1 for each notch, about the pointer: the left edge moves from 300 to 500 - 200 × 1.95.
        try photos.turnWheelWithControl(notches: 7, at: CGPoint(x: 500, y: 322))
        try photos.wait(colors: [(250, 322, red), (750, 322, blue), (50, 322, background)])
        // The picture fits again.
        try photos.press(.zero)
        try photos.wait(colors: [(400, 322, red), (600, 322, blue), (250, 322, background)])
        try photos.wait(title: "IMG_1.png — 1 of 3")
    }

    @Test func aDoubleClickZoomsAndFitsAgain() throws {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let large = PhotosRun.picture(red, blue, size: CGSize(width: 2000, height: 1200))
        let photos = try PhotosRun(["wide.png": large], title: "wide.png — 1 of 1")
        defer { photos.end() }
        // Half of the size fits: 1000 × 600 points in the middle of 720.
        try photos.wait(colors: [(250, 360, self.red), (750, 360, self.blue), (250, 30, background)])
        // At 100 %, the clicked quarter of the picture covers the window.
        try photos.doubleClick(CGPoint(x: 250, y: 360))
        try photos.wait(colors: [(250, 360, self.red), (950, 360, self.red), (250, 30, self.red)])
        // An arrow key moves the picture instead of turning to the next one.
        try photos.press(.right)
        try photos.wait(colors: [(950, 360, self.blue)])
        try photos.doubleClick(CGPoint(x: 250, y: 360))
        try photos.wait(colors: [(250, 360, self.red), (750, 360, self.blue), (250, 30, background)])
    }

    @Test func filesThatAreNoPicturesHaveAMessage() throws {
        let photos = try PhotosRun(
            ["a.png": Data([1, 2, 3]), "b.png": PhotosRun.picture(.red, .red)], title: "a.png — 1 of 2")
        defer { photos.end() }
        try photos.press(.right)
        try photos.wait(title: "b.png — 2 of 2")
        #expect(photos.program.process.isRunning)
    }

    @Test func anEmptyFolderHasAMessage() throws {
        let photos = try PhotosRun([:], title: "Photos")
        defer { photos.end() }
        try photos.press(.right)
        try photos.press(.zero)
        try photos.wait(title: "Photos")
        #expect(photos.program.process.isRunning)
    }

    /// A Boolean value that indicates whether this machine can decode JPEG files.
    nonisolated private static let canDecodeJPEG = UIImage(data: TwoToneJPEG(width: 16, height: 8).data) != nil

    @Test(.enabled(if: PhotosTests.canDecodeJPEG, "gdk-pixbuf is not installed"))
    func aHugePictureIsShownAndZoomed() throws {
        let photos = try PhotosRun(
            ["huge.jpg": TwoToneJPEG(width: 10_000, height: 10_000).data], title: "huge.jpg — 1 of 1")
        defer { photos.end() }
        // The picture is a square of 720 points.
        try photos.wait(colors: [(300, 322, 0x404040), (700, 322, 0xC0C0C0), (50, 322, background)])
        try photos.press(.one)
        // At 100 %, the middle of the picture covers the window.
        try photos.wait(colors: [(50, 322, 0x404040), (950, 322, 0xC0C0C0)])
        try photos.press(.zero)
        try photos.wait(colors: [(300, 322, 0x404040), (700, 322, 0xC0C0C0), (50, 322, background)])
    }
}

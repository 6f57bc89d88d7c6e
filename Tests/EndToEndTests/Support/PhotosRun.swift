import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The Photos demo as users run it, with a folder of its own and keyboard focus.
@MainActor final class PhotosRun {
    let folder: URL
    let program: ProgramRun
    private let display: VirtualDisplay
    private let client: XClient
    private let window: Window

    /// Creates a folder with files and a display, and starts the program with the folder.
    ///
    /// - Parameters:
    ///   - files: The files by name.
    ///   - title: The title of the window to wait for.
    init(_ files: [String: Data], title: String) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "photos-\(getpid())-\(UInt32.random(in: 0...999_999))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
        display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        client = try display.client()
        program = try ProgramRun(
            "Photos", display: display.displayName, ["HOME": folder.path], arguments: [folder.path])
        window = try #require(
            client.waitForWindow(titled: title, timeout: 20), "no window \(title): \(program.lines)")
        try client.raise(window)
    }

    func end() {
        program.process.terminate()
        display.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Returns a PNG file whose left half has one color and whose right half another.
    static func picture(_ left: UIColor, _ right: UIColor, size: CGSize = CGSize(width: 400, height: 300)) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            left.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
            right.setFill()
            context.fill(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
        }
    }

    // MARK: State

    /// Waits until the window has a title.
    func wait(title: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try wait("the title \(title)", sourceLocation: sourceLocation) { self.client.title(of: self.window) == title }
    }

    /// Waits until pixels of the window have colors, as 0xRRGGBB, up to a difference of 4 in each component.
    func wait(colors: [(x: Int, y: Int, color: UInt32)], sourceLocation: SourceLocation = #_sourceLocation) throws {
        try wait("the colors \(colors)", sourceLocation: sourceLocation) {
            guard let screen = try? self.client.screenshot(of: self.window) else { return false }
            return colors.allSatisfy { place in
                [0, 8, 16].allSatisfy {
                    abs(Int(screen[place.x, place.y] >> $0 & 0xFF) - Int(place.color >> $0 & 0xFF)) <= 4
                }
            }
        }
    }

    private func wait(_ comment: String, sourceLocation: SourceLocation, _ condition: () -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(15)
        var holds = condition()
        while !holds, ContinuousClock.now < deadline {
            Thread.sleep(forTimeInterval: 0.02)
            holds = condition()
        }
        try #require(
            holds, "\(comment); the title is \(client.title(of: window) ?? "none")", sourceLocation: sourceLocation)
    }

    // MARK: User input

    enum Key: Int {
        case one = 0x1E
        case zero = 0x27
        case escape = 0x29
        case f11 = 0x44
        case home = 0x4A
        case end = 0x4D
        case right = 0x4F
        case left = 0x50
    }

    func press(_ key: Key) throws { try display.injector().press(key.rawValue) }

    /// Holds a key for a time in seconds.
    func hold(_ key: Key, for time: TimeInterval) throws {
        let injector = try display.injector()
        try injector.key(key.rawValue, isDown: true)
        try injector.synchronize()
        Thread.sleep(forTimeInterval: time)
        try injector.key(key.rawValue, isDown: false)
        try injector.synchronize()
    }

    /// The position of the picture that is shown, from the title.
    var position: Int? {
        client.title(of: window)?.components(separatedBy: " — ").last?.split(separator: " ").first.flatMap { Int($0) }
    }

    /// Turns the wheel at a location while the Control key is held.
    func turnWheelWithControl(notches: Int, at point: CGPoint) throws {
        let injector = try display.injector()
        try injector.movePointer(to: point)
        try injector.key(0xE0, isDown: true)
        try injector.scroll(notches: CGVector(dx: 0, dy: CGFloat(notches)), isContinuous: false)
        try injector.key(0xE0, isDown: false)
        try injector.synchronize()
    }

    func doubleClick(_ point: CGPoint) throws {
        let injector = try display.injector()
        try injector.movePointer(to: point)
        for _ in 0..<2 {
            try injector.button(1, isDown: true)
            try injector.button(1, isDown: false)
        }
        try injector.synchronize()
    }
}

import CoreGraphics
import Foundation
import UIKitTesting

/// A simulated user of an app with a single window: moves the pointer, taps, types and takes screenshots.
///
/// The app runs in its own process on a private X server. This program does not link its code.
@MainActor final class AppDriver {
    private let display: VirtualDisplay
    private let program: ChildProcess
    private let screenshotFolder: URL
    private let title: String
    private var count = 0

    /// An error while the app is driven.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Starts an X server and the program, and waits for the program's window.
    init(
        program path: String, arguments: [String] = [], windowTitle: String, display kind: VirtualDisplay.Kind,
        scale: CGFloat, screenshotFolder: URL
    ) throws {
        display = try VirtualDisplay.start(kind, scale: scale)
        self.screenshotFolder = screenshotFolder
        title = windowTitle
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = display.displayName
        // The program must run as it does for a user, without settings for tests.
        for name in ["UIKIT_TESTING", "UIKIT_DISPLAY", "FONTCONFIG_FILE", "XAUTHORITY"] { environment[name] = nil }
        program = try ChildProcess(executable: path, arguments: arguments, environment: environment, output: 2)
        guard let window = try display.client().waitForWindow(titled: windowTitle, timeout: 20) else {
            let state = program.isRunning ? "opened no window" : "exited without a window"
            throw Failure(description: "\(path) \(state) with the title \"\(windowTitle)\"")
        }
        // No window manager runs that could give the window keyboard focus.
        try display.client().raise(window)
    }

    /// Terminates the program and stops the X server.
    func stop() {
        program.terminate()
        display.stop()
    }

    // MARK: The window

    /// Returns the frame of the window on the screen, in points.
    private func frame() throws -> CGRect {
        let client = try display.client()
        guard let window = client.window(titled: title), let geometry = client.geometry(of: window) else {
            throw Failure(description: "the window \"\(title)\" was closed")
        }
        return CGRect(
            x: CGFloat(geometry.x) / display.scale, y: CGFloat(geometry.y) / display.scale,
            width: CGFloat(geometry.width) / display.scale, height: CGFloat(geometry.height) / display.scale)
    }

    /// The center of the window.
    var center: CGPoint {
        let size = (try? frame().size) ?? .zero
        return CGPoint(x: (size.width / 2).rounded(), y: (size.height / 2).rounded())
    }

    private func onScreen(_ point: CGPoint) throws -> CGPoint {
        let origin = try frame().origin
        return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    }

    // MARK: Input

    func movePointer(to point: CGPoint) throws { try display.injector().movePointer(to: onScreen(point)) }

    func click(_ point: CGPoint, button: Int = 1) throws {
        try movePointer(to: point)
        try display.injector().button(button, isDown: true)
        try display.injector().button(button, isDown: false)
    }

    /// Taps with a finger, or clicks if the X server does not support touch.
    func tap(_ point: CGPoint) throws {
        let injector = try display.injector()
        guard injector.hasTouch else { return try click(point) }
        try injector.touch(.began, [(0, onScreen(point))])
        try injector.touch(.ended, [(0, onScreen(point))])
    }

    /// Drags with a finger, or with the pointer if the X server does not support touch.
    func touchAndDrag(from start: CGPoint, to end: CGPoint) throws {
        let injector = try display.injector()
        if injector.hasTouch {
            try injector.touch(.began, [(0, onScreen(start))])
        } else {
            try movePointer(to: start)
            try injector.button(1, isDown: true)
        }
        for step in 1...10 {
            let part = CGFloat(step) / 10
            let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            pause()
            if injector.hasTouch {
                try injector.touch(.moved, [(0, onScreen(point))])
            } else {
                try movePointer(to: point)
            }
        }
        if injector.hasTouch {
            try injector.touch(.ended, [(0, onScreen(end))])
        } else {
            try injector.button(1, isDown: false)
        }
    }

    /// Drags with the pointer, and calls `body` before the button is released.
    func drag(from start: CGPoint, to end: CGPoint, _ body: () throws -> Void = {}) throws {
        let injector = try display.injector()
        try movePointer(to: start)
        try injector.button(1, isDown: true)
        for step in 1...10 {
            let part = CGFloat(step) / 10
            pause()
            try movePointer(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        try body()
        try injector.button(1, isDown: false)
    }

    /// Puts down two fingers, moves them, calls `body` and lifts the fingers. If the X server does not support touch,
    /// holds the pointer's button instead.
    func holdTwoFingers(at first: CGPoint, _ second: CGPoint, _ body: () throws -> Void) throws {
        let injector = try display.injector()
        guard injector.hasTouch else {
            try movePointer(to: first)
            try injector.button(1, isDown: true)
            try movePointer(to: CGPoint(x: first.x + 40, y: first.y + 20))
            try body()
            return try injector.button(1, isDown: false)
        }
        try injector.touch(.began, [(0, onScreen(first))])
        try injector.touch(.began, [(1, onScreen(second))])
        for step in 1...10 {
            let part = CGFloat(step) * 6
            pause()
            try injector.touch(.moved, [(0, onScreen(CGPoint(x: first.x + part, y: first.y + part / 2)))])
            try injector.touch(.moved, [(1, onScreen(CGPoint(x: second.x - part, y: second.y + part / 2)))])
        }
        try body()
        try injector.touch(.ended, [(0, onScreen(CGPoint(x: first.x + 60, y: first.y + 30)))])
        try injector.touch(.ended, [(1, onScreen(CGPoint(x: second.x - 60, y: second.y + 30)))])
    }

    /// Scrolls with the mouse wheel. Negative notches move the content up.
    func scroll(by notches: CGFloat, at point: CGPoint) throws {
        try movePointer(to: point)
        try display.injector().scroll(notches: CGVector(dx: 0, dy: notches), isContinuous: false)
    }

    /// Types text into the window that has keyboard focus.
    func type(_ text: String) throws {
        for character in text { try display.injector().type(character) }
    }

    /// Presses and releases a key, given by its USB HID usage ID, while a modifier is held down.
    func press(_ usage: Int, holding modifier: Int? = nil) throws {
        let injector = try display.injector()
        if let modifier { try injector.key(modifier, isDown: true) }
        try injector.key(usage, isDown: true)
        try injector.key(usage, isDown: false)
        if let modifier { try injector.key(modifier, isDown: false) }
    }

    /// Waits for about one frame.
    func pause() { poll(nil, 0, 17) }

    // MARK: Screenshots

    /// Writes a screenshot with a numbered name once the window has stopped changing, and prints the path.
    func takeScreenshot(_ name: String) throws {
        count += 1
        let number = count < 10 ? "0\(count)" : "\(count)"
        try write("\(number)-\(name)@\(Int(display.scale))x.png")
    }

    /// Writes a screenshot with the given name once the window has stopped changing, and prints the path.
    func takeReadmeScreenshot(_ name: String) throws { try write("\(name).png") }

    /// Waits until the window has stopped changing, for example after turning to another page.
    func waitUntilStable() throws { _ = try stableScreenshot() }

    private func write(_ name: String) throws {
        guard program.isRunning else { throw Failure(description: "the program exited before \"\(name)\"") }
        let file = screenshotFolder.appendingPathComponent(name)
        guard let data = try stableScreenshot().pngData() else {
            throw Failure(description: "no screenshot of \"\(name)\"")
        }
        try data.write(to: file)
        print(file.path)
    }

    /// Returns a screenshot of the window once the window has not changed for 150 milliseconds, or after three seconds.
    private func stableScreenshot() throws -> Screenshot {
        let client = try display.client()
        guard let window = client.window(titled: title) else {
            throw Failure(description: "the window \"\(title)\" was closed")
        }
        try display.injector().synchronize()
        var last = try client.screenshot(of: window)
        var same = 0
        for _ in 0..<60 where same < 3 {
            poll(nil, 0, 50)
            let next = try client.screenshot(of: window)
            same = next == last ? same + 1 : 0
            last = next
        }
        return last
    }
}

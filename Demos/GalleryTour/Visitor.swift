import CoreGraphics
import Foundation
import UIKitTesting

/// Somebody in front of the only window of a program: moves the pointer, taps, types, and takes pictures.
///
/// The program runs as itself on a display of its own; nothing of it is linked here.
@MainActor final class Visitor {
    private let display: VirtualDisplay
    private let program: ChildProcess
    private let pictures: URL
    private let title: String
    private var count = 0

    /// What goes wrong on a visit.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Starts a display and the program on it, and waits for the window.
    init(
        program path: String, windowTitle: String, display kind: VirtualDisplay.Kind, scale: CGFloat, pictures: URL
    ) throws {
        display = try VirtualDisplay.start(kind, scale: scale)
        self.pictures = pictures
        title = windowTitle
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = display.displayName
        // The program is to be as it is for people, not as in a test.
        for name in ["UIKIT_TESTING", "UIKIT_DISPLAY", "FONTCONFIG_FILE", "XAUTHORITY"] { environment[name] = nil }
        program = try ChildProcess(executable: path, arguments: [], environment: environment, output: 2)
        guard let window = try display.client().waitForWindow(titled: windowTitle, timeout: 20) else {
            let state = program.isRunning ? "has opened no window of that title" : "has ended"
            throw Failure(description: "\(path) \(state) where \"\(windowTitle)\" was expected")
        }
        // There is no window manager that would give it the keys.
        try display.client().raise(window)
    }

    /// Ends the program and the display.
    func leave() {
        program.terminate()
        display.stop()
    }

    // MARK: The window

    /// Where the window is on the screen, in points.
    private func frame() throws -> CGRect {
        let client = try display.client()
        guard let window = client.window(titled: title), let geometry = client.geometry(of: window) else {
            throw Failure(description: "the window \"\(title)\" has gone")
        }
        return CGRect(
            x: CGFloat(geometry.x) / display.scale, y: CGFloat(geometry.y) / display.scale,
            width: CGFloat(geometry.width) / display.scale, height: CGFloat(geometry.height) / display.scale)
    }

    /// The middle of the window.
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

    /// Taps with a finger; clicks where there are none.
    func tap(_ point: CGPoint) throws {
        let injector = try display.injector()
        guard injector.hasTouch else { return try click(point) }
        try injector.touch(.began, [(0, onScreen(point))])
        try injector.touch(.ended, [(0, onScreen(point))])
    }

    /// Drags with a finger, or with the pointer's button where there are none.
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

    /// Puts two fingers down, moves them a little, does `body`, and lifts them; presses the pointer instead where there are
    /// no fingers.
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

    /// Turns the wheel; negative notches move the content up.
    func scroll(by notches: CGFloat, at point: CGPoint) throws {
        try movePointer(to: point)
        try display.injector().scroll(notches: CGVector(dx: 0, dy: notches), isContinuous: false)
    }

    /// Types text to whatever has the keys.
    func type(_ text: String) throws {
        for character in text { try display.injector().type(character) }
    }

    /// Presses and lets go the key with a USB HID usage, while another is held.
    func press(_ usage: Int, holding modifier: Int? = nil) throws {
        let injector = try display.injector()
        if let modifier { try injector.key(modifier, isDown: true) }
        try injector.key(usage, isDown: true)
        try injector.key(usage, isDown: false)
        if let modifier { try injector.key(modifier, isDown: false) }
    }

    /// About a frame.
    func pause() { poll(nil, 0, 17) }

    // MARK: Pictures

    /// Writes what the screen shows, once it has stopped changing, and prints where.
    func takePicture(_ name: String) throws {
        count += 1
        let number = count < 10 ? "0\(count)" : "\(count)"
        try write("\(number)-\(name)@\(Int(display.scale))x.png")
    }

    /// Writes what the screen shows to a file of that name.
    func takePortrait(_ name: String) throws { try write("\(name).png") }

    /// Waits until the screen has stopped changing: a page that was turned to is there.
    func waitForStillness() throws { _ = try stillPicture() }

    private func write(_ name: String) throws {
        guard program.isRunning else { throw Failure(description: "the program has ended before \"\(name)\"") }
        let file = pictures.appendingPathComponent(name)
        guard let data = try stillPicture().pngData() else { throw Failure(description: "no picture of \"\(name)\"") }
        try data.write(to: file)
        print(file.path)
    }

    /// The window's picture when it has been the same for a tenth of a second; as it is after three seconds in any
    /// case.
    private func stillPicture() throws -> Screenshot {
        let client = try display.client()
        guard let window = client.window(titled: title) else {
            throw Failure(description: "the window \"\(title)\" has gone")
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

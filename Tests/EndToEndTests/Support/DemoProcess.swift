import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// A demo as users run it, on a virtual display of its own, with keyboard focus.
@MainActor final class DemoProcess {
    let display: VirtualDisplay
    let process: ChildProcess
    private let client: XClient
    private let title: String

    /// Starts a program, and waits for its window.
    ///
    /// - Parameters:
    ///   - program: The path, relative to the folder of the test runner.
    ///   - windowTitle: The title of the window.
    ///   - screen: The screen size of the virtual display.
    init(
        _ program: String, windowTitle: String, screen: CGSize = CGSize(width: 1280, height: 800)
    ) throws {
        display = try VirtualDisplay.start(.xvfb, size: screen)
        title = windowTitle
        var environment = ProcessInfo.processInfo.environment
        for name in ["UIKIT_TESTING", "UIKIT_DISPLAY", "FONTCONFIG_FILE", "XAUTHORITY"] { environment[name] = nil }
        environment["DISPLAY"] = display.displayName
        process = try ChildProcess(
            executable: URL(fileURLWithPath: program, relativeTo: Bundle.main.bundleURL).path, arguments: [],
            environment: environment, output: 2)
        client = try display.client()
        let window = try #require(
            client.waitForWindow(titled: windowTitle, timeout: 20), "\(program) opened no window \"\(windowTitle)\"")
        try client.raise(window)
    }

    func end() {
        process.terminate()
        display.stop()
    }

    /// Returns the current content of the window.
    func screenshot() throws -> Screenshot {
        try client.screenshot(of: try #require(client.window(titled: title), "the window was closed"))
    }

    /// Returns the content of the window once it differs from `old` and has not changed for a tenth of a second. On
    /// pages with content that moves all the time, such as an activity indicator, returns after five seconds.
    func screenshot(
        after old: Screenshot?, filePath: String = #filePath, line: UInt = #line
    ) throws -> Screenshot {
        try display.injector().synchronize()
        var last = try screenshot()
        try Wait.until(
            "the content of the window changes", timeout: 15, filePath: filePath, line: line, step: Self.pause
        ) {
            if last == old { last = try screenshot() }
            return last != old
        }
        var equalCount = 0
        _ = try Wait.isMet(within: 5, step: Self.pause) {
            let next = try screenshot()
            equalCount = next == last ? equalCount + 1 : 0
            last = next
            return equalCount > 2
        }
        return last
    }

    private nonisolated static func pause() { Thread.sleep(forTimeInterval: 0.05) }

    // MARK: Input

    /// Presses a key, given by its USB HID usage ID, while a modifier is held down.
    func press(_ usage: Int, holding modifier: Int? = nil) throws {
        let injector = try display.injector()
        if let modifier { try injector.key(modifier, isDown: true) }
        try injector.key(usage, isDown: true)
        try injector.key(usage, isDown: false)
        if let modifier { try injector.key(modifier, isDown: false) }
    }

    /// Drags the pointer along a path.
    func drag(_ path: [CGPoint]) throws {
        let injector = try display.injector()
        for (index, point) in path.enumerated() {
            try injector.movePointer(to: point)
            if index == 0 { try injector.button(1, isDown: true) }
        }
        try injector.button(1, isDown: false)
    }

    func click(_ point: CGPoint) throws { try drag([point]) }

    /// Scrolls down with the mouse wheel at a location.
    func turnWheel(notches: Int, at point: CGPoint) throws {
        let injector = try display.injector()
        try injector.movePointer(to: point)
        try injector.scroll(notches: CGVector(dx: 0, dy: -CGFloat(notches)), isContinuous: false)
    }
}

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of the Gallery as users run it: in its own process, observed and controlled from outside.
@MainActor @Suite(.serialized) struct GalleryProcessTests {
    /// The path of the program, which is in the same folder as the test runner.
    private static let path = Bundle.main.bundleURL.appendingPathComponent("Gallery").path

    /// A running program, with its output.
    private struct Run {
        let process: ChildProcess
        let output: FileHandle
        var text: String { String(decoding: output.readDataToEndOfFile(), as: UTF8.self) }
    }

    private func start(display: String?, _ more: [String: String] = [:]) throws -> Run {
        var environment = ProcessInfo.processInfo.environment
        for name in ["UIKIT_TESTING", "UIKIT_DISPLAY", "FONTCONFIG_FILE", "XAUTHORITY", "DISPLAY"] {
            environment[name] = nil
        }
        environment["DISPLAY"] = display
        environment.merge(more) { $1 }
        let pipe = Pipe()
        let process = try ChildProcess(
            executable: Self.path, arguments: [], environment: environment,
            output: pipe.fileHandleForWriting.fileDescriptor)
        try pipe.fileHandleForWriting.close()
        return Run(process: process, output: pipe.fileHandleForReading)
    }

    /// Returns the exit status of a process that ended without a signal.
    private func exitStatus(_ process: ChildProcess) -> Int32? {
        guard let status = process.exitStatus, status & 0x7F == 0 else { return nil }
        return status >> 8 & 0xFF
    }

    private func waitForWindow(_ display: VirtualDisplay) throws -> XClient {
        let client = try display.client()
        _ = try #require(client.waitForWindow(titled: "Gallery", timeout: 20), "the Gallery opened no window")
        return client
    }

    /// Waits until two consecutive screenshots are equal and not blank.
    private func stableScreenshot(_ client: XClient) throws -> Screenshot {
        var last = try client.screenshot()
        try Wait.until(
            "the Gallery is shown and no longer changes", step: { Thread.sleep(forTimeInterval: 0.1) },
            {
                let next = try client.screenshot()
                defer { last = next }
                return next == last && Set(next.pixels.lazy.map { $0 & 0xFFFFFF }).count > 4
            })
        return last
    }

    @Test("the application is notified and exits with status 74 if the X server is killed", .needs(.xvfb))
    func lostServerExitsWithStatus74() throws {
        let display = try VirtualDisplay.start(.xvfb)
        let run = try start(display: display.displayName)
        _ = try stableScreenshot(waitForWindow(display))
        display.kill()
        #expect(run.process.wait(timeout: 5))
        #expect(exitStatus(run.process) == 74)
        #expect(run.text.contains("connection to the display server is lost"))
    }

    @Test(
        "without a display, the program prints one line and exits with status 69",
        arguments: [nil, ":4242", "invalid"] as [String?])
    func missingDisplayExitsWithStatus69(name: String?) throws {
        let run = try start(display: name)
        #expect(run.process.wait(timeout: 10))
        #expect(exitStatus(run.process) == 69)
        let text = run.text
        #expect(text.split(separator: "\n").count == 1, "\(text)")
        #expect(text.hasPrefix("UIKit: "))
    }

    @Test("the program exits with status 0 if another client destroys its window", .needs(.xvfb))
    func destroyedWindowExitsWithStatus0() throws {
        let display = try VirtualDisplay.start(.xvfb)
        defer { display.stop() }
        let run = try start(display: display.displayName)
        let client = try waitForWindow(display)
        _ = try stableScreenshot(client)
        try client.destroy(try #require(client.window(titled: "Gallery")))
        #expect(run.process.wait(timeout: 5))
        #expect(exitStatus(run.process) == 0)
        #expect(run.text == "")
    }

    @Test("the screen shows the same without shared memory", .needs(.xvfb))
    func screenIsTheSameWithoutSharedMemory() throws {
        var screenshots: [Screenshot] = []
        for variables in [[:], ["UIKIT_X11_NO_SHM": "1"]] {
            let display = try VirtualDisplay.start(.xvfb)
            defer { display.stop() }
            let run = try start(display: display.displayName, variables)
            screenshots.append(try stableScreenshot(waitForWindow(display)))
            run.process.terminate()
        }
        #expect(screenshots[0] == screenshots[1])
    }

    @Test("no thread of an idle program runs within 5 seconds", .needs(.xvfb))
    func idleProgramsSleep() throws {
        let display = try VirtualDisplay.start(.xvfb)
        defer { display.stop() }
        let run = try start(display: display.displayName)
        _ = try stableScreenshot(waitForWindow(display))
        let before = try Wait.untilStable("the number of context switches", for: 0.5) {
            try contextSwitches(of: run.process.processID)
        }
        Thread.sleep(forTimeInterval: 5)
        let after = try contextSwitches(of: run.process.processID)
        #expect(!before.isEmpty)
        #expect(before == after)
        run.process.terminate()
    }

    /// Returns the number of context switches of each thread of a process. A thread cannot run without changing it.
    private func contextSwitches(of process: pid_t) throws -> [String: Int] {
        var result: [String: Int] = [:]
        for thread in try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task") {
            let status = try String(contentsOfFile: "/proc/\(process)/task/\(thread)/status", encoding: .utf8)
            result[thread] = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
                .compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }.reduce(0, +)
        }
        return result
    }
}

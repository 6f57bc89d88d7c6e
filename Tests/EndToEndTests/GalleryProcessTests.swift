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
    private func settledPicture(_ client: XClient) throws -> Screenshot {
        var last = try client.screenshot()
        for _ in 0..<50 {
            Thread.sleep(forTimeInterval: 0.1)
            let next = try client.screenshot()
            if next == last, Set(next.pixels.lazy.map { $0 & 0xFFFFFF }).count > 4 { return next }
            last = next
        }
        return last
    }

    @Test("killing the X server: the application is told, and ends with status 74", .needs(.xvfb))
    func lostServer() throws {
        let display = try VirtualDisplay.start(.xvfb)
        let run = try start(display: display.displayName)
        _ = try settledPicture(waitForWindow(display))
        display.kill()
        #expect(run.process.wait(timeout: 5))
        #expect(exitStatus(run.process) == 74)
        #expect(run.text.contains("connection to the display server is lost"))
    }

    @Test("without a display: one line, and status 69", arguments: [nil, ":4242", "nonsense"] as [String?])
    func noDisplay(name: String?) throws {
        let run = try start(display: name)
        #expect(run.process.wait(timeout: 10))
        #expect(exitStatus(run.process) == 69)
        let text = run.text
        #expect(text.split(separator: "\n").count == 1, "\(text)")
        #expect(text.hasPrefix("UIKit: "))
    }

    @Test("closing the window ends the program with status 0; another client's destroying it too", .needs(.xvfb))
    func closedWindow() throws {
        let display = try VirtualDisplay.start(.xvfb)
        defer { display.stop() }
        let run = try start(display: display.displayName)
        let client = try waitForWindow(display)
        _ = try settledPicture(client)
        try client.destroy(try #require(client.window(titled: "Gallery")))
        #expect(run.process.wait(timeout: 5))
        #expect(exitStatus(run.process) == 0)
        #expect(run.text == "")
    }

    @Test("without shared memory the screen shows the same", .needs(.xvfb))
    func withoutSharedMemory() throws {
        var pictures: [Screenshot] = []
        for variables in [[:], ["UIKIT_X11_NO_SHM": "1"]] {
            let display = try VirtualDisplay.start(.xvfb)
            defer { display.stop() }
            let run = try start(display: display.displayName, variables)
            pictures.append(try settledPicture(waitForWindow(display)))
            run.process.terminate()
        }
        #expect(pictures[0] == pictures[1])
    }

    @Test("a static window sleeps: no thread of the program runs in 5 seconds", .needs(.xvfb))
    func idle() throws {
        let display = try VirtualDisplay.start(.xvfb)
        defer { display.stop() }
        let run = try start(display: display.displayName)
        _ = try settledPicture(waitForWindow(display))
        Thread.sleep(forTimeInterval: 0.5)
        let before = try contextSwitches(of: run.process.processID)
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

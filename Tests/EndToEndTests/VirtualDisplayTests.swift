import CXTest
import CoreGraphics
import Foundation
import Testing

@testable import UIKitTesting

@MainActor @Suite(.serialized) struct VirtualDisplayTests {
    @Test(.needs(.xvfb)) func xvfbRunsUntilItIsStopped() throws {
        let display = try VirtualDisplay.start(.xvfb, size: CGSize(width: 640, height: 480))
        #expect(display.displayName.hasPrefix(":"))
        #expect(display.isRunning)
        let shot = try display.client().screenshot()
        #expect(shot.width == 640 && shot.height == 480)

        display.stop()
        #expect(!display.isRunning)
        #expect(!FileManager.default.fileExists(atPath: "/tmp/.X\(display.displayName.dropFirst())-lock"))
        #expect(!FileManager.default.fileExists(atPath: "/tmp/.X11-unix/X\(display.displayName.dropFirst())"))
        #expect(throws: VirtualDisplayError.self) { try XClient(displayName: display.displayName) }
        #expect(throws: VirtualDisplayError.self) { try display.injector() }
        display.stop()
    }

    @Test(.needs(.xorgTouch)) func aRunningDisplayHasNoTemporaryFiles() throws {
        let display = try VirtualDisplay.start(.xorgTouch)
        defer { display.stop() }
        let command = try Data(contentsOf: URL(fileURLWithPath: "/proc/\(display.processID)/cmdline"))
        let words = command.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        let configuration = try #require(words.first { $0.hasSuffix("xorg.conf") })
        let folder = URL(fileURLWithPath: configuration).deletingLastPathComponent().path
        #expect(folder.hasPrefix("/tmp/uikit-display-"))
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test(.needs(.xvfb)) func displaysHaveUniqueNumbersAndTheLastIsCurrent() throws {
        #expect(VirtualDisplay.current == nil)
        let first = try VirtualDisplay.start(.xvfb, size: CGSize(width: 300, height: 200))
        defer { first.stop() }
        let second = try VirtualDisplay.start(.xvfb, size: CGSize(width: 300, height: 200))
        #expect(first.displayName != second.displayName)
        #expect(VirtualDisplay.current === second)
        second.stop()
        #expect(VirtualDisplay.current === first)
        first.stop()
        #expect(VirtualDisplay.current == nil)
    }

    @Test(.needs(.xvfb)) func aReleasedDisplayStops() throws {
        // The list of running displays must not retain the display.
        var process: pid_t = 0
        do {
            let display = try VirtualDisplay.start(.xvfb, size: CGSize(width: 300, height: 200))
            process = display.processID
            #expect(kill(process, 0) == 0)
        }
        #expect(kill(process, 0) != 0)
    }

    @Test(.needs(.xvfb)) func scaleIncreasesThePixelSizeAndIsPublished() throws {
        let display = try VirtualDisplay.start(.xvfb, size: CGSize(width: 320, height: 200), scale: 1.5)
        defer { display.stop() }
        let client = try display.client()
        let shot = try client.screenshot()
        #expect(shot.width == 480 && shot.height == 300)
        #expect(client.text(of: client.root, property: "RESOURCE_MANAGER") == "Xft.dpi:\t144\n")
    }

    @Test(.needs(.xvfb)) func aKilledServerLeavesNoFilesAndItsClientsSurvive() throws {
        let display = try VirtualDisplay.start(.xvfb, size: CGSize(width: 300, height: 200))
        let client = try XClient(displayName: display.displayName)
        #expect(client.isConnected)
        display.kill()
        #expect(!display.isRunning)
        #expect(throws: XClientError.self) { try client.screenshot() }
        #expect(!client.isConnected)
        #expect(client.title(of: 1) == nil)
        client.close()
        #expect(!FileManager.default.fileExists(atPath: "/tmp/.X\(display.displayName.dropFirst())-lock"))
        #expect(!FileManager.default.fileExists(atPath: "/tmp/.X11-unix/X\(display.displayName.dropFirst())"))
    }

    @Test(.needs(.xvfb)) func stopClosesConnectionsBeforeTheServerEnds() throws {
        let display = try VirtualDisplay.start(.xvfb, size: CGSize(width: 300, height: 200))
        var wasRunning = false
        display.closeBeforeStop { wasRunning = display.isRunning }
        display.stop()
        #expect(wasRunning)
    }

    @Test(.enabled(if: Executable.find("setpriv") != nil, "needs setpriv: install util-linux"))
    func childProcessesEndWithThisProcess() throws {
        let setpriv = try #require(Executable.find("setpriv"))
        #expect(try output(of: setpriv, ["--dump"]).contains("Parent death signal: TERM"))
    }

    @Test func aServerOutlivesTheThreadThatStartedIt() async throws {
        let process = await onNewThread { ChildSpawner.shared.spawn(Self.sleep()) }
        try #require(process > 0)
        DescriptorWait.pause(milliseconds: 200)
        var status: Int32 = 0
        #expect(waitpid(process, &status, WNOHANG) == 0)
        kill(process, SIGKILL)
        #expect(waitpid(process, &status, 0) == process)
    }

    @Test func aFileThatCannotBeExecutedExitsImmediately() throws {
        let child = try ChildProcess(executable: "/nonexistent", arguments: [], environment: [:], output: 2)
        #expect(child.wait(timeout: 5))
        #expect(child.exitStatus == 127 << 8)
    }

    @Test func aChildProcessInheritsOnlyTheGivenDescriptorsAndEnvironment() throws {
        let text = try output(of: "/bin/sh", ["-c", "ls /proc/self/fd | tr '\\n' ' '; echo $NAME"])
        // `ls` itself has opened the folder.
        #expect(text == "0 1 2 3 value\n")
    }

    /// Returns the output of a program. It must fit into the buffer of a pipe.
    private func output(of executable: String, _ arguments: [String]) throws -> String {
        var ends: [Int32] = [-1, -1]
        try #require(cxtest_pipe(&ends) == 0)
        defer { close(ends[0]) }
        let child: ChildProcess
        do {
            defer { close(ends[1]) }
            child = try ChildProcess(
                executable: executable, arguments: arguments,
                environment: ["NAME": "value", "PATH": "/usr/bin:/bin"], output: ends[1])
        }
        #expect(child.wait(timeout: 5))
        return String(decoding: FileHandle(fileDescriptor: ends[0]).readDataToEndOfFile(), as: UTF8.self)
    }

    private nonisolated static func sleep() -> ChildSpawner.Request {
        ChildSpawner.Request(
            executable: "/bin/sleep", arguments: ["sleep", "30"], environment: [], extraDescriptor: -1, output: 2)
    }

    /// Calls `body` on a new thread that ends afterwards.
    private func onNewThread(_ body: @escaping @Sendable () -> pid_t) async -> pid_t {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body()) }
        }
    }

    @Test(.needs(.xorgTouch), arguments: [1.0, 2.0]) func xorgHasTheRequestedSize(scale: Double) throws {
        let display = try VirtualDisplay.start(
            .xorgTouch, size: CGSize(width: 1000, height: 700), scale: CGFloat(scale))
        defer { display.stop() }
        let shot = try display.client().screenshot()
        #expect(shot.width == Int(1000 * scale) && shot.height == Int(700 * scale))
        #expect(try display.injector().hasTouch)
    }

    @Test func unavailableServersNameThePackageToInstall() {
        for kind in VirtualDisplay.Kind.allCases {
            guard let reason = VirtualDisplay.unavailableReason(kind) else { continue }
            #expect(reason.contains("install") || reason.contains("root"))
        }
    }

    @Test(.needs(.xvfb)) func windowsAreFoundCapturedAndDestroyedByAnotherClient() throws {
        let display = try VirtualDisplay.start(.xvfb, size: CGSize(width: 400, height: 300))
        defer { display.stop() }
        let probe = try XProbe(
            displayName: display.displayName, title: "Found", frame: CGRect(x: 20, y: 30, width: 100, height: 50))
        let client = try display.client()
        let window = try #require(client.waitForWindow(titled: "Found", timeout: 5))
        #expect(window == probe.window)
        #expect(client.window(titled: "Lost") == nil)
        #expect(client.geometry(of: window) == XClient.WindowGeometry(x: 20, y: 30, width: 100, height: 50))
        let shot = try client.screenshot(of: window)
        #expect(shot.width == 100 && shot.height == 50)
        #expect(shot[50, 25] == 0xFF33_66CC)
        try client.destroy(window)
        #expect(client.window(titled: "Found") == nil)
        #expect(client.geometry(of: window) == nil)
        #expect(throws: XClientError.self) { try client.destroy(window) }
    }
}

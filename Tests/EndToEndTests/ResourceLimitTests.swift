import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTesting

/// Tests of programs with few file descriptors or little memory, and of windows of all sizes.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct ResourceLimitTests {
    /// Runs the Gallery with a resource limit that the shell sets.
    ///
    /// - Returns: The exit status, or nil if a signal ended the process or it is still running after some seconds;
    ///   whether it is still running; and its output.
    private func run(_ limit: String, _ display: VirtualDisplay) throws -> (
        status: Int32?, isRunning: Bool, text: String
    ) {
        let pipe = Pipe()
        var environment = ProcessInfo.processInfo.environment
        for name in ["UIKIT_TESTING", "UIKIT_DISPLAY", "FONTCONFIG_FILE", "DBUS_SESSION_BUS_ADDRESS"] {
            environment[name] = nil
        }
        environment["DISPLAY"] = display.displayName
        let program = Bundle.main.bundleURL.appendingPathComponent("Gallery").path
        let process = try ChildProcess(
            executable: "/bin/sh", arguments: ["-c", "ulimit \(limit) && exec \"$0\"", program],
            environment: environment, output: pipe.fileHandleForWriting.fileDescriptor)
        try pipe.fileHandleForWriting.close()
        let ended = process.wait(timeout: 3)
        if !ended { process.terminate() }
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        guard ended, let status = process.exitStatus, status & 0x7F == 0 else { return (nil, !ended, text) }
        return (status >> 8 & 0xFF, false, text)
    }

    @Test(
        "a program with few file descriptors runs, or prints an error and exits",
        arguments: [8, 10, 12, 14, 16, 18, 20, 24])
    func fewFileDescriptorsAreReported(_ count: Int) throws {
        let display = try VirtualDisplay.start(.xvfb)
        defer { display.stop() }
        let result = try run("-n \(count)", display)
        #expect(result.isRunning || result.status == 71, "\(result)")
        if !result.isRunning {
            #expect(result.text.split(separator: "\n").count == 1)
            #expect(result.text.contains("file descriptors"))
        }
        if count >= 24 { #expect(result.isRunning) }
    }

    @Test(
        "a program with little memory runs, or prints an error and exits",
        .disabled(if: AddressSanitizer.isActive, "AddressSanitizer reserves more address space"))
    func littleMemoryIsReported() throws {
        let display = try VirtualDisplay.start(.xvfb)
        defer { display.stop() }
        var statuses: [Int32] = []
        for megabytes in [150, 200, 250, 300, 400, 600] {
            let result = try run("-v \(megabytes * 1024)", display)
            // The dynamic linker exits with status 127 and a message.
            #expect(result.isRunning || [71, 127].contains(result.status), "\(megabytes) MB: \(result)")
            if let status = result.status { statuses.append(status) }
        }
        #expect(statuses.contains(71))
    }

    @Test("the Gallery shows all pages on a small screen and in random window sizes")
    func galleryWorksInAllSizes() throws {
        let gallery = try DemoProcess("Gallery", windowTitle: "Gallery", screen: CGSize(width: 200, height: 200))
        defer { gallery.end() }
        let client = try gallery.display.client()
        let window = try #require(client.window(titled: "Gallery"))
        var random = SystemRandomNumberGenerator()
        let (tab, down, right, pageDown, pageUp, control) = (0x2B, 0x51, 0x4F, 0x4E, 0x4B, 0xE0)
        for round in 0..<100 {
            // Go through all pages, forward and backward.
            try gallery.press(round / 34 % 2 == 0 ? pageDown : pageUp, holding: control)
            let size = (Int.random(in: 1...400, using: &random), Int.random(in: 1...400, using: &random))
            try client.resize(window, width: size.0, height: size.1)
            for key in [tab, tab, down, right] { try gallery.press(key) }
            Thread.sleep(forTimeInterval: 0.03)
            try #require(gallery.process.isRunning, "\(size) in round \(round)")
        }
        for size in [(1, 1), (1, 400), (400, 1), (200, 200), (1040, 720)] {
            try client.resize(window, width: size.0, height: size.1)
            for _ in 0..<3 { try gallery.press(tab) }
            Thread.sleep(forTimeInterval: 0.1)
            try #require(gallery.process.isRunning, "\(size)")
        }
        // The window is larger than the screen, so a part of it cannot be captured.
        _ = try? gallery.screenshot(after: nil)
        #expect(gallery.process.isRunning)
    }
}

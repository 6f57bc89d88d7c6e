import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// The scratch folder of Scripts/test-release, which contains the installed app in "install"; nil if the variable is
/// not set.
private let releaseFolder = ProcessInfo.processInfo.environment["UIKIT_RELEASE_FOLDER"]
    .map { URL(fileURLWithPath: $0, isDirectory: true) }

/// Tests of programs that Scripts/release built, in the form that users install. Scripts/test-release builds them, and
/// passes their folder in the environment. Otherwise the suite is skipped.
@MainActor
@Suite(.serialized, .enabled(if: releaseFolder != nil, "Scripts/test-release builds the programs"))
struct ReleasedProgramTests {
    private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    private func program(_ name: String) throws -> String {
        try #require(releaseFolder).appendingPathComponent("release/" + name).path
    }

    /// Copies the installed app to another folder. The caller removes the folder.
    private func movedInstallation() throws -> URL {
        let installation = FileManager.default.temporaryDirectory.appendingPathComponent("moved-\(UUID().uuidString)")
        try FileManager.default.copyItem(
            at: try #require(releaseFolder).appendingPathComponent("install"), to: installation)
        return installation
    }

    @Test("the runtime assumptions hold in a release build")
    func runtimeAssumptionsHold() throws { try RuntimeAssumptionsTests.run(program("RuntimeAssumptionsProbe")) }

    @Test("the program is stripped, links no Swift libraries, and names its symbol file")
    func programIsStripped() throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: program("ShippedApp")), options: .alwaysMapped)
        for name in ["libswiftCore.so", "libFoundation.so", "libstdc++.so", ".debug_info", ".symtab"] {
            #expect(bytes.range(of: Data(name.utf8)) == nil, "\(name)")
        }
        #expect(bytes.range(of: Data("ShippedApp.debug".utf8)) != nil)
        #expect(FileManager.default.fileExists(atPath: try program("ShippedApp.debug")))
    }

    @Test("the headless app starts, finds its resources in a moved installation, and exits")
    func headlessAppFindsItsResources() throws {
        let installation = try movedInstallation()
        defer { try? FileManager.default.removeItem(at: installation) }
        let run = try ProgramRun(
            installation.appendingPathComponent("bin/ShippedApp").path, display: nil, ["UIKIT_DISPLAY": "headless"])
        defer { run.process.terminate() }
        #expect(run.exitStatus() == 0)
        #expect(run.lines.contains("ready"), "\(run.lines)")
        #expect(run.lines.contains("methods false true"), "\(run.lines)")
        let resources = installation.appendingPathComponent("lib/ShippedApp/shipped-app_ShippedApp.resources")
        #expect(run.lines.contains("resource text of a resource in \(resources.resolvingSymlinksInPath().path)"))
    }

    @Test("the desktop entry and the icon are installed")
    func desktopEntryAndIconAreInstalled() throws {
        let share = try #require(releaseFolder).appendingPathComponent("install/share")
        let entry = try String(
            contentsOf: share.appendingPathComponent("applications/ShippedApp.desktop"), encoding: .utf8)
        for line in ["[Desktop Entry]", "Type=Application", "Name=ShippedApp", "Exec=ShippedApp", "Icon=ShippedApp"] {
            #expect(entry.contains(line + "\n"))
        }
        let icon = share.appendingPathComponent("icons/hicolor/32x32/apps/ShippedApp.png")
        #expect(FileManager.default.fileExists(atPath: icon.path))
    }

    @Test("the app receives a click and a key, shows them, and uses the network", .needs(.xvfb))
    func appReceivesInputAndUsesTheNetwork() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun(program("ShippedApp"), display: display.displayName)
        defer { run.process.terminate() }
        let client = try display.client()
        let window = try #require(client.waitForWindow(titled: "Shipped", timeout: 20))
        try run.wait(for: "ready") { $0.contains("ready") }
        try run.wait(for: "the refusal of a connection") { $0.contains("network refused") }
        try client.raise(window)
        try #require(client.waitForFocus(of: window, timeout: 10))
        let injector = try display.injector()
        try injector.press(4)
        try run.wait(for: "a key") { $0.contains("key a") }
        let before = try client.screenshot(of: window)
        try injector.movePointer(to: CGPoint(x: 160, y: 130))
        for isDown in [true, false] { try injector.button(1, isDown: isDown) }
        try injector.synchronize()
        try run.wait(for: "a count") { $0.contains("count 1") }
        try Wait.until("the label shows the count") {
            let after = try client.screenshot(of: window)
            return (0..<50).contains { y in (0..<after.width).contains { before[$0, y] != after[$0, y] } }
        }
    }

    @Test("the Gallery shows the clicked page", .needs(.xvfb))
    func galleryShowsTheClickedPage() throws {
        let gallery = try DemoProcess(program("Gallery"), windowTitle: "Gallery")
        defer { gallery.end() }
        let first = try gallery.screenshot(after: nil)
        try gallery.click(CGPoint(x: 100, y: 52))
        let clicked = try gallery.screenshot(after: first)
        // Press the down arrow.
        try gallery.press(0x51)
        let next = try gallery.screenshot(after: clicked)
        #expect((0..<next.height).contains { next[300, $0] != clicked[300, $0] })
        #expect(gallery.process.isRunning)
    }

    @Test("a trap is reported, and Scripts/symbolize prints its function and line", .needs(.xvfb))
    func trapsAreReportedAndSymbolized() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let run = try ProgramRun(program("ShippedApp"), display: display.displayName, arguments: ["trap"])
        let client = try display.client()
        let window = try #require(client.waitForWindow(titled: "Shipped", timeout: 20))
        try run.wait(for: "ready") { $0.contains("ready") }
        try client.raise(window)
        let injector = try display.injector()
        try injector.movePointer(to: CGPoint(x: 160, y: 130))
        for isDown in [true, false] { try injector.button(1, isDown: isDown) }
        try injector.synchronize()
        #expect(run.process.wait(timeout: 10))
        #expect(run.process.exitStatus.map { $0 & 0x7F } == SIGILL)
        let report = run.lines.drop { !$0.hasPrefix("*** ") }.joined(separator: "\n") + "\n"
        #expect(report.hasPrefix("*** illegal instruction (SIGILL), build ID "))

        let result = try symbolize(report)
        #expect(result.status == 0)
        let lines = result.text.split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.contains("readPastTheEnd") && $0.contains("Trap.swift:4") }, "\(result.text)")
        #expect(lines.contains { $0.contains("increment") && $0.contains("ShippedApp.swift:") }, "\(result.text)")
        #expect(lines.contains { $0.contains("Swift runtime failure: Index out of range") }, "\(result.text)")
        // The report of another build is rejected.
        let other = report.replacingOccurrences(of: "build ID ", with: "build ID 0")
        #expect(try symbolize(other).status != 0)
    }

    private func symbolize(_ report: String) throws -> (status: Int32, text: String) {
        let input = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: input) }
        try report.write(to: input, atomically: true, encoding: .utf8)
        let script = Self.checkout.appendingPathComponent("Scripts/symbolize").path
        let run = try ProgramRun(
            "/bin/sh", display: nil,
            arguments: ["-c", "exec \"$0\" \"$1\" <\"$2\" 2>&1", script, program("ShippedApp.debug"), input.path])
        let status = run.exitStatus(timeout: 60) ?? -1
        return (status, run.lines.joined(separator: "\n"))
    }
}

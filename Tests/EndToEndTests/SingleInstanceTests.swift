import CoreGraphics
import DBus
import DBusTestSupport
import Foundation
import Testing
import UIKitTesting

/// Tests of apps that run once, and of the end of the session, with programs on a message bus of their own.
@MainActor
@Suite(
    .serialized, .needs(.xvfb), .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct SingleInstanceTests {
    fileprivate static let name = "org.example.Opening"

    /// A copy of the probe whose information property list says that it runs once, with a display and a bus.
    @MainActor private final class Stage {
        let folder: URL
        let display: VirtualDisplay
        let daemon: BusDaemon
        let eventLoop = BusEventLoop()
        let bus: DBusConnection
        private var runs: [ProgramRun] = []

        init(runsOnce: Bool = true) throws {
            let source = URL(fileURLWithPath: "OpeningProbe", relativeTo: Bundle.main.bundleURL)
            folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "opening-\(getpid())-\(UInt32.random(in: 0...999_999))")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // Another folder may be on another file system.
            try FileManager.default.copyItem(at: source, to: folder.appendingPathComponent("OpeningProbe"))
            if runsOnce {
                let list: [String: Any] = [
                    "LSMultipleInstancesProhibited": true, "CFBundleIdentifier": SingleInstanceTests.name,
                ]
                try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
                    .write(to: folder.appendingPathComponent("Info.plist"))
            }
            display = try VirtualDisplay.start(.xvfb, isForApplication: false)
            daemon = try BusDaemon()
            bus = try daemon.connect(eventLoop)
        }

        func start(_ arguments: [String] = [], _ more: [String: String] = [:]) throws -> ProgramRun {
            let run = try ProgramRun(
                path: folder.appendingPathComponent("OpeningProbe").path, display: display.displayName,
                ["DBUS_SESSION_BUS_ADDRESS": daemon.addresses, "HOME": folder.path].merging(more) { $1 },
                arguments: arguments)
            runs.append(run)
            return run
        }

        /// Serves the bus until the output of a program satisfies a condition.
        func wait(_ comment: Comment, _ run: ProgramRun, _ condition: ([String]) -> Bool) throws {
            let holds = eventLoop.run(for: 20) { condition(run.lines) }
            try #require(holds, "\(comment): \(run.lines)")
        }

        func end() {
            for run in runs { run.process.kill() }
            display.stop()
            bus.close()
            daemon.stop()
            try? FileManager.default.removeItem(at: folder)
        }
    }

    @Test("SI-01: a second launch hands its files over and ends")
    func secondLaunch() throws {
        let stage = try Stage()
        defer { stage.end() }
        let file = stage.folder.appendingPathComponent("a b.txt")
        try Data().write(to: file)
        let first = try stage.start(["--unknown", file.path])
        try stage.wait("launched", first) { $0.contains("active") }
        #expect(first.lines.first == "connect \(file.standardizedFileURL.absoluteString) -")
        let second = try stage.start([file.path, "mailto:x"], ["DESKTOP_STARTUP_ID": "second_TIME1"])
        try stage.wait("handed over", first) { $0.contains { $0.hasPrefix("open") } }
        #expect(first.lines.last?.hasSuffix("a%20b.txt mailto:x") == true, "\(first.lines)")
        #expect(second.exitStatus() == 0 && second.lines.isEmpty)
        // Without files, the window only comes to the front.
        let third = try stage.start()
        #expect(stage.eventLoop.run(for: 20) { third.exitStatus(timeout: 0.01) != nil })
        #expect(third.exitStatus() == 0 && first.process.isRunning)
        var isAnswered = false
        stage.bus.call(
            Self.name, path: "/org/example/Opening", interface: "org.freedesktop.Application",
            method: "ActivateAction",
            arguments: [.string("new-note"), .array(of: "v", []), .options([:])]
        ) { isAnswered = (try? $0.get()) != nil }
        try stage.wait("the action", first) { isAnswered && $0.last == "action new-note" }
    }

    @Test("SI-01: an app that the bus starts waits for the request, and gets it with its first scene")
    func activation() throws {
        let stage = try Stage()
        defer { stage.end() }
        let run = try stage.start([], ["DBUS_STARTER_BUS_TYPE": "session"])
        var owner: String?
        let subscription = stage.bus.observeOwner(of: Self.name) { owner = $0 }
        try stage.wait("the name", run) { _ in owner != nil }
        stage.bus.call(
            Self.name, path: "/org/example/Opening", interface: "org.freedesktop.Application", method: "Open",
            arguments: [.strings(["file:///note"]), .options([:])])
        try stage.wait("the scene", run) { $0.contains { $0.hasPrefix("connect") } }
        #expect(run.lines.first == "connect file:///note -")
        subscription.cancel()
    }

    @Test(
        "SI-01: the bus starts an app that does not run, with its service file: to activate it, open files or act",
        arguments: ["Activate", "Open", "ActivateAction"])
    func activationByTheBus(_ method: String) throws {
        let stage = try Stage()
        defer { stage.end() }
        let services = stage.folder.appendingPathComponent("services")
        try FileManager.default.createDirectory(at: services, withIntermediateDirectories: true)
        let program = stage.folder.appendingPathComponent("OpeningProbe").path
        try Data("[D-BUS Service]\nName=\(Self.name)\nExec=\(program)\n".utf8)
            .write(to: services.appendingPathComponent("\(Self.name).service"))
        let daemon = try BusDaemon(
            environment: ["DISPLAY": stage.display.displayName, "HOME": stage.folder.path], services: services.path)
        defer { daemon.stop() }
        let bus = try daemon.connect(stage.eventLoop)
        let (arguments, expected): ([DBusValue], String) =
            switch method {
            case "Open": ([.strings(["file:///a%20b", "mailto:x"])], "connect file:///a%20b mailto:x -")
            case "ActivateAction": ([.string("new-note"), .array(of: "v", [])], "connect  new-note")
            default: ([], "connect  -")
            }
        var isAnswered = false
        bus.call(
            Self.name, path: "/org/example/Opening", interface: "org.freedesktop.Application", method: method,
            arguments: arguments + [.options(["desktop-startup-id": .string("bus_TIME1")])]
        ) { isAnswered = (try? $0.get()) != nil }
        let isActive = stage.eventLoop.run(for: 30) { isAnswered && daemon.output.contains("active\n") }
        try #require(isActive, "\(daemon.output)")
        let lines = daemon.output.split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.hasPrefix("connect") } == [expected], "\(lines)")
        // The process ends with the name.
        var process: Int?
        bus.call(
            DBusConnection.bus, path: DBusConnection.busPath, interface: DBusConnection.bus,
            method: "GetConnectionUnixProcessID", arguments: [.string(Self.name)], returns: "u"
        ) { process = (try? $0.get())?.first?.integer }
        try #require(stage.eventLoop.run { process != nil })
        var owner: String? = ""
        let subscription = bus.observeOwner(of: Self.name) { owner = $0 }
        if let process { kill(pid_t(process), SIGTERM) }
        #expect(stage.eventLoop.run(for: 20) { owner == nil })
        subscription.cancel()
        bus.close()
    }

    @Test("SI-01: without the declaration, and without a bus, each launch is an app of its own")
    func severalInstances() throws {
        let stage = try Stage(runsOnce: false)
        defer { stage.end() }
        let runs = [try stage.start(), try stage.start()]
        for run in runs { try stage.wait("launched", run) { $0.first == "connect  -" } }
        let list: [String: Any] = ["LSMultipleInstancesProhibited": true, "CFBundleIdentifier": Self.name]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: stage.folder.appendingPathComponent("Info.plist"))
        let lone = try stage.start([], ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"])
        try stage.wait("launched", lone) { $0.first == "connect  -" }
    }

    @Test("SE-01: the session manager asks the app, which stores its state and ends with the session")
    func sessionEnd() throws {
        let stage = try Stage(runsOnce: false)
        defer { stage.end() }
        let manager = FakeSessionManager(stage.bus)
        var isOwned = false
        stage.bus.requestName(FakeSessionManager.service) { isOwned = $0 == .owned }
        let run = try stage.start([], ["SESSION_MANAGER": "local/x", "DESKTOP_AUTOSTART_ID": "start1"])
        try stage.wait("registered", run) { _ in isOwned && manager.log == ["register OpeningProbe start1"] }
        // The client receives signals when it knows its path.
        _ = stage.eventLoop.run(for: 0.3) { false }
        try manager.emit("QueryEndSession", [.uint32(0)])
        try stage.wait("agreed", run) { _ in manager.log.last == "response true " }
        #expect(!run.lines.contains("disconnect"))
        try manager.emit("EndSession", [.uint32(0)])
        try stage.wait("ended", run) { $0.suffix(2) == ["disconnect", "terminate"] }
        #expect(stage.eventLoop.run(for: 10) { run.exitStatus(timeout: 0.01) != nil })
        #expect(run.exitStatus() == 0)
    }

    @Test("SE-02: a window that asks the user delays the end of the session, which is inhibited meanwhile")
    func question() throws {
        let stage = try Stage(runsOnce: false)
        defer { stage.end() }
        let manager = FakeSessionManager(stage.bus)
        var isOwned = false
        stage.bus.requestName(FakeSessionManager.service) { isOwned = $0 == .owned }
        let run = try stage.start(["--asks"], ["SESSION_MANAGER": "local/x"])
        try stage.wait("registered", run) { _ in isOwned && manager.log == ["register OpeningProbe "] }
        _ = stage.eventLoop.run(for: 0.3) { false }
        try manager.emit("QueryEndSession", [.uint32(0)])
        try stage.wait("refused", run) { _ in
            manager.log.contains("response false Opening is waiting for an answer")
                && manager.log.contains { $0.hasPrefix("inhibit OpeningProbe") && $0.hasSuffix("answer 1") }
        }
        #expect(run.lines.contains("asks") && run.process.isRunning)
    }
}

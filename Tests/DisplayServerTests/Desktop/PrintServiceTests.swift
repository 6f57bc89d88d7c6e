import CoreGraphics
import DBus
import DBusTestSupport
import SystemSupport
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of print jobs with a portal and an `lp` that the tests implement.
@MainActor @Suite(.serialized) final class PrintServiceTests {
    private nonisolated static var hasBus: Bool { BusDaemon.isInstalled }

    private let folder: URL
    private let server = HeadlessServer()
    private var choices: [PrintChoice] = []
    private var outcomes: [PrintOutcome] = []
    private var files: [String]?
    private let page = PrintPage(
        size: CGSize(width: 595, height: 842), printableRect: CGRect(x: 18, y: 18, width: 559, height: 806))

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "print-\(getpid())-\(UInt32.random(in: 0...999_999))")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("share/dbus-1/services"), withIntermediateDirectories: true)
        let document = folder.appendingPathComponent("a.pdf")
        try Data("%PDF-1".utf8).write(to: document)
        files = [document.path]
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func installPortal() throws {
        try Data().write(to: folder.appendingPathComponent("share/dbus-1/services/\(PortalRequest.service).service"))
    }

    /// Installs an `lp` that logs its arguments, one a line.
    private func installLP(status: Int = 0, then: String = "") throws {
        let file = folder.appendingPathComponent("lp")
        let script = "#!/bin/sh\nprintf '%s\\n' \"$@\" > \(folder.path)/calls\n\(then)\nexit \(status)\n"
        try Data(script.utf8).write(to: file)
        #expect(chmod(file.path, 0o755) == 0)
    }

    private var arguments: [String] {
        let text = try? String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8)
        return (text ?? "").split(separator: "\n").map(String.init)
    }

    private func service(_ portal: FakeDesktopPortal? = nil, _ more: [String: String] = [:]) -> PrintService {
        var variables = portal?.variables ?? [:]
        variables["PATH"] = folder.path
        variables["XDG_DATA_DIRS"] = folder.path + "/share"
        variables["HOME"] = folder.path
        let environment = ProcessEnvironment(variables.merging(more) { _, new in new })
        let client = PortalClient(
            bus: portal?.client(), environment: environment, sandboxFile: folder.path + "/sandbox")
        return PrintService(portal: client, scheduler: server.scheduler, environment: environment)
    }

    private var handlers: PrintHandlers {
        PrintHandlers { choice, submit in
            self.choices.append(choice)
            submit(self.files)
            submit(nil)
        } completion: {
            self.outcomes.append($0)
        }
    }

    private func wait(_ portal: FakeDesktopPortal? = nil, _ condition: () -> Bool) async throws {
        for _ in 0..<1000 where !condition() {
            portal?.serve()
            server.serve(for: 0.0001)
            try await Task.sleep(for: .milliseconds(5))
        }
        try #require(condition())
    }

    private func portals() throws -> (FakeDesktopPortal, FakePrintPortal) {
        let portal = try FakeDesktopPortal()
        let print = FakePrintPortal(portal.bus, portal.eventLoop)
        portal.printPortal = print
        try installPortal()
        return (portal, print)
    }

    // MARK: lp

    @Test("SH-06: lp prints without a portal, on the wished printer, and its status is the outcome")
    func lp() async throws {
        try installLP()
        let service = service()
        #expect(service.isAvailable)
        var job = PrintJob(title: "-a 'b'", page: page)
        job.duplex = .longEdge
        job.isGrayscale = true
        job.printer = "Office"
        service.print(job, handlers)
        #expect(choices.isEmpty && outcomes.isEmpty, "not before the call returns")
        try await wait { !outcomes.isEmpty }
        #expect(outcomes == [.printed] && choices == [PrintChoice(page: page)])
        #expect(
            arguments == [
                "-t", "-a 'b'", "-d", "Office", "-o", "sides=two-sided-long-edge", "-o", "print-color-mode=monochrome",
                "--", files?.first ?? "",
            ])
        try installLP(status: 1)
        service.print(PrintJob(title: "b", page: page), handlers)
        try await wait { outcomes.count == 2 }
        guard case .failed = outcomes[1] else { return #expect(Bool(false), "an error is no success") }
    }

    @Test("SH-06: an lp that waits for a server ends the job after a minute")
    func slowLP() async throws {
        try installLP(then: "read x < \(folder.path)/never")
        #expect(mkfifo(folder.appendingPathComponent("never").path, 0o600) == 0)
        service().print(PrintJob(title: "a", page: page), handlers)
        try await wait { !arguments.isEmpty }
        server.serve(for: 59)
        #expect(outcomes.isEmpty)
        server.serve(for: 2)
        guard case .failed? = outcomes.first else { return #expect(Bool(false)) }
        let descriptor = Glibc.open(folder.appendingPathComponent("never").path, O_RDWR | O_NONBLOCK)
        _ = write(descriptor, "\n", 1)
        try await Task.sleep(for: .milliseconds(100))
        server.serve(for: 1)
        close(descriptor)
        #expect(outcomes.count == 1)
    }

    @Test("SH-06: nothing is available without portal and lp, in tests, and for lp in a sandbox")
    func availability() async throws {
        let none = service()
        #expect(!none.isAvailable)
        none.print(PrintJob(title: "a", page: page), handlers)
        #expect(outcomes.isEmpty)
        server.serve(for: 0.1)
        guard case .failed? = outcomes.first else { return #expect(Bool(false)) }
        try installLP()
        #expect(service().isAvailable && !service(nil, ["UIKIT_TESTING": "1"]).isAvailable)
        #expect(!service(nil, ["SNAP": "/snap/a"]).isAvailable)
        try Data().write(to: folder.appendingPathComponent("sandbox"))
        #expect(!service().isAvailable)
    }

    @Test("SH-06: an app that draws nothing ends the job, and a job can be withdrawn")
    func noDocument() async throws {
        try installLP()
        files = nil
        service().print(PrintJob(title: "a", page: page), handlers)
        try await wait { !outcomes.isEmpty }
        guard case .failed = outcomes[0] else { return #expect(Bool(false)) }
        files = []
        service().print(PrintJob(title: "a", page: page), handlers)
        try await wait { outcomes.count == 2 }
        let task = service().print(PrintJob(title: "a", page: page), handlers)
        task.cancel()
        task.cancel()
        server.serve(for: 1)
        #expect(outcomes.count == 3 && outcomes[2] == .cancelled && arguments.isEmpty)
    }

    // MARK: Portal

    @Test(
        "SH-06: the portal's dialog, then its document, whenever it responds",
        .enabled(if: hasBus, "dbus-daemon is not installed"),
        arguments: [FakePrintPortal.Behavior.early, .normal, .late, .twice, .wrongPath])
    func portal(_ behavior: FakePrintPortal.Behavior) async throws {
        let (portal, print) = try portals()
        defer { portal.stop() }
        try installLP()
        print.behavior = behavior
        print.results = [
            "token": .uint32(99),
            "settings": .options(["print-pages": .string("ranges"), "page-ranges": .string("0-2,7,x,9-8,-3")]),
            "page-setup": .options([
                "Width": .double(100), "Height": .double(200), "MarginLeft": .double(5), "MarginTop": .double(10),
                "MarginRight": .double(15), "MarginBottom": .double(20), "Orientation": .string("landscape"),
            ]),
        ]
        var job = PrintJob(title: "Notes", page: page)
        job.duplex = .shortEdge
        service(portal).print(job, parent: "x11:2a", handlers)
        try await wait(portal) { !outcomes.isEmpty }
        #expect(print.prepared.first?[0].text == "x11:2a" && print.printed.first?[0].text == "x11:2a")
        #expect(outcomes == [.printed] && arguments.isEmpty && print.documents == ["%PDF-1"])
        let prepared = try #require(print.prepared.first)
        #expect(prepared[1].text == "Notes" && prepared[2]["duplex"]?.text == "vertical")
        #expect(prepared[3]["Width"]?.number == 209.9 && prepared[3]["MarginTop"]?.number == 6.35)
        #expect(print.printed.first?[3]["token"]?.integer == 99)
        let choice = try #require(choices.first)
        let unit = 72 / 25.4
        #expect(choice.pages == [0...2, 7...7])
        #expect(abs(choice.page.size.width - 200 * unit) < 0.01 && abs(choice.page.size.height - 100 * unit) < 0.01)
        // The top of the landscape sheet is the left edge of the sheet.
        let rect = choice.page.printableRect
        #expect(abs(rect.minX - 20 * unit) < 0.01 && abs(rect.minY - 5 * unit) < 0.01)
        #expect(abs(rect.maxX - 190 * unit) < 0.01 && abs(rect.maxY - 85 * unit) < 0.01)
    }

    @Test(
        "SH-06: results that are missing or unreasonable are those of the app",
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func hostileResults() async throws {
        let (portal, print) = try portals()
        defer { portal.stop() }
        let service = service(portal)
        let hostile: [[String: DBusValue]] = [
            [:], ["token": .string("x"), "page-setup": .string("A4"), "settings": .uint32(1)],
            ["page-setup": .options(["Width": .double(.nan), "Height": .double(200)])],
            ["page-setup": .options(["Width": .double(-1), "Height": .double(1e300)])],
            ["page-setup": .options(["Width": .string("a"), "Height": .boolean(true)])],
        ]
        for (index, results) in hostile.enumerated() {
            print.results = results
            service.print(PrintJob(title: "a", page: page), handlers)
            try await wait(portal) { outcomes.count == index + 1 }
        }
        #expect(choices == hostile.map { _ in PrintChoice(page: page) })
        print.results = [
            "page-setup": .options([
                "Width": .double(100), "Height": .double(100), "MarginLeft": .double(.infinity),
                "MarginTop": .double(900),
            ])
        ]
        service.print(PrintJob(title: "a", page: page), handlers)
        try await wait(portal) { outcomes.count == hostile.count + 1 }
        let rect = try #require(choices.last).page.printableRect
        #expect(rect.width > 0 && rect.height > 0 && rect.isFinite)
    }

    @Test(
        "SH-06: cancelled in the dialog and at the document, without response, and withdrawn",
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func portalCancellation() async throws {
        let (portal, print) = try portals()
        defer { portal.stop() }
        let service = service(portal)
        print.prepareResponse = 1
        service.print(PrintJob(title: "a", page: page), handlers)
        try await wait(portal) { outcomes.count == 1 }
        #expect(choices.isEmpty)
        print.prepareResponse = 0
        print.printResponse = 2
        service.print(PrintJob(title: "a", page: page), handlers)
        try await wait(portal) { outcomes.count == 2 }
        print.behavior = .silent
        let task = service.print(PrintJob(title: "a", page: page), handlers)
        try await wait(portal) { print.prepared.count == 3 }
        server.serve(for: 600)
        #expect(outcomes == [.cancelled, .cancelled], "the user has any time")
        task.cancel()
        try await wait(portal) { outcomes.count == 3 && !portal.closedRequests.isEmpty }
        #expect(outcomes[2] == .cancelled)
    }

    @Test(
        "SH-06: lp prints if the portal has no dialog, but not in a sandbox",
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func portalWithoutPrinting() async throws {
        let (portal, print) = try portals()
        defer { portal.stop() }
        try installLP()
        print.behavior = .missing
        service(portal).print(PrintJob(title: "a", page: page), handlers)
        try await wait(portal) { !outcomes.isEmpty }
        #expect(outcomes == [.printed] && !arguments.isEmpty)
        let sandboxed = service(portal, ["SNAP": "/snap/a"])
        #expect(sandboxed.isAvailable)
        sandboxed.print(PrintJob(title: "a", page: page), handlers)
        try await wait(portal) { outcomes.count == 2 }
        guard case .failed = outcomes[1] else { return #expect(Bool(false)) }
    }
}

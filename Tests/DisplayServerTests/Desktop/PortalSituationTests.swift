import CoreGraphics
import DBus
import DBusTestSupport
import SystemSupport
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of all services that the portal performs, each in all situations: their replacement follows unless the portal
/// works.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
final class PortalSituationTests {
    enum Situation: CaseIterable, Sendable {
        case works
        /// The portal replies and responds later.
        case late
        /// Replies have wrong types.
        case wrong
        /// A program owns the name and never replies.
        case silent
        /// No program owns the name.
        case none
        /// There is no bus.
        case noBus
    }

    enum Service: CaseIterable, Sendable {
        case opening, saving, links, mail, color, printing, idle, loggingOut, settings
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let service: Service
        let situation: Situation
        var testDescription: String { "\(service), \(situation)" }

        /// All services in all situations. Some services exist only with a bus.
        static let all = Service.allCases.flatMap { service in
            Situation.allCases.compactMap { situation in
                situation == .noBus && [.loggingOut, .settings].contains(service)
                    ? nil : Case(service: service, situation: situation)
            }
        }
    }

    private let folder: URL
    private let server = HeadlessServer()
    private let portal: FakeDesktopPortal
    private let hungLoop = BusEventLoop()
    private let nonsense = NonsensePortal()
    private var other: DBusConnection?
    /// The objects that live until the end of the test.
    private var retained: [AnyObject] = []

    init() throws {
        portal = try FakeDesktopPortal()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "portal-\(getpid())-\(UInt32.random(in: 0...999_999))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["xdg-open", "xdg-email", "lp"] {
            let file = folder.appendingPathComponent(name)
            try Data("#!/bin/sh\necho \(name) >> \(folder.path)/calls\n".utf8).write(to: file)
            #expect(chmod(file.path, 0o755) == 0)
        }
        try Data("%PDF-1".utf8).write(to: folder.appendingPathComponent("a.pdf"))
    }

    isolated deinit {
        portal.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    private var calls: String {
        (try? String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8)) ?? ""
    }

    private func arrange(_ situation: Situation) throws {
        portal.openResult = 0
        portal.mailResult = 0
        portal.pickResult = 0
        portal.chooserResult = 0
        portal.chooserResults = ["uris": .strings(["file:///tmp/a"])]
        portal.printPortal = FakePrintPortal(portal.bus, portal.eventLoop)
        portal.grantsInhibition = true
        portal.inhibitionResponse = 0
        portal.scheme = 1
        switch situation {
        case .works: break
        case .late:
            portal.responseTime = .later
            portal.printPortal?.behavior = .late
            portal.replyDelay = 0.1
        case .wrong: try own(portal.eventLoop, nonsense)
        case .silent: try own(hungLoop, nil)
        case .none, .noBus: try release()
        }
    }

    private func release() throws {
        portal.bus.releaseName(PortalRequest.service)
        // The bus handles requests in order.
        var isReleased = false
        portal.bus.requestName("org.example.Released") { _ in isReleased = true }
        try #require(portal.eventLoop.run { isReleased })
    }

    /// Lets another program own the name of the portal.
    private func own(_ eventLoop: BusEventLoop, _ object: NonsensePortal?) throws {
        try release()
        let bus = try portal.daemon.connect(eventLoop)
        if let object { bus.export(object, at: PortalRequest.path) }
        var isOwned = false
        bus.requestName(PortalRequest.service) { isOwned = $0 == .owned }
        try #require(eventLoop.run { isOwned })
        other = bus
    }

    private final class Result { var text: String? }

    /// Starts a service, whose result is "portal" or "replacement".
    private func start(_ service: Service, _ bus: MessageBus?) throws -> Result {
        let result = Result()
        let environment = ProcessEnvironment(portal.variables.merging(["PATH": folder.path]) { $1 })
        let client = PortalClient(bus: bus, environment: environment, sandboxFile: "/nonexistent")
        let scheduler = server.scheduler
        let folder = folder
        func ended(_ isSuccessful: Bool) {
            let calls = (try? String(contentsOfFile: folder.path + "/calls", encoding: .utf8)) ?? ""
            result.text = !isSuccessful ? "failed" : calls.isEmpty ? "portal" : "replacement"
        }
        switch service {
        case .opening, .saving:
            let chooser = FileChooser(portal: client, scheduler: scheduler)
            let kind = service == .opening ? FileChoice.Kind.files : .saving(name: "a")
            retained.append(
                chooser.choose(FileChoice(kind, title: ""), parent: "") { outcome in
                    switch outcome {
                    case .chosen: result.text = "portal"
                    case .unavailable(allowsReplacement: true): result.text = "replacement"
                    default: result.text = "failed"
                    }
                })
            retained.append(chooser)
        case .links:
            let opener = LinkOpener(portal: client, scheduler: scheduler, environment: environment)
            opener.open(try #require(URL(string: "https://example.org"))) { ended($0) }
            retained.append(opener)
        case .mail:
            let composer = MailComposer(portal: client, scheduler: scheduler, environment: environment)
            composer.compose(MailDraft(), parent: "") { ended($0) }
            retained.append(composer)
        case .color:
            let picker = ScreenColorPicker(portal: client) { completion in
                result.text = "replacement"
                completion(nil)
            }
            picker.pick { if $0 != nil { result.text = "portal" } }
            retained.append(picker)
        case .printing:
            let printer = PrintService(portal: client, scheduler: scheduler, environment: environment)
            let page = PrintPage(
                size: CGSize(width: 200, height: 300), printableRect: CGRect(x: 10, y: 10, width: 180, height: 280))
            let file = folder.appendingPathComponent("a.pdf").path
            printer.print(
                PrintJob(title: "a", page: page),
                PrintHandlers(render: { _, submit in submit([file]) }, completion: { ended($0 == .printed) }))
            retained.append(printer)
        case .idle:
            let inhibitor = IdleInhibitor(bus: bus?.connection)
            inhibitor.changeHandler = { [weak inhibitor] in
                if inhibitor?.isHeld == true { result.text = "portal" }
                // The screen saver of the X server is reset then.
                if inhibitor?.isRefused == true { result.text = "replacement" }
            }
            inhibitor.isWanted = true
            retained.append(inhibitor)
        case .loggingOut:
            let connection = try #require(bus?.connection)
            let inhibitor = LogoutInhibitor(bus: connection, identifier: "org.example.App")
            inhibitor.changeHandler = { [weak inhibitor] in
                result.text = inhibitor?.isInhibiting == true ? "portal" : "replacement"
            }
            inhibitor.setReason("A question")
            retained.append(inhibitor)
        case .settings:
            let connection = try #require(bus?.connection)
            let settings = DesktopPortal(bus: connection)
            retained.append(settings)
            // Without an answer, there is no preference.
            var turns = 0
            func look() {
                turns += 1
                if settings.isDark == true {
                    result.text = "portal"
                } else if turns == 100 {
                    result.text = settings.isDark == nil ? "replacement" : "failed"
                } else {
                    _ = portal.eventLoop.schedule(after: 0.005) { look() }
                }
            }
            look()
        }
        return result
    }

    @Test(
        "PT-01, PT-03, DK-07: each service with a portal that works, answers late, wrongly or never, without one, and without a bus",
        arguments: Case.all)
    func services(_ test: Case) async throws {
        let (service, situation) = (test.service, test.situation)
        try arrange(situation)
        let bus = situation == .noBus ? nil : portal.client()
        let result = try start(service, bus)
        if ![.idle, .loggingOut, .settings].contains(service) {
            #expect(result.text == nil || service == .color, "not before the call returns")
        }
        for _ in 0..<2000 where result.text == nil {
            portal.serve()
            server.serve(for: 0.0001)
            // Time limits pass without a wait.
            if situation == .silent { portal.eventLoop.advance(by: 0.2) }
            try await Task.sleep(for: .milliseconds(2))
        }
        #expect(result.text == (situation == .works || situation == .late ? "portal" : "replacement"))
        if situation == .wrong { #expect(nonsense.callCount > 0) }
        // No late answer changes the result.
        for _ in 0..<20 { portal.eventLoop.serve(for: 0.002) }
        #expect(result.text == (situation == .works || situation == .late ? "portal" : "replacement"))
        withExtendedLifetime(retained) {}
        if let other { other.close() }
    }
}

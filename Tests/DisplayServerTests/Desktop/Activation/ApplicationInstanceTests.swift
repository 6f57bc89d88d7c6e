import CoreGraphics
import DBus
import DBusTestSupport
import Foundation
import Testing

@testable import DisplayServer

/// Tests of apps that run once.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct ApplicationInstanceTests {
    private let bus: ServiceBus
    private static let name = "org.example.My-App"
    private static let path = "/org/example/My_App"

    init() throws { bus = try ServiceBus() }

    /// Claims the name, and returns the outcome.
    private func claim(
        _ instance: ApplicationInstance, _ request: ApplicationRequest = ApplicationRequest(.activate)
    ) throws -> ApplicationInstance.Outcome {
        var outcomes: [ApplicationInstance.Outcome] = []
        instance.claim(handingOver: request) { outcomes.append($0) }
        #expect(outcomes.isEmpty)
        try bus.wait("an outcome") { !outcomes.isEmpty }
        try bus.settle()
        #expect(outcomes.count == 1)
        return try #require(outcomes.first)
    }

    @Test("SI-01: a second launch hands its request over to the first, which receives it when it is ready")
    func handOver() throws {
        defer { bus.stop() }
        var received: [ApplicationRequest] = []
        let first = ApplicationInstance(name: Self.name, bus: bus.application, eventLoop: bus.eventLoop) {
            received.append($0)
        }
        #expect(try claim(first) == .first)
        let second = ApplicationInstance(name: Self.name, bus: bus.desktop, eventLoop: bus.eventLoop) { _ in }
        let open = ApplicationRequest(.open(["file:///a%20b", "mailto:x"]), launchIdentifier: "id_TIME7")
        #expect(try claim(second, open) == .handedOver)
        #expect(first.hasPendingRequests && received.isEmpty)
        first.start()
        try bus.wait("received") { received == [open] }
        #expect(try claim(second, ApplicationRequest(.action("new-note"))) == .handedOver)
        try bus.wait("the action") { received.last == ApplicationRequest(.action("new-note")) }
        #expect(try claim(second) == .handedOver)
        try bus.wait("activated") { received.last == ApplicationRequest(.activate) && received.count == 3 }
    }

    @Test("SI-01: an instance that is silent or refuses, and a bus that ends, do not prevent a launch")
    func silentInstance() throws {
        defer { bus.stop() }
        try bus.own(Self.name)
        let silent = SilentApplication()
        bus.desktop.export(silent, at: Self.path)
        let second = ApplicationInstance(name: Self.name, bus: bus.application, eventLoop: bus.eventLoop) { _ in }
        var outcome: ApplicationInstance.Outcome?
        second.claim(handingOver: ApplicationRequest(.activate)) { outcome = $0 }
        try bus.wait("asked") { silent.count == 1 }
        bus.eventLoop.advance(by: ApplicationInstance.timeLimit + 1)
        try bus.wait("given up") { outcome == .unavailable }
        bus.desktop.withdraw(at: Self.path)
        #expect(try claim(second) == .unavailable)
        outcome = nil
        second.claim(handingOver: ApplicationRequest(.activate)) { outcome = $0 }
        bus.application.close()
        try bus.wait("no bus") { outcome == .unavailable }
    }

    @MainActor private final class SilentApplication: DBusObject {
        var count = 0
        private var calls: [DBusCall] = []
        var interfaces: [DBusInterface] { [Self.interface] }
        private static let interface = DBusInterface(
            ApplicationInstance.interfaceName, of: SilentApplication.self
        ) {
            $0.deferredMethod("Activate", takes: "a{sv}") { application, call in
                application.count += 1
                application.calls.append(call)
            }
        }
    }

    @Test("SI-01: odd and many calls of other programs are limited")
    func hostileCalls() throws {
        defer { bus.stop() }
        var received: [ApplicationRequest] = []
        let first = ApplicationInstance(name: Self.name, bus: bus.application, eventLoop: bus.eventLoop) {
            received.append($0)
        }
        #expect(try claim(first) == .first)
        func call(_ method: String, _ arguments: [DBusValue]) throws -> String? {
            bus.error(try bus.call(Self.path, ApplicationInstance.interfaceName, method, arguments, of: Self.name))
        }
        let many = (0..<5000).map { "file:///\($0)" }
        #expect(try call("Open", [.strings(many), .options([:])]) == nil)
        #expect(try call("Open", [.strings([]), .options(["desktop-startup-id": .int32(3)])]) == nil)
        #expect(try call("ActivateAction", [.string(""), .array(of: "v", []), .options([:])]) == nil)
        #expect(try call("Activate", []) == "InvalidArgs")
        #expect(try call("Quit", []) == "UnknownMethod")
        var refusals = 0
        for _ in 0..<200 where try call("Activate", [.options([:])]) == "LimitsExceeded" { refusals += 1 }
        #expect(refusals == 200 + 3 - ApplicationInstance.pendingLimit)
        first.start()
        try bus.wait("all") { received.count == ApplicationInstance.pendingLimit }
        if case .open(let urls) = received[0].kind { #expect(urls.count == ApplicationInstance.urlLimit) }
        #expect(received[1].launchIdentifier == nil)
    }

    @Test("SI-01: names on the bus have two or more elements, and paths follow from them")
    func names() {
        for name in ["org.example.App", "a.b", "_x.y-z1"] { #expect(ApplicationName.isValid(name)) }
        for name in ["", "App", "org..App", ".a.b", "a.b.", "a.1b", "a.ä", "a b.c", "a.b/c"] + [
            "a." + String(repeating: "b", count: 300)
        ] { #expect(!ApplicationName.isValid(name)) }
        #expect(ApplicationName.path(Self.name) == Self.path)
    }
}

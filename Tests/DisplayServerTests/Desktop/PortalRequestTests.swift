import CoreGraphics
import DBus
import DBusTestSupport
import Testing

@testable import DisplayServer

/// Tests of requests to the desktop portal.
@MainActor
@Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct PortalRequestTests {
    private let portal: FakeDesktopPortal
    private let bus: DBusConnection

    init() throws {
        portal = try FakeDesktopPortal()
        bus = try #require(portal.client().connection)
    }

    private final class Log { var outcomes: [String] = [] }

    private func start(_ log: Log, _ link: String = "a:b") -> PortalRequest {
        PortalRequest(
            bus: bus, interface: "OpenURI", method: "OpenURI", arguments: [.string(""), .string(link)],
            options: ["ask": .boolean(false)]
        ) { outcome in
            switch outcome {
            case .completed(let results): log.outcomes.append("completed \(results["link"]?.text ?? "")")
            case .cancelled: log.outcomes.append("cancelled")
            case .failed(let error): log.outcomes.append(error.name)
            }
        }
    }

    /// Serves long enough for further responses.
    private func settle() { for _ in 0..<50 { portal.eventLoop.serve(for: 0.002) } }

    @Test(
        "DB-07 a response ends the request once: before the reply, after it, later, or twice; with any path",
        arguments: FakeDesktopPortal.ResponseTime.allCases, [0, 1, 2] as [UInt32])
    func responsesEndRequests(_ time: FakeDesktopPortal.ResponseTime, _ result: UInt32) throws {
        for usesToken in [true, false] {
            portal.responseTime = time
            portal.openResult = result
            portal.usesToken = usesToken
            let log = Log()
            _ = start(log)
            #expect(log.outcomes.isEmpty)
            if time != .never { #expect(portal.eventLoop.run { !log.outcomes.isEmpty }) }
            settle()
            #expect(log.outcomes == (time == .never ? [] : [result == 0 ? "completed opened" : "cancelled"]))
        }
    }

    @Test("DB-07 the responses of several requests are told apart")
    func requestsAreToldApart() throws {
        portal.openResult = 0
        portal.responseTime = .later
        let (first, second) = (Log(), Log())
        _ = start(first)
        #expect(portal.eventLoop.run { portal.openedLinks.count == 1 })
        portal.openResult = 1
        portal.responseTime = .before
        _ = start(second)
        #expect(portal.eventLoop.run { !first.outcomes.isEmpty && !second.outcomes.isEmpty })
        #expect(first.outcomes == ["completed opened"] && second.outcomes == ["cancelled"])
    }

    @Test("DB-07 a response of another program is ignored")
    func forgedResponsesAreIgnored() throws {
        portal.openResult = 1
        portal.responseTime = .later
        let log = Log()
        _ = start(log)
        let stranger = try portal.daemon.connect(portal.eventLoop)
        #expect(portal.eventLoop.run { stranger.uniqueName != nil && bus.uniqueName != nil })
        try stranger.emit(
            "Response", interface: "org.freedesktop.portal.Request", path: "\(PortalRequest.path)/request/1/1",
            values: [.uint32(0), .options([:])], to: bus.uniqueName)
        #expect(portal.eventLoop.run { !log.outcomes.isEmpty })
        #expect(log.outcomes == ["cancelled"])
    }

    @Test("DB-07 a request that is withdrawn ends as cancelled, and the portal closes it")
    func requestsAreWithdrawn() throws {
        portal.openResult = 0
        portal.responseTime = .never
        let log = Log()
        let request = start(log)
        #expect(portal.eventLoop.run { portal.openedLinks.count == 1 })
        settle()
        request.cancel()
        request.cancel()
        #expect(log.outcomes == ["cancelled"])
        #expect(portal.eventLoop.run { !portal.closedRequests.isEmpty })
        let sender = try #require(bus.uniqueName).dropFirst().replacing(".", with: "_")
        #expect(portal.closedRequests.count == 1 && portal.closedRequests[0].hasPrefix("\(sender)/uikit_"))
    }

    @Test("DB-07 a request that the portal refuses fails, as without a portal; one without an answer, too")
    func refusedRequestsFail() throws {
        let log = Log()
        _ = start(log)
        #expect(portal.eventLoop.run { log.outcomes.count == 1 })
        #expect(log.outcomes == ["org.freedesktop.DBus.Error.UnknownMethod"])
        portal.bus.releaseName(PortalRequest.service)
        // The bus handles requests in order: the name is released when the portal owns another one.
        var isReleased = false
        portal.bus.requestName("org.example.Released") { _ in isReleased = true }
        #expect(portal.eventLoop.run { isReleased })
        _ = start(log)
        #expect(portal.eventLoop.run { log.outcomes.count == 2 })
        #expect(log.outcomes.last == "org.freedesktop.DBus.Error.ServiceUnknown")
        bus.close()
        _ = start(log)
        #expect(log.outcomes.count == 2)
        #expect(portal.eventLoop.run { log.outcomes.count == 3 })
        #expect(log.outcomes.last == "org.freedesktop.DBus.Error.Disconnected")
    }
}

import DisplayServer
import Foundation
import Testing
import UIKit

/// Tests of URLs that apps open in other programs.
@MainActor @Suite(.serialized) struct OpenURLTests {
    /// DK-05.
    @Test func opensURLOnDesktopAndCallsCompletionLater() throws {
        let link = try #require(URL(string: "https://example.org"))
        StageDisplays.withServer { server in
            server.openableSchemes = ["https"]
            var answers: [Bool] = []
            UIApplication.shared.open(link) { answers.append($0) }
            #expect(answers.isEmpty)
            server.processPendingEvents()
            #expect(answers == [true] && server.openedLinks == [link])
            UIApplication.shared.open(link)
            #expect(server.openedLinks.count == 2)
        }
    }

    /// DK-05, DK-06.
    @Test func reportsFailureForURLWithoutHandler() throws {
        let mail = try #require(URL(string: "mailto:a@example.org"))
        StageDisplays.withServer { server in
            server.openableSchemes = ["https"]
            var answers: [Bool] = []
            UIApplication.shared.open(mail) { answers.append($0) }
            server.openableSchemes = ["mailto"]
            UIApplication.shared.open(mail, options: [.universalLinksOnly: true]) { answers.append($0) }
            server.processPendingEvents()
            #expect(answers == [false, false] && server.openedLinks.isEmpty)
            #expect(UIApplication.shared.canOpenURL(mail))
            server.openableSchemes = []
            #expect(!UIApplication.shared.canOpenURL(mail))
        }
    }

    @Test func asyncOpenReturnsResult() async throws {
        let server = StageDisplays.open()
        defer { StageDisplays.closeLeftovers() }
        server.openableSchemes = ["https"]
        let link = try #require(URL(string: "https://example.org"))
        // Start the task immediately: if it were enqueued, another test could open its own display first.
        let opening = Task.immediate { await UIApplication.shared.open(link) }
        #expect(server.openedLinks == [link])
        server.processPendingEvents()
        #expect(await opening.value)
    }
}

import DBus
import DBusTestSupport
import DisplayServer
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UserNotifications

extension DesktopModuleTests {
    /// Tests of notifications with the notification server dunst on a display of its own.
    @MainActor
    @Suite(.serialized, .enabled(if: AccessibleDesktop.hasNotificationServer, "dunst or Xvfb is not installed"))
    struct NotificationServerTests {
        private let session: AccessibleDesktop
        private let desktop: FakeDesktop
        private let dunst: HelperProcess
        private let center = UNUserNotificationCenter()
        private let delegate = RecordingDelegate()

        init() throws {
            session = try AccessibleDesktop()
            desktop = try FakeDesktop(bus: session.daemon)
            dunst = try HelperProcess(["/usr/bin/dunst"], environment: session.environment)
            center.delegate = delegate
        }

        private func stop() {
            dunst.stop()
            desktop.stop()
            session.stop()
        }

        /// Waits until dunst owns its name.
        private func waitForServer() async throws {
            var owner: String?
            let subscription = desktop.application.observeOwner(of: FakeNotificationServer.name) { owner = $0 }
            defer { subscription.cancel() }
            try await desktop.wait("dunst", for: 30) { owner != nil }
        }

        /// Calls a method of dunst's own interface.
        private func command(_ method: String, _ arguments: [DBusValue] = []) async throws {
            var isAnswered = false
            desktop.application.call(
                FakeNotificationServer.name, path: FakeNotificationServer.path, interface: "org.dunstproject.cmd0",
                method: method, arguments: arguments
            ) { _ in isAnswered = true }
            try await desktop.wait("an answer to \(method)") { isAnswered }
        }

        /// The number of notifications on the display.
        private func displayedCount() async throws -> Int {
            var count: Int?
            desktop.application.call(
                FakeNotificationServer.name, path: FakeNotificationServer.path,
                interface: "org.freedesktop.DBus.Properties", method: "Get",
                arguments: [.string("org.dunstproject.cmd0"), .string("displayedLength")], returns: "v"
            ) { count = (try? $0.get())?.first?.integer ?? -1 }
            try await desktop.wait("a number") { count != nil }
            return try #require(count)
        }

        private func expectDisplayed(_ count: Int, _ comment: Comment) async throws {
            for _ in 0..<100 {
                if try await displayedCount() == count { return }
                for _ in 0..<10 { desktop.turn() }
            }
            Issue.record(comment)
        }

        private func add(_ identifier: String, _ title: String) async throws {
            let content = UNMutableNotificationContent()
            content.title = title
            content.body = "1 < 2 & <b>3</b>"
            content.categoryIdentifier = "tea"
            content.interruptionLevel = .critical
            final class Box: @unchecked Sendable { var result: (any Error)?? }
            let box = Box()
            center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: nil)) {
                box.result = .some($0)
            }
            try await desktop.wait("an answer") { box.result != nil }
            #expect((box.result ?? nil) == nil)
        }

        @Test(
            "PO-12: dunst shows, replaces and removes notifications, and reports clicks and closing",
            .timeLimit(.minutes(2)))
        func life() async throws {
            defer { stop() }
            try await waitForServer()
            final class Box: @unchecked Sendable { var settings: UNNotificationSettings? }
            let box = Box()
            center.getNotificationSettings { box.settings = $0 }
            try await desktop.wait("settings") { box.settings != nil }
            #expect(box.settings?.authorizationStatus == .authorized && box.settings?.alertSetting == .enabled)
            center.setNotificationCategories([
                UNNotificationCategory(
                    identifier: "tea", actions: [UNNotificationAction(identifier: "later", title: "Later")],
                    intentIdentifiers: [], options: .customDismissAction)
            ])
            try await add("a", "Tea")
            try await expectDisplayed(1, "shown")
            try await add("a", "Tea again")
            try await add("b", "Coffee")
            try await expectDisplayed(2, "replaced")
            center.removeDeliveredNotifications(withIdentifiers: ["a"])
            try await expectDisplayed(1, "removed")
            // A click.
            try await command("NotificationAction", [.uint32(0)])
            try await desktop.wait("a response") { !delegate.log.isEmpty }
            #expect(delegate.log == ["b UNNotificationDefaultActionIdentifier"])
            try await expectDisplayed(0, "closed after the click")
            // Closed by the user.
            try await add("c", "Water")
            try await expectDisplayed(1, "shown")
            try await command("NotificationCloseLast")
            try await desktop.wait("a response") { delegate.log.count == 2 }
            #expect(delegate.log.last == "c UNNotificationDismissActionIdentifier")
            #expect(center.dispatcher.deliveredNotifications.isEmpty)
            // A server that ends, and starts again.
            try await add("d", "Milk")
            dunst.stop()
            try await desktop.wait("nothing is shown") { center.dispatcher.deliveredNotifications.isEmpty }
        }
    }
}

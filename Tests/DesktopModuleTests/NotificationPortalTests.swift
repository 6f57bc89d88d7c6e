import DBus
import DBusTestSupport
import DisplayServer
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UserNotifications

extension DesktopModuleTests {
    /// Tests of notifications with xdg-desktop-portal and its backend for GTK.
    @MainActor
    @Suite(
        .serialized,
        .enabled(if: AccessibleDesktop.hasPortal, "xdg-desktop-portal, its GTK backend or xdotool is not installed"))
    struct NotificationPortalTests {
        private let session: AccessibleDesktop
        private let desktop: FakeDesktop
        private let center = UNUserNotificationCenter()
        private let delegate = RecordingDelegate()

        init() throws {
            session = try AccessibleDesktop(["XDG_CURRENT_DESKTOP": "gnome"])
            desktop = try FakeDesktop(bus: session.daemon)
            center.delegate = delegate
            center.dispatcher.isSandboxed = true
            center.setNotificationCategories([
                UNNotificationCategory(
                    identifier: "tea", actions: [UNNotificationAction(identifier: "later", title: "Later")],
                    intentIdentifiers: [])
            ])
        }

        private func stop() {
            desktop.stop()
            session.stop()
        }

        private func add(_ identifier: String, _ title: String, image: URL? = nil) async throws {
            let content = UNMutableNotificationContent()
            content.title = title
            content.body = "It is ready."
            content.categoryIdentifier = "tea"
            content.interruptionLevel = .critical
            if let image { content.attachments = [try UNNotificationAttachment(identifier: "", url: image)] }
            final class Box: @unchecked Sendable { var result: (any Error)?? }
            let box = Box()
            center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: nil)) {
                box.result = .some($0)
            }
            // The first call starts the portal.
            try await desktop.wait("an answer", for: 60) { box.result != nil }
            #expect((box.result ?? nil) == nil)
        }

        @Test(
            "PO-12: the portal shows, replaces and removes notifications, and reports clicks", .timeLimit(.minutes(3)))
        func life() async throws {
            defer { stop() }
            let bus = try desktop.connect(owning: FakeNotificationServer.name)
            let server = FakeNotificationServer(bus)
            final class Box: @unchecked Sendable { var settings: UNNotificationSettings? }
            let box = Box()
            center.getNotificationSettings { box.settings = $0 }
            try await desktop.wait("settings", for: 60) { box.settings != nil }
            #expect(box.settings?.authorizationStatus == .authorized)
            try await add("a", "Tea")
            try await desktop.wait("shown 1") { server.received.count == 1 }
            #expect(server.received[0].title == "Tea" && server.received[0].body == "It is ready.")
            #expect(server.received[0].actions == ["default", "", "0", "Later"])
            #expect(server.received[0].hints["urgency"]?.integer == 2 && server.received[0].replaces == 0)
            try await add("a", "Tea again")
            try await desktop.wait("replaced") { server.received.count == 2 }
            // The backend would crash later if the notification were replaced.
            #expect(server.received[1].title == "Tea again" && server.received[1].replaces == 0)
            #expect(server.closed == [1])
            center.removeDeliveredNotifications(withIdentifiers: ["a"])
            try await desktop.wait("removed") { server.closed == [1, 2] }
            // Clicks on a button, and on the notification.
            try await add("b", "Coffee")
            try await add("c", "Water")
            try await desktop.wait("two are shown") { server.received.count == 4 }
            try server.click("0", server.received[2].number)
            try await desktop.wait("a response") { !delegate.log.isEmpty }
            #expect(delegate.log == ["b later"])
            try server.click("default", server.received[3].number)
            try await desktop.wait("a response") { delegate.log.count == 2 }
            #expect(delegate.log.last == "c UNNotificationDefaultActionIdentifier")
            #expect(center.dispatcher.deliveredNotifications.isEmpty)
            // The portal does not report that the user closes a notification. Its backend notices it.
            try await add("d", "Milk")
            try await desktop.wait("another is shown") { server.received.count == 5 }
            try server.emit("NotificationClosed", [.uint32(UInt32(server.received[4].number)), .uint32(2)])
            try await add("d", "Milk again")
            try await desktop.wait("it is shown again") { server.received.count == 6 }
            #expect(server.received[5].replaces == 0 && delegate.log.count == 2)
        }

        @Test("PO-12: the portal accepts the images of notifications", .timeLimit(.minutes(3)))
        func images() async throws {
            defer { stop() }
            let bus = try desktop.connect(owning: FakeNotificationServer.name)
            let server = FakeNotificationServer(bus)
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(getpid()).png")
            defer { try? FileManager.default.removeItem(at: file) }
            func write(_ width: Int, _ height: Int) throws {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                try UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).pngData {
                    UIColor.red.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
                }.write(to: file)
            }
            // The portal examines images in a sandbox, which is not possible in all containers.
            try write(64, 64)
            try await add("a", "Square", image: file)
            try await desktop.wait("shown") { server.received.count == 1 }
            let acceptsImages = server.received[0].hints["image-data"] != nil
            try write(1000, 400)
            try await add("b", "Large", image: file)
            try await desktop.wait("shown") { server.received.count == 2 }
            let image = server.received[1].hints["image-data"]?.elements?.prefix(2).compactMap(\.integer)
            #expect(image == (acceptsImages ? [256, 256] : nil))
        }

        @Test("PO-12: without a notification server, the portal accepts notifications", .timeLimit(.minutes(3)))
        func noServer() async throws {
            defer { stop() }
            try await add("a", "Tea")
            #expect(center.dispatcher.deliveredNotifications.count == 1)
            center.removeAllDeliveredNotifications()
            try await add("b", "Coffee")
            #expect(center.dispatcher.deliveredNotifications.map(\.request.identifier) == ["b"])
        }
    }
}

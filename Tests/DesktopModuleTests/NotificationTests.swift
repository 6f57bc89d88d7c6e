import DBus
import DBusTestSupport
import DisplayServer
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UserNotifications

extension DesktopModuleTests {
    /// Tests of notifications, with a fake server on a message bus.
    @MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
    struct NotificationTests {
        private let desktop: FakeDesktop
        private let center = UNUserNotificationCenter()

        init() throws { desktop = try FakeDesktop() }

        private func server() throws -> (FakeNotificationServer, DBusConnection) {
            let bus = try desktop.connect(owning: FakeNotificationServer.name)
            return (FakeNotificationServer(bus), bus)
        }

        private func content(_ title: String = "Tea", _ body: String = "It is ready.") -> UNMutableNotificationContent {
            let content = UNMutableNotificationContent()
            content.title = title
            content.body = body
            return content
        }

        /// Adds a request, and returns the error.
        @discardableResult
        private func add(
            _ content: UNNotificationContent, _ identifier: String = "tea", _ trigger: UNNotificationTrigger? = nil,
            for timeout: TimeInterval = 10
        ) async throws -> UNError.Code? {
            final class Box: @unchecked Sendable { var result: UNError?? }
            let box = Box()
            center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)) {
                box.result = .some($0 as? UNError)
            }
            #expect(box.result == nil)
            try await desktop.wait("an answer", for: timeout) { box.result != nil }
            return box.result??.code
        }

        @Test(
            "PO-12: a notification has texts, urgency, sound, image and actions; markup is escaped if it has a meaning")
        func showing() async throws {
            defer { desktop.stop() }
            let (server, bus) = try server()
            center.setNotificationCategories([
                UNNotificationCategory(
                    identifier: "tea",
                    actions: [
                        UNNotificationAction(identifier: "later", title: "Later"),
                        UNTextInputNotificationAction(
                            identifier: "reply", title: "Reply", textInputButtonTitle: "Send",
                            textInputPlaceholder: "Text"),
                        UNNotificationAction(identifier: "open", title: "Open", options: .foreground),
                    ], intentIdentifiers: [])
            ])
            let image = FileManager.default.temporaryDirectory.appendingPathComponent("tea-\(getpid()).png")
            try Data([0x89]).write(to: image)
            defer { try? FileManager.default.removeItem(at: image) }
            let content = content("Tea & <b>", "1 < 2 & \"x\"\0")
            content.subtitle = "Kitchen"
            content.categoryIdentifier = "tea"
            content.sound = .default
            content.interruptionLevel = .critical
            content.attachments = [try UNNotificationAttachment(identifier: "", url: image)]
            #expect(try await add(content) == nil)
            let first = try #require(server.received.first)
            #expect(first.title == "Tea & <b>" && first.body == "Kitchen\n1 &lt; 2 &amp; \"x\"")
            #expect(first.actions == ["default", "", "0", "Later", "1", "Open"])
            #expect(first.hints["urgency"] == .byte(2) && first.hints["sound-name"]?.text == "message-new-instant")
            #expect(first.hints["image-path"]?.text == image.absoluteString && first.hints["suppress-sound"] == nil)
            // A server without markup and actions, with replies.
            server.capabilities = ["body", "inline-reply"]
            bus.releaseName(FakeNotificationServer.name)
            try await desktop.wait("nothing is shown") { center.dispatcher.deliveredNotifications.isEmpty }
            var isOwned = false
            bus.requestName(FakeNotificationServer.name) { isOwned = $0 == .owned }
            try await desktop.wait("the name") { isOwned }
            content.interruptionLevel = .passive
            content.sound = nil
            #expect(try await add(content) == nil)
            let second = try #require(server.received.last)
            #expect(second.replaces == 0 && second.body == "Kitchen\n1 < 2 & \"x\"")
            #expect(second.actions == ["inline-reply", "Reply"] && second.hints["urgency"] == .byte(0))
            #expect(second.hints["x-kde-reply-submit-button-text"]?.text == "Send")
            #expect(second.hints["suppress-sound"] == .boolean(true))
            server.capabilities = []
            #expect(second.hints["desktop-entry"]?.text?.isEmpty == false)
        }

        @Test("PO-12: responses reach the delegate once; others' numbers and unknown actions are ignored")
        func responses() async throws {
            defer { desktop.stop() }
            let (server, _) = try server()
            let delegate = RecordingDelegate()
            center.delegate = delegate
            server.capabilities.append("inline-reply")
            center.setNotificationCategories([
                UNNotificationCategory(
                    identifier: "tea",
                    actions: [
                        UNNotificationAction(identifier: "later", title: "Later"),
                        UNTextInputNotificationAction(
                            identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: ""),
                    ], intentIdentifiers: [], options: .customDismissAction)
            ])
            let content = content()
            content.categoryIdentifier = "tea"
            for name in ["a", "b", "c", "d", "e"] { #expect(try await add(content, name) == nil) }
            #expect(server.received.map(\.number) == [1, 2, 3, 4, 5])
            try server.click("0", 99)
            try server.click("7", 1)
            try server.click("-1", 1)
            try server.click("", 1)
            try server.emit("ActionInvoked", [.string("1"), .string("0")])
            try server.emit("ActivationToken", [.uint32(1), .string("token_TIME5")])
            try server.click("0", 1)
            try server.click("0", 1)
            try server.click("default", 2)
            try server.emit("NotificationReplied", [.uint32(3), .string("Thanks")])
            try server.emit("NotificationClosed", [.uint32(4), .uint32(2)])
            try server.emit("NotificationClosed", [.uint32(5), .uint32(1)])
            try await desktop.wait("the responses") { center.dispatcher.deliveredNotifications.isEmpty }
            #expect(
                delegate.log == [
                    "a later", "b UNNotificationDefaultActionIdentifier", "c reply Thanks",
                    "d UNNotificationDismissActionIdentifier",
                ])
            #expect(desktop.server.adoptedLaunches.last == "token_TIME5")
            try await desktop.wait("closed") { server.closed.sorted() == [1, 2, 3] }
            // A program that does not own the name cannot respond.
            #expect(try await add(content, "f") == nil)
            let stranger = try desktop.connect()
            try stranger.emit(
                "ActionInvoked", interface: FakeNotificationServer.name, path: FakeNotificationServer.path,
                values: [.uint32(6), .string("0")])
            for _ in 0..<50 { desktop.turn() }
            #expect(delegate.log.count == 4 && center.dispatcher.deliveredNotifications.count == 1)
        }

        @Test(
            "PO-12: a request replaces the notification with its identifier; removing closes it, also before the answer"
        )
        func replacing() async throws {
            defer { desktop.stop() }
            let (server, _) = try server()
            #expect(try await add(content("One")) == nil)
            #expect(try await add(content("Two")) == nil)
            #expect(server.received.map(\.replaces) == [0, 1])
            #expect(center.dispatcher.deliveredNotifications.map(\.request.content.title) == ["Two"])
            center.removeDeliveredNotifications(withIdentifiers: ["other"])
            center.removeDeliveredNotifications(withIdentifiers: ["tea"])
            try await desktop.wait("closed") { server.closed == [1] }
            // The server answers late: several changes become one.
            server.behavior = .waits
            for title in ["A", "B", "C"] {
                center.add(
                    UNNotificationRequest(identifier: "late", content: content(title), trigger: nil),
                    withCompletionHandler: nil)
            }
            try await desktop.wait("asked") { server.received.count == 3 }
            server.behavior = .shows
            server.answer()
            try await desktop.wait("the last") { server.received.count == 4 }
            #expect(server.received.last?.title == "C" && server.received.last?.replaces == 2)
            server.behavior = .waits
            center.add(
                UNNotificationRequest(identifier: "gone", content: content(), trigger: nil), withCompletionHandler: nil)
            try await desktop.wait("asked") { server.received.count == 5 }
            center.removeAllDeliveredNotifications()
            try await desktop.wait("removed") { center.dispatcher.deliveredNotifications.isEmpty }
            server.answer()
            try await desktop.wait("closed after the answer") { server.closed.count == 3 }
            #expect(server.closed.sorted() == [1, 2, 3])
        }

        @Test(
            "PO-12: a server that refuses, is silent or answers nonsense is an error of the request",
            arguments: [FakeNotificationServer.Behavior.refuses, .isSilent, .answersNonsense, .answersZero])
        func wrongServers(_ behavior: FakeNotificationServer.Behavior) async throws {
            defer { desktop.stop() }
            let (server, bus) = try server()
            server.behavior = behavior
            final class Box: @unchecked Sendable { var error: (any Error)? }
            let box = Box()
            center.add(UNNotificationRequest(identifier: "a", content: content(), trigger: nil)) { box.error = $0 }
            try await desktop.wait("asked") { server.received.count == 1 }
            if behavior == .isSilent { desktop.eventLoop.advance(by: DesktopNotificationService.timeLimit + 1) }
            try await desktop.wait("an error") { box.error != nil }
            #expect((box.error as? UNError)?.code == .notificationsNotAllowed)
            #expect(center.dispatcher.deliveredNotifications.isEmpty)
            // The server works again.
            server.behavior = .shows
            #expect(try await add(content()) == nil)
            bus.close()
            try await desktop.wait("the server has ended") { center.dispatcher.deliveredNotifications.isEmpty }
        }

        @Test("PO-12: without a service, the app is not authorized, and requests get an error")
        func noService() async throws {
            defer { desktop.stop() }
            #expect(try await add(content()) == .notificationsNotAllowed)
            final class Box: @unchecked Sendable {
                var granted: Bool?
                var settings: UNNotificationSettings?
            }
            let box = Box()
            center.requestAuthorization(options: [.alert]) { granted, error in box.granted = granted && error == nil }
            center.getNotificationSettings { box.settings = $0 }
            try await desktop.wait("answers") { box.granted != nil && box.settings != nil }
            #expect(box.granted == false && box.settings?.authorizationStatus == .denied)
            let (server, _) = try server()
            box.granted = nil
            box.settings = nil
            center.requestAuthorization { granted, _ in box.granted = granted }
            center.getNotificationSettings { box.settings = $0 }
            try await desktop.wait("answers") { box.granted != nil && box.settings != nil }
            #expect(box.granted == true && box.settings?.authorizationStatus == .authorized)
            #expect(box.settings?.soundSetting == .enabled && box.settings?.notificationCenterSetting == .enabled)
            #expect(server.capabilityRequests > 0)
        }

        @Test("PO-12: a display without a desktop answers, and nothing waits")
        func noDesktop() async throws {
            desktop.stop()
            #expect(try await add(content()) == .notificationsNotAllowed)
            // Requests with triggers and the badge work nevertheless.
            #expect(
                try await add(content(), "t", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)) == nil
            )
            #expect(center.dispatcher.pendingRequests.map(\.identifier) == ["t"])
            center.setBadgeCount(4, withCompletionHandler: nil)
            try await desktop.wait("the number") { UIApplication.shared.applicationIconBadgeNumber == 4 }
            #expect(desktop.server.launcherEntry.count == 4)
            center.setBadgeCount(-2, withCompletionHandler: nil)
            try await desktop.wait("no number") { UIApplication.shared.applicationIconBadgeNumber == 0 }
        }

        @Test("PO-12: triggers show notifications after a time, again if they repeat, and at a date")
        func triggers() async throws {
            defer { desktop.stop() }
            let (server, _) = try server()
            let soon = UNTimeIntervalNotificationTrigger(timeInterval: 30, repeats: false)
            let often = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
            #expect(try await add(content("Soon"), "soon", soon) == nil)
            #expect(try await add(content("Often"), "often", often) == nil)
            #expect(try await add(content("Never"), "never", soon) == nil)
            #expect(center.dispatcher.pendingRequests.map(\.identifier) == ["soon", "often", "never"])
            center.removePendingNotificationRequests(withIdentifiers: ["never"])
            try await desktop.wait("the removal") { center.dispatcher.pendingRequests.count == 2 }
            desktop.server.serve(for: 29)
            #expect(server.received.isEmpty)
            desktop.server.serve(for: 2)
            try await desktop.wait("soon") { server.received.map(\.title) == ["Soon"] }
            desktop.server.serve(for: 30)
            try await desktop.wait("often") { server.received.map(\.title) == ["Soon", "Often"] }
            #expect(center.dispatcher.pendingRequests.map(\.identifier) == ["often"])
            center.removeAllPendingNotificationRequests()
            try await desktop.wait("the removal") { center.dispatcher.pendingRequests.isEmpty }
            // Dates are those of the test.
            let calendar = Calendar(identifier: .gregorian)
            let date = try #require(calendar.date(from: DateComponents(year: 2030, month: 5, day: 1, hour: 7)))
            center.dispatcher.now = { date }
            let components = DateComponents(calendar: calendar, hour: 7, minute: 20)
            let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
            #expect(trigger.nextDate(after: date) == date.addingTimeInterval(1200))
            #expect(try await add(content("Date"), "date", trigger) == nil)
            desktop.server.serve(for: 1201)
            try await desktop.wait("the date") { server.received.last?.title == "Date" }
            // A trigger without a date.
            #expect(try await add(content(), "x", UNNotificationTrigger(repeats: false)) == .notificationInvalidNoDate)
            #expect(try await add(UNMutableNotificationContent(), "empty") == .notificationInvalidNoContent)
        }

        @Test("PO-12: while the app is active, the delegate decides whether a notification is shown")
        func active() async throws {
            defer { desktop.stop() }
            let (server, _) = try server()
            let state = UIApplication.shared.applicationState
            UIApplication.shared.applicationState = .active
            defer { UIApplication.shared.applicationState = state }
            // Without a delegate, it is not shown.
            #expect(try await add(content("Zero")) == nil)
            let delegate = RecordingDelegate()
            center.delegate = delegate
            let content = content("One")
            content.badge = 7
            #expect(try await add(content, "one") == nil)
            #expect(server.received.isEmpty && UIApplication.shared.applicationIconBadgeNumber == 0)
            delegate.options = [.badge]
            #expect(try await add(content, "one") == nil)
            #expect(server.received.isEmpty && UIApplication.shared.applicationIconBadgeNumber == 7)
            delegate.options = [.list]
            content.sound = .default
            #expect(try await add(content, "one") == nil)
            #expect(server.received.count == 1 && server.received[0].hints["suppress-sound"] == .boolean(true))
            #expect(delegate.log == ["present one", "present one", "present one"])
            let asynchronous = AsynchronousDelegate()
            center.delegate = asynchronous
            #expect(try await add(content, "two") == nil)
            #expect(server.received.last?.hints["sound-name"] != nil && asynchronous.log == ["present two"])
            try server.click("default", 2)
            try await desktop.wait("the response") { asynchronous.log.last == "two" }
            UIApplication.shared.applicationIconBadgeNumber = 0
        }

        @Test("PO-12: thousands of signals are handled in bounded time, and real ones still arrive")
        func flood() async throws {
            defer { desktop.stop() }
            let (server, _) = try server()
            let delegate = RecordingDelegate()
            center.delegate = delegate
            #expect(try await add(content()) == nil)
            let start = ProcessInfo.processInfo.systemUptime
            for index in 0..<3000 {
                try server.click("nothing", 1)
                try server.emit("NotificationClosed", [.uint32(UInt32(index + 2)), .uint32(9)])
                try server.emit("ActivationToken", [.uint32(1), .string(String(repeating: "x", count: 100))])
            }
            try server.click("default", 1)
            try await desktop.wait("the response", for: 20) { !delegate.log.isEmpty }
            #expect(delegate.log.count == 1 && ProcessInfo.processInfo.systemUptime - start < 15)
        }

        @Test("PO-12: in a sandbox, the portal shows notifications and reports actions")
        func portal() async throws {
            defer { desktop.stop() }
            let bus = try desktop.connect(owning: PortalNotificationService.service)
            let portal = FakeNotificationPortal()
            bus.export(portal, at: PortalNotificationService.path)
            center.dispatcher.isSandboxed = true
            let delegate = RecordingDelegate()
            center.delegate = delegate
            center.setNotificationCategories([
                UNNotificationCategory(
                    identifier: "tea", actions: [UNNotificationAction(identifier: "later", title: "Later")],
                    intentIdentifiers: [])
            ])
            let content = content("Tea", "1 < 2")
            content.categoryIdentifier = "tea"
            content.interruptionLevel = .critical
            #expect(try await add(content) == nil)
            #expect(portal.added == ["tea Tea 1 < 2 urgent Later"])
            func click(_ identifier: String, _ action: String) throws {
                try bus.emit(
                    "ActionInvoked", interface: PortalNotificationService.interface,
                    path: PortalNotificationService.path,
                    values: [.string(identifier), .string(action), .array(of: "v", [])])
            }
            try click("coffee", "0")
            try click("tea", "3")
            try click("tea", "0")
            try await desktop.wait("the response") { delegate.log == ["tea later"] }
            #expect(try await add(content) == nil)
            center.removeAllDeliveredNotifications()
            try await desktop.wait("removed") { portal.removed == ["tea", "tea"] }
            // A notification with the same identifier is removed first; of several, the last one is shown.
            #expect(try await add(content) == nil)
            content.title = "Milk"
            center.add(
                UNNotificationRequest(identifier: "tea", content: content, trigger: nil), withCompletionHandler: nil)
            content.title = "Water"
            #expect(try await add(content) == nil)
            try await desktop.wait("the last") { portal.added.last == "tea Water 1 < 2 urgent Later" }
            #expect(portal.removed.count > 2 && !portal.added.contains { $0.contains("Milk") })
        }

        @Test("PO-12: the portal receives images as squares of a limited size, and none that is damaged")
        func portalImages() async throws {
            defer { desktop.stop() }
            let bus = try desktop.connect(owning: PortalNotificationService.service)
            let portal = FakeNotificationPortal()
            bus.export(portal, at: PortalNotificationService.path)
            center.dispatcher.isSandboxed = true
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("portal-\(getpid()).png")
            defer { try? FileManager.default.removeItem(at: file) }
            let content = content()
            func show(_ data: Data) async throws {
                try data.write(to: file)
                content.attachments = [try UNNotificationAttachment(identifier: "", url: file)]
                #expect(try await add(content) == nil)
            }
            func picture(_ width: Int, _ height: Int) -> Data {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).pngData {
                    UIColor.red.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
                }
            }
            for (size, side) in [((1000, 500), 256), ((40, 60), 60), ((1, 4000), 256)] {
                try await show(picture(size.0, size.1))
                let bytes = try #require(portal.images.last)
                let image = try #require(UIImage(data: Data(bytes)))
                #expect(image.size == CGSize(width: side, height: side))
            }
            try await show(Data([1, 2, 3]))
            #expect(portal.images.count == 3 && portal.added.count == 4)
        }

        @Test(
            "PO-12: a portal that answers late is waited for; one that refuses, answers nonsense or never is an error",
            arguments: FakeNotificationPortal.Behavior.allCases)
        func portalSituations(_ behavior: FakeNotificationPortal.Behavior) async throws {
            defer { desktop.stop() }
            let bus = try desktop.connect(owning: PortalNotificationService.service)
            let portal = FakeNotificationPortal()
            portal.behavior = behavior
            bus.export(portal, at: PortalNotificationService.path)
            center.dispatcher.isSandboxed = true
            final class Box: @unchecked Sendable { var result: UNError?? }
            let box = Box()
            center.add(UNNotificationRequest(identifier: "a", content: content(), trigger: nil)) {
                box.result = .some($0 as? UNError)
            }
            try await desktop.wait("asked") { portal.added.count == 1 }
            if behavior == .late || behavior == .isSilent {
                for _ in 0..<20 { desktop.turn() }
                #expect(box.result == nil)
            }
            if behavior == .late { portal.answer() }
            if behavior == .isSilent { desktop.eventLoop.advance(by: PortalNotificationService.timeLimit + 1) }
            try await desktop.wait("a result") { box.result != nil }
            let isShown = behavior == .works || behavior == .late
            #expect(box.result??.code == (isShown ? nil : .notificationsNotAllowed))
            #expect(center.dispatcher.deliveredNotifications.count == (isShown ? 1 : 0))
            portal.behavior = .works
            #expect(try await add(content()) == nil)
        }

        @Test("PO-12: in a sandbox without a portal, requests get an error")
        func noPortal() async throws {
            defer { desktop.stop() }
            center.dispatcher.isSandboxed = true
            #expect(try await add(content()) == .notificationsNotAllowed)
            #expect(center.dispatcher.deliveredNotifications.isEmpty)
        }

        @Test("PO-12: attachments are existing image files")
        func attachments() throws {
            desktop.stop()
            func code(_ url: URL) -> UNError.Code? {
                do {
                    _ = try UNNotificationAttachment(identifier: "a", url: url)
                    return nil
                } catch { return (error as? UNError)?.code }
            }
            #expect(code(URL(fileURLWithPath: "/nowhere.png")) == .attachmentInvalidURL)
            #expect(code(FileManager.default.temporaryDirectory) == .attachmentInvalidURL)
            #expect(code(try #require(URL(string: "https://example.org/a.png"))) == .attachmentInvalidURL)
            #expect(code(URL(fileURLWithPath: "/etc/passwd")) == .attachmentUnrecognizedType)
            let content = UNMutableNotificationContent()
            content.title = "One"
            let request = UNNotificationRequest(identifier: "r", content: content, trigger: nil)
            content.title = "Two"
            #expect(request.content.title == "One")
            let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
            copy.title = "Three"
            #expect(request.content.title == "One" && copy.title == "Three")
        }
    }
}

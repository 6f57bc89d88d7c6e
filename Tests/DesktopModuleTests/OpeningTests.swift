import DisplayServer
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

extension DesktopModuleTests {
    /// Tests of URLs and actions with which the app is launched, or that other launches hand over.
    ///
    /// Each launches the app, and therefore runs in a process of its own.
    @MainActor @Suite(.serialized) struct OpeningTests {
        @Test("SI-01: files and URLs of the command line become URLs; options and other words do not")
        func arguments() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("open-\(getpid())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for name in ["a b.txt", "-x"] { try Data().write(to: folder.appendingPathComponent(name)) }
            func urls(_ arguments: String...) -> [String] {
                LaunchRequest(arguments: arguments, folder: folder.path).urls.map(\.absoluteString)
            }
            let file = folder.appendingPathComponent("a b.txt").standardizedFileURL.absoluteString
            #expect(urls("a b.txt", folder.path + "/a b.txt") == [file, file])
            #expect(urls("--flag", "-x", "missing.txt", "", "word") == [])
            #expect(urls("--", "-x").count == 1 && urls("mailto:a@b", "https://example.org/x?y#z").count == 2)
            let action = LaunchRequest(arguments: ["--desktop-action=", "--desktop-action=new-note"], folder: "/")
            #expect(action.action == "new-note" && action.urls.isEmpty)
            #expect(LaunchRequest(arguments: ["--", "--desktop-action=x"], folder: "/").action == nil)
            #expect(urls("c:", "file:relative", "http://[", "1a:b") == [])
            #expect(LaunchRequest(arguments: Array(repeating: "a:b", count: 9), folder: "/").urls.isEmpty)
            let many = LaunchRequest(arguments: Array(repeating: "mailto:b", count: 5000), folder: "/")
            #expect(many.urls.count == 1000)
        }

        @Test("SI-01: an app with scene delegates gets URLs with the first scene, and later ones in the front scene")
        func scenes() async {
            await #expect(processExitsWith: .success) {
                try await MainActor.run {
                    let delegate = SceneAppDelegate()
                    let application = UIApplication.shared
                    application.sessionStore = nil
                    application.delegate = delegate
                    var request = LaunchRequest()
                    request.urls = [URL(fileURLWithPath: "/tmp/one"), try #require(URL(string: "mailto:x"))]
                    request.action = "new"
                    application.finishLaunching(request)
                    #expect(
                        SceneAppDelegate.log == [
                            "launch file:///tmp/one new", "connect file:///tmp/one mailto:x new",
                        ])
                    SceneAppDelegate.log = []
                    let server = application.displays.current.server
                    application.handle(
                        ApplicationRequest(
                            .open(["file:///a%20b", "", "relative", "x:y", "news:z"]), launchIdentifier: "id_TIME4"),
                        on: server)
                    #expect(SceneAppDelegate.log == ["open file:///a%20b news:z"])
                    #expect((server as? HeadlessServer)?.adoptedLaunches == ["id_TIME4"])
                    application.handle(ApplicationRequest(.action("print")), on: server)
                    application.handle(ApplicationRequest(.action("")), on: server)
                    application.handle(ApplicationRequest(.activate), on: server)
                    #expect(SceneAppDelegate.log == ["open file:///a%20b news:z", "action print"])
                    // Without a scene, a new one connects with the URLs.
                    SceneAppDelegate.log = []
                    application.scenes[0].disconnect()
                    application.handle(ApplicationRequest(.open(["file:///c"])), on: server)
                    #expect(SceneAppDelegate.log == ["connect file:///c -"])
                    withExtendedLifetime(delegate) {}
                }
            }
        }

        @Test("SI-01: an app without scene delegates gets URLs after its launch, unless that says no")
        func delegateAlone() async {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    let delegate = PlainAppDelegate()
                    let application = UIApplication.shared
                    application.sessionStore = nil
                    application.delegate = delegate
                    var request = LaunchRequest()
                    request.urls = [URL(fileURLWithPath: "/one"), URL(fileURLWithPath: "/two")]
                    application.finishLaunching(request)
                    #expect(delegate.log == ["launch /one", "open /one true", "open /two true"])
                    delegate.log = []
                    application.handle(
                        ApplicationRequest(.open(["file:///three"])), on: application.displays.current.server)
                    application.handle(ApplicationRequest(.action("new")), on: application.displays.current.server)
                    #expect(delegate.log == ["open /three true", "action new"])
                    delegate.log = []
                    delegate.agrees = false
                    application.finishLaunching(request)
                    #expect(delegate.log == ["launch /one"])
                }
            }
        }

        @Test("SI-01: an app runs once if its information property list says so, and has a valid identifier")
        func declaration() throws {
            let key = "LSMultipleInstancesProhibited"
            #expect(
                InformationFile.instanceName([key: true, "CFBundleIdentifier": "org.example.A"]) == "org.example.A")
            #expect(
                InformationFile.instanceName(["DBusActivatable": true, "CFBundleIdentifier": "a.b"]) == "a.b")
            for information: [String: Any]? in [
                nil, [:], ["CFBundleIdentifier": "a.b"], [key: false, "CFBundleIdentifier": "a.b"],
                [key: true], [key: true, "CFBundleIdentifier": "App"], [key: "x", "CFBundleIdentifier": 4],
            ] { #expect(InformationFile.instanceName(information) == nil) }
            #expect(InformationFile.identifier(["CFBundleIdentifier": "org.example.A"]) == "org.example.A")
            #expect(InformationFile.identifier(["CFBundleIdentifier": "A"]) == nil)
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("info-\(getpid())")
            defer { try? FileManager.default.removeItem(at: folder) }
            let resources = folder.appendingPathComponent("pack_App.resources/UIKitResources")
            try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
            let program = folder.appendingPathComponent("App").path
            #expect(InformationFile.contents(ofProgram: program) == nil)
            try Data("nonsense".utf8).write(to: resources.appendingPathComponent("Info.plist"))
            #expect(InformationFile.contents(ofProgram: program) == nil)
            let data = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .xml, options: 0)
            try data.write(to: resources.appendingPathComponent("Info.plist"))
            #expect(InformationFile.contents(ofProgram: program)?["a"] as? Int == 1)
        }

        @Test("SI-01: actions have the title of the information property list")
        func shortcutItems() throws {
            let information: [String: Any] = [
                "UIApplicationShortcutItems": [
                    [
                        "UIApplicationShortcutItemType": "org.example.new", "UIApplicationShortcutItemTitle": "New",
                        "UIApplicationShortcutItemSubtitle": "A note",
                        "UIApplicationShortcutItemUserInfo": ["k": "v"],
                    ] as [String: Any], ["UIApplicationShortcutItemType": 5],
                    ["UIApplicationShortcutItemType": "org.example.scan_page", "UIApplicationShortcutItemTitle": "S"],
                    ["UIApplicationShortcutItemType": "org.other.new", "UIApplicationShortcutItemTitle": "Other"],
                ]
            ]
            let item = try #require(UIApplicationShortcutItem(action: "new", information: information))
            #expect(
                item.type == "org.example.new" && item.localizedTitle == "New" && item.localizedSubtitle == "A note")
            #expect(item.userInfo?["k"] as? String == "v")
            // Other characters than letters, digits and hyphens are hyphens. The second of equal names is a whole type.
            #expect(UIApplicationShortcutItem(action: "scan-page", information: information)?.localizedTitle == "S")
            #expect(
                UIApplicationShortcutItem(action: "org-other-new", information: information)?.localizedTitle == "Other")
            let other = try #require(UIApplicationShortcutItem(action: "x", information: information))
            #expect(other.type == "x" && other.localizedTitle == "x" && other.userInfo == nil)
            #expect(UIApplicationShortcutItem(action: "", information: nil) == nil)
        }
    }
}

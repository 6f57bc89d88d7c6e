import DisplayServer
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of storing and restoring the state of scenes (docs/semantics/restoration.md).
///
/// Each launches and ends the app, with all of its windows, and therefore runs in a process of its own.
@MainActor @Suite(.serialized) struct RestorationTests {
    private static func staged(_ body: (RestorationStage) throws -> Void) throws {
        let stage = RestorationStage()
        defer { stage.remove() }
        try body(stage)
    }

    @Test("RS-01: the state is asked for in the background and at the end, and restored before the window is visible")
    func order() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                try RestorationTests.staged { stage in
                    RestorationStage.state = { _ in RestorationStage.activity("groceries") }
                    stage.launch()
                    #expect(RestorationStage.log == ["connect none", "foreground"])
                    RestorationStage.log = []
                    let surface = try #require(stage.server.surfaces.first)
                    surface.setState(.minimized, true)
                    #expect(RestorationStage.log == ["background", "state"] && stage.files.count == 1)
                    surface.setState(.minimized, false)
                    RestorationStage.log = []
                    stage.end()
                    #expect(RestorationStage.log == ["background", "state"])
                    stage.launch()
                    #expect(RestorationStage.log == ["connect groceries", "restore edit", "foreground"])
                    let activity = try #require(stage.scenes.first?.session.stateRestorationActivity)
                    #expect(activity.activityType == "edit" && activity.userInfo?["note"] as? String == "groceries")
                    // A scene that ends in the background is asked once more.
                    stage.server.surfaces.first?.setState(.minimized, true)
                    RestorationStage.log = []
                    stage.end()
                    #expect(RestorationStage.log == ["state"])
                }
            }
        }
    }

    @Test("RS-01: an activity keeps its properties, and values keep their types")
    func values() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                try RestorationTests.staged { stage in
                    let id = UUID()
                    let values: [AnyHashable: Any] = [
                        "text": "Größe\u{0}", "int": -7, "byte": UInt8(200), "wide": UInt64.max,
                        "double": Double.infinity,
                        "float": Float(1.5), "graphic": CGFloat(2.25), "yes": true, "data": Data([0, 255]),
                        "date": Date(timeIntervalSince1970: 1.25), "url": URL(fileURLWithPath: "/tmp/a b"), "id": id,
                        "null": NSNull(), "list": [1, "two", [3.0]] as [Any], "set": Set(["a", "b"]),
                        "table": ["x": [1: "one"]], "number": NSNumber(value: 12), 5: "five",
                    ]
                    RestorationStage.state = { _ in
                        let activity = NSUserActivity(activityType: "edit")
                        activity.title = "Editing"
                        activity.userInfo = values
                        activity.targetContentIdentifier = "note/1"
                        activity.persistentIdentifier = "p"
                        return activity
                    }
                    stage.launch()
                    stage.launch()
                    let activity = try #require(stage.scenes.first?.session.stateRestorationActivity)
                    #expect(activity.title == "Editing" && activity.targetContentIdentifier == "note/1")
                    #expect(activity.persistentIdentifier == "p" && activity.requiredUserInfoKeys == nil)
                    let info = try #require(activity.userInfo)
                    #expect(info.count == values.count)
                    #expect(info["text"] as? String == "Größe\u{0}" && info["int"] as? Int == -7)
                    #expect(info["byte"] as? UInt8 == 200 && info["wide"] as? UInt64 == .max)
                    #expect(info["double"] as? Double == .infinity && info["float"] as? Float == 1.5)
                    #expect(info["graphic"] as? CGFloat == 2.25 && info["yes"] as? Bool == true)
                    #expect(info["data"] as? Data == Data([0, 255]) && info["null"] is NSNull)
                    #expect(info["date"] as? Date == Date(timeIntervalSince1970: 1.25) && info["id"] as? UUID == id)
                    #expect(
                        info["url"] as? URL == URL(fileURLWithPath: "/tmp/a b")
                            && info["set"] as? Set<String> == ["a", "b"])
                    #expect((info["list"] as? [Any])?[1] as? String == "two")
                    #expect(
                        ((info["table"] as? [AnyHashable: Any])?["x"] as? [AnyHashable: Any])?[1] as? String == "one")
                    #expect(info["number"] as? Int == 12 && info[5] as? String == "five")
                }
            }
        }
    }

    @Test("RS-01: values that cannot be stored are reported and left out; required keys exclude others")
    func partialValues() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                try RestorationTests.staged { stage in
                    final class Document {}
                    var deep: Any = 1
                    for _ in 0..<40 { deep = [deep] }
                    nonisolated(unsafe) var reports: [String] = []
                    try SceneSessionStore.reporter.withReports(to: { reports.append($0) }) {
                        RestorationStage.state = { _ in
                            let activity = NSUserActivity(activityType: "edit")
                            activity.userInfo = ["document": Document(), "deep": deep, "good": 1]
                            return activity
                        }
                        stage.launch()
                        stage.launch()
                        let activity = try #require(stage.scenes.first?.session.stateRestorationActivity)
                        #expect(activity.userInfo?.count == 1 && activity.userInfo?["good"] as? Int == 1)
                    }
                    #expect(
                        reports.count == 2 && reports.contains { $0.contains("'document'") && $0.contains("Document") })
                    RestorationStage.state = { _ in
                        let activity = NSUserActivity(activityType: "edit")
                        activity.userInfo = ["a": 1, "b": 2]
                        activity.requiredUserInfoKeys = ["b"]
                        return activity
                    }
                    stage.launch()
                    stage.launch()
                    let activity = try #require(stage.scenes.first?.session.stateRestorationActivity)
                    #expect(activity.userInfo?.count == 1 && activity.userInfo?["b"] as? Int == 2)
                    #expect(activity.requiredUserInfoKeys == ["b"])
                }
            }
        }
    }

    @Test("RS-01: an activity that needs saving is updated by its delegate and by its responders, once")
    func updates() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                final class Editor: UIViewController {
                    override func updateUserActivityState(_ activity: NSUserActivity) {
                        activity.addUserInfoEntries(from: ["note": 12])
                        RestorationStage.log.append("editor")
                    }
                }
                final class Keeper: NSObject, NSUserActivityDelegate {
                    func userActivityWillSave(_ userActivity: NSUserActivity) {
                        MainActor.assumeIsolated { RestorationStage.log.append("keeper") }
                    }
                }
                try RestorationTests.staged { stage in
                    let (editor, keeper) = (Editor(), Keeper())
                    let activity = NSUserActivity(activityType: "edit")
                    activity.delegate = keeper
                    RestorationStage.state = { $0.userActivity }
                    stage.launch()
                    let scene = try #require(stage.scenes.first)
                    #expect(scene.userActivity == nil && editor.userActivity == nil)
                    scene.userActivity = activity
                    editor.userActivity = activity
                    #expect(scene.userActivity === activity && editor.userActivity === activity)
                    activity.needsSave = true
                    RestorationStage.log = []
                    let surface = try #require(stage.server.surfaces.first)
                    surface.setState(.minimized, true)
                    #expect(RestorationStage.log == ["background", "state", "keeper", "editor", "updated"])
                    #expect(!activity.needsSave)
                    surface.setState(.minimized, false)
                    surface.setState(.minimized, true)
                    #expect(RestorationStage.log.suffix(3) == ["foreground", "background", "state"])
                    editor.userActivity = nil
                    activity.needsSave = true
                    stage.launch()
                    #expect(RestorationStage.log == ["connect 12", "restore edit", "foreground"])
                }
            }
        }
    }

    @Test("RS-01: an existing scene continues the activity with which it is activated")
    func continuing() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                try RestorationTests.staged { stage in
                    stage.launch()
                    let session = try #require(stage.scenes.first?.session)
                    RestorationStage.log = []
                    stage.application.requestSceneSessionActivation(
                        session, userActivity: NSUserActivity(activityType: "open"), options: nil)
                    stage.server.serve(for: 0.1)
                    #expect(RestorationStage.log == ["will continue open", "continue open"])
                }
            }
        }
    }

    @Test("RS-02: sessions come back with their identifiers and values, in the order in which they were used")
    func identifiers() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                try RestorationTests.staged { stage in
                    stage.launch()
                    stage.openScene()
                    stage.openScene()
                    let first = try #require(stage.scenes.first)
                    for (index, scene) in stage.scenes.enumerated() { scene.session.userInfo = ["number": index] }
                    // The first window is used last.
                    stage.application.requestSceneSessionActivation(first.session, userActivity: nil, options: nil)
                    stage.server.serve(for: 0.1)
                    let identifiers = stage.scenes.map(\.session.persistentIdentifier)
                    stage.launch()
                    #expect(
                        stage.scenes.map(\.session.persistentIdentifier) == [
                            identifiers[1], identifiers[2], identifiers[0],
                        ])
                    #expect(stage.scenes.map { $0.session.userInfo?["number"] as? Int } == [1, 2, 0])
                    stage.launch()
                    #expect(stage.scenes.map { $0.session.userInfo?["number"] as? Int } == [1, 2, 0])
                    // Without an activity, there is nothing that the delegate would restore.
                    #expect(!RestorationStage.log.contains { $0.hasPrefix("restore") })
                    #expect(stage.scenes.last?.activationState == .foregroundActive)
                }
            }
        }
    }

    @Test("RS-02: discarded sessions do not come back: closed by the user while others remain, or by the app")
    func discarded() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                try RestorationTests.staged { stage in
                    RestorationStage.state = { RestorationStage.activity($0.session.persistentIdentifier) }
                    stage.launch()
                    stage.openScene()
                    stage.openScene()
                    let identifiers = stage.scenes.map(\.session.persistentIdentifier)
                    stage.server.surfaces.first?.requestClose()
                    #expect(stage.delegate.discarded == [identifiers[0]])
                    stage.application.requestSceneSessionDestruction(stage.scenes[0].session, options: nil)
                    stage.server.serve(for: 0.1)
                    #expect(stage.delegate.discarded == [identifiers[0], identifiers[1]])
                    stage.launch()
                    #expect(stage.scenes.map(\.session.persistentIdentifier) == [identifiers[2]])
                    #expect(stage.files == [identifiers[2] + ".json"] && RestorationStage.log.first != "connect none")
                    // The last window that the app closes does not come back either.
                    stage.delegate.terminates = true
                    stage.application.requestSceneSessionDestruction(stage.scenes[0].session, options: nil)
                    stage.server.serve(for: 0.1)
                    #expect(stage.files.isEmpty && stage.delegate.discarded == [identifiers[2]])
                    stage.launch()
                    #expect(RestorationStage.log.first == "connect none" && stage.scenes.count == 1)
                }
            }
        }
    }

    @Test("RS-02: the last window that the user closes comes back if the app terminates then")
    func lastWindow() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                try RestorationTests.staged { stage in
                    RestorationStage.state = { _ in RestorationStage.activity("last") }
                    stage.launch()
                    let identifier = try #require(stage.scenes.first?.session.persistentIdentifier)
                    stage.delegate.terminates = true
                    stage.server.surfaces.first?.requestClose()
                    #expect(stage.delegate.discarded.isEmpty && stage.files == [identifier + ".json"])
                    stage.launch()
                    #expect(RestorationStage.log.first == "connect last")
                    stage.delegate.terminates = false
                    stage.server.surfaces.first?.requestClose()
                    #expect(stage.delegate.discarded == [identifier] && stage.files.isEmpty)
                }
            }
        }
    }

    @Test("RS-02: all windows come back after the user has quit the app; a window that stays open discards the others")
    func quitting() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                try RestorationTests.staged { stage in
                    RestorationStage.state = { _ in RestorationStage.activity("window") }
                    stage.launch()
                    stage.openScene()
                    let identifiers = Set(stage.scenes.map(\.session.persistentIdentifier))
                    stage.application.quitByCommand()
                    #expect(stage.scenes.isEmpty && stage.delegate.discarded.isEmpty && stage.files.count == 2)
                    stage.launch()
                    #expect(Set(stage.scenes.map(\.session.persistentIdentifier)) == identifiers)
                    let closed = stage.scenes[0].session.persistentIdentifier
                    stage.scenes[1].windowingBehaviors?.isClosable = false
                    stage.application.quitByCommand()
                    #expect(stage.scenes.count == 1 && stage.delegate.discarded == [closed])
                    #expect(stage.files.count == 1)
                }
            }
        }
    }

    @Test("RS-03: an app that provides no state has no files, and not even a folder")
    func unused() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                try RestorationTests.staged { stage in
                    stage.launch()
                    stage.server.surfaces.first?.setState(.minimized, true)
                    stage.end()
                    #expect(access(stage.folder, F_OK) != 0)
                }
            }
        }
    }

    @Test("RS-03: position, size and state of the window come back; a window off all monitors is moved in")
    func geometry() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                try RestorationTests.staged { stage in
                    RestorationStage.state = { _ in RestorationStage.activity("window") }
                    stage.launch()
                    let frame = CGRect(x: 300, y: 200, width: 500, height: 400)
                    stage.scenes.first?.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac(systemFrame: frame))
                    stage.launch()
                    #expect(stage.scenes.first?.effectiveGeometry.systemFrame == frame)
                    let surface = try #require(stage.server.surfaces.first)
                    surface.setState(.maximized, true)
                    #expect(stage.scenes.first?.effectiveGeometry.systemFrame.width == 1280)
                    stage.launch()
                    let restored = try #require(stage.server.surfaces.first)
                    #expect(restored.state == .maximized && restored.size.width == 1280)
                    restored.setState(.maximized, false)
                    #expect(stage.scenes.first?.bounds.size == frame.size)
                    stage.scenes.first?.requestGeometryUpdate(
                        UIWindowScene.GeometryPreferences.Mac(
                            systemFrame: CGRect(x: 1100, y: 700, width: 500, height: 400)))
                    stage.launch { $0.screenPixelSize = (800, 600) }
                    #expect(
                        stage.scenes.first?.effectiveGeometry.systemFrame
                            == CGRect(x: 300, y: 200, width: 500, height: 400))
                }
            }
        }
    }

    @Test("RS-03: a window is moved in only if its top cannot be reached; monitors may have any arrangement")
    func placement() {
        let areas = [CGRect(x: 0, y: 30, width: 1000, height: 700), CGRect(x: 1000, y: 0, width: 800, height: 600)]
        func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 400, _ height: CGFloat = 300) -> CGRect {
            WindowPlacement.place(CGRect(x: x, y: y, width: width, height: height), in: areas)
        }
        let kept: [(CGFloat, CGFloat)] = [(100, 100), (-300, 100), (1700, 20), (900, 650), (700, 50)]
        for (x, y) in kept { #expect(place(x, y) == CGRect(x: x, y: y, width: 400, height: 300)) }
        #expect(place(-500, 100) == CGRect(x: 0, y: 100, width: 400, height: 300))
        #expect(place(5000, 5000) == CGRect(x: 1400, y: 300, width: 400, height: 300))
        #expect(place(100, -200) == CGRect(x: 100, y: 30, width: 400, height: 300))
        #expect(place(5000, 5000, 2000, 2000) == CGRect(x: 1000, y: 0, width: 800, height: 600))
        #expect(place(100, 720) == CGRect(x: 100, y: 430, width: 400, height: 300))
    }

    @Test("RS-03: the widths and the order of columns are part of the state")
    func columns() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                @MainActor func table(in stage: RestorationStage) throws -> ColumnTableView {
                    try #require(
                        stage.scenes.first?.windows.first?.rootViewController?.view.subviews.last as? ColumnTableView)
                }
                try RestorationTests.staged { stage in
                    RestorationStage.state = { _ in RestorationStage.activity("columns") }
                    RestorationStage.connect = { scene in
                        let table = ColumnTableView(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
                        for name in ["name", "size", "date"] { table.addTableColumn(TableColumn(identifier: name)) }
                        scene.windows.first?.rootViewController?.view.addSubview(table)
                    }
                    stage.launch()
                    let first = try table(in: stage)
                    first.tableColumns[1].width = 222
                    first.moveColumn(2, toColumn: 0)
                    stage.launch()
                    let second = try table(in: stage)
                    #expect(second.tableColumns.map(\.identifier) == ["date", "name", "size"])
                    #expect(second.tableColumns.map(\.width) == [120, 120, 222])
                    // States that do not fit are ignored.
                    for hostile in [
                        StoredValue.text("x"), .array([.array([.text("size")]), .null]),
                        .array([.array([.text("none"), .double(5)]), .array([.text("name"), .double(.nan)])]),
                    ] { second.apply(sceneState: hostile) }
                    #expect(second.tableColumns.map(\.identifier) == ["date", "name", "size"])
                    #expect(second.tableColumns.map(\.width) == [120, 120, 222])
                }
            }
        }
    }

    @Test("RS-03: the selected tab and the widths of the columns of a split view are part of the state")
    func tabsAndColumns() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                @MainActor func tabs(in stage: RestorationStage) throws -> UITabBarController {
                    try #require(stage.scenes.first?.windows.first?.rootViewController as? UITabBarController)
                }
                try RestorationTests.staged { stage in
                    RestorationStage.state = { _ in RestorationStage.activity("tabs") }
                    var split: UISplitViewController?
                    RestorationStage.connect = { scene in
                        let tabs = UITabBarController()
                        let controller = UISplitViewController(style: .doubleColumn)
                        controller.setViewController(UIViewController(), for: .primary)
                        controller.setViewController(UIViewController(), for: .secondary)
                        tabs.viewControllers = [UIViewController(), controller, UIViewController()]
                        scene.windows.first?.rootViewController = tabs
                        split = controller
                    }
                    stage.launch()
                    #expect(try tabs(in: stage).selectedIndex == 0)
                    try tabs(in: stage).selectedIndex = 1
                    try #require(split).changeWidths(of: .primary) { $0.chosen = 211 }
                    stage.launch()
                    #expect(try tabs(in: stage).selectedIndex == 1)
                    #expect(split?.widths(of: .primary).chosen == 211 && split?.primaryColumnWidth == 211)
                    try tabs(in: stage).selectedIndex = 2
                    stage.launch()
                    #expect(try tabs(in: stage).selectedIndex == 2 && split?.widths(of: .primary).chosen == 211)
                    // States that do not fit are ignored.
                    for hostile in [StoredValue.integer(7), .integer(-1), .text("none"), .array([])] {
                        try tabs(in: stage).apply(sceneState: hostile)
                    }
                    for (key, value) in [(0, Double.nan), (0, -5), (2, 100), (99, 100), (0, 1e9)] {
                        split?.apply(sceneState: .dictionary([.init(key: .integer(key), value: .double(value))]))
                    }
                    #expect(try tabs(in: stage).selectedIndex == 2 && split?.widths(of: .primary).chosen == 211)
                }
            }
        }
    }

    @Test("RS-03: tabs with identifiers are restored by them")
    func identifiedTabs() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                try RestorationTests.staged { stage in
                    RestorationStage.state = { _ in RestorationStage.activity("tabs") }
                    var identifiers = ["a", "b", "c"]
                    var controller: UITabBarController?
                    RestorationStage.connect = { scene in
                        let tabs = UITabBarController()
                        tabs.tabs = identifiers.map {
                            UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() }
                        }
                        scene.windows.first?.rootViewController = tabs
                        controller = tabs
                    }
                    stage.launch()
                    controller?.selectedTab = controller?.tab(forIdentifier: "c")
                    identifiers = ["c", "b"]
                    stage.launch()
                    #expect(controller?.selectedTab?.identifier == "c" && controller?.selectedIndex == 0)
                    identifiers = ["b", "d"]
                    stage.launch()
                    #expect(controller?.selectedTab?.identifier == "b")
                }
            }
        }
    }

    @Test("RS-04: restoration identifiers are stored")
    func restorationIdentifiers() {
        let (view, controller) = (UIView(), UIViewController())
        #expect(view.restorationIdentifier == nil && controller.restorationIdentifier == nil)
        view.restorationIdentifier = "list"
        controller.restorationIdentifier = "browser"
        #expect(view.restorationIdentifier == "list" && controller.restorationIdentifier == "browser")
        view.restorationIdentifier = nil
        #expect(view.restorationIdentifier == nil)
    }
}

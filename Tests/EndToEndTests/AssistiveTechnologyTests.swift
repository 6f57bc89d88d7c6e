import DBus
import DBusTestSupport
import Foundation
import Testing

/// Tests of the Gallery as assistive technologies see it: in its own process, with the system's accessibility services.
@MainActor
@Suite(
    .serialized,
    .enabled(
        if: AccessibleDesktop.unavailableReason == nil, Comment(rawValue: AccessibleDesktop.unavailableReason ?? "")))
struct AssistiveTechnologyTests {
    private let desktop: AccessibleDesktop
    private let eventLoop = BusEventLoop()
    private let bus: DBusConnection
    private static let path = Bundle.main.bundleURL.appendingPathComponent("Gallery").path

    init() throws {
        desktop = try AccessibleDesktop()
        bus = try desktop.daemon.connect(eventLoop)
        try #require(desktop.enableAccessibility(eventLoop, on: bus))
    }

    private func startGallery(_ more: [String: String] = [:]) throws -> HelperProcess {
        try HelperProcess([Self.path], environment: desktop.environment.merging(more) { $1 })
    }

    private func run(_ script: String) throws -> [String] {
        try desktop.run(Self.functions + script, timeout: 120).split(separator: "\n").map { String($0) }
    }

    private static let functions = """
        def show(app, title):
            row = wait(lambda: find(app, "list item", title))
            row.queryAction().doAction(0)

        """

    @Test("AS-11, AS-26: pyatspi walks the Gallery, and presses a button")
    func buttons() throws {
        let gallery = try startGallery()
        let lines = try run(
            """
            app = application("Gallery")
            print(app.toolkitName, app[0].getRoleName(), app[0].name)
            nodes = []
            def walk(node):
                nodes.append(node)
                for index in range(node.childCount):
                    child = node[index]
                    if child.parent != node or child.getIndexInParent() != index:
                        print("wrong parent", node, child, index)
                    walk(child)
            walk(app)
            roles = {node.getRoleName() for node in nodes}
            print(len(nodes) > 40, {"list", "list item", "push button", "label"} <= roles)
            button = find(app, "push button", "Click me")
            print(button.queryAction().getName(0), button.queryAction().doAction(0))
            print(wait(lambda: find(app, "label", "One click") or find(app, "static", "One click")).name)
            """)
        #expect(gallery.isRunning)
        #expect(lines == ["swift-uikit frame Gallery", "True True", "click True", "One click"], "\(lines)")
    }

    @Test("AS-21, AS-26: pyatspi changes a slider, and reads and edits text in the Gallery")
    func valuesAndText() throws {
        let gallery = try startGallery()
        let lines = try run(
            """
            app = application("Gallery")
            show(app, "Sliders")
            slider = wait(lambda: find(app, "slider", "Continuous"))
            value = slider.queryValue()
            print(value.minimumValue, value.maximumValue, value.currentValue)
            value.currentValue = 75
            print(wait(lambda: value.currentValue == 75))
            show(app, "Text fields")
            notes = wait(lambda: find(app, "text", "Notes"))
            text = notes.queryText()
            print(text.characterCount > 10, text.getText(0, -1) == text.getText(0, text.characterCount))
            edit = notes.queryEditableText()
            print(edit.setTextContents("Grüße 😀"), text.getText(0, -1), text.characterCount)
            print(edit.insertText(0, "> ", 2), edit.deleteText(2, 3), text.getText(0, -1))
            password = find(app, "password text", "Password")
            print(password.queryText().getText(0, -1))
            """)
        #expect(gallery.isRunning)
        #expect(
            lines == [
                "0.0 100.0 40.0", "True", "True True", "True Grüße 😀 7", "True True > rüße 😀", "••••••",
            ], "\(lines)")
    }

    @Test("AS-02: without assistive technologies, the Gallery is not on the accessibility bus")
    func turnedOff() throws {
        let gallery = try startGallery(["UIKIT_ACCESSIBILITY": "0"])
        let other = try startGallery(["UIKIT_ACCESSIBILITY": "1"])
        let lines = try run(
            """
            application("Gallery")
            print([a.name for a in pyatspi.Registry.getDesktop(0) if a and a.name == "Gallery"])
            """)
        #expect(lines == ["['Gallery']"] && gallery.isRunning && other.isRunning)
    }
}

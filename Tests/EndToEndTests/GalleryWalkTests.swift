import DBus
import DBusTestSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Tests that walk through all pages of the Gallery with pyatspi.
@MainActor
@Suite(
    .serialized,
    .enabled(
        if: AccessibleDesktop.unavailableReason == nil, Comment(rawValue: AccessibleDesktop.unavailableReason ?? "")))
struct GalleryWalkTests {
    private static let path = Bundle.main.bundleURL.appendingPathComponent("Gallery").path

    /// The titles of the pages, each with the number of its row in the sidebar, where the groups have rows, too.
    private static var pages: [(title: String, row: Int)] {
        var row = 0
        return PageGroup.all.flatMap { group in
            row += 1
            return group.entries.map { entry in
                defer { row += 1 }
                return (entry.title, row)
            }
        }
    }

    @Test("AS-11, AS-26, AX-41: pyatspi lists every page of the Gallery, does every action, changes values and texts")
    func tour() throws {
        let desktop = try AccessibleDesktop()
        let eventLoop = BusEventLoop()
        let bus = try desktop.daemon.connect(eventLoop)
        try #require(desktop.enableAccessibility(eventLoop, on: bus))
        let gallery = try HelperProcess([Self.path], environment: desktop.environment)
        let pages = Self.pages.map { "(\"\($0.title)\", \($0.row))" }.joined(separator: ", ")
        let output = try desktop.run("pages = [\(pages)]\n" + Self.script, timeout: AddressSanitizer.isActive ? 900 : 400)
        #expect(gallery.isRunning, "\(gallery.output.suffix(2000))")
        var names: [String: Set<String>] = [:]
        var problems: [String] = []
        var counts: [String: Int] = [:]
        for line in output.split(separator: "\n") {
            let words = line.split(separator: "\t").map { String($0) }
            switch words.first {
            case "names" where words.count > 1: names[words[1]] = Set(words.dropFirst(2))
            case "count" where words.count == 3: counts[words[1]] = Int(words[2])
            // Errors of the script have no tabs. Libraries print warnings.
            case "problem", "timeout": problems.append(String(line))
            default: if line.contains("Error") { problems.append(String(line)) }
            }
        }
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
        #expect(names.count == Self.pages.count)
        let least = [
            "nodes": 1500, "actions": 600, "values": 50, "texts": 800, "edits": 10, "selections": 40, "covers": 25,
        ]
        for (name, count) in least { #expect(counts[name] ?? 0 >= count, "\(name): \(counts)") }
        // Nodes of rows end when an action changes the list, and those of a controller when it is replaced.
        #expect(counts["gone"] ?? 0 <= 150, "\(counts)")
        try compare(names)
    }

    /// Compares the names that pyatspi found with those of the inspector for new pages.
    private func compare(_ names: [String: Set<String>]) throws {
        for entry in PageGroup.all.flatMap(\.entries) {
            let page = entry.make()
            let generator = try EventGenerator(viewController: page)
            try generator.windowResize(to: CGSize(width: 816, height: 768))
            try generator.wait(0.5)
            #expect(AccessibilityInspector.issues(in: page.view).allSatisfy { $0.kind != .missingLabel })
            let elements = AccessibilityInspector.elements(in: page.view)
            let expected = Set(elements.compactMap(\.accessibilityLabel).map { Self.plain($0) })
            // The headers of columns are not children of a table. Whether there is a printer depends on the desktop.
            let headers = Set(elements.filter { $0.accessibilityTraits.contains(.header) }.map(\.accessibilityLabel))
            let missing = expected.subtracting(names[entry.title] ?? []).filter {
                !$0.isEmpty && !headers.contains($0) && !$0.hasPrefix("There is ")
            }
            #expect(missing.isEmpty, "\(entry.title): pyatspi does not find \(missing)")
        }
    }

    /// Returns a name without digits, which may be the time, and without line breaks.
    private static func plain(_ name: String) -> String {
        String(name.filter { !$0.isNumber && !$0.isNewline && $0 != "\t" })
    }

    private static let script = #"""
        app = application("Gallery")
        frame = app[0]
        OUTSIDE = (("list", "Pages"), ("page tab list", "Appearance"), ("split pane", "Sidebar divider"))
        CONTAINERS = ("panel", "scroll pane", "list", "tool bar", "table", "table row", "popup menu", "alert", "menu")
        CLOSING = ("Dismiss", "Close", "Cancel", "Done", "OK", "Back")
        count = {}
        page = ""
        def add(name, number=1): count[name] = count.get(name, 0) + number
        def report(*words): print("problem", page, *words, sep="\t", flush=True)
        def plain(name): return "".join(c for c in name if not c.isnumeric() and c not in "\t\n\r")
        def children(node, limit):
            found = (node.getChildAtIndex(index) for index in range(min(node.childCount, limit)))
            return [child for child in found if child]
        def is_outside(node): return (node.getRoleName(), node.name) in OUTSIDE
        def walk(node, depth=0):
            result = []
            limit = 40 if node.getRoleName() in ("list", "table", "table row") else 300
            for number, child in enumerate(children(node, limit)):
                if depth == 0 and is_outside(child): continue
                result.append((child, number if depth else 0))
                if depth < 20: result += walk(child, depth + 1)
            return result
        def is_covered():
            app.clear_cache()
            return app.childCount != 1 or not any(is_outside(child) for child in children(frame, 300))
        def wait_for(condition, seconds):
            end = time.time() + seconds
            while not condition():
                if time.time() > end: return False
                time.sleep(0.02)
            return True
        def close_button():
            for node, _ in walk(frame):
                if node.name in CLOSING and "Action" in pyatspi.listInterfaces(node): return node
            return None
        def uncover(cause):
            # The Escape key closes menus and popovers; buttons close the rest.
            for attempt in range(8):
                if not is_covered(): return
                button = close_button() if attempt % 2 else None
                if button: button.queryAction().doAction(0)
                else: pyatspi.Registry.generateKeyboardEvent(9, None, pyatspi.KEY_PRESSRELEASE)
                wait_for(lambda: not is_covered(), 0.8)
            report("remains covered after", *cause)
        def has(node, state): return node.getState().contains(state)
        def check(node):
            role, name = node.getRoleName(), node.name
            if not name and role not in CONTAINERS: report("no name", role, tuple(node.queryComponent().getExtents(0)))
            if has(node, pyatspi.STATE_SHOWING):
                box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
                if box.width <= 0 or box.height <= 0: report("empty frame", role, name)
            parent = node.parent
            if not parent: raise LookupError("There is no object")
            def is_child(): return parent.getChildAtIndex(node.getIndexInParent()) == node
            if not is_child():
                # Other children came or went in the meantime.
                parent.clear_cache()
                if not wait_for(is_child, 5):
                    # An action may have replaced the node, which then is not displayed any longer.
                    node.clear_cache()
                    if node.getIndexInParent() < 0 or not has(node, pyatspi.STATE_SHOWING):
                        raise LookupError("There is no object")
                    report("other child of parent", role, name)
            return role, name
        def change_value(node, role, name):
            value = node.queryValue()
            low, high, old = value.minimumValue, value.maximumValue, value.currentValue
            if not low <= old <= high: report("value out of range", role, name, low, old, high)
            new = low if old != low else high
            value.currentValue = new
            # The control of a page controller turns one page at a time, and the stepper of a time returns to zero.
            if page == "Pages" or (page, name) == ("Dates", "Time"): expected = value.currentValue
            elif has(node, pyatspi.STATE_SENSITIVE) and role != "progress bar": expected = new
            else: expected = old
            if value.currentValue != expected: report("value", role, name, old, new, value.currentValue)
            value.currentValue = old
            add("values")
        def change_text(node, role, name):
            text = node.queryText()
            old = text.getText(0, -1)
            if len(old) != text.characterCount: report("number of characters", role, name)
            lines = "".join(text.getStringAtOffset(0, pyatspi.TEXT_GRANULARITY_LINE)[0:1])
            if not old.startswith(lines.rstrip("\n")): report("first line", role, name, lines)
            add("texts")
            try: edit = node.queryEditableText()
            except NotImplementedError: return
            new = "Grüße 😀"
            edit.setTextContents(new)
            expected = old
            if has(node, pyatspi.STATE_SENSITIVE) and has(node, pyatspi.STATE_EDITABLE):
                expected = "•" * text.characterCount if role == "password text" else new
            if text.getText(0, -1) != expected: report("text", role, name, text.getText(0, -1))
            edit.setTextContents(old)
            add("edits")
        def change_selection(node, role, name):
            selection = node.querySelection()
            for index, child in enumerate(children(node, 12)):
                if child.getRoleName() != "page tab" or not has(child, pyatspi.STATE_SENSITIVE): continue
                selection.selectChild(index)
                # Momentary segments are not selected.
                if name not in ("Momentary", "Sidebar") and not wait_for(lambda: selection.isChildSelected(index), 1):
                    report("selection", role, name, child.name)
                add("selections")
        def act(node):
            try: actions = node.queryAction()
            except NotImplementedError: return
            role, name = node.getRoleName(), node.name
            for index in range(actions.nActions):
                action = actions.getName(index)
                enabled, visible = has(node, pyatspi.STATE_SENSITIVE), has(node, pyatspi.STATE_VISIBLE)
                done = actions.doAction(index)
                add("actions")
                # An earlier action may have hidden the element, or removed it from the window.
                if visible and done != enabled: report("action", role, name, action, done)
                if is_covered():
                    add("covers")
                    for other, _ in walk(frame) if app.childCount == 1 else walk(app[app.childCount - 1]): check(other)
                    uncover((role, name, action))
        sidebar = find(app, "list", "Pages")
        for page, row in pages:
            start = time.time()
            sidebar.getChildAtIndex(row).queryAction().doAction(0)
            def shown():
                frame.clear_cache()
                found = walk(frame)
                return found if any(n.name == page and n.getRoleName() == "label" for n, _ in found) else None
            nodes = wait(shown, 10)
            add("nodes", len(nodes))
            print("names", page, *[plain(node.name) for node, _ in nodes], sep="\t")
            for node, _ in nodes:
                try:
                    role, name = check(node)
                    interfaces = pyatspi.listInterfaces(node)
                    if "Value" in interfaces: change_value(node, role, name)
                    if "Text" in interfaces: change_text(node, role, name)
                    if "Selection" in interfaces and role == "page tab list": change_selection(node, role, name)
                except Exception as error:
                    # A text filters a list, whose rows then end or display other cells.
                    if "There is no object" in repr(error) or isinstance(error, NotImplementedError): add("gone")
                    else: report("error", repr(error))
            for node, number in nodes:
                try:
                    if number < 12: act(node)
                except Exception as error:
                    if "There is no object" in repr(error): add("gone")
                    else: report("error", repr(error))
            uncover(["the page"])
            for node, _ in walk(frame):
                try: check(node)
                except Exception as error: add("gone")
            print("log", page, len(nodes), "%.2f" % (time.time() - start), sep="\t", flush=True)
        for name in count: print("count", name, count[name], sep="\t")
        """#
}

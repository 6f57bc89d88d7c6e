import DBus
import DBusTestSupport
import Foundation
import Testing

/// Tests of what the screen reader Orca says while the user does typical tasks in the Gallery.
///
/// The sentences are stored in `Spoken/Gallery.txt`. `UPDATE_SNAPSHOTS=1 swift test` stores them again.
@MainActor
@Suite(.serialized, .enabled(if: AccessibleDesktop.hasOrca, "orca or at-spi2-core is not installed"))
struct SpokenTaskTests {
    private static let path = Bundle.main.bundleURL.appendingPathComponent("Gallery").path
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Spoken/Gallery.txt")

    @Test("AS-32, AS-34, AS-38, AX-28: Orca says what is stored while the user does typical tasks")
    func tasks() throws {
        let desktop = try AccessibleDesktop()
        let eventLoop = BusEventLoop()
        let bus = try desktop.daemon.connect(eventLoop)
        try #require(desktop.enableAccessibility(eventLoop, on: bus))
        let orca = try desktop.startOrca(timeout: 180)
        let stored = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? ""
        let expected = stored.split(separator: "\n").map { String($0) }
        let counts = Dictionary(expected.map { (String($0.prefix { $0 != "\t" }), 1) }, uniquingKeysWith: +)
        let entries = counts.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
        // The reader listens before the window opens.
        let script = try desktop.start("expected = {\(entries)}\n" + Self.script, timeout: 170)
        try #require(eventLoop.run(for: 90) { script.output.contains("ready") }, "\(script.output)")
        let gallery = try HelperProcess([Self.path], environment: desktop.environment)
        while script.isRunning { eventLoop.serve(for: 0.01) }
        #expect(gallery.isRunning)
        let lines = script.output.split(separator: "\n").map { String($0) }.filter { $0.contains("\t") }
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(
                at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: Self.file)
        }
        #expect(lines == expected, "\(lines.difference(from: expected))")
        orca.stop()
    }

    private static let script = #"""
        import os, re
        import gi
        gi.require_version("Gdk", "3.0")
        from gi.repository import Gdk
        log = os.path.join(os.environ["HOME"], "orca.out")
        def text():
            try: return open(log, errors="replace").read()
            except OSError: return ""
        # The sentence, in quotes, is followed by the attributes of the voice.
        def sentences(): return re.findall(r"SPEECH OUTPUT: '(.*?)' ?\{'established", text(), re.S)
        spoken = 0
        def settle(count, quiet):
            # Waits for a number of sentences, and until Orca writes nothing for a time.
            start = time.time()
            while len(sentences()) < spoken + count and time.time() < start + 10: time.sleep(0.05)
            size, last = -1, time.time()
            while time.time() < min(last + quiet, start + 20):
                if len(text()) != size: size, last = len(text()), time.time()
                time.sleep(0.05)
        def step(task, action):
            global spoken
            action()
            settle(expected.get(task, 0), 0.7 if task in expected else 2)
            new = sentences()[spoken:]
            spoken += len(new)
            for sentence in new: print(task, " ".join(sentence.split("\n")), sep="\t", flush=True)
        def prepare(title, role, name):
            # What Orca says while a page appears depends on the time that it takes.
            global spoken
            find(app, "list item", title).queryAction().doAction(0)
            node = wait(lambda: find(app, role, name))
            settle(0, 1)
            node.queryComponent().grabFocus()
            settle(0, 1.5)
            if role == "text": node.queryText().setCaretOffset(0)
            settle(0, 0.5)
            spoken = len(sentences())
        def keys(*names):
            def press():
                for name in names:
                    symbol = Gdk.keyval_from_name(name.split("+")[-1])
                    control = name.startswith("Control+")
                    if control: Atspi.generate_keyboard_event(37, None, Atspi.KeySynthType.PRESS)
                    Atspi.generate_keyboard_event(symbol, None, Atspi.KeySynthType.SYM)
                    if control: Atspi.generate_keyboard_event(37, None, Atspi.KeySynthType.RELEASE)
                    time.sleep(0.3)
            return press
        wait(lambda: "Startup complete" in text(), 60)
        print("ready", flush=True)
        app = application("Gallery")
        expected.setdefault("a window opens", 1)
        step("a window opens", lambda: None)
        step("tab to the next button", keys("Tab"))
        step("tab to a toggle button", keys("Tab"))
        prepare("Switches", "check box", "On, normal")
        step("toggle a switch", keys("space"))
        step("toggle the switch back", keys("space"))
        prepare("Sliders", "slider", "Continuous")
        step("move a slider", keys("Right"))
        step("move the slider back", keys("Left"))
        prepare("Text fields", "text", "Bezel")
        step("type in a field", keys("h", "i", "space"))
        step("delete a character", keys("BackSpace"))
        prepare("Text fields", "text", "Notes")
        step("read a character", keys("Right"))
        step("read a word", keys("Control+Right"))
        step("read a line", keys("Down"))
        prepare("Segments", "page tab", "Left")
        step("change the segment", keys("Right"))
        prepare("Tables", "list", "Cities")
        step("walk down a list", keys("Down"))
        step("walk further down", keys("Down"))
        prepare("Menus", "push button menu", "Actions")
        step("open a menu", keys("space"))
        step("walk down the menu", keys("Down"))
        step("choose an item", keys("Return"))
        prepare("Alerts", "push button", "Two actions")
        step("an alert appears", keys("space"))
        step("tab to a button of the alert", keys("Tab"))
        step("close the alert", keys("Escape"))
        """#
}

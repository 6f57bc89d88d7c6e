import Foundation
import Testing
import UIKitTesting

/// A program with GTK 3 that is the source or the target of drags, and reports its callbacks.
@MainActor final class GTKProgram {
    /// The reason why such programs cannot run; nil if they can.
    nonisolated static let unavailableReason: String? = {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: "/usr/lib")) ?? []
        let folders = ["/usr/lib64"] + names.map { "/usr/lib/\($0)" }
        guard files.isExecutableFile(atPath: "/usr/bin/python3"),
            files.fileExists(atPath: "/usr/lib/python3/dist-packages/gi"),
            folders.contains(where: { files.fileExists(atPath: $0 + "/girepository-1.0/Gtk-3.0.typelib") })
        else { return "needs python3-gi and gir1.2-gtk-3.0" }
        return nil
    }()

    private let process: ChildProcess
    private let path = NSTemporaryDirectory() + "uikit-gtk-\(UUID().uuidString)"

    /// Starts a program with a window of 200 by 200 pixels at (600, 100).
    ///
    /// - Parameters:
    ///   - displayName: The name of the display.
    ///   - role: `source` or `target`.
    ///   - type: The target that is offered or accepted.
    ///   - data: The data that a source provides.
    ///   - actions: The names of the allowed actions, `COPY` or `MOVE`.
    init(displayName: String, role: String, type: String, data: Data = Data(), actions: [String] = ["COPY"]) throws {
        let hex = data.map { String(format: "%02x", $0) }.joined()
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = displayName
        environment["GDK_BACKEND"] = "x11"
        environment["GSETTINGS_BACKEND"] = "memory"
        environment["NO_AT_BRIDGE"] = "1"
        environment["GDK_SCALE"] = "1"
        let descriptor = open(path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(descriptor) }
        process = try ChildProcess(
            executable: "/usr/bin/python3",
            arguments: ["-u", "-c", GTKProgram.script, role, type, hex, actions.joined(separator: ",")],
            environment: environment, output: descriptor)
    }

    isolated deinit {
        process.terminate()
        unlink(path)
    }

    func terminate() { process.terminate() }

    /// The lines that the program has printed.
    var log: [String] {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
    }

    private static let script = """
        import sys, gi
        gi.require_version("Gtk", "3.0")
        from gi.repository import Gtk, Gdk, GLib
        role, kind, data, names = sys.argv[1:5]
        data = bytes.fromhex(data)
        actions = Gdk.DragAction(0)
        for name in names.split(","): actions |= getattr(Gdk.DragAction, name)
        entries = [Gtk.TargetEntry.new(kind, 0, 0)]
        window = Gtk.Window(title="GTK")
        window.set_default_size(200, 200)
        window.move(600, 100)
        box = Gtk.EventBox()
        window.add(box)
        def say(*words): print(*words, flush=True)
        def name(context): return str(context.get_selected_action().value_nicks)
        if role == "source":
            box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, entries, actions)
            def get(widget, context, selection, info, time):
                say("get", selection.get_target().name())
                selection.set(selection.get_target(), 16 if kind == "application/x-color" else 8, data)
            box.connect("drag-begin", lambda widget, context: say("begin"))
            box.connect("drag-data-get", get)
            box.connect("drag-data-delete", lambda widget, context: say("delete"))
            box.connect("drag-failed", lambda widget, context, result: say("failed") or False)
            box.connect("drag-end", lambda widget, context: say("end", name(context)))
        else:
            box.drag_dest_set(Gtk.DestDefaults.ALL, entries, actions)
            def received(widget, context, x, y, selection, info, time):
                say("received", selection.get_target().name(), selection.get_format(), selection.get_data().hex())
            box.connect("drag-motion", lambda widget, context, x, y, time: say("motion", x, y) or False)
            box.connect("drag-leave", lambda widget, context, time: say("leave"))
            box.connect("drag-data-received", received)
        window.connect("map-event", lambda widget, event: say("ready") or False)
        window.show_all()
        GLib.timeout_add_seconds(60, Gtk.main_quit)
        Gtk.main()
        """
}

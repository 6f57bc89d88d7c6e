extension DragProgram {
    /// The program with GTK 3.
    nonisolated static let gtk3Script = """
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

extension DragProgram {
    /// The program with GTK 4.
    nonisolated static let gtk4Script = """
        import ctypes, sys, gi
        gi.require_version("Gtk", "4.0")
        gi.require_version("GdkX11", "4.0")
        from gi.repository import Gtk, Gdk, GdkX11, Gio, GLib
        role, kind, data, names = sys.argv[1:5]
        data = bytes.fromhex(data)
        actions = Gdk.DragAction(0)
        for name in names.split(","): actions |= getattr(Gdk.DragAction, name)
        loop = GLib.MainLoop()
        window = Gtk.Window(title="GTK 4", decorated=False)
        window.set_default_size(200, 200)
        box = Gtk.Box()
        window.set_child(box)
        def say(*words): print(*words, flush=True)
        def chosen(action):
            return {Gdk.DragAction.COPY: "copy", Gdk.DragAction.MOVE: "move"}.get(action, "none")
        if role == "source":
            source = Gtk.DragSource(actions=actions)
            def prepare(source, x, y):
                return Gdk.ContentProvider.new_for_bytes(kind, GLib.Bytes.new(data))
            source.connect("prepare", prepare)
            source.connect("drag-begin", lambda source, drag: say("begin"))
            source.connect("drag-cancel", lambda source, drag, reason: say("failed") or False)
            def ended(source, drag, deletes):
                if deletes: say("delete")
                say("end", chosen(drag.get_selected_action()))
            source.connect("drag-end", ended)
            box.add_controller(source)
            box.set_hexpand(True)
        else:
            target = Gtk.DropTargetAsync(formats=Gdk.ContentFormats.new([kind]), actions=actions)
            def preferred(drop):
                return Gdk.DragAction.MOVE if actions == Gdk.DragAction.MOVE else Gdk.DragAction.COPY
            def moved(target, drop, x, y):
                say("motion", int(x), int(y))
                return preferred(drop)
            def dropped(target, drop, x, y):
                say("drop")
                action = preferred(drop)
                def done(out, result):
                    try:
                        out.splice_finish(result)
                        say("received", kind, 8, out.steal_as_bytes().get_data().hex())
                        drop.finish(action)
                    except GLib.Error as error:
                        say("error", error.message)
                        drop.finish(Gdk.DragAction(0))
                def opened(drop, result):
                    try:
                        stream, found = drop.read_finish(result)
                    except GLib.Error as error:
                        say("error", error.message)
                        return drop.finish(Gdk.DragAction(0))
                    out = Gio.MemoryOutputStream.new_resizable()
                    flags = Gio.OutputStreamSpliceFlags.CLOSE_SOURCE | Gio.OutputStreamSpliceFlags.CLOSE_TARGET
                    out.splice_async(stream, flags, GLib.PRIORITY_DEFAULT, None, done)
                drop.read_async([kind], GLib.PRIORITY_DEFAULT, None, opened)
                return True
            target.connect("drag-enter", moved)
            target.connect("drag-motion", moved)
            target.connect("drag-leave", lambda target, drop: say("leave"))
            target.connect("drop", dropped)
            window.add_controller(target)
        def place():
            # GTK 4 does not move windows.
            library = ctypes.CDLL("libX11.so.6")
            library.XOpenDisplay.restype = ctypes.c_void_p
            display = ctypes.c_void_p(library.XOpenDisplay(None))
            library.XMoveWindow(display, ctypes.c_ulong(window.get_surface().get_xid()), 600, 100)
            library.XSync(display, 0)
            GLib.timeout_add(200, lambda: say("ready") or False)
            return False
        window.connect("map", lambda window: GLib.timeout_add(100, place) and None)
        window.present()
        GLib.timeout_add_seconds(60, loop.quit)
        loop.run()
        """
}

import CX11

// Drags of this application and of others.
extension X11Server {
    package func beginDrag(
        from surface: any DisplaySurface, _ configuration: DragConfiguration, delegate: any DisplayDragDelegate
    ) -> (any DisplayDrag)? {
        guard isConnected, let surface = surface as? X11Surface, surface.server === self else { return nil }
        return dragSource.begin(from: surface, configuration, delegate: delegate)
    }

    package var currentDrag: (any DisplayDrag)? { dragSourceIfLoaded?.session }

    private var dragSource: X11DragSource {
        if let dragSourceIfLoaded { return dragSourceIfLoaded }
        let source = X11DragSource(server: self)
        dragSourceIfLoaded = source
        return source
    }

    var dropReceiver: X11DropReceiver {
        if let dropReceiverIfLoaded { return dropReceiverIfLoaded }
        let receiver = X11DropReceiver(server: self)
        dropReceiverIfLoaded = receiver
        return receiver
    }

    /// Returns whether a message to a surface belongs to a drag of another client.
    func isDragMessage(_ message: XClientMessageEvent) -> Bool {
        let atoms = connection.atoms
        switch message.message_type {
        case atoms.xdndEnter, atoms.xdndPosition, atoms.xdndLeave, atoms.xdndDrop: return true
        default: return false
        }
    }

    /// Handles an event of the windows of other clients that take part in drags.
    ///
    /// - Returns: False if the event is not only for drags.
    func handleDragAndDrop(_ event: XEvent) -> Bool {
        if event.type == DestroyNotify, event.xany.send_event == 0 {
            dropReceiverIfLoaded?.windowWasDestroyed(event.xdestroywindow.window)
        }
        return dragSourceIfLoaded?.handle(event) == true
    }

    func dragSurfaceEnded(_ surface: X11Surface) {
        dragSourceIfLoaded?.surfaceEnded(surface)
        dropReceiverIfLoaded?.surfaceEnded(surface)
    }

    /// Ends all drags because the connection is closed or lost.
    func dragsEnded() {
        dragSourceIfLoaded?.connectionEnded()
        dropReceiverIfLoaded?.connectionEnded()
    }
}

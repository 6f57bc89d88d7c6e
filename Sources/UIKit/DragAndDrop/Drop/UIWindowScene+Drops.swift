import DisplayServer

// Drags over the window, of this app and of other programs.
extension UIWindowScene {
    package func surface(_ surface: any DisplaySurface, dragDidEnter drop: any DisplayDrop) -> DragResponse {
        respond(to: drop)
    }

    package func surface(_ surface: any DisplaySurface, dragDidMove drop: any DisplayDrop) -> DragResponse {
        respond(to: drop)
    }

    package func surface(_ surface: any DisplaySurface, dragDidExit drop: any DisplayDrop) {
        display.dropSession?.exit()
    }

    package func surface(_ surface: any DisplaySurface, didReceiveDrop drop: any DisplayDrop) {
        guard let session = display.dropSession else { return drop.finish(nil) }
        session.perform(drop)
    }

    private func respond(to drop: any DisplayDrop) -> DragResponse {
        DeferredEventWork.begin()
        defer { DeferredEventWork.end() }
        guard let scene = dropScene, let session = display.dropSession(for: drop) else { return .none }
        let place = CGPoint(x: drop.location.x + contentOrigin.x, y: drop.location.y + contentOrigin.y)
        return session.move(drop, to: place, in: scene)
    }
}

extension Displays.Display {
    /// Returns the session for a drag, which is created when the drag enters the first window.
    fileprivate func dropSession(for drop: any DisplayDrop) -> DropSession? {
        if let local = drop.localDrag {
            guard let drag = dragSession, drag.isDrag(local) else { return nil }
            let session = drag.dropSession ?? DropSession(drop, drag, on: self)
            drag.dropSession = session
            dropSession = session
            return session
        }
        if let dropSession, dropSession.isDrop(drop) { return dropSession }
        // The animations of a drop end by themselves.
        if let dropSession, !dropSession.isDropped { dropSession.dragEnded() }
        let session = DropSession(drop, nil, on: self)
        dropSession = session
        return session
    }
}

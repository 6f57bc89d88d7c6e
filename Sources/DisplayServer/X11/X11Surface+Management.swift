import CX11
import CoreGraphics

// Requests to the window manager, and the changes that it makes.
extension X11Surface {
    // MARK: Requests

    func map() {
        guard canRequest else { return }
        guard !isPopup else {
            requestIgnoringErrors { XMapRaised(connection.display, window) }
            return
        }
        if hints.startsMinimized != windowState.startsMinimized {
            hints.startsMinimized = windowState.startsMinimized
            hints.write()
        }
        windowState.willMap()
        server?.willMap(self)
        requestIgnoringErrors { XMapWindow(connection.display, window) }
    }

    func unmap() {
        guard canRequest else { return }
        guard !isPopup else {
            releaseInput()
            requestIgnoringErrors { XUnmapWindow(connection.display, window) }
            return
        }
        windowState.willUnmap()
        // This also notifies the window manager, which would otherwise keep the frame of a window that unmapped itself
        // while iconic.
        requestIgnoringErrors { XWithdrawWindow(connection.display, window, connection.screen) }
    }

    func activate() {
        guard canRequest, isMapped, !isPopup else { return }
        X11Protocols.activate(window, time: server?.userTime.last ?? 0, connection)
    }

    var state: WindowState { isDestroyed ? [] : windowState.current }

    func setState(_ state: WindowState, _ isOn: Bool) {
        if canRequest { windowState.request(state, isOn) }
    }

    func setParent(_ parent: (any ManagedSurface)?) {
        guard canRequest else { return }
        guard let parent = parent as? X11Surface, !parent.isDestroyed, parent !== self else {
            X11Property.remove(Atom(XA_WM_TRANSIENT_FOR), of: window, connection)
            return
        }
        requestIgnoringErrors { _ = XSetTransientForHint(connection.display, window, parent.window) }
    }

    func setUrgent(_ isUrgent: Bool) {
        guard canRequest, hints.isUrgent != isUrgent else { return }
        hints.isUrgent = isUrgent
        hints.write()
    }

    func setHasFrame(_ hasFrame: Bool) {
        if canRequest { X11WindowProperties.setHasFrame(hasFrame, of: window, connection) }
    }

    func beginMove() {
        guard canRequest, isMapped, !isPopup else { return }
        X11Protocols.beginMove(of: window, connection)
    }

    func setIcon(_ picture: PixelBuffer?) {
        if canRequest { X11WindowProperties.setIcon(picture, of: window, connection) }
    }

    // MARK: Events

    func setMapped(_ value: Bool) {
        guard value != isMapped, !isDestroyed else { return }
        if value {
            isMapped = true
            listener?.surfaceDidChangeMapping(self)
            if !isDestroyed, !isPopup { X11Protocols.focusIfNobodyManages(window, connection) }
        } else {
            setFocus(false)
            setVisible(false)
            isMapped = false
            if !isDestroyed { listener?.surfaceDidChangeMapping(self) }
        }
    }

    /// Updates the state after the window manager changed it.
    func updateState() {
        guard canRequest, windowState.update() else { return }
        listener?.surfaceDidChangeState(self)
    }

    func setVisible(_ value: Bool) {
        guard value != isVisible, !isDestroyed else { return }
        isVisible = value
        listener?.surface(self, didChangeVisibility: value)
    }

    func setFocus(_ value: Bool) {
        guard value != hasFocus, !isDestroyed else { return }
        hasFocus = value
        if value { setUrgent(false) }
        server?.inputMethod(ifInUse: true)?.update(self)
        listener?.surfaceDidChangeFocus(self)
    }
}

import DisplayServer
import QuartzCore

// Notifications of the display server about the window of a scene.
extension UIWindowScene: DisplaySurfaceDelegate {
    /// Delivers input to an interceptor of the display's input, such as an open menu, or to the scene's windows.
    package func surface(_ surface: any DisplaySurface, didReceive event: InputEvent) {
        if forwards(event) { return }
        guard let menuBar else { return display.inputRouter.route(event, of: self) }
        menuBar.bar.observe(event)
        display.inputRouter.route(event.moved(by: CGVector(dx: contentOrigin.x, dy: contentOrigin.y)), of: self)
    }

    /// Adopts the new size of the window.
    package func surfaceDidResize(_ surface: any DisplaySurface) { adoptSurfaceSize() }

    /// Repositions popovers when the window moves.
    package func surfaceDidMove(_ surface: any DisplaySurface) {
        for popover in popovers { popover.parentDidChange() }
    }

    /// Responds to the user's request to close the window.
    package func surfaceShouldClose(_ surface: any DisplaySurface) { closeWasRequested() }

    /// Updates the scene after the window was mapped or unmapped. Unmapping cancels touches.
    package func surfaceDidChangeMapping(_ surface: any DisplaySurface) {
        if surface.isMapped {
            host.invalidateAll()
            // Requests that were made while the window was unmapped produced no frame.
            server.frameClock.requestFirstFrame()
        } else {
            translator.cancelAll()
            display.inputRouter.scene(self, didChange: .hidden)
        }
        updateActivation()
        AccessibilityCenter.windowVisibilityDidChange(of: self, isVisible: surface.isMapped)
    }

    /// Does nothing: UIKit has no API for window states, and size and mapping changes are reported separately.
    package func surfaceDidChangeState(_ surface: any DisplaySurface) {
        if !hasFrame { for window in orderedWindows { window.frameOfSceneDidChange() } }
    }

    /// Updates the scene after the window gained or lost keyboard focus. Losing it cancels held keys; touches continue
    /// (TE-11).
    package func surfaceDidChangeFocus(_ surface: any DisplaySurface) {
        // Key releases are no longer received. Touches continue (TE-11).
        if !surface.hasFocus {
            translator.cancelPresses()
            menuBar?.bar.keyboardFocusWasLost()
            display.inputRouter.scene(self, didChange: .lostKeyboardFocus)
        }
        for window in orderedWindows { window.placePopovers() }
        updateActivation()
        AccessibilityCenter.windowFocusDidChange(of: self, hasFocus: surface.hasFocus)
    }

    /// Requests a frame when the window becomes visible.
    package func surface(_ surface: any DisplaySurface, didChangeVisibility isVisible: Bool) {
        if isVisible { server.frameClock.requestFrame() }
    }

    /// Notifies the interceptors of the display's input: the one that held the grab ends.
    package func surfaceDidLoseInputGrab(_ surface: any DisplaySurface) {
        display.inputRouter.scene(self, didChange: .lostInputGrab)
    }

    /// Disconnects the scene.
    package func surfaceWasDestroyed(_ surface: any DisplaySurface) {
        // After a lost connection, the application delegate is notified instead.
        if server.isConnected { end() } else { disconnect() }
    }
}

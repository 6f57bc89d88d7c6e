import DisplayServer
import QuartzCore

// The windows of a scene, and the input that they get.
extension UIWindowScene {
    /// Shows a window in front of the other windows of its level.
    func show(_ window: UIWindow) {
        guard !(window is MenuBarWindow) else { return rootLayer.addSublayer(window.layer) }
        orderedWindows.removeAll { $0 === window }
        let index =
            orderedWindows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
            ?? orderedWindows.count
        orderedWindows.insert(window, at: index)
        updateBackground()
        mapIfThereAreWindows()
        if index + 1 < orderedWindows.count {
            rootLayer.insertSublayer(window.layer, below: orderedWindows[index + 1].layer)
        } else {
            rootLayer.addSublayer(window.layer)
        }
    }

    /// Removes a window. A scene that was created implicitly is disconnected with its last window; a scene that was
    /// created explicitly is unmapped until it has a window again.
    func remove(_ window: UIWindow) {
        translator.windowWillLeave(window)
        guard !(window is MenuBarWindow) else { return window.layer.removeFromSuperlayer() }
        if keyWindowStorage === window { makeKey(orderedWindows.last { $0 !== window && $0.canBecomeKey }) }
        orderedWindows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
        updateBackground()
        guard orderedWindows.isEmpty else { return }
        if display.implicitScene === self {
            disconnect()
        } else if let surface, !isUnmappedWithoutWindows {
            isUnmappedWithoutWindows = true
            surface.unmap()
        }
    }

    func makeKey(_ window: UIWindow?) {
        guard keyWindowStorage !== window else { return }
        let old = keyWindowStorage
        keyWindowStorage = window
        defer { textInput.update(isLaidOut: false) }
        if let old { translator.cancelPresses(in: old) }
        if let old {
            old.resignKey()
            old.post(UIWindow.didResignKeyNotification)
        }
        if let window {
            window.becomeKey()
            window.post(UIWindow.didBecomeKeyNotification)
        }
    }

    /// Delivers the input that arrives while a closure runs to one window, even where other windows cover it. Apart
    /// from that, the input takes the same way as all input.
    ///
    /// Automation uses this method: it addresses a window, while a user points at whatever is in front.
    package func deliverInput(to window: UIWindow, while body: () throws -> Void) rethrows {
        let outer = addressedWindow
        addressedWindow = window
        defer { addressedWindow = outer }
        try body()
    }

    /// Cancels all touches and presses of the scene.
    package func cancelInput() { translator.cancelAll() }

    /// Resets tap counting, so that the next touch counts as a first tap.
    package func resetTapCount() { translator.resetTapCount() }

    /// Returns the window and view that a touch at a point hits. Windows are tested from front to back (HT-20).
    package func hitTest(_ point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
        for popover in popovers.reversed() {
            if let found = popover.hitTest(inParent: point, with: event),
                addressedWindow.map({ $0 === found.window }) ?? true
            {
                return found
            }
        }
        if let menuBar, point.y < 0, addressedWindow == nil {
            return menuBar.hitTest(menuBar.convertFromScene(point), with: event).map { (menuBar, $0) }
        }
        for window in (addressedWindow.map { [$0] } ?? orderedWindows).reversed() {
            if let view = window.hitTest(window.convertFromScene(point), with: event) { return (window, view) }
        }
        return nil
    }
}

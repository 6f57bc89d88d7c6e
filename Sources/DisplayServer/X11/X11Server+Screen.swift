import CX11
import CoreGraphics

// The screen and the user's settings, which X publishes as properties and events of the root window.
extension X11Server {
    package var monitors: [DisplayMonitor] {
        let known = screens.monitors
        return known.isEmpty ? [wholeScreenMonitor] : known
    }

    package func workArea(in part: PixelRect) -> PixelRect {
        let areas = X11Property.numbers(connection.atoms.netWorkArea, of: connection.root, connection) ?? []
        let desktop = X11Property.numbers(connection.atoms.netCurrentDesktop, of: connection.root, connection)?.first
        // Four numbers for each desktop. They describe one rectangle for all monitors; its intersection with the
        // monitor is a good approximation.
        let first = Int(clamping: desktop ?? 0).multipliedReportingOverflow(by: 4)
        guard !first.overflow, first.partialValue >= 0, areas.count >= 4, first.partialValue <= areas.count - 4 else {
            return part
        }
        let numbers = areas[first.partialValue..<first.partialValue + 4].map { Int32(truncatingIfNeeded: $0) }
        let left = part.intersection(
            PixelRect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3])))
        return left.isEmpty ? part : left
    }

    /// Handles an event of the root window.
    func handleRoot(_ event: XEvent) {
        switch event.type {
        case PropertyNotify where event.xproperty.atom == Atom(XA_RESOURCE_MANAGER):
            updateScale()
        case PropertyNotify:
            inputMethod(ifInUse: true)?.rootPropertyChanged(event.xproperty.atom)
            if windowManager.rootPropertyChanged(event.xproperty.atom) { windowManagerDidChange() }
        case ConfigureNotify:
            setScreenSize(width: Int(event.xconfigure.width), height: Int(event.xconfigure.height))
            // This event also arrives when a part of the screen becomes a monitor, which no event reports explicitly.
            screens.noteChange()
        case ClientMessage:
            if settingsClient.handle(event) { settingsDidChange() }
        default:
            break
        }
    }

    private func setScreenSize(width: Int, height: Int) {
        guard (width, height) != screenPixelSize else { return }
        screenPixelSize = (width, height)
        listener?.displayServerDidChangeScreen(self)
    }

    // MARK: Monitors

    func monitorsDidChange() {
        updateRefreshRate()
        listener?.displayServerDidChangeScreen(self)
    }

    /// Notes that a window appeared or moved. Positions matter only if monitors have different refresh rates.
    func noteMove() { if screens.ratesDiffer { windowsMoved = true } }

    /// Sets the frame rate to that of the fastest monitor that shows one of the windows.
    func updateRefreshRate() {
        windowsMoved = false
        let frames = surfaces.values.filter(\.isMapped).map(\.pixelFrame)
        frameClock.interval = X11RefreshRate.interval(screens.rate(showing: frames))
    }

    // MARK: Settings

    func settingsDidChange() {
        updateScale()
        var new = settingsClient.settings.displaySettings
        // The portal's values take precedence; the theme's name is only a hint.
        if let isDark = portal?.isDark { new.isDark = isDark }
        if let hasHighContrast = portal?.hasHighContrast { new.hasHighContrast = hasHighContrast }
        if let accentColor = portal?.accentColor { new.accentColor = accentColor }
        if let textScale = portal?.textScale { new.textScale = textScale }
        guard new != settings else { return }
        settings = new
        if let freeOldCursors = cursors.adopt(new) {
            for surface in surfaces.values { surface.defineCursor() }
            freeOldCursors()
        }
        listener?.displayServerDidChangeSettings(self)
    }

    private func updateScale() {
        let new = X11Scale.choose(
            override: scaleOverride,
            settings: settingsClient.settings.scale(
                textScale: portal?.textScale ?? settingsClient.settings.textScale),
            resources: X11Scale.readResources(connection.display, root: connection.root))
        guard isConnected, new != scale else { return }
        let old = scale
        scale = new
        for surface in Array(surfaces.values) { surface.scaleDidChange(from: old) }
        listener?.displayServerDidChangeScreen(self)
    }
}

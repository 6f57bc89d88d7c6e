import DisplayServer

extension Displays {
    /// A connected display server and the objects that the application associates with it.
    @MainActor package final class Display {
        package let server: any DisplayServer

        /// The screens of the server's monitors, the main screen first. Never empty.
        package private(set) var screens: [UIScreen]

        /// The distances and times that distinguish input on the display. Those of multiple clicks follow the desktop.
        package var inputThresholds = InputThresholds()

        /// The settings of the desktop that are in effect.
        private(set) var settings = DisplaySettings()

        /// The traits of the desktop's settings, without a scale.
        private var systemTraits = UITraitCollection.system(for: DisplaySettings())
        /// The traits of the display's scenes, for the scale that they contain.
        private var scaledTraits: UITraitCollection?

        /// The display links that are driven by the server's frame clock.
        let links: DisplayLinks

        /// The pasteboards that exchange data with other clients of the server.
        private(set) lazy var pasteboards = DesktopPasteboards(server: server)

        /// Routes the input of all scenes on the display.
        let inputRouter = InputRouter()

        /// The pending update of the menu bars.
        var menuBarTask: Scheduler.Task?

        /// The open menu. A display shows at most one.
        var menuSession: MenuSession?

        /// The drag that began in a view of the app, until its animations have ended.
        var dragSession: DragSession?
        /// The session of the drag over a window of the app.
        var dropSession: DropSession?

        /// Shows the tooltips of the display. Only used after a tooltip interaction was created.
        private(set) lazy var toolTips = ToolTipTracker(self)

        /// The scene that is created for windows without an explicit scene.
        weak var implicitScene: UIWindowScene?

        init(server: any DisplayServer) {
            self.server = server
            links = DisplayLinks(loop: server)
            screens = server.monitors.map { UIScreen(server: server, monitor: $0) }
            adoptSettings()
        }

        /// The traits of the desktop's settings and of the display's scale, which scenes and views inherit. They are
        /// the same object as long as nothing changes.
        var traitCollection: UITraitCollection {
            let scale = server.scale
            if let scaledTraits, scaledTraits.values.displayScale == scale { return scaledTraits }
            let traits = systemTraits.withDisplayScale(scale)
            scaledTraits = traits
            return traits
        }

        /// Adopts the settings of the desktop: the thresholds of multiple clicks, the light or dark appearance,
        /// contrast and text size. A setting that the desktop does not provide has the toolkit's default.
        ///
        /// - Returns: A Boolean value that indicates whether the traits changed.
        @discardableResult
        func adoptSettings() -> Bool {
            let (old, new) = (settings, server.settings)
            settings = new
            let standard = InputThresholds.standard
            // Apply only changed values: an app may have set its own thresholds.
            if new.doubleClickInterval != old.doubleClickInterval {
                inputThresholds.multiTapInterval = new.doubleClickInterval ?? standard.multiTapInterval
            }
            if new.doubleClickDistance != old.doubleClickDistance {
                inputThresholds.multiClickDistance = new.doubleClickDistance ?? standard.multiClickDistance
            }
            let traits = UITraitCollection.system(for: new)
            guard traits !== systemTraits else { return false }
            systemTraits = traits
            scaledTraits = nil
            return true
        }

        /// The main screen.
        package var screen: UIScreen { screens[0] }

        /// Returns the screen that shows the largest part of a rectangle in device pixels, or the main screen if no
        /// screen shows any of it.
        func screen(showing frame: PixelRect) -> UIScreen {
            func area(_ screen: UIScreen) -> Int {
                let part = screen.monitor.frame.intersection(frame)
                return part.isEmpty ? 0 : Int(part.width) * Int(part.height)
            }
            // On a tie, the first screen wins.
            return screens.dropFirst().reduce(screen) { area($1) > area($0) ? $1 : $0 }
        }

        /// Matches the screens to the server's current monitors, and posts notifications for added, removed and changed
        /// screens.
        func adoptMonitors() {
            let monitors = server.monitors
            guard !monitors.isEmpty else { return }
            var left = screens
            var changed: [UIScreen] = []
            var new: [UIScreen] = []
            var found: [UIScreen?] = monitors.map { monitor in
                guard let index = left.firstIndex(where: { $0.monitor.name == monitor.name }) else { return nil }
                return left.remove(at: index)
            }
            // The main screen object persists as long as any monitor exists, even if another monitor becomes the main
            // one.
            if found[0] == nil, let main = left.firstIndex(where: { $0 === screens[0] }) {
                found[0] = left.remove(at: main)
            }
            screens = zip(monitors, found).map { monitor, known in
                guard let known else {
                    let screen = UIScreen(server: server, monitor: monitor)
                    new.append(screen)
                    return screen
                }
                if known.adopt(monitor) { changed.append(known) }
                return known
            }
            let center = NotificationCenter.default
            for screen in left { center.post(name: UIScreen.didDisconnectNotification, object: screen) }
            for screen in new { center.post(name: UIScreen.didConnectNotification, object: screen) }
            for screen in changed { center.post(name: UIScreen.modeDidChangeNotification, object: screen) }
        }
    }
}

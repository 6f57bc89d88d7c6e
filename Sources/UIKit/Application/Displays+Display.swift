import DisplayServer

extension Displays {
    /// A connected display server and the objects that the application associates with it.
    @MainActor package final class Display {
        package let server: any DisplayServer

        /// The screens of the server's monitors, the main screen first. Never empty.
        package private(set) var screens: [UIScreen]

        /// The display links that are driven by the server's frame clock.
        let links: DisplayLinks

        /// The pasteboards that exchange data with other clients of the server.
        private(set) lazy var pasteboards = DesktopPasteboards(server: server)

        /// Routes the input of all scenes on the display.
        let inputRouter = InputRouter()

        /// The open menu. A display shows at most one.
        var menuSession: MenuSession?

        /// The scene that is created for windows without an explicit scene.
        weak var implicitScene: UIWindowScene?

        init(server: any DisplayServer) {
            self.server = server
            links = DisplayLinks(server: server)
            screens = server.monitors.map { UIScreen(server: server, monitor: $0) }
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

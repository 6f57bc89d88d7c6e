import DisplayServer

extension Displays {
    /// A server and what the application keeps for it.
    @MainActor package final class Display {
        package let server: any DisplayServer

        /// Those of the server's monitors, the main one first. Never empty.
        package private(set) var screens: [UIScreen]

        /// The display links that follow the server's frames.
        let links: DisplayLinks

        /// What is copied and pasted there.
        private(set) lazy var pasteboards = DesktopPasteboards(server: server)

        /// The scene of windows that were given none.
        weak var implicitScene: UIWindowScene?

        init(server: any DisplayServer) {
            self.server = server
            links = DisplayLinks(server: server)
            screens = server.monitors.map { UIScreen(server: server, monitor: $0) }
        }

        /// The main screen.
        package var screen: UIScreen { screens[0] }

        /// The screen that shows most of a rectangle in device pixels; the main one if none shows any of it.
        func screen(showing frame: PixelRect) -> UIScreen {
            func area(_ screen: UIScreen) -> Int {
                let part = screen.monitor.frame.intersection(frame)
                return part.isEmpty ? 0 : Int(part.width) * Int(part.height)
            }
            // The first of those that show the same.
            return screens.dropFirst().reduce(screen) { area($1) > area($0) ? $1 : $0 }
        }

        /// Follows monitors that came, went or changed, and tells the notification center.
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
            // The main screen goes on as long as there is one, whichever monitor that is.
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

import ATSPIBridge
import DisplayServer

extension UIApplication {
    /// Offers the accessibility tree to assistive technologies, once the display server has connected to the desktop
    /// after the first frame (AS-02).
    func serveAssistiveTechnologies(on server: any DisplayServer) {
        server.whenDesktopConnects { [weak self] bus, eventLoop in
            self?.accessibilityBridge = ATSPIBridge(
                source: AccessibilityCenter.shared, sessionBus: bus, eventLoop: eventLoop)
        }
    }
}

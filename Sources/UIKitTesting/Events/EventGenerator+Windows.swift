import CXTest
import DisplayServer
import UIKit

// Actions of the user in the title bar and the task bar of the desktop.
extension EventGenerator {
    /// Resizes the top-level window to a size in points, as the user does by dragging its edge. Size restrictions of
    /// the scene apply.
    public func windowResize(to size: CGSize) throws {
        try changeWindow { $0.resize(to: size) } remotely: { client, window in
            let scale = self.surface.scale
            try client.resize(
                window, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        }
        // Layout and drawing follow in the next frame.
        try wait(server.frameClock.interval)
    }

    /// Gives the top-level window keyboard focus, as the user does by clicking its title bar.
    public func windowActivate() throws {
        try changeWindow { $0.activate() } remotely: { client, window in try client.raise(window) }
    }

    /// Takes keyboard focus away from the top-level window, as the user does by switching to another app.
    public func windowDeactivate() throws {
        try changeWindow { $0.loseFocus() } remotely: { client, _ in
            _ = try client.perform { XSetInputFocus($0, cxtest_root($0), RevertToParent, Time(CurrentTime)) }
        }
    }

    /// Minimizes the top-level window. Its scene enters the background.
    ///
    /// - Throws: ``EventGeneratorError/unsupported(_:)`` on a ``VirtualDisplay``, which has no window manager.
    public func windowMinimize() throws { try changeWindow { $0.setState(.minimized, true) } }

    /// Shows the top-level window again after ``windowMinimize()``. Its scene enters the foreground.
    ///
    /// - Throws: ``EventGeneratorError/unsupported(_:)`` on a ``VirtualDisplay``, which has no window manager.
    public func windowRestore() throws {
        try changeWindow {
            $0.setState(.minimized, false)
            $0.activate()
        }
    }

    /// Presses the close button of the top-level window. The delegate of the scene decides whether it closes.
    public func windowClose() throws {
        try changeWindow { $0.requestClose() } remotely: { client, window in try client.requestClose(window) }
    }

    /// Changes the top-level window, and delivers the events that result.
    ///
    /// - Parameters:
    ///   - change: The change of a window in memory.
    ///   - remotely: The request that a window manager sends for a window of an X server; nil if it needs one.
    private func changeWindow(
        _ change: (HeadlessSurface) -> Void, remotely: ((XClient, Window) throws -> Void)? = nil
    ) throws {
        guard !surface.isDestroyed else { throw EventGeneratorError.windowIsNotShown }
        if let surface = surface as? HeadlessSurface {
            change(surface)
        } else if let remotely, let server = server as? any RemoteDisplayServer,
            let display = VirtualDisplay.display(of: server), let window = server.windowID(of: surface)
        {
            do {
                try remotely(display.client(), window)
            } catch is XClientError {
                throw EventGeneratorError.displayIsGone
            }
        } else {
            throw EventGeneratorError.unsupported("a virtual display has no window manager: use the headless display")
        }
        guard !surface.isDestroyed else { return }
        try deliver()
    }
}

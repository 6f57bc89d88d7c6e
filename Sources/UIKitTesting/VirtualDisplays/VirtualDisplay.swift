import CXTest
import CoreGraphics
import DisplayServer
import Foundation
import UIKit

/// A private X server for a test. It uses a free display number and shows nothing on a monitor. It terminates when the
/// object is deallocated, when ``stop()`` is called, or when the process ends.
///
/// ```swift
/// @Test(.enabled(if: VirtualDisplay.unavailableReason(.xvfb) == nil, "needs Xvfb: apt-get install xvfb"))
/// @MainActor func opens() throws {
///     let display = try VirtualDisplay.start(.xvfb)
///     defer { display.stop() }
///     …
/// }
/// ```
@preconcurrency @MainActor public final class VirtualDisplay {
    /// The kinds of X servers.
    public enum Kind: Sendable, CaseIterable {
        /// Xvfb: pointer, wheel and keys.
        case xvfb
        /// Xorg without hardware: additionally ten touches, smooth scrolling and touchpad gestures. It requires root.
        case xorgTouch
    }

    /// The kind of the server.
    public let kind: Kind

    /// The value of `DISPLAY` for programs that are to use this display, such as `:5`.
    public let displayName: String

    /// The size of the screen, in points.
    public let size: CGSize

    /// The number of device pixels per point. Clients obtain it from the resource `Xft.dpi`.
    public let scale: CGFloat

    private let server: ChildProcess
    private var controller: XClient?
    private var currentInjector: (any InputInjector)?
    private var connections: [() -> Void] = []
    /// The application's connection. Created when it is first needed.
    private var applicationServer: (any DisplayServer)?

    /// A weak reference to a display.
    private struct Running { weak var display: VirtualDisplay? }

    /// The displays that are running, oldest first.
    private static var running: [Running] = []

    /// The display for new windows: the one that was started last and is still running. Nil is the headless display.
    package static var current: VirtualDisplay? { running.lazy.reversed().compactMap(\.display).first }

    /// Starts a server and waits until it is ready. New windows appear on its display until it stops.
    ///
    /// - Parameters:
    ///   - kind: The kind of the server.
    ///   - size: The size of the screen in points.
    ///   - scale: The number of device pixels per point. The screen has `size` times `scale` pixels.
    /// - Returns: The display.
    /// - Throws: ``VirtualDisplayError`` if the server is not installed or does not start.
    public static func start(
        _ kind: Kind, size: CGSize = CGSize(width: 1280, height: 800), scale: CGFloat = 1
    ) throws -> VirtualDisplay {
        let display = try start(kind, size: size, scale: scale, isForApplication: false)
        running.append(Running(display: display))
        Displays.preferredServer = { try VirtualDisplay.current?.connectApplication() }
        return display
    }

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - kind: The kind of the server.
    ///   - size: The size of the screen in points.
    ///   - scale: The number of device pixels per point.
    ///   - isForApplication: Whether new windows appear on the display. A display that is used by several tests must
    ///     not receive the windows of other tests.
    package static func start(
        _ kind: Kind, size: CGSize = CGSize(width: 1280, height: 800), scale: CGFloat = 1, isForApplication: Bool
    ) throws -> VirtualDisplay {
        guard !isForApplication else { return try start(kind, size: size, scale: scale) }
        if let reason = unavailableReason(kind) { throw VirtualDisplayError(reason) }
        precondition(
            size.width >= 1 && size.height >= 1 && scale > 0,
            "a virtual display requires a size of at least one point and a positive scale")
        return try VirtualDisplay(kind, size: size, scale: scale)
    }

    /// Returns the reason why a kind of server cannot be started on this machine, with the package to install; nil if
    /// it can.
    public nonisolated static func unavailableReason(_ kind: Kind) -> String? {
        ServerCommand.unavailableReason(kind)
    }

    private init(_ kind: Kind, size: CGSize, scale: CGFloat) throws {
        self.kind = kind
        self.size = size
        self.scale = scale
        let pixels = (width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        let folder = try VirtualDisplay.makeFolder()
        // The names are not needed after the server has read its files and its sockets are connected. Thus nothing is
        // left behind, however this process ends.
        defer { try? FileManager.default.removeItem(at: folder) }
        let command = try ServerCommand(kind, pixels: pixels, folder: folder)
        (server, displayName) = try command.start(log: folder.appendingPathComponent("output.log"))
        // From here on the object is initialized, and `deinit` cleans up after an error.
        let controller = try XClient(displayName: displayName)
        self.controller = controller
        try controller.setResources("Xft.dpi:\t\(Int((96 * scale).rounded()))\n")
        switch kind {
        case .xvfb: currentInjector = try XTestInjector(client: controller, scale: scale)
        case .xorgTouch:
            currentInjector = try InputTestInjector(client: controller, folder: folder, pixels: pixels, scale: scale)
        }
    }

    deinit { deinitOnMainActor { stop() } }

    /// A Boolean value that indicates whether the server is running.
    public var isRunning: Bool { server.isRunning }

    /// The ID of the server's process.
    package var processID: pid_t { server.processID }

    /// Returns the injector for this display.
    ///
    /// - Throws: ``VirtualDisplayError`` after the display was stopped.
    package func injector() throws -> any InputInjector {
        guard let currentInjector else { throw VirtualDisplayError("the virtual display \(displayName) was stopped") }
        return currentInjector
    }

    /// Returns a connection for examining the screen and the windows from outside of the application.
    ///
    /// - Throws: ``VirtualDisplayError`` after the display was stopped.
    package func client() throws -> XClient {
        guard let controller else { throw VirtualDisplayError("the virtual display \(displayName) was stopped") }
        return controller
    }

    // MARK: Connection of the application

    /// Returns the virtual display to which `server` is the application's connection, or nil.
    static func display(of server: any DisplayServer) -> VirtualDisplay? {
        running.lazy.compactMap(\.display).first { $0.applicationServer === server }
    }

    private func connectApplication() throws -> any DisplayServer {
        if let applicationServer { return applicationServer }
        let new = try DisplayServerKind.x11.open(displayName: displayName)
        applicationServer = new
        return new
    }

    /// Closes the application's windows on this display, and its connection.
    private func disconnectApplication() {
        guard let server = applicationServer else { return }
        for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
        server.disconnect()
        UIApplication.shared.displays.close(server)
        applicationServer = nil
    }

    // MARK: Termination

    /// Adds a closure to call before the server is terminated by ``stop()``, for clients that must not lose their
    /// connection.
    package func closeBeforeStop(_ close: @escaping @MainActor () -> Void) { connections.append(close) }

    /// Closes all connections, terminates the server and waits for its end. Further calls have no effect.
    public func stop() {
        let closing = connections
        connections = []
        for close in closing { close() }
        disconnectApplication()
        end { server.terminate() }
    }

    /// Kills the server while clients are connected, as a crash would, to test lost connections. When this method
    /// returns, the application has been notified.
    public func kill() {
        connections = []
        let lost = applicationServer
        end { server.kill() }
        lost?.processPendingEvents()
        disconnectApplication()
    }

    private func end(_ endServer: () -> Void) {
        VirtualDisplay.running.removeAll { $0.display == nil || $0.display === self }
        controller?.close()
        controller = nil
        endServer()
        // The sockets of input devices last: the server loops endlessly if they are closed before it ends.
        currentInjector?.close()
        currentInjector = nil
        ServerCommand.removeTraces(displayName: displayName, processID: server.processID)
    }

    /// Creates a folder with a short path: the path of a UNIX socket is limited to 107 bytes.
    private static func makeFolder() throws -> URL {
        var template = Array("/tmp/uikit-display-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw VirtualDisplayError("a folder could not be created in /tmp: \(String(cString: strerror(errno)))")
        }
        return URL(fileURLWithPath: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
}

import CXTest
import CoreGraphics
import DisplayServer
import Foundation
import UIKit

/// A private X server for a test. It has a display number that nobody uses, shows nothing on any monitor, and ends with
/// the object, with ``stop()``, or with the process, whichever comes first.
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
    /// The servers there are.
    public enum Kind: Sendable, CaseIterable {
        /// Xvfb: pointer, wheel and keys.
        case xvfb
        /// Xorg without hardware: touch with ten fingers and smooth scrolling as well. Runs only as root.
        case xorgTouch
    }

    /// Which server it is.
    public let kind: Kind

    /// What `DISPLAY` must be for programs that are to appear here, like `:5`.
    public let displayName: String

    /// The size of the screen in points.
    public let size: CGSize

    /// Device pixels a point, which clients learn from the resource `Xft.dpi`.
    public let scale: CGFloat

    private let server: ChildProcess
    private var controller: XClient?
    private var currentInjector: (any InputInjector)?
    private var connections: [() -> Void] = []
    /// The application's connection, made when it first needs one.
    private var applicationServer: X11Server?

    /// A display that may have been forgotten.
    private struct Running { weak var display: VirtualDisplay? }

    /// The displays that run, oldest first.
    private static var running: [Running] = []

    /// The display that windows made now live on: the one that was started last and still runs. Nil is the headless
    /// display.
    package static var current: VirtualDisplay? { running.lazy.reversed().compactMap(\.display).first }

    /// Starts a server and waits until it serves.
    ///
    /// - Parameters:
    ///   - size: the size of the screen in points.
    ///   - scale: device pixels a point. The screen has `size` times `scale` pixels.
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
    /// - Parameter isForApplication: whether windows that are made now appear here. A display that outlives one test
    ///   must not take the windows of others.
    package static func start(
        _ kind: Kind, size: CGSize = CGSize(width: 1280, height: 800), scale: CGFloat = 1, isForApplication: Bool
    ) throws -> VirtualDisplay {
        guard !isForApplication else { return try start(kind, size: size, scale: scale) }
        if let reason = unavailableReason(kind) { throw VirtualDisplayError(reason) }
        precondition(
            size.width >= 1 && size.height >= 1 && scale > 0,
            "a virtual display needs a size of at least one point and a positive scale")
        return try VirtualDisplay(kind, size: size, scale: scale)
    }

    /// Why this kind of server cannot be started here, naming what to install; nil if it can.
    public nonisolated static func unavailableReason(_ kind: Kind) -> String? {
        ServerCommand.unavailableReason(kind)
    }

    private init(_ kind: Kind, size: CGSize, scale: CGFloat) throws {
        self.kind = kind
        self.size = size
        self.scale = scale
        let pixels = (width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        let folder = try VirtualDisplay.makeFolder()
        // Once the server has read its files and its sockets are connected, nobody needs their names: nothing is left
        // behind however this process ends.
        defer { try? FileManager.default.removeItem(at: folder) }
        let command = try ServerCommand(kind, pixels: pixels, folder: folder)
        (server, displayName) = try command.start(log: folder.appendingPathComponent("output.log"))
        // From here on the object is whole, and `deinit` cleans up after an error.
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

    /// Whether the server runs.
    public var isRunning: Bool { server.isRunning }

    /// The server's process.
    package var processID: pid_t { server.processID }

    /// What puts input into this display.
    ///
    /// - Throws: ``VirtualDisplayError`` once the display was stopped.
    package func injector() throws -> any InputInjector {
        guard let currentInjector else { throw VirtualDisplayError("the virtual display \(displayName) was stopped") }
        return currentInjector
    }

    /// The test kit's own connection, for looking at the screen and the windows from outside of the application.
    ///
    /// - Throws: ``VirtualDisplayError`` once the display was stopped.
    package func client() throws -> XClient {
        guard let controller else { throw VirtualDisplayError("the virtual display \(displayName) was stopped") }
        return controller
    }

    // MARK: The application

    /// The display that `server` is connected to, if it is the application's connection to a virtual display.
    static func display(of server: any DisplayServer) -> VirtualDisplay? {
        running.lazy.compactMap(\.display).first { $0.applicationServer === server }
    }

    private func connectApplication() throws -> any DisplayServer {
        if let applicationServer { return applicationServer }
        let new = try X11Server.connect(displayName: displayName)
        applicationServer = new
        return new
    }

    /// Closes the application's windows here, and its connection.
    private func disconnectApplication() {
        guard let server = applicationServer else { return }
        for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
        server.disconnect()
        UIApplication.shared.displays.close(server)
        applicationServer = nil
    }

    // MARK: The end

    /// Has `close` called before the server is ended in an orderly way: a client that must not see its server die.
    package func closeBeforeStop(_ close: @escaping @MainActor () -> Void) { connections.append(close) }

    /// Closes our connections, ends the server and waits until it is gone. Does nothing the second time.
    public func stop() {
        let closing = connections
        connections = []
        for close in closing { close() }
        disconnectApplication()
        end { server.terminate() }
    }

    /// Kills the server under its living clients, as a crash would: for tests of lost connections. The application has
    /// been told when this returns.
    public func kill() {
        connections = []
        let lost = applicationServer
        end { server.kill() }
        lost?.serveReady()
        disconnectApplication()
    }

    private func end(_ endServer: () -> Void) {
        VirtualDisplay.running.removeAll { $0.display == nil || $0.display === self }
        controller?.close()
        controller = nil
        endServer()
        // The sockets of input devices last: the server runs wild when they are closed before it.
        currentInjector?.close()
        currentInjector = nil
        ServerCommand.removeTraces(displayName: displayName, processID: server.processID)
    }

    /// The folder's path is short: the path of a UNIX socket has room for 107 bytes.
    private static func makeFolder() throws -> URL {
        var template = Array("/tmp/uikit-display-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw VirtualDisplayError("no folder could be made in /tmp: \(String(cString: strerror(errno)))")
        }
        return URL(fileURLWithPath: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
}

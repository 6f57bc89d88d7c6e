import CoreGraphics
import DisplayServer
import SystemSupport
import Testing
import UIKitTesting

/// A display server of one kind with a window, input injection, and a recorder.
@MainActor final class DisplayServerFixture {
    let server: any DisplayServer
    let surface: any DisplaySurface
    let recorder = Recorder()
    let display: VirtualDisplay?
    private let ownsDisplay: Bool

    /// Creates a server with one unmapped window.
    ///
    /// - Parameters:
    ///   - backend: The kind of display server.
    ///   - surfaceSize: The size of the window, in points.
    ///   - scale: The number of pixels per point.
    ///   - environment: Environment variables for the server.
    ///   - ownsDisplay: True if the test leaves the server in a state that other tests cannot use.
    init(
        _ backend: Backend, surfaceSize: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 1,
        environment: [String: String] = [:], ownsDisplay: Bool = false
    ) throws {
        self.ownsDisplay = ownsDisplay
        if let kind = backend.kind {
            let display =
                try ownsDisplay
                ? VirtualDisplay.start(kind, scale: scale, isForApplication: false)
                : SharedDisplays.display(kind, scale)
            self.display = display
            server = try X11Server.connect(
                displayName: display.displayName, environment: ProcessEnvironment(environment))
        } else {
            display = nil
            server = HeadlessServer(scale: scale)
        }
        surface = try server.makeSurface(
            SurfaceConfiguration(
                size: surfaceSize, title: "Test", applicationName: "test", applicationClass: "Test"))
        server.delegate = recorder
        surface.delegate = recorder
    }

    isolated deinit { close() }

    func close() {
        server.disconnect()
        if ownsDisplay { display?.stop() }
    }

    var x11: X11Server {
        get throws { try #require(server as? X11Server) }
    }

    /// Maps the window, and waits until it is mapped and has keyboard focus.
    func show() throws {
        surface.map()
        try expectSoon("the window is shown with focus") { surface.isMapped && surface.hasFocus }
        recorder.clear()
    }

    func injector() throws -> any InputInjector {
        if let display { return try display.injector() }
        let headless = try #require(server as? HeadlessServer)
        return HeadlessInjector(server: headless, surface: try #require(surface as? HeadlessSurface))
    }

    /// Serves the display until a condition holds.
    func expectSoon(
        _ comment: Comment, within seconds: TimeInterval = 5, sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: () -> Bool
    ) throws {
        let end = server.scheduler.now + seconds
        // The time of a headless server is virtual.
        _ = Wait.isMet(
            within: 60, step: { server.serve(for: 0.01) },
            { condition() || !server.isConnected || server.scheduler.now >= end })
        try #require(condition(), comment, sourceLocation: sourceLocation)
    }

    /// Delivers the injected events.
    func settle(_ injector: any InputInjector) throws {
        try injector.synchronize()
        server.serve(for: 0.02)
    }

    /// Fills the entire framebuffer.
    func fill(_ color: UInt32) {
        let size = surface.pixelSize
        paint(PixelRect(x: 0, y: 0, width: Int32(size.width), height: Int32(size.height)), color)
    }

    func paint(_ rect: PixelRect, _ color: UInt32) { paint([rect], color) }

    func paint(_ rects: [PixelRect], _ color: UInt32) {
        var region = PixelRegion()
        for rect in rects { region.formUnion(rect) }
        surface.paint(region) { framebuffer in
            for rect in region.rects { framebuffer.fill(rect, color) }
        }
    }

    /// Returns the content of the window on the screen, as another client sees it.
    func screenshot() throws -> Screenshot {
        server.serve(for: 0.02)
        let client = try #require(display).client()
        let window = try #require(client.window(titled: "Test"))
        return try client.screenshot(of: window)
    }
}

extension PixelBuffer {
    func fill(_ rect: PixelRect, _ color: UInt32) {
        let row = [UInt32](repeating: color, count: Int(rect.width))
        for y in Int(rect.minY)..<Int(rect.maxY) {
            row.withUnsafeBytes { row in
                (base + y * bytesPerRow + Int(rect.minX) * 4).copyMemory(
                    from: row.baseAddress ?? UnsafeRawPointer(base), byteCount: row.count)
            }
        }
    }
}

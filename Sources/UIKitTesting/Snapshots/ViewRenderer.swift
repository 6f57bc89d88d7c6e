import CoreGraphics
import DisplayServer
import UIKit

/// Renders views to images, as a display with a given scale would show them.
@MainActor enum ViewRenderer {
    /// Renders a view: in its window if that is visible, or in a new window if the view is in none.
    static func of(_ view: UIView, scale: CGFloat) throws -> CGImage {
        guard scale.isFinite, scale > 0, scale <= 8 else {
            throw SnapshotError(.notRendered, "invalid scale \(scale): it must be greater than 0 and at most 8")
        }
        if let window = view as? UIWindow {
            return window.isHidden ? try ofHidden(window, scale: scale) : try ofShown(window, in: window, scale: scale)
        }
        if let window = view.window, !window.isHidden { return try ofShown(view, in: window, scale: scale) }
        guard view.superview == nil else {
            throw SnapshotError(
                .notRendered,
                "the superview of the view is not in a visible window: render the superview or show the window")
        }
        return try ofLoose(view, scale: scale)
    }

    /// Renders drawing commands on a transparent background.
    static func drawing(_ size: CGSize, scale: CGFloat, _ draw: (CGContext) throws -> Void) throws -> CGImage {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= 16384, height <= 16384 else {
            throw SnapshotError(.notRendered, "an image of \(size) points at scale \(scale) cannot be created")
        }
        let (columns, rows) = (Int(width), Int(height))
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: columns * rows * 4, alignment: 64)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        guard let base = memory.baseAddress else {
            throw SnapshotError(.notRendered, "not enough memory for the image")
        }
        let pixels = PixelBuffer(base: base, width: columns, height: rows, bytesPerRow: columns * 4)
        let context = CGContext(pixels: pixels, isOpaque: false, scale: scale)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        try draw(context)
        context.flush()
        guard let image = CGImage(copying: pixels, isOpaque: false) else {
            throw SnapshotError(.notRendered, "not enough memory for the image")
        }
        return image
    }

    // MARK: Views

    private static func ofShown(_ view: UIView, in window: UIWindow, scale: CGFloat) throws -> CGImage {
        guard let scene = window.windowScene, let surface = scene.surface, !surface.isDestroyed else {
            throw SnapshotError(.notRendered, "the window is not visible: its scene is disconnected")
        }
        guard surface.scale != scale else { return try capture(view, in: window, scene, surface) }
        guard let server = scene.server as? HeadlessServer else {
            throw SnapshotError(
                .notRendered,
                "the scale of the window's display is \(surface.scale), not \(scale): "
                    + "start the VirtualDisplay with that scale")
        }
        // Change the scale of the display temporarily. Window sizes that are not whole pixels in that scale are
        // rounded; the original sizes are restored exactly.
        let own = server.scale
        let sizes = server.surfaces.map { ($0, $0.pixelSize) }
        server.scale = scale
        defer {
            server.scale = own
            for (surface, size) in sizes where surface.pixelSize != size {
                surface.resize(to: CGSize(width: CGFloat(size.width) / own, height: CGFloat(size.height) / own))
            }
        }
        return try capture(view, in: window, scene, surface)
    }

    private static func ofHidden(_ window: UIWindow, scale: CGFloat) throws -> CGImage {
        let frame = window.frame
        let fills = frame.isEmpty || frame == UIScreen.main.bounds
        let size = fills ? UIWindowScene.standardSize : CGSize(width: frame.maxX, height: frame.maxY)
        let own = window.windowScene
        return try withScene(size: size, scale: scale) { scene in
            window.windowScene = scene
            window.isHidden = false
            defer {
                window.isHidden = true
                window.windowScene = own
            }
            return try ofShown(window, in: window, scale: scale)
        }
    }

    private static func ofLoose(_ view: UIView, scale: CGFloat) throws -> CGImage {
        if view.bounds.isEmpty { view.sizeToFit() }
        let size = view.frame.size
        return try withScene(size: size, scale: scale) { scene in
            let window = UIWindow(windowScene: scene)
            // Snapshots do not depend on the appearance of the desktop.
            let style = view.overrideUserInterfaceStyle
            window.overrideUserInterfaceStyle = style == .unspecified ? .light : style
            window.backgroundColor = .systemBackground
            window.isHidden = false
            let center = view.center
            let origin = view.frame.origin
            view.center = CGPoint(x: center.x - origin.x, y: center.y - origin.y)
            window.addSubview(view)
            defer {
                view.removeFromSuperview()
                view.center = center
                window.isHidden = true
            }
            return try ofShown(view, in: window, scale: scale)
        }
    }

    /// Runs `body` with a scene on a new headless display.
    private static func withScene(
        size: CGSize, scale: CGFloat, _ body: (UIWindowScene) throws -> CGImage
    ) throws -> CGImage {
        guard size.width > 0, size.height > 0, size.width * scale <= 16384, size.height * scale <= 16384 else {
            throw SnapshotError(
                .notRendered, "a view of \(size.width) × \(size.height) points cannot be rendered: change its size")
        }
        let server = HeadlessServer(scale: scale)
        if let current = UIApplication.shared.displays.currentIfOpen { server.settings = current.server.settings }
        let scene = UIWindowScene(server: server)
        scene.open(size: CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)))
        defer {
            scene.disconnect()
            server.disconnect()
        }
        return try body(scene)
    }

    private static func capture(
        _ view: UIView, in window: UIWindow, _ scene: UIWindowScene, _ surface: any PaintableSurface
    ) throws -> CGImage {
        let now = scene.server.scheduler.now
        scene.renderFrame(FrameTime(timestamp: now, targetTimestamp: now + scene.server.frameClock.interval))
        // The layout of the frame may have moved the view.
        let inWindow = view.convert(view.bounds, to: window)
        let corners = [
            CGPoint(x: inWindow.minX, y: inWindow.minY), CGPoint(x: inWindow.maxX, y: inWindow.minY),
            CGPoint(x: inWindow.minX, y: inWindow.maxY), CGPoint(x: inWindow.maxX, y: inWindow.maxY),
        ].map { window.convertToScene($0) }
        let scale = surface.scale
        // Round edges between pixels to the nearest pixel.
        let left = ((corners.map(\.x).min() ?? 0) * scale).rounded()
        let top = ((corners.map(\.y).min() ?? 0) * scale).rounded()
        let right = ((corners.map(\.x).max() ?? 0) * scale).rounded()
        let bottom = ((corners.map(\.y).max() ?? 0) * scale).rounded()
        let whole = surface.readPixels { CGImage(copying: $0, isOpaque: true) }
        let part = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        guard let picture = whole??.cropping(to: part) else {
            throw SnapshotError(
                .notRendered, "the view has no visible content: it is empty or outside of its window")
        }
        return picture
    }
}

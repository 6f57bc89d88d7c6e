import DisplayServer
import UIKit

/// An in-memory window for a test of views, with input and access to its pixels. Call ``end()`` to close it.
@MainActor struct WidgetStage {
    let server: HeadlessServer
    let window: UIWindow

    init(width: CGFloat = 200, height: CGFloat = 100, scale: CGFloat = 1) {
        server = HeadlessServer(screenSize: CGSize(width: 1000, height: 800), scale: scale)
        StageDisplays.open(server)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.backgroundColor = .white
        window.makeKeyAndVisible()
        show()
    }

    var surface: HeadlessSurface { server.surfaces[0] }

    /// Calls `body` with a new stage, which is closed afterwards.
    static func run(
        width: CGFloat = 200, height: CGFloat = 100, scale: CGFloat = 1, _ body: (WidgetStage) throws -> Void
    ) rethrows {
        let stage = WidgetStage(width: width, height: height, scale: scale)
        defer { stage.end() }
        try body(stage)
    }

    @discardableResult func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        window.addSubview(view)
        show()
        return view
    }

    /// Performs layout and drawing, and presents a frame.
    func show() { server.serve(for: 0.1) }

    func end() {
        window.isHidden = true
        UIApplication.shared.displays.close(server)
        server.disconnect()
    }

    // MARK: Input

    func inject(_ kind: InputEvent.Kind) {
        surface.inject(InputEvent(timestamp: server.now, kind: kind))
        server.processPendingEvents()
    }

    func movePointer(to point: CGPoint) {
        inject(.pointerMoved(samples: [PointerSample(timestamp: server.now, location: point)]))
        show()
    }

    func press(_ point: CGPoint) {
        movePointer(to: point)
        inject(.button(number: 1, isDown: true, location: point))
        show()
    }

    func release(_ point: CGPoint) {
        inject(.button(number: 1, isDown: false, location: point))
        show()
    }

    func click(_ point: CGPoint) {
        press(point)
        release(point)
    }

    // MARK: Pixels

    /// Returns all pixels of the window, row by row, as 0x00RRGGBB.
    func pixels() -> (width: Int, height: Int, values: [UInt32]) {
        surface.readPixels { copy($0) } ?? (0, 0, [])
    }

    /// Returns the pixels of a full repaint.
    func repaintedPixels() -> [UInt32] {
        let size = surface.pixelSize
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size.width * size.height * 4, alignment: 64)
        defer { memory.deallocate() }
        let buffer = PixelBuffer(
            base: memory.baseAddress!, width: size.width, height: size.height, bytesPerRow: size.width * 4)
        window.windowScene?.paintAll(into: buffer)
        return copy(buffer).values
    }

    private func copy(_ buffer: PixelBuffer) -> (width: Int, height: Int, values: [UInt32]) {
        var values: [UInt32] = []
        values.reserveCapacity(buffer.width * buffer.height)
        for y in 0..<buffer.height {
            for x in 0..<buffer.width {
                let word = buffer.base.load(fromByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                values.append(word & 0xFF_FFFF)
            }
        }
        return (buffer.width, buffer.height, values)
    }

    /// Returns the bounding box of the pixels that are not white, in an area in pixels, or in the whole window if the
    /// area is nil.
    func nonWhiteBounds(in area: CGRect? = nil) -> CGRect {
        let (width, height, values) = pixels()
        let area = area ?? CGRect(x: 0, y: 0, width: width, height: height)
        var box = CGRect.null
        for y in Int(area.minY)..<Int(area.maxY) {
            for x in Int(area.minX)..<Int(area.maxX) where values[y * width + x] != 0xFF_FFFF {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    /// Returns the level of the darkest pixel of the window, from 0 (black) to 255 (white).
    func darkest() -> UInt32 { pixels().values.map { ($0 >> 8) & 0xFF }.min() ?? 255 }

    /// Returns the number of pixels with exactly this color.
    func count(_ color: UInt32) -> Int { pixels().values.count { $0 == color } }
}

/// A view that counts its layout passes.
final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
}

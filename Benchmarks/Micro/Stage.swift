import DisplayServer
import UIKit

/// An in-memory window that contains the views to measure. Call ``close()`` to release all its resources.
@MainActor final class Stage {
    let server: HeadlessServer
    let window: UIWindow
    let scene: UIWindowScene
    let surface: HeadlessSurface
    /// The view that contains the measured views. It fills the window.
    let root = UIView()

    init(size: CGSize = CGSize(width: 800, height: 600)) {
        // The screen is larger than the window, because a window as large as the screen would be resized.
        server = HeadlessServer(screenSize: CGSize(width: size.width + 100, height: size.height + 100))
        UIApplication.shared.displays.open(server)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.makeKeyAndVisible()
        guard let scene = window.windowScene, let surface = scene.surface as? HeadlessSurface else {
            preconditionFailure("the headless window could not be opened")
        }
        self.scene = scene
        self.surface = surface
        root.frame = window.bounds
        root.backgroundColor = .white
        window.addSubview(root)
    }

    /// Presents the pending frame, if anything changed.
    func makeFrame() { server.serve(for: 0.017) }

    func close() {
        root.removeFromSuperview()
        window.isHidden = true
        UIApplication.shared.displays.close(server)
        server.disconnect()
    }

    /// Calls `body` with the frames of a grid that fills a rectangle from the top, with about as many rows as columns.
    static func grid(_ count: Int, in area: CGRect, _ body: (Int, CGRect) -> Void) {
        let side = max(1, Int(Double(count).squareRoot().rounded(.up)))
        let rows = (max(1, count) + side - 1) / side
        let cell = CGSize(width: area.width / CGFloat(side), height: area.height / CGFloat(rows))
        for index in 0..<count {
            let origin = CGPoint(
                x: area.minX + CGFloat(index % side) * cell.width, y: area.minY + CGFloat(index / side) * cell.height)
            body(index, CGRect(origin: origin, size: cell))
        }
    }
}

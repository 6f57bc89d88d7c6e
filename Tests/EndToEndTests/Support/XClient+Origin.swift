import CXTest
import CoreGraphics
import UIKitTesting

extension XClient {
    /// Returns the position of a window's content on the desktop, in pixels; nil if the window does not exist.
    func rootOrigin(of window: Window) -> CGPoint? {
        try? perform { display in
            var (x, y): (Int32, Int32) = (0, 0)
            var child: Window = 0
            guard XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child) != 0 else { return nil }
            return CGPoint(x: Int(x), y: Int(y))
        }
    }
}

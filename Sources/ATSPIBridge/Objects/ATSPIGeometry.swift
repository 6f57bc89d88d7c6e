import AccessibilityTree
import CoreGraphics
import DBus

/// Converts between screen points and the coordinates of AT-SPI, which are pixels (AS-23).
@MainActor struct ATSPIGeometry {
    private let scale: CGFloat
    private let origin: CGPoint

    /// Creates a converter.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - node: Its node.
    ///   - type: The origin of the coordinates: 0 the screen, 1 the window, 2 the parent. Others mean the screen.
    init(_ object: ATSPIObject, _ node: any AccessibilityNode, _ type: Int) {
        scale = object.table.scale(at: node)
        let reference: (any AccessibilityNode)? =
            switch type {
            case 1: Self.window(of: node, root: object.table.root)
            case 2: node.parentNode.flatMap { $0 === object.table.root ? nil : $0 }
            default: nil
            }
        let origin = reference?.nodeFrame.origin ?? .zero
        self.origin = origin.x.isFinite && origin.y.isFinite ? origin : .zero
    }

    /// Returns the child of the root that contains a node.
    private static func window(
        of node: any AccessibilityNode, root: (any AccessibilityNode)?
    ) -> (any AccessibilityNode)? {
        var node = node
        // A tree that an app defines may have a cycle.
        for _ in 0..<1000 {
            guard let parent = node.parentNode else { return nil }
            if parent === root { return node }
            node = parent
        }
        return nil
    }

    /// Returns a rectangle in pixels: x, y, width and height. The edges are rounded, so that neighbors touch.
    func pixels(_ frame: CGRect) -> [DBusValue] {
        let (left, top) = (pixel(frame.minX - origin.x), pixel(frame.minY - origin.y))
        let (right, bottom) = (pixel(frame.maxX - origin.x), pixel(frame.maxY - origin.y))
        return [.count(left), .count(top), .count(max(0, right - left)), .count(max(0, bottom - top))]
    }

    private func pixel(_ value: CGFloat) -> Int {
        let pixel = (value * scale).rounded()
        return pixel.isFinite ? Int(max(-1e9, min(1e9, pixel))) : 0
    }

    /// Returns the center of a pixel in screen points.
    func point(x: Int, y: Int) -> CGPoint {
        CGPoint(x: (CGFloat(x) + 0.5) / scale + origin.x, y: (CGFloat(y) + 0.5) / scale + origin.y)
    }
}

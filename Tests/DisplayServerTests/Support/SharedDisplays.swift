import CoreGraphics
import UIKitTesting

/// Servers that tests share one after the other, because starting a server takes much longer than most tests. They end
/// with the process.
@MainActor enum SharedDisplays {
    private struct Key: Hashable {
        var kind: VirtualDisplay.Kind
        var scale: CGFloat
    }

    private static var displays: [Key: VirtualDisplay] = [:]

    /// Returns a running server whose pointer is far from the top-left corner.
    static func display(_ kind: VirtualDisplay.Kind, _ scale: CGFloat) throws -> VirtualDisplay {
        let key = Key(kind: kind, scale: scale)
        let display = try displays[key] ?? VirtualDisplay.start(kind, scale: scale, isForApplication: false)
        displays[key] = display
        let injector = try display.injector()
        try injector.movePointer(to: CGPoint(x: 1279, y: 799))
        try injector.synchronize()
        return display
    }
}

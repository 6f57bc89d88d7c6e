import UIKitTesting

extension InputInjector {
    /// Presses and releases a key while others are held down, and waits until the server has processed the events.
    func press(_ usage: Int, holding held: [Int] = []) throws {
        for other in held { try key(other, isDown: true) }
        try key(usage, isDown: true)
        try key(usage, isDown: false)
        for other in held.reversed() { try key(other, isDown: false) }
        try synchronize()
    }
}

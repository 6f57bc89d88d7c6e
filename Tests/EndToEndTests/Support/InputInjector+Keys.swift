import UIKitTesting

extension InputInjector {
    /// Presses a key and lets it go while others are held, and waits until the server has had it all.
    func press(_ usage: Int, holding held: [Int] = []) throws {
        for other in held { try key(other, isDown: true) }
        try key(usage, isDown: true)
        try key(usage, isDown: false)
        for other in held.reversed() { try key(other, isDown: false) }
        try synchronize()
    }
}

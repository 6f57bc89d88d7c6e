import Testing

@testable import UIKit

@MainActor @Suite struct ReusePoolTests {
    @Test("TV-06, CV-02: the pool returns the view of a key that was added last, and releases those beyond a limit")
    func order() {
        var pool = ReusePool<String, UIView>()
        let views = (0..<4).map { _ in UIView(frame: .zero) }
        for view in views { pool.add(view, "a") }
        pool.add(views[0], "b")
        #expect(pool.contains(views[3], "a") && !pool.contains(views[3], "b"))
        #expect(pool.take("a") === views[3] && pool.take("c") == nil)
        #expect(pool.trim(to: 2) == [views[2]])
        pool.remove(views[0], "a")
        #expect(pool.take("a") === views[1] && pool.take("a") == nil && pool.take("b") === views[0])
        pool.add(views[0], "b")
        pool.removeAll("b")
        #expect(pool.take("b") == nil)
    }
}

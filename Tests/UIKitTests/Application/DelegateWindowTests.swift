import Testing
import UIKit
import UIKitTesting

/// Tests of `UIApplicationDelegate.window`, which apps read through the application's delegate.
@MainActor @Suite struct DelegateWindowTests {
    private final class PrivateWindowDelegate: UIResponder, UIApplicationDelegate {
        private var window: UIWindow?
        func show(_ window: UIWindow?) { self.window = window }
    }

    private final class WindowDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

    @Test func storedWindowProperty() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let delegate = PrivateWindowDelegate()
        let anyDelegate: any UIApplicationDelegate = delegate
        #expect(anyDelegate.window == .some(nil))
        delegate.show(window)
        #expect(anyDelegate.window??.frame.width == 40)
        let windowDelegate = WindowDelegate()
        windowDelegate.window = window
        #expect((windowDelegate as any UIApplicationDelegate).window == .some(window))
    }

    @Test func missingWindowProperty() {
        let anyDelegate: any UIApplicationDelegate = PlainDelegate()
        #expect(anyDelegate.window == nil)
    }
}

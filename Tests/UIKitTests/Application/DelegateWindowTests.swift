import Testing
import UIKit
import UIKitTesting

/// Tests of `UIApplicationDelegate.window`, which apps read through the application's delegate.
@MainActor @Suite struct DelegateWindowTests {
    private final class Keeper: UIResponder, UIApplicationDelegate {
        private var window: UIWindow?
        func show(_ window: UIWindow?) { self.window = window }
    }

    private final class Template: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    private final class Derived: UIResponder, UIApplicationDelegate {}

    @Test func storedProperty() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let keeper = Keeper()
        let known: any UIApplicationDelegate = keeper
        #expect(known.window == .some(nil))
        keeper.show(window)
        #expect(known.window??.frame.width == 40)
        let template = Template()
        template.window = window
        #expect((template as any UIApplicationDelegate).window == .some(window))
    }

    @Test func noProperty() {
        let known: any UIApplicationDelegate = Derived()
        #expect(known.window == nil)
    }
}

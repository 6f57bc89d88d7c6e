import Testing
import UIKit
import UIKitTesting

/// Tests that a test leaves neither windows, keyboard focus, first responders nor held keys to the next one.
@MainActor @Suite(.serialized) struct LeftoverTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    private let button = UIButton(type: .system)

    /// Does what tests do, and ends in the middle of it.
    private func leaveInTheMiddle(_ generator: EventGenerator) throws {
        button.frame = CGRect(x: 20, y: 80, width: 100, height: 30)
        let container: UIView = generator.window.rootViewController?.view ?? generator.window
        for view in [field, button] { container.addSubview(view) }
        try generator.fingerTap(at: field)
        try generator.keyType("a")
        try generator.keyDown(.keyboardLeftShift)
        try generator.pointerDown(at: button)
        #expect(field.isEditing && field.text == "a" && button.isHighlighted)
        #expect(UIApplication.shared.keyWindow === generator.window)
    }

    private func expectNothing(of window: UIWindow?, _ scenes: Set<UIScene>) throws {
        #expect(!field.isEditing && !field.isFirstResponder)
        #expect(!button.isHighlighted && !button.isFocused)
        #expect(UIApplication.shared.connectedScenes == scenes)
        #expect(UIApplication.shared.keyWindow == nil || UIApplication.shared.keyWindow !== window)
        // The next test.
        let next = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        let generator = try EventGenerator(view: next)
        try generator.keyType("b")
        #expect(next.text != "b" && field.text == "a")
        try generator.keyPress(.keyboardTab)
        try generator.keyPress(.keyboardC)
        #expect(next.isFirstResponder && next.text == "c")
    }

    @Test func ofAViewController() throws {
        let scenes = UIApplication.shared.connectedScenes
        weak var window: UIWindow?
        do {
            let generator = try EventGenerator(viewController: UIViewController())
            window = generator.window
            try leaveInTheMiddle(generator)
        }
        #expect(window == nil)
        try expectNothing(of: window, scenes)
    }

    @Test func ofAHiddenWindow() throws {
        let scenes = UIApplication.shared.connectedScenes
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        try leaveInTheMiddle(EventGenerator(window: window))
        #expect(window.isHidden)
        try expectNothing(of: window, scenes)
    }

    @Test func ofAHiddenWindowInTheSceneOfAnotherTest() throws {
        let other = try EventGenerator(viewController: UIViewController())
        let scenes = UIApplication.shared.connectedScenes
        let scene = try #require(other.window.windowScene)
        let window = UIWindow(windowScene: scene)
        try leaveInTheMiddle(EventGenerator(window: window))
        #expect(window.isHidden && scene.keyWindow === other.window)
        try expectNothing(of: window, scenes)
    }
}

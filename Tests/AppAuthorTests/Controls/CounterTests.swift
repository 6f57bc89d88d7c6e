import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct CounterTests {
    let screen = CounterScreen()

    @Test func tapsAndClicksAreCounted() throws {
        let generator = try EventGenerator(viewController: screen)
        try generator.fingerTap(at: "add")
        try generator.pointerClick(at: "add")
        #expect(screen.count == 2 && screen.label.text == "2 clicks")
        try generator.fingerTap(at: "reset")
        #expect(screen.label.text == "0 clicks" && !screen.reset.isEnabled)
    }

    @Test func theLimitDisablesTheButton() throws {
        let generator = try EventGenerator(viewController: screen)
        for _ in 0..<5 { try generator.pointerClick(at: "add") }
        #expect(screen.count == 3 && !screen.add.isEnabled)
    }

    @Test func aFingerThatLeavesTheButtonDoesNotCount() throws {
        let generator = try EventGenerator(viewController: screen)
        try generator.fingerDown(at: "add")
        #expect(screen.add.isHighlighted)
        try generator.fingerMove(to: CGPoint(x: 600, y: 400), duration: 0.2)
        #expect(!screen.add.isHighlighted)
        try generator.fingerUp()
        #expect(screen.count == 0)
    }

    @Test func keysOperateTheButtons() throws {
        let generator = try EventGenerator(viewController: screen)
        try generator.keyPress(.keyboardTab)
        #expect(screen.add.isFocused)
        try generator.keyPress(.keyboardSpacebar)
        #expect(screen.count == 1)
        try generator.keyPress(.keyboardTab)
        try generator.keyPress(.keyboardSpacebar)
        #expect(screen.count == 0)
    }

    @Test func actionsAreSentByCode() {
        screen.loadViewIfNeeded()
        screen.add.sendActions(for: .primaryActionTriggered)
        screen.add.sendActions(for: .touchDown)
        #expect(screen.count == 1)
    }
}

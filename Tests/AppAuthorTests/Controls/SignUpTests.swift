import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct SignUpTests {
    let screen = SignUpScreen()

    @Test func theMessageNamesTheFirstProblem() throws {
        let generator = try EventGenerator(viewController: screen)
        #expect(screen.message.text == "Enter a name." && !screen.submit.isEnabled)
        try generator.fingerTap(at: "name")
        try generator.keyType("Ada")
        #expect(screen.message.text == "The password needs 8 characters.")
        try generator.fingerTap(at: "password")
        try generator.keyType("analytic")
        #expect(screen.message.text == nil && screen.submit.isEnabled)
        try generator.keyPress(.keyboardDeleteOrBackspace)
        #expect(screen.message.text == "The password needs 8 characters." && !screen.submit.isEnabled)
    }

    @Test func returnGoesToTheNextFieldAndThenSubmits() throws {
        var sent: [String] = []
        screen.onSubmit = { sent = [$0, $1] }
        let generator = try EventGenerator(viewController: screen)
        try generator.pointerClick(at: "name")
        try generator.keyType("Grace")
        try generator.keyPress(.keyboardReturnOrEnter)
        #expect(screen.password.isFirstResponder && !screen.name.isEditing)
        try generator.keyType("compiler!")
        try generator.keyPress(.keyboardReturnOrEnter)
        #expect(sent == ["Grace", "compiler!"])
    }

    @Test func theDelegateRejectsCharacters() throws {
        let generator = try EventGenerator(viewController: screen)
        try generator.fingerTap(at: "name")
        try generator.keyType("Ada Lovelace King")
        #expect(screen.name.text == "AdaLovelac")
    }

    @Test func aPasswordCannotBeCopied() throws {
        UIPasteboard.general.string = "before"
        let generator = try EventGenerator(viewController: screen)
        try generator.fingerTap(at: "password")
        try generator.keyType("secret")
        try generator.keyPress(.keyboardA, modifiers: .control)
        try generator.keyPress(.keyboardC, modifiers: .control)
        #expect(screen.password.text == "secret" && UIPasteboard.general.string == "before")
    }

    @Test func aDisabledButtonCannotBeTapped() throws {
        var wasSent = false
        screen.onSubmit = { _, _ in wasSent = true }
        let generator = try EventGenerator(viewController: screen)
        try generator.pointerClick(at: "submit")
        #expect(!wasSent)
    }

    @Test func thePlaceholderIsNotText() throws {
        let generator = try EventGenerator(viewController: screen)
        let empty = generator.captureImage()
        #expect(screen.name.text == "" && !screen.name.hasText)
        screen.name.placeholder = nil
        try generator.wait(0.1)
        #expect(generator.captureImage().pngData() != empty.pngData())
    }
}

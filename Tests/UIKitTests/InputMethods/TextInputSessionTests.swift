import DisplayServer
import Testing
import UIKit

/// What input methods do to the first responder. The tests play the input method.
@MainActor @Suite(.serialized) final class TextInputSessionTests {
    private let keeper = StageKeeper()
    /// Opened by the test itself: between a suite's initializer and its test, others may run.
    private lazy var server = StageDisplays.open()
    private lazy var stage: Stage = {
        _ = server
        return keeper.make()
    }()
    private var surface: HeadlessSurface {
        guard let surface = stage.window.windowScene?.surface as? HeadlessSurface else {
            preconditionFailure("the stage is not on the display that was opened for it")
        }
        return surface
    }

    private func field() -> UITextField {
        let field = stage.add(UITextField(), CGRect(x: 20, y: 30, width: 200, height: 30))
        field.becomeFirstResponder()
        server.serve(for: 0.1)
        return field
    }

    private func send(_ change: TextInputChange) {
        surface.inject(InputEvent(timestamp: server.now, kind: .text(change)))
        server.serve(for: 0.05)
    }

    private func compose(_ text: String) { send(.compose(text, selection: text.utf16.count..<text.utf16.count)) }

    private func marked(_ field: UITextField) -> String? { field.markedTextRange.flatMap { field.text(in: $0) } }

    @Test("The window takes text while the first responder does, at its caret")
    func follows() throws {
        #expect(surface.textInputCaret == nil)
        let field = field()
        let first = try #require(surface.textInputCaret)
        #expect(field.frame.insetBy(dx: -1, dy: -1).contains(first))
        send(.insert("wide"))
        let second = try #require(surface.textInputCaret)
        #expect(second.minX > first.minX + 10)
        field.frame.origin.y += 50
        server.serve(for: 0.1)
        #expect(try #require(surface.textInputCaret).minY == second.minY + 50)
        field.resignFirstResponder()
        server.serve(for: 0.1)
        #expect(surface.textInputCaret == nil)
        #expect(field.text == "wide")
    }

    @Test("Text is marked while it is composed, and inserted in its place")
    func composes() {
        let field = field()
        send(.insert("가"))
        compose("ㅎ")
        compose("하")
        #expect(field.text == "가하" && marked(field) == "하")
        compose("한")
        compose("")
        #expect(field.text == "가" && field.markedTextRange == nil)
        send(.insert("한"))
        #expect(field.text == "가한" && field.markedTextRange == nil)
        compose("ㄱ")
        send(.insert("글"))
        #expect(field.text == "가한글" && field.markedTextRange == nil)
    }

    @Test("What is selected is replaced by what is composed; the caret is where the input method says")
    func selection() throws {
        let field = field()
        field.text = "one two"
        field.selectAll(nil)
        send(.compose("日本語", selection: 1..<2))
        #expect(field.text == "日本語")
        let selected = try #require(field.selectedTextRange)
        #expect(field.text(in: selected) == "本")
    }

    @Test(
        "When the text input ends composing by itself, the input method forgets, and its late text is not inserted twice"
    )
    func endsByItself() {
        let field = field()
        var ends = 0
        surface.compositionEnd = {
            ends += 1
            return nil
        }
        compose("한")
        field.unmarkText()
        surface.inject(InputEvent(timestamp: server.now, kind: .pointerMoved(samples: [])))
        server.serve(for: 0.1)
        #expect(ends == 1 && field.text == "한")
        compose("")
        send(.insert("한"))
        #expect(field.text == "한")
        // The same again by the person's doing.
        compose("하")
        compose("")
        send(.insert("한"))
        #expect(field.text == "한한")
        #expect(ends == 1)
    }

    @Test("A text input that is left in the midst of composing keeps it, and the next one does not get it")
    func leaves() {
        let first = field()
        let second = stage.add(UITextField(), CGRect(x: 20, y: 80, width: 200, height: 30))
        compose("한")
        second.becomeFirstResponder()
        server.serve(for: 0.1)
        send(.insert("한"))
        #expect(first.text == "한" && first.markedTextRange == nil)
        #expect(second.text ?? "" == "")
        send(.insert("글"))
        #expect(second.text == "글")
    }

    @Test("What only takes keys gets text when it is done")
    func keyInput() {
        final class Pin: UIView, UIKeyInput {
            var text = ""
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { _ = text.popLast() }
        }
        let pin = stage.add(Pin(), CGRect(x: 5, y: 6, width: 70, height: 8))
        pin.becomeFirstResponder()
        server.serve(for: 0.1)
        #expect(surface.textInputCaret == CGRect(x: 5, y: 6, width: 70, height: 8))
        compose("ㅎ")
        #expect(pin.text == "")
        send(.insert("한"))
        #expect(pin.text == "한")
    }

    @Test("Without a first responder that takes text, nothing happens")
    func nobody() {
        compose("x")
        send(.insert("x"))
        #expect(surface.textInputCaret == nil)
    }
}

import DisplayServer
import Testing
import UIKit

/// Tests of the effects of input methods on the first responder. The tests act as the input method.
@MainActor @Suite(.serialized) final class TextInputSessionTests {
    private lazy var method = InputMethodStage()

    private func field() -> UITextField {
        method.use(UITextField(), CGRect(x: 20, y: 30, width: 200, height: 30))
    }

    private func marked(_ field: UITextField) -> String? { field.markedTextRange.flatMap { field.text(in: $0) } }

    @Test("TX-16 the window accepts text at the caret while the first responder accepts text")
    func caretFollowsFirstResponder() throws {
        #expect(method.surface.textInputCaret == nil)
        let field = field()
        let first = try #require(method.surface.textInputCaret)
        #expect(field.frame.insetBy(dx: -1, dy: -1).contains(first))
        method.send(.insert("wide"))
        let second = try #require(method.surface.textInputCaret)
        #expect(second.minX > first.minX + 10)
        field.frame.origin.y += 50
        method.server.serve(for: 0.1)
        #expect(try #require(method.surface.textInputCaret).minY == second.minY + 50)
        field.resignFirstResponder()
        method.server.serve(for: 0.1)
        #expect(method.surface.textInputCaret == nil)
        #expect(field.text == "wide")
    }

    @Test("TX-16 composed text is marked and then replaced by the inserted text")
    func composes() {
        let field = field()
        method.send(.insert("가"))
        method.compose("ㅎ")
        method.compose("하")
        #expect(field.text == "가하" && marked(field) == "하")
        method.compose("한")
        method.compose("")
        #expect(field.text == "가" && field.markedTextRange == nil)
        method.send(.insert("한"))
        #expect(field.text == "가한" && field.markedTextRange == nil)
        method.compose("ㄱ")
        method.send(.insert("글"))
        #expect(field.text == "가한글" && field.markedTextRange == nil)
    }

    @Test("TX-16 composition replaces the selection and places the caret where the input method specifies")
    func selection() throws {
        let field = field()
        field.text = "one two"
        field.selectAll(nil)
        method.send(.compose("日本語", selection: 1..<2))
        #expect(field.text == "日本語")
        let selected = try #require(field.selectedTextRange)
        #expect(field.text(in: selected) == "本")
    }

    @Test(
        "TX-16 ending composition in the text input resets the input method, and its late text is not inserted again"
    )
    func compositionEndedByTextInput() {
        let field = field()
        var ends = 0
        method.surface.compositionEnd = {
            ends += 1
            return nil
        }
        method.compose("한")
        field.unmarkText()
        method.surface.inject(InputEvent(timestamp: method.server.now, kind: .pointerMoved(samples: [])))
        method.server.serve(for: 0.1)
        #expect(ends == 1 && field.text == "한")
        method.compose("")
        method.send(.insert("한"))
        #expect(field.text == "한")
        // The same again, with the text committed by the user.
        method.compose("하")
        method.compose("")
        method.send(.insert("한"))
        #expect(field.text == "한한")
        #expect(ends == 1)
    }

    @Test("TX-16 resigning during composition keeps the composed text and does not insert it in the next text input")
    func resigningDuringComposition() {
        let first = field()
        let second = method.stage.add(UITextField(), CGRect(x: 20, y: 80, width: 200, height: 30))
        method.compose("한")
        second.becomeFirstResponder()
        method.server.serve(for: 0.1)
        method.send(.insert("한"))
        #expect(first.text == "한" && first.markedTextRange == nil)
        #expect(second.text ?? "" == "")
        method.send(.insert("글"))
        #expect(second.text == "글")
    }

    @Test("TX-17 a UIKeyInput responder receives only the finished text")
    func keyInput() {
        final class Pin: UIView, UIKeyInput {
            var text = ""
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { _ = text.popLast() }
        }
        let pin = method.use(Pin(), CGRect(x: 5, y: 6, width: 70, height: 8))
        #expect(method.surface.textInputCaret == CGRect(x: 5, y: 6, width: 70, height: 8))
        method.compose("ㅎ")
        #expect(pin.text == "")
        method.send(.insert("한"))
        #expect(pin.text == "한")
    }

    @Test("without a text input as first responder, composed text is ignored")
    func noFirstResponder() {
        method.compose("x")
        method.send(.insert("x"))
        #expect(method.surface.textInputCaret == nil)
    }
}

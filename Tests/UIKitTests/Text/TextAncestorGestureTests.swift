import CoreGraphics
import Foundation
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// Tests of text views whose ancestors have gesture recognizers for the same touches.
@MainActor @Suite(.serialized) struct TextAncestorGestureTests {
    @MainActor private final class FormFixture {
        let stage = WidgetStage(width: 400, height: 300)
        let background = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 34))
        let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 80))
        let generator: EventGenerator
        var taps = 0

        init(cancelsTouches: Bool) throws {
            stage.window.addSubview(background)
            background.addSubview(field)
            background.addSubview(textView)
            field.borderStyle = .roundedRect
            field.text = "one two three"
            textView.text = "four five six"
            generator = try EventGenerator(window: stage.window)
            let tap = UITapGestureRecognizer()
            tap.cancelsTouchesInView = cancelsTouches
            tap.addTarget(self, action: Selector(FormFixture.tapped))
            background.addGestureRecognizer(tap)
            stage.show()
        }

        private func tapped(_ tap: UITapGestureRecognizer) {
            taps += 1
            background.endEditing(true)
        }

        func point(_ offset: Int, in input: UIView & UITextInput) -> CGPoint {
            let caret = input.caretRect(for: TextPosition(TextLocation(offset)))
            return input.convert(CGPoint(x: caret.minX + 0.5, y: caret.midY), to: nil)
        }

        func selection(of input: UIView & UITextInput) -> Range<Int>? {
            guard let range = input.selectedTextRange else { return nil }
            let start = input.offset(from: input.beginningOfDocument, to: range.start)
            return start..<input.offset(from: input.beginningOfDocument, to: range.end)
        }
    }

    @Test(
        "TX-13 an ancestor's tap that ends editing leaves text usable by touch", arguments: [true, false],
        [true, false])
    func fingers(_ isField: Bool, _ cancelsTouches: Bool) throws {
        let form = try FormFixture(cancelsTouches: cancelsTouches)
        defer { form.stage.end() }
        let input: UIView & UITextInput = isField ? form.field : form.textView
        try form.generator.fingerTap(at: form.point(5, in: input))
        #expect(input.isFirstResponder && form.taps == 0)
        #expect(form.selection(of: input) == 5..<5)
        try form.generator.wait(1)
        try form.generator.fingerTap(at: form.point(9, in: input))
        #expect(input.isFirstResponder && form.selection(of: input) == 9..<9)
        try form.generator.wait(1)
        try form.generator.fingerDoubleTap(at: form.point(6, in: input))
        #expect(input.isFirstResponder && form.selection(of: input)?.count ?? 0 > 2 && form.taps == 0)
        try form.generator.wait(1)
        form.stage.window.windowScene?.display.menuSession?.end()
        try form.generator.fingerTap(at: CGPoint(x: 200, y: 250))
        #expect(form.taps == 1 && !input.isFirstResponder)
    }

    @Test(
        "TX-13 an ancestor's tap that ends editing leaves text usable by pointer", arguments: [true, false],
        [true, false])
    func pointer(_ isField: Bool, _ cancelsTouches: Bool) throws {
        let form = try FormFixture(cancelsTouches: cancelsTouches)
        defer { form.stage.end() }
        let input: UIView & UITextInput = isField ? form.field : form.textView
        try form.generator.pointerClick(at: form.point(5, in: input))
        #expect(input.isFirstResponder && form.taps == 0 && form.selection(of: input) == 5..<5)
        try form.generator.wait(1)
        try form.generator.pointerDown(at: form.point(1, in: input))
        try form.generator.pointerMove(to: form.point(9, in: input))
        try form.generator.pointerUp()
        #expect(input.isFirstResponder && form.taps == 0 && form.selection(of: input) == 1..<9)
        try form.generator.pointerClick(at: CGPoint(x: 200, y: 250))
        #expect(form.taps == 1 && !input.isFirstResponder)
    }

    @Test("TX-13 an ancestor's pan takes a finger's drag but not the pointer's selection", arguments: [true, false])
    func pans(_ isField: Bool) throws {
        let form = try FormFixture(cancelsTouches: true)
        defer { form.stage.end() }
        let input: UIView & UITextInput = isField ? form.field : form.textView
        let pan = UIPanGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        let listener = PanListener { states.append($0) }
        pan.addTarget(listener, action: Selector(PanListener.panned))
        form.background.addGestureRecognizer(pan)
        try form.generator.pointerDown(at: form.point(1, in: input))
        try form.generator.pointerMove(to: form.point(4, in: input))
        try form.generator.pointerMove(to: form.point(9, in: input))
        try form.generator.pointerUp()
        #expect(form.selection(of: input) == 1..<9 && states.isEmpty)
        try form.generator.wait(1)
        try form.generator.fingerDrag(
            from: form.point(1, in: input), to: form.point(9, in: input), duration: 0.2)
        #expect(states.first == .began && states.last == .ended)
    }

    @Test("TX-13 text that is neither selectable nor editable leaves taps to its ancestors") func disabled() throws {
        let form = try FormFixture(cancelsTouches: true)
        defer { form.stage.end() }
        form.field.isEnabled = false
        form.textView.isEditable = false
        form.textView.isSelectable = false
        try form.generator.fingerTap(at: form.field)
        try form.generator.wait(1)
        try form.generator.fingerTap(at: form.textView)
        #expect(form.taps == 2)
    }
}

/// Logs the states of a pan gesture recognizer.
@MainActor private final class PanListener {
    private let record: (UIGestureRecognizer.State) -> Void
    init(_ record: @escaping (UIGestureRecognizer.State) -> Void) { self.record = record }
    func panned(_ pan: UIPanGestureRecognizer) { record(pan.state) }
}

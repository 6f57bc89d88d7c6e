import CoreGraphics
import DisplayServer
import Foundation
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// Tests of text selection with touches.
@MainActor @Suite(.serialized) struct TextTouchTests {
    @MainActor private final class TextTouchFixture {
        let stage: WidgetStage
        let view = UITextView()
        let field = UITextField()
        let fingers: EventGenerator

        init(_ text: String = "one two three\nfour five six\nseven eight", scale: CGFloat = 1) throws {
            stage = WidgetStage(width: 300, height: 320, scale: scale)
            fingers = try EventGenerator(window: stage.window)
            view.font = .systemFont(ofSize: 14)
            view.text = text
            stage.add(view, CGRect(x: 20, y: 60, width: 200, height: 120))
            field.borderStyle = .roundedRect
            field.text = "alpha beta gamma"
            stage.add(field, CGRect(x: 20, y: 240, width: 200, height: 34))
        }

        /// Returns the location of an offset in window coordinates, vertically centered in its line.
        func point(_ offset: Int, in input: (any UITextInput & UIView)? = nil) -> CGPoint {
            let input = input ?? view
            let caret = input.caretRect(for: TextPosition(TextLocation(offset)))
            return input.convert(CGPoint(x: caret.minX + 0.5, y: caret.midY), to: nil)
        }

        var handles: [SelectionHandle] { handles(of: view) }
        func handles(of view: UIView) -> [SelectionHandle] {
            view.subviews.compactMap { $0 as? SelectionHandle }.filter { !$0.isHidden }
        }

        /// Returns the center of a handle's knob in window coordinates.
        func knob(_ handle: SelectionHandle) -> CGPoint {
            let y = handle.isStart ? handle.frame.minY + 5 : handle.frame.maxY - 5
            return handle.superview?.convert(CGPoint(x: handle.frame.midX, y: y), to: nil) ?? .zero
        }

        var session: MenuSession? { stage.window.windowScene?.display.menuSession }
        var selection: NSRange { view.selectedRange }
        func wait(_ seconds: TimeInterval = 0.6) throws { try fingers.wait(seconds) }

        func end() {
            session?.end()
            stage.end()
        }
    }

    /// TX-12.
    @Test func tapPlacesCaret() throws {
        let test = try TextTouchFixture()
        defer { test.end() }
        try test.fingers.fingerTap(at: test.point(5))
        #expect(test.view.isFirstResponder && test.selection == NSRange(location: 5, length: 0))
        try test.wait()
        try test.fingers.fingerTap(at: test.point(20))
        #expect(test.selection == NSRange(location: 20, length: 0))
        try test.wait()
        #expect(test.session == nil && test.handles.isEmpty)
    }

    /// TX-12.
    @Test func tapOnCaretOpensMenuAndNextTapClosesIt() throws {
        let test = try TextTouchFixture()
        defer { test.end() }
        try test.fingers.fingerTap(at: test.point(5))
        try test.wait()
        try test.fingers.fingerTap(at: test.point(5))
        #expect(test.session == nil)
        try test.wait()
        #expect(test.session?.levels.first?.panel.isBar == true)
        try test.fingers.fingerTap(at: test.point(20))
        #expect(test.session == nil && test.selection.location == 20)
    }

    /// TX-12.
    @Test(arguments: [1, 2] as [CGFloat]) func doubleTapSelectsWordWithHandlesAndMenu(_ scale: CGFloat) throws {
        let test = try TextTouchFixture(scale: scale)
        defer { test.end() }
        try test.fingers.fingerDoubleTap(at: test.point(5))
        #expect(test.selection == NSRange(location: 4, length: 3))
        #expect(test.handles.count == 2)
        for handle in test.handles {
            let caret = test.view.caretRect(for: TextPosition(TextLocation(handle.isStart ? 4 : 7, .upstream)))
            #expect(
                abs(handle.frame.midX - caret.minX) <= 1
                    && handle.frame.contains(CGPoint(x: handle.frame.midX, y: caret.midY)))
            #expect(handle.isStart ? handle.frame.minY < caret.minY : handle.frame.maxY > caret.maxY)
        }
        #expect(test.session == nil)
        try test.wait()
        let bar = try #require(test.session?.levels.first)
        #expect(bar.panel.isBar)
        // The bar does not cover the selection.
        let target = test.view.convert(test.view.firstRect(for: TextRange(4..<7)), to: nil)
        #expect(!bar.scene.frame.intersects(target.insetBy(dx: 0, dy: 2)))
    }

    /// TX-12.
    @Test func tripleTapSelectsParagraph() throws {
        let test = try TextTouchFixture()
        defer { test.end() }
        for _ in 0..<3 { try test.fingers.fingerTap(at: test.point(17)) }
        #expect(test.selection == NSRange(location: 14, length: 14))
    }

    @Test func tapOnSelectionKeepsItAndTapElsewhereDoesNot() throws {
        let test = try TextTouchFixture()
        defer { test.end() }
        try test.fingers.fingerDoubleTap(at: test.point(16))
        try test.wait()
        #expect(test.session != nil)
        try test.fingers.fingerTap(at: test.point(16))
        try test.wait()
        #expect(test.selection == NSRange(location: 14, length: 4) && test.session != nil)
        try test.fingers.fingerTap(at: test.point(37))
        #expect(test.selection == NSRange(location: 37, length: 0) && test.handles.isEmpty)
    }

    /// TX-12.
    @Test func handlesDragTheirEndAndKeepOneCharacter() throws {
        let test = try TextTouchFixture()
        defer { test.end() }
        try test.fingers.fingerDoubleTap(at: test.point(5))
        // A handle can also be dragged while the menu is open.
        try test.wait()
        let end = try #require(test.handles.first { !$0.isStart })
        let knob = test.knob(end)
        let from = test.point(7)
        let to = test.point(22)
        try test.fingers.fingerDown(at: knob)
        #expect(test.session == nil && test.selection == NSRange(location: 4, length: 3))
        try test.fingers.fingerMove(to: CGPoint(x: knob.x + to.x - from.x, y: knob.y + to.y - from.y), duration: 0.2)
        #expect(test.selection == NSRange(location: 4, length: 18))
        try test.fingers.fingerUp()
        #expect(test.session?.levels.first?.panel.isBar == true)
        // A handle cannot be dragged beyond the other end.
        let start = try #require(test.handles.first { $0.isStart })
        try test.fingers.fingerDrag(from: test.knob(start), to: CGPoint(x: 200, y: 170), duration: 0.2)
        #expect(test.selection == NSRange(location: 21, length: 1))
        #expect(test.view.contentOffset == .zero)
    }

    @Test func typingClosesMenuAndReplacesSelection() throws {
        let test = try TextTouchFixture()
        defer { test.end() }
        try test.fingers.fingerDoubleTap(at: test.point(5))
        try test.wait()
        #expect(test.session != nil)
        try test.fingers.keyType("xy")
        #expect(test.session == nil && test.view.text.hasPrefix("one xy three"))
        try test.fingers.fingerDoubleTap(at: test.point(1))
        try test.wait()
        try test.fingers.keyPress(.keyboardDeleteOrBackspace)
        #expect(test.session == nil && test.view.text.hasPrefix(" xy three"))
        // The menu handles other keys.
        try test.fingers.fingerDoubleTap(at: test.point(2))
        try test.wait()
        try test.fingers.keyPress(.keyboardEscape)
        #expect(test.session == nil && test.view.text.hasPrefix(" xy three") && test.selection.length == 2)
    }

    /// TX-12.
    @Test func longPressMovesCaret() throws {
        let test = try TextTouchFixture()
        defer { test.end() }
        try test.fingers.fingerDown(at: test.point(3))
        try test.wait(0.3)
        #expect(!test.view.isFirstResponder)
        try test.wait(0.4)
        #expect(test.view.isFirstResponder && test.selection == NSRange(location: 3, length: 0))
        for offset in [5, 18, 30] {
            try test.fingers.fingerMove(to: test.point(offset), duration: 0.1)
            #expect(test.selection == NSRange(location: offset, length: 0))
        }
        #expect(test.session == nil)
        try test.fingers.fingerUp()
        #expect(test.session?.levels.first?.panel.isBar == true && test.selection.location == 30)
    }

    /// TX-12.
    @Test func longPressInReadOnlyTextSelectsWords() throws {
        let test = try TextTouchFixture()
        defer { test.end() }
        test.view.isEditable = false
        try test.fingers.fingerDown(at: test.point(5))
        try test.wait(0.7)
        #expect(test.selection == NSRange(location: 4, length: 3))
        try test.fingers.fingerMove(to: test.point(10), duration: 0.1)
        #expect(test.selection == NSRange(location: 4, length: 9))
        try test.fingers.fingerUp()
        #expect(test.handles.count == 2 && test.session != nil)
    }

    /// TX-12.
    @Test func dragScrollsWithoutSelecting() throws {
        let test = try TextTouchFixture((0..<60).map { "Line \($0)" }.joined(separator: "\n"))
        defer { test.end() }
        try test.fingers.fingerTap(at: test.point(2))
        try test.wait()
        try test.fingers.fingerDrag(from: CGPoint(x: 100, y: 160), to: CGPoint(x: 100, y: 80), duration: 0.2)
        #expect(test.view.contentOffset.y > 40 && test.selection == NSRange(location: 2, length: 0))
        try test.wait()
        #expect(test.session == nil)
        // A touch that scrolls does not move the caret, however long it is held.
        try test.fingers.fingerDown(at: CGPoint(x: 100, y: 100))
        try test.fingers.fingerMove(to: CGPoint(x: 100, y: 130), duration: 0.1)
        let offset = test.view.contentOffset.y
        try test.wait(1)
        #expect(test.view.contentOffset.y == offset && test.selection == NSRange(location: 2, length: 0))
        try test.fingers.fingerUp()
    }

    /// TX-12.
    @Test func textScrollsNearEdges() throws {
        let test = try TextTouchFixture((0..<60).map { "Line \($0)" }.joined(separator: "\n"))
        defer { test.end() }
        try test.fingers.fingerDoubleTap(at: test.point(2))
        let end = try #require(test.handles.first { !$0.isStart })
        try test.fingers.fingerDown(at: test.knob(end))
        try test.fingers.fingerMove(to: CGPoint(x: 60, y: 175), duration: 0.1)
        let first = test.selection
        let offset = test.view.contentOffset.y
        try test.wait(1)
        #expect(test.view.contentOffset.y > offset + 50)
        #expect(test.selection.location == first.location && test.selection.length > first.length + 20)
        // The other end is scrolled out of view.
        #expect(test.handles.map(\.isStart) == [false])
        try test.fingers.fingerMove(to: CGPoint(x: 60, y: 120), duration: 0.1)
        let still = test.view.contentOffset.y
        try test.wait(1)
        #expect(test.view.contentOffset.y == still)
        try test.fingers.fingerUp()
        #expect(test.view.contentOffset.y == still)
    }

    /// TX-12.
    @Test func pointerAndKeysRemoveHandles() throws {
        let test = try TextTouchFixture()
        defer { test.end() }
        func select() throws {
            try test.fingers.fingerDoubleTap(at: test.point(5))
            #expect(test.handles.count == 2)
        }
        try select()
        try test.fingers.pointerClick(at: test.point(20), clickCount: 2)
        #expect(test.selection.length > 0 && test.handles.isEmpty)
        try test.wait()
        #expect(test.session == nil)
        try select()
        try test.fingers.keyPress(.keyboardRightArrow, modifiers: .shift)
        #expect(test.selection.length == 4 && test.handles.isEmpty)
        try test.wait()
        #expect(test.session == nil)
        try select()
        test.view.resignFirstResponder()
        #expect(test.handles.isEmpty)
    }

    @Test func handlesHaveTintColorAndAreErased() throws {
        let test = try TextTouchFixture()
        defer { test.end() }
        test.view.tintColor = .red
        test.stage.show()
        func reds() -> Int { test.stage.count(0xff_0000) }
        try test.fingers.fingerDoubleTap(at: test.point(5))
        test.stage.show()
        #expect(reds() > 100)
        #expect(test.stage.pixels().values == test.stage.repaintedPixels())
        try test.fingers.pointerClick(at: CGPoint(x: 280, y: 20))
        test.view.resignFirstResponder()
        test.stage.show()
        #expect(reds() == 0)
    }

    // MARK: Fields

    @Test func fieldsAreSelectedAlike() throws {
        let test = try TextTouchFixture()
        defer { test.end() }
        try test.fingers.fingerTap(at: test.point(3, in: test.field))
        #expect(test.field.isEditing && test.field.editor.selection.range == 3..<3)
        try test.wait()
        try test.fingers.fingerDoubleTap(at: test.point(7, in: test.field))
        #expect(test.field.editor.selection.range == 6..<10 && test.handles(of: test.field).count == 2)
        try test.wait()
        #expect(test.session?.levels.first?.panel.isBar == true)
        let start = try #require(test.handles(of: test.field).first { $0.isStart })
        let knob = test.knob(start)
        let shift = test.point(1, in: test.field).x - test.point(6, in: test.field).x
        try test.fingers.fingerDrag(from: knob, to: CGPoint(x: knob.x + shift, y: knob.y), duration: 0.2)
        #expect(test.field.editor.selection.range == 1..<10)
        try test.wait()
        try test.fingers.fingerDown(at: test.point(14, in: test.field))
        try test.wait(0.7)
        #expect(test.field.editor.selection.range == 14..<14)
        try test.fingers.fingerMove(to: test.point(2, in: test.field), duration: 0.1)
        #expect(test.field.editor.selection.range == 2..<2)
        try test.fingers.fingerUp()
        #expect(test.session != nil)
    }

    @Test func disabledFieldIgnoresTouches() throws {
        let test = try TextTouchFixture()
        defer { test.end() }
        test.field.isEnabled = false
        try test.fingers.fingerDoubleTap(at: test.point(7, in: test.field))
        try test.fingers.fingerLongPress(at: test.point(7, in: test.field), duration: 1)
        #expect(!test.field.isEditing && test.session == nil && test.handles(of: test.field).isEmpty)
    }

    @Test func longTextInFieldScrolls() throws {
        let test = try TextTouchFixture()
        defer { test.end() }
        test.field.text = (0..<40).map { "word\($0)" }.joined(separator: " ")
        test.stage.show()
        try test.fingers.fingerDown(at: CGPoint(x: 100, y: 257))
        try test.wait(0.7)
        let offset = test.field.editor.selection.head.offset
        try test.fingers.fingerMove(to: CGPoint(x: 206, y: 257), duration: 0.1)
        try test.wait(3)
        #expect(test.field.editor.selection.head.offset > offset + 30 && test.field.editor.selection.isCaret)
        try test.fingers.fingerUp()
    }
}

import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import DisplayServer

extension Trait where Self == ConditionTrait {
    /// Skips the test if no input method is installed.
    fileprivate static var needsHangul: Self {
        .enabled(if: !HangulMethod.installed.isEmpty, "needs nabi, or ibus and ibus-hangul")
    }

    /// Skips the test if the input method nabi, which it tests, is not installed.
    fileprivate static var needsNabi: Self {
        .enabled(if: HangulServer.path != nil, "needs nabi: apt-get install nabi")
    }
}

/// Tests of dead keys, the Compose key, and real input methods.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct InputMethodTests {
    private static let caret = CGRect(x: 40, y: 30, width: 1, height: 16)

    private func fixture(_ modifiers: String? = nil) throws -> DisplayServerFixture {
        let fixture = try DisplayServerFixture(
            .xvfb, environment: modifiers.map { ["XMODIFIERS": $0] } ?? [:], ownsDisplay: true)
        try fixture.show()
        return fixture
    }

    /// Assigns another symbol to the key of a letter.
    private func remap(_ fixture: DisplayServerFixture, _ letter: Character, to symbol: Int) throws {
        let old = KeySym(try #require(letter.asciiValue))
        try #require(fixture.display).client().perform { display in
            let code = XKeysymToKeycode(display, old)
            var symbols = [KeySym(symbol), KeySym(symbol)]
            XChangeKeyboardMapping(display, Int32(code), 2, &symbols, 1)
        }
        fixture.server.serve(for: 0.1)
    }

    /// Presses the keys of letters, with Shift for capital letters, and waits until no more events arrive.
    private func type(_ fixture: DisplayServerFixture, _ text: String) throws {
        let injector = try fixture.injector()
        for letter in text {
            let lower = try #require(letter.lowercased().first?.asciiValue)
            let usage = letter == " " ? 0x2c : Int(lower) - 0x61 + 4
            if letter.isUppercase { try injector.key(0xe1, isDown: true) }
            try injector.key(usage, isDown: true)
            try injector.key(usage, isDown: false)
            if letter.isUppercase { try injector.key(0xe1, isDown: false) }
            try injector.synchronize()
            fixture.server.serve(for: 0.05)
        }
        fixture.server.serve(for: 0.1)
    }

    /// Returns the text that results from all events, with the composed text in brackets.
    private func text(_ fixture: DisplayServerFixture) -> String {
        var text = ""
        var composed = ""
        for event in fixture.recorder.events {
            switch event.kind {
            case .key(let key) where key.isDown && !event.modifiers.contains(.control): text += key.characters
            case .text(.insert(let inserted)):
                text += inserted
                composed = ""
            case .text(.compose(let new, _)): composed = new
            default: break
            }
        }
        return composed.isEmpty ? text : text + "[" + composed + "]"
    }

    private func compositions(_ fixture: DisplayServerFixture) -> [String] {
        fixture.recorder.events.compactMap { if case .text(.compose(let text, _)) = $0.kind { text } else { nil } }
    }

    /// Returns whether every key that was pressed was released exactly once, afterwards.
    private func isBalanced(_ fixture: DisplayServerFixture) -> Bool {
        var down: Set<Int> = []
        for key in fixture.recorder.keys {
            if key.isDown {
                guard down.insert(key.code).inserted else { return false }
            } else {
                guard down.remove(key.code) != nil else { return false }
            }
        }
        return down.isEmpty
    }

    @Test("a dead key and a letter insert one character; other keys are key events")
    func deadKeysComposeCharacters() throws {
        let fixture = try fixture()
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        try remap(fixture, "q", to: 0xfe51)
        try type(fixture, "aqeB")
        #expect(text(fixture) == "aéB")
        #expect(fixture.recorder.events.contains { if case .text(.insert("é")) = $0.kind { true } else { false } })
        #expect(fixture.recorder.keys.filter { $0.isDown && $0.usage < 0xe0 }.map(\.characters) == ["a", "B"])
        #expect(isBalanced(fixture))
    }

    @Test("the Compose key composes characters")
    func composeKeyComposesCharacters() throws {
        let fixture = try fixture()
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        try remap(fixture, "q", to: 0xff20)
        try type(fixture, "qssqoe")
        #expect(text(fixture) == "ßœ")
        #expect(isBalanced(fixture))
    }

    @Test("keys are not composed without text input")
    func keysAreNotComposedWithoutTextInput() throws {
        let fixture = try fixture()
        try remap(fixture, "q", to: 0xfe51)
        try type(fixture, "qe")
        #expect(text(fixture) == "e")
        #expect(fixture.recorder.keys.map(\.isDown) == [true, false, true, false])
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        fixture.surface.setTextInput(active: false, caretRect: .zero)
        fixture.recorder.clear()
        try type(fixture, "qe")
        #expect(text(fixture) == "e")
        #expect(fixture.recorder.keys.map(\.isDown) == [true, false, true, false])
    }

    @Test("dead keys work if the requested input method is not running")
    func deadKeysWorkWithoutTheInputMethod() throws {
        let fixture = try fixture("@im=missing")
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        try remap(fixture, "q", to: 0xfe51)
        try type(fixture, "aqe")
        #expect(text(fixture) == "aé")
    }

    @Test("commands are key events")
    func commandsAreKeyEvents() throws {
        let fixture = try fixture()
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        let injector = try fixture.injector()
        try injector.key(0xe0, isDown: true)
        try type(fixture, "c")
        try injector.key(0xe0, isDown: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.keys.filter { $0.usage == 6 }.map(\.characters) == ["c", "c"])
        #expect(isBalanced(fixture))
    }

    @Test(
        "Hangul is composed inline and inserted syllable by syllable", .needsHangul, arguments: HangulMethod.installed)
    func hangulIsComposedInline(_ method: HangulMethod) throws {
        let fixture = try fixture(method.modifiers)
        let hangul = try method.start(try #require(fixture.display))
        defer { hangul.stop() }
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        try type(fixture, "ab")
        #expect(text(fixture) == "ab")
        try toggle(fixture)
        fixture.recorder.clear()
        try type(fixture, "gksrmf")
        #expect(text(fixture) == "한[글]")
        #expect(compositions(fixture).filter { !$0.isEmpty } == ["ㅎ", "하", "한", "ㄱ", "그", "글"])
        #expect(fixture.recorder.keys.filter(\.isDown).isEmpty)
        // A key that composes nothing ends the composition, and is typed.
        try type(fixture, " ")
        #expect(text(fixture) == "한글 ")
        #expect(isBalanced(fixture))
    }

    @Test(
        "ending a composition returns and removes the composed text", .needsHangul,
        arguments: HangulMethod.installed)
    func endingACompositionReturnsItsText(_ method: HangulMethod) throws {
        let fixture = try fixture(method.modifiers)
        let hangul = try method.start(try #require(fixture.display))
        defer { hangul.stop() }
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        try toggle(fixture)
        try expectHangul(fixture)
        // nabi returns the composed text; ibus does not.
        #expect(fixture.surface.endComposition() == (method == .nabi ? "한" : nil))
        fixture.server.serve(for: 0.1)
        #expect(compositions(fixture).last == "")
        fixture.recorder.clear()
        try type(fixture, "rmf")
        #expect(text(fixture) == "[글]")
    }

    @Test(
        "input methods can quit and start while the application runs", .needsHangul,
        arguments: HangulMethod.installed)
    func inputMethodsCanRestart(_ method: HangulMethod) throws {
        let fixture = try fixture(method.modifiers)
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        try type(fixture, "a")
        #expect(text(fixture) == "a")
        for _ in 0..<2 {
            let hangul = try method.start(try #require(fixture.display))
            fixture.server.serve(for: 0.3)
            try toggle(fixture)
            try expectHangul(fixture)
            hangul.stop()
            fixture.server.serve(for: 0.3)
            #expect(compositions(fixture).last == "")
            fixture.recorder.clear()
            try type(fixture, "gks")
            #expect(text(fixture) == "gks")
            #expect(isBalanced(fixture))
        }
    }

    /// Types a syllable, and expects that it is composed.
    private func expectHangul(
        _ fixture: DisplayServerFixture, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        fixture.recorder.clear()
        try type(fixture, "gks")
        #expect(text(fixture) == "[한]", comment, sourceLocation: sourceLocation)
    }

    /// Returns the duration of a call, in seconds.
    private func time(_ fixture: DisplayServerFixture, _ body: () throws -> Void) rethrows -> TimeInterval {
        let start = fixture.server.scheduler.now
        try body()
        return fixture.server.scheduler.now - start
    }

    @Test("an unresponsive input method does not block the application, and is used again later", .needsNabi)
    func unresponsiveInputMethodsDoNotBlock() throws {
        let fixture = try fixture("@im=nabi")
        let hangul = try HangulServer(try #require(fixture.display))
        defer { hangul.stop() }
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        try toggle(fixture)
        try expectHangul(fixture)
        for round in 0..<2 {
            try hangul.suspend()
            defer { hangul.resume() }
            fixture.recorder.clear()
            // The application waits for the input method once, for about a second.
            #expect(try time(fixture) { try type(fixture, "a") } < 2, "round \(round)")
            #expect(text(fixture) == "a")
            #expect(compositions(fixture).last == "")
            #expect(
                try time(fixture) {
                    try type(fixture, "bc")
                    _ = fixture.surface.endComposition()
                    fixture.surface.setTextInput(active: true, caretRect: Self.caret.offsetBy(dx: 9, dy: 9))
                    fixture.surface.setTextInput(active: false, caretRect: .zero)
                    fixture.surface.setTextInput(active: true, caretRect: Self.caret)
                    try type(fixture, "d")
                } < 1)
            #expect(text(fixture) == "abcd" && isBalanced(fixture))
            hangul.resume()
            // The input method continues with pending requests. For this window it was in the Hangul mode, and still
            // is.
            fixture.server.serve(for: 0.5)
            try expectHangul(fixture, "round \(round)")
        }
    }

    @Test("an input method that is unresponsive from the start does not prevent typing", .needsNabi)
    func initiallyUnresponsiveInputMethodsDoNotPreventTyping() throws {
        let fixture = try fixture("@im=nabi")
        let hangul = try HangulServer(try #require(fixture.display))
        defer { hangul.stop() }
        try hangul.suspend()
        defer { hangul.resume() }
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        #expect(try time(fixture) { try type(fixture, "ab") } < 2.5)
        #expect(text(fixture) == "ab")
        kill(hangul.processID, SIGKILL)
        fixture.server.serve(for: 0.2)
        try type(fixture, "c")
        #expect(text(fixture) == "abc")
        // Another input method server replaces the first one.
        let next = try HangulServer(try #require(fixture.display))
        defer { next.stop() }
        fixture.server.serve(for: 3)
        try toggle(fixture)
        try expectHangul(fixture)
    }

    @Test(
        "an input method that was replaced between events receives no more requests", .needsNabi,
        arguments: [false, true], [false, true])
    func replacedInputMethodsReceiveNoRequests(isComposing: Bool, hasSameWindow: Bool) throws {
        let fixture = try fixture("@im=nabi")
        let display = try #require(fixture.display)
        let first = try HangulServer(display)
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        try toggle(fixture)
        fixture.recorder.clear()
        try type(fixture, "gks")
        #expect(text(fixture) == "[한]")
        fixture.server.serve(for: 0.4)
        let isDone = DispatchSemaphore(value: 0)
        defer { isDone.signal() }
        Thread.detachNewThread {
            // Xlib provides no way to abort such a wait, not even when the display is closed.
            if isDone.wait(timeout: .now() + 30) == .timedOut { fatalError("Xlib waits for an input method that quit") }
        }
        // The application does not process events in the meantime.
        kill(first.processID, SIGKILL)
        first.stop()
        // The next client that connects gets the resource IDs of the client that disconnected.
        let other = hasSameWindow ? nil : try XClient(displayName: display.displayName)
        defer { other?.close() }
        let next = try HangulServer(display)
        defer { next.stop() }
        Thread.sleep(forTimeInterval: 0.3)
        let seconds = time(fixture) {
            if isComposing {
                #expect(fixture.surface.endComposition() == nil)
            } else {
                fixture.surface.setTextInput(active: true, caretRect: Self.caret.offsetBy(dx: 9, dy: 9))
            }
            fixture.server.serve(for: 0.1)
        }
        #expect(seconds < 2)
        // The application connects to the new server.
        try #require(fixture.server.isConnected)
        fixture.server.serve(for: 1)
        #expect(compositions(fixture).last == "")
        fixture.recorder.clear()
        try toggle(fixture)
        fixture.recorder.clear()
        try type(fixture, "gks")
        #expect(text(fixture) == "[한]")
    }

    @Test("a reply among pending events does not block reading", .needsNabi)
    func replyAmongPendingEventsDoesNotBlock() throws {
        let fixture = try fixture("@im=nabi")
        let hangul = try HangulServer(try #require(fixture.display))
        defer { hangul.stop() }
        fixture.surface.setTextInput(active: true, caretRect: Self.caret)
        try type(fixture, "a")
        fixture.server.serve(for: 0.4)
        let process = hangul.processID
        try hangul.suspend()
        // Makes a test that would hang fail instead.
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            _ = isDone.wait(timeout: .now() + 4)
            kill(process, SIGCONT)
        }
        defer { isDone.signal() }
        let server = try fixture.x11
        let probe = try #require(server.inputMethod(ifInUse: true)?.probe)
        let connection = server.connection
        // The event that was put back last is read first.
        var answer = XEvent()
        answer.xselection.type = SelectionNotify
        answer.xselection.display = connection.display
        answer.xselection.requestor = probe.window
        XPutBackEvent(connection.display, &answer)
        var key = XEvent()
        key.xkey.type = KeyPress
        key.xkey.display = connection.display
        key.xkey.window = try #require(fixture.surface as? X11Surface).window
        key.xkey.root = connection.root
        key.xkey.keycode = 38
        key.xkey.same_screen = 1
        XPutBackEvent(connection.display, &key)
        var hasRun = false
        server.scheduler.schedule(after: 0) { hasRun = true }
        let seconds = time(fixture) { server.processPendingEvents() }
        #expect(seconds < 2)
        #expect(hasRun)
    }

    /// Switches between Latin letters and Hangul.
    private func toggle(_ fixture: DisplayServerFixture) throws {
        let injector = try fixture.injector()
        try injector.key(0xe1, isDown: true)
        try type(fixture, " ")
        try injector.key(0xe1, isDown: false)
        try fixture.settle(injector)
        // Some input methods return keys that they do not handle after a delay.
        fixture.server.serve(for: 0.2)
    }
}

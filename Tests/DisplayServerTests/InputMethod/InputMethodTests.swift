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

    private func rig(_ modifiers: String? = nil) throws -> Rig {
        let rig = try Rig(
            .xvfb, environment: modifiers.map { ["XMODIFIERS": $0] } ?? [:], ownsDisplay: true)
        try rig.show()
        return rig
    }

    /// Assigns another symbol to the key of a letter.
    private func remap(_ rig: Rig, _ letter: Character, to symbol: Int) throws {
        let old = KeySym(try #require(letter.asciiValue))
        try #require(rig.display).client().perform { display in
            let code = XKeysymToKeycode(display, old)
            var symbols = [KeySym(symbol), KeySym(symbol)]
            XChangeKeyboardMapping(display, Int32(code), 2, &symbols, 1)
        }
        rig.server.serve(for: 0.1)
    }

    /// Presses the keys of letters, with Shift for capital letters, and waits until no more events arrive.
    private func type(_ rig: Rig, _ text: String) throws {
        let injector = try rig.injector()
        for letter in text {
            let lower = try #require(letter.lowercased().first?.asciiValue)
            let usage = letter == " " ? 0x2c : Int(lower) - 0x61 + 4
            if letter.isUppercase { try injector.key(0xe1, isDown: true) }
            try injector.key(usage, isDown: true)
            try injector.key(usage, isDown: false)
            if letter.isUppercase { try injector.key(0xe1, isDown: false) }
            try injector.synchronize()
            rig.server.serve(for: 0.05)
        }
        rig.server.serve(for: 0.1)
    }

    /// Returns the text that results from all events, with the composed text in brackets.
    private func text(_ rig: Rig) -> String {
        var text = ""
        var composed = ""
        for event in rig.recorder.events {
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

    private func compositions(_ rig: Rig) -> [String] {
        rig.recorder.events.compactMap { if case .text(.compose(let text, _)) = $0.kind { text } else { nil } }
    }

    /// Returns whether every key that was pressed was released exactly once, afterwards.
    private func isBalanced(_ rig: Rig) -> Bool {
        var down: Set<Int> = []
        for key in rig.recorder.keys {
            if key.isDown {
                guard down.insert(key.code).inserted else { return false }
            } else {
                guard down.remove(key.code) != nil else { return false }
            }
        }
        return down.isEmpty
    }

    @Test("An accent and its letter are one text; other keys are keys")
    func deadKeys() throws {
        let rig = try rig()
        rig.surface.setTextInput(active: true, caretRect: Self.caret)
        try remap(rig, "q", to: 0xfe51)
        try type(rig, "aqeB")
        #expect(text(rig) == "aéB")
        #expect(rig.recorder.events.contains { if case .text(.insert("é")) = $0.kind { true } else { false } })
        #expect(rig.recorder.keys.filter { $0.isDown && $0.usage < 0xe0 }.map(\.characters) == ["a", "B"])
        #expect(isBalanced(rig))
    }

    @Test("The Compose key works")
    func composeKey() throws {
        let rig = try rig()
        rig.surface.setTextInput(active: true, caretRect: Self.caret)
        try remap(rig, "q", to: 0xff20)
        try type(rig, "qssqoe")
        #expect(text(rig) == "ßœ")
        #expect(isBalanced(rig))
    }

    @Test("Without text input, keys are told as they are")
    func inactive() throws {
        let rig = try rig()
        try remap(rig, "q", to: 0xfe51)
        try type(rig, "qe")
        #expect(text(rig) == "e")
        #expect(rig.recorder.keys.map(\.isDown) == [true, false, true, false])
        rig.surface.setTextInput(active: true, caretRect: Self.caret)
        rig.surface.setTextInput(active: false, caretRect: .zero)
        rig.recorder.clear()
        try type(rig, "qe")
        #expect(text(rig) == "e")
        #expect(rig.recorder.keys.map(\.isDown) == [true, false, true, false])
    }

    @Test("An input method that is wanted but not there leaves dead keys as they are")
    func absent() throws {
        let rig = try rig("@im=nobody")
        rig.surface.setTextInput(active: true, caretRect: Self.caret)
        try remap(rig, "q", to: 0xfe51)
        try type(rig, "aqe")
        #expect(text(rig) == "aé")
    }

    @Test("Commands are keys, whatever is composed")
    func commands() throws {
        let rig = try rig()
        rig.surface.setTextInput(active: true, caretRect: Self.caret)
        let injector = try rig.injector()
        try injector.key(0xe0, isDown: true)
        try type(rig, "c")
        try injector.key(0xe0, isDown: false)
        try rig.settle(injector)
        #expect(rig.recorder.keys.filter { $0.usage == 6 }.map(\.characters) == ["c", "c"])
        #expect(isBalanced(rig))
    }

    @Test("Hangul is composed in place and inserted, letter by letter", .needsHangul, arguments: HangulMethod.installed)
    func hangul(_ method: HangulMethod) throws {
        let rig = try rig(method.modifiers)
        let hangul = try method.start(try #require(rig.display))
        defer { hangul.stop() }
        rig.surface.setTextInput(active: true, caretRect: Self.caret)
        try type(rig, "ab")
        #expect(text(rig) == "ab")
        try toggle(rig)
        rig.recorder.clear()
        try type(rig, "gksrmf")
        #expect(text(rig) == "한[글]")
        #expect(compositions(rig).filter { !$0.isEmpty } == ["ㅎ", "하", "한", "ㄱ", "그", "글"])
        #expect(rig.recorder.keys.filter(\.isDown).isEmpty)
        // A key that composes nothing ends the composition, and is typed.
        try type(rig, " ")
        #expect(text(rig) == "한글 ")
        #expect(isBalanced(rig))
    }

    @Test(
        "Ending to compose gives back what was composed, and takes it away", .needsHangul,
        arguments: HangulMethod.installed)
    func ends(_ method: HangulMethod) throws {
        let rig = try rig(method.modifiers)
        let hangul = try method.start(try #require(rig.display))
        defer { hangul.stop() }
        rig.surface.setTextInput(active: true, caretRect: Self.caret)
        try toggle(rig)
        try expectHangul(rig)
        // nabi returns the composed text; ibus does not.
        #expect(rig.surface.endComposition() == (method == .nabi ? "한" : nil))
        rig.server.serve(for: 0.1)
        #expect(compositions(rig).last == "")
        rig.recorder.clear()
        try type(rig, "rmf")
        #expect(text(rig) == "[글]")
    }

    @Test(
        "An input method that ends, and one that starts later, are followed", .needsHangul,
        arguments: HangulMethod.installed)
    func restarts(_ method: HangulMethod) throws {
        let rig = try rig(method.modifiers)
        rig.surface.setTextInput(active: true, caretRect: Self.caret)
        try type(rig, "a")
        #expect(text(rig) == "a")
        for _ in 0..<2 {
            let hangul = try method.start(try #require(rig.display))
            rig.server.serve(for: 0.3)
            try toggle(rig)
            try expectHangul(rig)
            hangul.stop()
            rig.server.serve(for: 0.3)
            #expect(compositions(rig).last == "")
            rig.recorder.clear()
            try type(rig, "gks")
            #expect(text(rig) == "gks")
            #expect(isBalanced(rig))
        }
    }

    /// Types a syllable, and expects that it is composed.
    private func expectHangul(
        _ rig: Rig, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        rig.recorder.clear()
        try type(rig, "gks")
        #expect(text(rig) == "[한]", comment, sourceLocation: sourceLocation)
    }

    /// Returns the duration of a call, in seconds.
    private func time(_ rig: Rig, _ body: () throws -> Void) rethrows -> TimeInterval {
        let start = rig.server.scheduler.now
        try body()
        return rig.server.scheduler.now - start
    }

    @Test("An input method that hangs hangs nobody else, and is followed again when it goes on", .needsNabi)
    func hangs() throws {
        let rig = try rig("@im=nabi")
        let hangul = try HangulServer(try #require(rig.display))
        defer { hangul.stop() }
        rig.surface.setTextInput(active: true, caretRect: Self.caret)
        try toggle(rig)
        try expectHangul(rig)
        for round in 0..<2 {
            kill(hangul.processID, SIGSTOP)
            defer { kill(hangul.processID, SIGCONT) }
            rig.recorder.clear()
            // The application waits for the input method once, for about a second.
            #expect(try time(rig) { try type(rig, "a") } < 2, "round \(round)")
            #expect(text(rig) == "a")
            #expect(compositions(rig).last == "")
            #expect(
                try time(rig) {
                    try type(rig, "bc")
                    _ = rig.surface.endComposition()
                    rig.surface.setTextInput(active: true, caretRect: Self.caret.offsetBy(dx: 9, dy: 9))
                    rig.surface.setTextInput(active: false, caretRect: .zero)
                    rig.surface.setTextInput(active: true, caretRect: Self.caret)
                    try type(rig, "d")
                } < 1)
            #expect(text(rig) == "abcd" && isBalanced(rig))
            kill(hangul.processID, SIGCONT)
            // The input method continues with pending requests. For this window it was in the Hangul mode, and still
            // is.
            rig.server.serve(for: 0.5)
            try expectHangul(rig, "round \(round)")
        }
    }

    @Test("An input method that hangs from the beginning keeps nobody from typing", .needsNabi)
    func hangsAtFirst() throws {
        let rig = try rig("@im=nabi")
        let hangul = try HangulServer(try #require(rig.display))
        defer { hangul.stop() }
        kill(hangul.processID, SIGSTOP)
        defer { kill(hangul.processID, SIGCONT) }
        rig.surface.setTextInput(active: true, caretRect: Self.caret)
        #expect(try time(rig) { try type(rig, "ab") } < 2.5)
        #expect(text(rig) == "ab")
        kill(hangul.processID, SIGKILL)
        rig.server.serve(for: 0.2)
        try type(rig, "c")
        #expect(text(rig) == "abc")
        // Another input method server replaces the first one.
        let next = try HangulServer(try #require(rig.display))
        defer { next.stop() }
        rig.server.serve(for: 3)
        try toggle(rig)
        try expectHangul(rig)
    }

    @Test(
        "An input method that was replaced while nobody looked is asked nothing more", .needsNabi,
        arguments: [false, true], [false, true])
    func replaced(isComposing: Bool, hasSameWindow: Bool) throws {
        let rig = try rig("@im=nabi")
        let display = try #require(rig.display)
        let first = try HangulServer(display)
        rig.surface.setTextInput(active: true, caretRect: Self.caret)
        try toggle(rig)
        rig.recorder.clear()
        try type(rig, "gks")
        #expect(text(rig) == "[한]")
        rig.server.serve(for: 0.4)
        let isDone = DispatchSemaphore(value: 0)
        defer { isDone.signal() }
        Thread.detachNewThread {
            // Xlib provides no way to abort such a wait, not even when the display is closed.
            if isDone.wait(timeout: .now() + 30) == .timedOut { fatalError("Xlib waits for one that is gone") }
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
        let seconds = time(rig) {
            if isComposing {
                #expect(rig.surface.endComposition() == nil)
            } else {
                rig.surface.setTextInput(active: true, caretRect: Self.caret.offsetBy(dx: 9, dy: 9))
            }
            rig.server.serve(for: 0.1)
        }
        #expect(seconds < 2)
        // The application connects to the new server.
        try #require(rig.server.isConnected)
        rig.server.serve(for: 1)
        #expect(compositions(rig).last == "")
        rig.recorder.clear()
        try toggle(rig)
        rig.recorder.clear()
        try type(rig, "gks")
        #expect(text(rig) == "[한]")
    }

    @Test("An answer among the events that are being read keeps nobody waiting for more", .needsNabi)
    func answerAmongEvents() throws {
        let rig = try rig("@im=nabi")
        let hangul = try HangulServer(try #require(rig.display))
        defer { hangul.stop() }
        rig.surface.setTextInput(active: true, caretRect: Self.caret)
        try type(rig, "a")
        rig.server.serve(for: 0.4)
        let process = hangul.processID
        kill(process, SIGSTOP)
        // Makes a test that would hang fail instead.
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            _ = isDone.wait(timeout: .now() + 4)
            kill(process, SIGCONT)
        }
        defer { isDone.signal() }
        let server = try rig.x11
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
        key.xkey.window = try #require(rig.surface as? X11Surface).window
        key.xkey.root = connection.root
        key.xkey.keycode = 38
        key.xkey.same_screen = 1
        XPutBackEvent(connection.display, &key)
        var hasRun = false
        server.scheduler.schedule(after: 0) { hasRun = true }
        let seconds = time(rig) { server.processPendingEvents() }
        #expect(seconds < 2)
        #expect(hasRun)
    }

    /// Switches between Latin letters and Hangul.
    private func toggle(_ rig: Rig) throws {
        let injector = try rig.injector()
        try injector.key(0xe1, isDown: true)
        try type(rig, " ")
        try injector.key(0xe1, isDown: false)
        try rig.settle(injector)
        // Some input methods return keys that they do not handle after a delay.
        rig.server.serve(for: 0.2)
    }
}

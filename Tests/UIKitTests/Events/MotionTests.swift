import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of shake motions and remote-control events (docs/semantics/motion.md).
@MainActor @Suite(.serialized) struct MotionTests {
    final class MotionLoggingView: UIView {
        var log: [String] = []
        var takes = true
        override var canBecomeFirstResponder: Bool { true }
        private func record(_ text: String, _ event: UIEvent?) {
            log.append("\(text) \(event?.subtype.rawValue ?? -1)")
        }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            record("began", event)
            #expect(event?.type == .motion && motion == .motionShake)
            if !takes { super.motionBegan(motion, with: event) }
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            record("ended", event)
            if !takes { super.motionEnded(motion, with: event) }
        }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            record("cancelled", event)
            if !takes { super.motionCancelled(motion, with: event) }
        }
        override func remoteControlReceived(with event: UIEvent?) {
            record("remote", event)
            #expect(event?.type == .remoteControl)
            if !takes { super.remoteControlReceived(with: event) }
        }
    }

    private func loggingViews() throws -> (Stage, MotionLoggingView, MotionLoggingView, EventGenerator) {
        let stage = Stage()
        stage.window.makeKey()
        let outer = stage.add(MotionLoggingView(), CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = stage.add(MotionLoggingView(), CGRect(x: 0, y: 0, width: 20, height: 20), to: outer)
        #expect(inner.becomeFirstResponder())
        return (stage, outer, inner, try EventGenerator(window: stage.window))
    }

    @Test("MO-01 subtypes have Apple's raw values")
    func rawValues() {
        let values: [UIEvent.EventSubtype] = [
            .none, .motionShake, .remoteControlPlay, .remoteControlPause, .remoteControlStop,
            .remoteControlTogglePlayPause, .remoteControlNextTrack, .remoteControlPreviousTrack,
            .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward,
            .remoteControlEndSeekingForward,
        ]
        #expect(values.map(\.rawValue) == [0, 1] + Array(100...109))
    }

    @Test("MO-02, RC-07 motionBegan and motionEnded go to the first responder and up the chain")
    func shake() throws {
        let (stage, outer, inner, generator) = try loggingViews()
        defer { withExtendedLifetime(stage) {} }
        try generator.shake()
        #expect(inner.log == ["began 1", "ended 1"] && outer.log.isEmpty)
        inner.takes = false
        try generator.shake()
        #expect(outer.log == ["began 1", "ended 1"])
    }

    @Test("MO-02 an interruption sends motionCancelled to the responder that received motionBegan")
    func interruption() throws {
        let (stage, outer, inner, generator) = try loggingViews()
        try generator.shakeBegin()
        #expect(outer.becomeFirstResponder())
        try generator.shakeCancel()
        #expect(inner.log == ["began 1", "cancelled 1"] && outer.log.isEmpty)
        try generator.shakeBegin()
        try generator.shakeBegin()
        #expect(outer.log == ["began 1"])
        stage.window.isHidden = true
        #expect(outer.log == ["began 1", "cancelled 1"])
        #expect(!UIApplication.shared.motion.isShaking)
    }

    @Test("Control-Alt-Shift-Z simulates a shake while it is held, unless a responder handles the keys")
    func chord() throws {
        let (stage, outer, inner, generator) = try loggingViews()
        let flags: [UIKeyboardHIDUsage] = [.keyboardLeftControl, .keyboardLeftAlt, .keyboardLeftShift]
        for key in flags { try generator.keyDown(key) }
        try generator.keyDown(.keyboardZ)
        #expect(inner.log == ["began 1"])
        try generator.keyUp(.keyboardZ)
        #expect(inner.log == ["began 1", "ended 1"])
        try generator.keyDown(.keyboardZ)
        stage.window.windowScene?.cancelInput()
        #expect(inner.log.last == "cancelled 1" && outer.log.isEmpty)
        for key in flags { try generator.keyUp(key) }
    }

    @Test("MO-03 media keys send remote control events to the first responder and up the chain")
    func remoteControl() throws {
        let (stage, outer, inner, generator) = try loggingViews()
        defer { withExtendedLifetime(stage) {} }
        let all: [UIEvent.EventSubtype] = [
            .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
            .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlBeginSeekingForward,
            .remoteControlEndSeekingForward, .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
        ]
        for subtype in all { try generator.remoteControl(subtype) }
        #expect(inner.log == all.map { "remote \($0.rawValue)" })
        inner.takes = false
        try generator.remoteControl(.remoteControlStop)
        #expect(outer.log == ["remote 102"])
        UIApplication.shared.endReceivingRemoteControlEvents()
        try generator.remoteControl(.remoteControlStop)
        UIApplication.shared.beginReceivingRemoteControlEvents()
        #expect(outer.log.count == 1)
    }

    @Test("KY-01, MO-03 a media key is delivered as a press first; if handled, it sends no remote control event")
    func mediaPress() throws {
        final class PressTypeLoggingView: UIView {
            var types: [UIPress.PressType?] = []
            var remotes = 0
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                types += presses.map(\.type)
            }
            override func remoteControlReceived(with event: UIEvent?) { remotes += 1 }
        }
        let stage = Stage()
        stage.window.makeKey()
        let view = stage.add(PressTypeLoggingView(), CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(view.becomeFirstResponder())
        let generator = try EventGenerator(window: stage.window)
        try generator.remoteControl(.remoteControlTogglePlayPause)
        try generator.remoteControl(.remoteControlNextTrack)
        #expect(view.types == [.playPause, nil] && view.remotes == 0)
    }

    @Test("canceling keyboard input ends seeking")
    func seekingEnds() throws {
        let (stage, _, inner, generator) = try loggingViews()
        try generator.remoteControl(.remoteControlBeginSeekingForward)
        stage.window.windowScene?.cancelInput()
        #expect(inner.log == ["remote 108", "remote 109"])
    }
}

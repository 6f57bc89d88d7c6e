import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of shake motions and remote-control events (section 4.6 of the semantics).
@MainActor @Suite(.serialized) struct MotionTests {
    final class Player: UIView {
        var log: [String] = []
        var takes = true
        override var canBecomeFirstResponder: Bool { true }
        private func note(_ text: String, _ event: UIEvent?) {
            log.append("\(text) \(event?.subtype.rawValue ?? -1)")
        }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            note("began", event)
            #expect(event?.type == .motion && motion == .motionShake)
            if !takes { super.motionBegan(motion, with: event) }
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            note("ended", event)
            if !takes { super.motionEnded(motion, with: event) }
        }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            note("cancelled", event)
            if !takes { super.motionCancelled(motion, with: event) }
        }
        override func remoteControlReceived(with event: UIEvent?) {
            note("remote", event)
            #expect(event?.type == .remoteControl)
            if !takes { super.remoteControlReceived(with: event) }
        }
    }

    private func players() throws -> (Stage, Player, Player, EventGenerator) {
        let stage = Stage()
        stage.window.makeKey()
        let outer = stage.add(Player(), CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = stage.add(Player(), CGRect(x: 0, y: 0, width: 20, height: 20), to: outer)
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

    @Test("MO-02, RC-07 a shake's beginning and end go to the first responder and firstResult")
    func shake() throws {
        let (stage, outer, inner, generator) = try players()
        defer { withExtendedLifetime(stage) {} }
        try generator.shake()
        #expect(inner.log == ["began 1", "ended 1"] && outer.log.isEmpty)
        inner.takes = false
        try generator.shake()
        #expect(outer.log == ["began 1", "ended 1"])
    }

    @Test("MO-02 an interruption cancels; who heard of the beginning hears of the end")
    func interruption() throws {
        let (stage, outer, inner, generator) = try players()
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

    @Test("Control, Alt, Shift and Z shake while they are held, unless a responder takes the keys")
    func chord() throws {
        let (stage, outer, inner, generator) = try players()
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

    @Test("MO-03 media keys are remote controls, to the first responder and up the chain")
    func remoteControl() throws {
        let (stage, outer, inner, generator) = try players()
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

    @Test("KY-01, MO-03 a media key is a press first, with its type; one that is taken is no remote control's")
    func mediaPress() throws {
        final class Keyed: UIView {
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
        let view = stage.add(Keyed(), CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(view.becomeFirstResponder())
        let generator = try EventGenerator(window: stage.window)
        try generator.remoteControl(.remoteControlTogglePlayPause)
        try generator.remoteControl(.remoteControlNextTrack)
        #expect(view.types == [.playPause, nil] && view.remotes == 0)
    }

    @Test("seeking ends when the keyboard is taken away")
    func seekingEnds() throws {
        let (stage, _, inner, generator) = try players()
        try generator.remoteControl(.remoteControlBeginSeekingForward)
        stage.window.windowScene?.cancelInput()
        #expect(inner.log == ["remote 108", "remote 109"])
    }
}

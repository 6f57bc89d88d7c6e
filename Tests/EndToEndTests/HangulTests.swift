import CXTest
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// Tests of typing Hangul into a text field of an application with a real input method.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct HangulTests {
    private func type(_ injector: any InputInjector, _ text: String) throws {
        for letter in text.utf8 {
            let usage = letter == 0x20 ? 0x2c : Int(letter) - 0x61 + 4
            try injector.key(usage, isDown: true)
            try injector.key(usage, isDown: false)
            try injector.synchronize()
            Thread.sleep(forTimeInterval: 0.05)
        }
    }

    @Test(
        "Hangul is typed into a text field",
        .enabled(if: !HangulMethod.installed.isEmpty, "needs nabi, or ibus and ibus-hangul"),
        arguments: HangulMethod.installed)
    func hangulIsTyped(_ method: HangulMethod) throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        let hangul = try method.start(display)
        defer { hangul.stop() }
        let run = try ProgramRun("TextProbe", display: display.displayName, ["XMODIFIERS": method.modifiers])
        defer { run.process.terminate() }
        try run.wait(for: "ready") { $0 == ["ready"] }
        let client = try display.client()
        let window = try #require(client.waitForWindow(titled: "Text", timeout: 10))
        try client.raise(window)
        let injector = try display.injector()
        try type(injector, "ab")
        try run.wait(for: "the Latin letters") { $0.last == "ab" }
        try injector.key(0xe1, isDown: true)
        try type(injector, " ")
        try injector.key(0xe1, isDown: false)
        try type(injector, "gksrmf")
        try run.wait(for: "the first syllable") { $0.last == "ab한" }
        // A key that composes nothing ends the second composition.
        try type(injector, " ")
        try run.wait(for: "the second syllable and the space") { $0.last == "ab한글 " }
    }
}

import CoreGraphics
import DisplayServer
import Testing
import UIKit
import UIKitTesting

// Mouse and keyboard input, for every display.
extension Script {
    nonisolated static let pointerAndKeys: [Script] = [
        Script("a click is a pointer touch at its location") {
            let view = EventLogView()
            let generator = try EventGenerator(window: view.host)
            try generator.pointerClick(at: CGPoint(x: 120, y: 80))
            #expect(
                view.entries == [
                    .init(phase: .began, type: .indirectPointer, location: CGPoint(x: 120, y: 80), tapCount: 1),
                    .init(phase: .ended, type: .indirectPointer, location: CGPoint(x: 120, y: 80), tapCount: 1),
                ])
            #expect(view.buttonMasks == [.primary, .primary])
        },
        Script("a drag with the secondary button moves the touch") {
            let view = EventLogView()
            let generator = try EventGenerator(window: view.host)
            try generator.pointerDown(.secondary, at: CGPoint(x: 10, y: 10))
            try generator.pointerMove(to: CGPoint(x: 60, y: 10))
            try generator.pointerUp(.secondary)
            #expect(view.entries.map(\.phase) == [.began, .moved, .ended])
            #expect(view.entries.map(\.location.x) == [10, 60, 60])
            #expect(view.buttonMasks.allSatisfy { $0 == .secondary })
        },
        Script("two immediate clicks are a double click") {
            let view = EventLogView()
            let generator = try EventGenerator(window: view.host)
            try generator.pointerClick(at: CGPoint(x: 50, y: 50), clickCount: 2)
            #expect(view.entries.map(\.tapCount) == [1, 1, 2, 2])
        },
        Script("moves without a button hover") {
            let window = EventLogWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            let generator = try EventGenerator(window: window)
            try generator.pointerMove(to: CGPoint(x: 40, y: 50))
            try generator.pointerMove(to: CGPoint(x: 42, y: 53))
            #expect(window.hovers.last == CGPoint(x: 42, y: 53))
            #expect(window.hovers.contains(CGPoint(x: 40, y: 50)))
        },
        Script("a wheel scrolls by notches") {
            let window = EventLogWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            let generator = try EventGenerator(window: window)
            let notch = ScrollWheel.pointsPerNotch
            try generator.scroll(by: CGVector(dx: 0, dy: -2 * notch), at: CGPoint(x: 40, y: 50))
            #expect(window.scrolls.map(\.delta.dy).reduce(0, +) == -2 * notch)
            #expect(window.scrolls.allSatisfy { !$0.isContinuous && $0.delta.dx == 0 })
            try generator.scroll(by: CGVector(dx: notch, dy: 0))
            #expect(window.scrolls.last?.delta == CGVector(dx: notch, dy: 0))
        },
        Script("keys are delivered to the first responder with modifiers") {
            let view = EventLogView()
            let generator = try EventGenerator(window: view.host)
            #expect(view.becomeFirstResponder())
            try generator.keyPress(.keyboardA)
            #expect(view.presses == ["down keyboardA \"a\" 0", "up keyboardA \"a\" 0"])
            view.presses = []
            try generator.keyPress(.keyboardRightArrow, modifiers: .shift)
            #expect(view.presses.filter { $0.contains("RightArrow") }.count == 2, "\(view.presses)")
            #expect(view.presses.first { $0.contains("down keyboardRightArrow") }?.hasSuffix(" 2") == true)
            #expect(view.presses.first?.hasPrefix("down keyboardLeftShift") == true)
            #expect(view.presses.last?.hasPrefix("up keyboardLeftShift") == true)
        },
        Script("text is typed character by character") {
            let view = EventLogView()
            let generator = try EventGenerator(window: view.host)
            #expect(view.becomeFirstResponder())
            try generator.keyType("aB1!é한")
            let typed = view.presses.filter { $0.hasPrefix("down") && !$0.contains("Shift") }
                .compactMap { $0.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first }
            #expect(typed == ["a", "B", "1", "!", "é", "한"])
        },
        Script("locations are found by view and identifier") {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            let control = UIControl(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
            control.accessibilityIdentifier = "go"
            window.addSubview(control)
            var count = 0
            control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
            let generator = try EventGenerator(window: window)
            try generator.pointerClick(at: "go")
            #expect(count == 1)
            try generator.pointerClick(at: control)
            #expect(count == 2)
            try generator.pointerClick(at: CGPoint(x: 10, y: 10))
            #expect(count == 2)
        },
        Script("deallocating a generator cancels its pressed buttons and keys") {
            let view = EventLogView()
            _ = view.becomeFirstResponder()
            var generator: EventGenerator? = try EventGenerator(window: view.host)
            #expect(view.becomeFirstResponder())
            try generator?.pointerDown(at: CGPoint(x: 50, y: 50))
            try generator?.keyDown(.keyboardX)
            generator = nil
            #expect(view.takePhases() == [.began, .cancelled])
            #expect(view.presses == ["down keyboardX \"x\" 0", "cancelled keyboardX \"x\" 0"])
            #expect(view.host.isHidden)

            // No button stays pressed for the next generator.
            generator = try EventGenerator(window: view.host)
            try generator?.pointerMove(to: CGPoint(x: 60, y: 60))
            #expect(view.takePhases() == [])
            try generator?.pointerClick()
            #expect(view.takePhases() == [.began, .ended])
        },
        Script("a captured image shows the window") {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            window.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            let inner = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 50))
            inner.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            window.addSubview(inner)
            let generator = try EventGenerator(window: window)
            let image = generator.captureImage()
            #expect(image.size == CGSize(width: 200, height: 100))
            let scale = Int(image.scale)
            let cgImage = try #require(image.cgImage)
            cgImage.withPixels { pixels in
                #expect(pixels[50 * scale, 25 * scale] & 0xFFFFFF == 0xFF0000)
                #expect(pixels[150 * scale, 75 * scale] & 0xFFFFFF == 0x00FF00)
                #expect(pixels[100 * scale - 1, 50 * scale] & 0xFFFFFF == 0xFF0000)
                #expect(pixels[100 * scale, 50 * scale] & 0xFFFFFF == 0x00FF00)
            }
        },
        Script("waiting advances the time") {
            let view = EventLogView()
            let generator = try EventGenerator(window: view.host)
            try generator.pointerDown(at: CGPoint(x: 50, y: 50))
            try generator.wait(0.25)
            try generator.pointerUp()
            let duration = view.times[1] - view.times[0]
            #expect(duration > 0.24 && duration < 2)
        },
    ]
}

import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of popovers that extend beyond their window.
@MainActor @Suite(.serialized) struct PopoverBeyondWindowTests {
    @MainActor private final class PopoverFixture {
        let stage: PresentationStage
        let controller: LoggingViewController
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 150, height: 30))
        let sourceView: UIView
        var taps = 0
        var popover: UIPopoverPresentationController? { controller.popoverPresentationController }
        /// The popup window of the popover; nil while the popover is inside its window.
        var popup: HeadlessSurface? { stage.server.surfaces.first { $0.kind == .popover } }

        init(source: CGRect = CGRect(x: 130, y: 150, width: 40, height: 30), origin: CGPoint = CGPoint(x: 400, y: 200))
            throws
        {
            sourceView = UIView(frame: source)
            stage = try PresentationStage(size: CGSize(width: 300, height: 200))
            stage.server.surfaces[0].move(to: origin)
            controller = stage.make("pop", .popover)
            controller.preferredContentSize = CGSize(width: 200, height: 260)
            controller.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            controller.view.addSubview(button)
            controller.view.addSubview(field)
            button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
            stage.root.view.addSubview(sourceView)
            popover?.sourceView = sourceView
        }

        /// The frame of the popup, in points of the screen.
        var frame: CGRect? {
            popup.map { popup in
                CGRect(
                    origin: popup.screenOrigin,
                    size: CGSize(
                        width: CGFloat(popup.pixelSize.width) / popup.scale,
                        height: CGFloat(popup.pixelSize.height) / popup.scale))
            }
        }
    }

    @Test("VC-05 a popover without enough space in its window extends beyond it", arguments: [false, true])
    func beyond(_ isAnimated: Bool) throws {
        let fixture = try PopoverFixture()
        fixture.stage.present(fixture.controller, animated: isAnimated)
        #expect(fixture.popover?.arrowDirection == .up)
        #expect(fixture.frame == CGRect(x: 450, y: 380, width: 200, height: 270))
        #expect(fixture.controller.view.bounds.size == CGSize(width: 200, height: 260))
        #expect(fixture.controller.view.window === fixture.stage.window)
        let popup = try #require(fixture.popup)
        let color = popup.readPixels { $0.base.load(fromByteOffset: 150 * $0.bytesPerRow + 400, as: UInt32.self) }
        #expect(color.map { $0 & 0xFF_FFFF } == 0x00_00FF)
        // The window shape excludes the area beside the arrow and the rounded corners.
        #expect(popup.shape.allSatisfy { $0.minX >= 0 && $0.maxX <= 200 && $0.minY >= 0 && $0.maxY <= 270 })
        func isShown(_ x: Int32, _ y: Int32) -> Bool {
            popup.shape.contains { $0.minX <= x && x < $0.maxX && $0.minY <= y && y < $0.maxY }
        }
        #expect(isShown(100, 5) && !isShown(10, 5) && !isShown(0, 10) && isShown(100, 200) && !isShown(199, 269))
    }

    @Test("a popover that fits stays in its window")
    func inside() throws {
        let fixture = try PopoverFixture(source: CGRect(x: 130, y: 10, width: 40, height: 30))
        fixture.controller.preferredContentSize = CGSize(width: 100, height: 80)
        fixture.stage.present(fixture.controller)
        #expect(fixture.popup == nil)
        fixture.controller.preferredContentSize = CGSize(width: 100, height: 400)
        fixture.stage.settle()
        #expect(fixture.popup != nil && fixture.controller.view.bounds.height == 400)
        fixture.controller.preferredContentSize = CGSize(width: 100, height: 80)
        fixture.stage.settle()
        #expect(fixture.popup == nil && fixture.controller.view.bounds.height == 80)
        #expect(fixture.controller.view.superview?.layer.superlayer?.superlayer != nil)
    }

    @Test("VC-05 a popover stays on the monitor and points to its source")
    func monitor() throws {
        let fixture = try PopoverFixture(origin: CGPoint(x: 950, y: 590))
        fixture.stage.present(fixture.controller)
        let frame = try #require(fixture.frame)
        #expect(CGRect(x: 0, y: 0, width: 1280, height: 800).contains(frame))
        #expect(fixture.popover?.arrowDirection == .down && frame.maxY == 740)
        fixture.stage.server.surfaces[0].move(to: CGPoint(x: 100, y: 100))
        fixture.stage.settle()
        #expect(fixture.popover?.arrowDirection == .up && fixture.frame?.origin == CGPoint(x: 150, y: 280))
    }

    @Test("touches, clicks and keys reach the part beyond the window")
    func input() throws {
        let fixture = try PopoverFixture()
        fixture.stage.present(fixture.controller)
        let generator = fixture.stage.generator
        try generator.fingerTap(at: fixture.button)
        try generator.pointerClick(at: fixture.button)
        #expect(fixture.taps == 2)
        // The display server sends events to the popup in this form.
        let popup = try #require(fixture.popup)
        let point = CGPoint(x: 70, y: 230)
        for kind in [
            InputEvent.Kind.pointerEntered(point), .button(number: 1, isDown: true, location: point),
            .button(number: 1, isDown: false, location: point),
        ] {
            popup.inject(InputEvent(timestamp: fixture.stage.server.now, kind: kind))
            fixture.stage.server.processPendingEvents()
        }
        #expect(fixture.taps == 3)
        try generator.fingerTap(at: fixture.field)
        try generator.keyType("abc")
        #expect(fixture.field.isFirstResponder && fixture.field.text == "abc")
        #expect(fixture.stage.root.presentedViewController === fixture.controller)
    }

    @Test("Escape and a click outside dismiss the popover and close its popup", arguments: [true, false])
    func dismissal(_ isByKey: Bool) throws {
        let fixture = try PopoverFixture()
        fixture.stage.present(fixture.controller)
        if isByKey {
            try fixture.stage.generator.keyPress(.keyboardEscape)
        } else {
            try fixture.stage.generator.pointerClick(at: CGPoint(x: 10, y: 10))
        }
        fixture.stage.settle()
        #expect(fixture.stage.root.presentedViewController == nil && fixture.popup == nil)
        #expect(fixture.stage.window.windowScene?.popovers.isEmpty == true)
        // Each presentation has its own presentation controller.
        fixture.popover?.sourceView = fixture.sourceView
        fixture.stage.present(fixture.controller)
        #expect(fixture.popup != nil)
        fixture.stage.root.view.window?.rootViewController = UIViewController()
        fixture.stage.settle()
        #expect(fixture.popup == nil)
    }

    @Test("a popover returns into its window while it presents another controller or the window has no focus")
    func movesIntoWindow() throws {
        let fixture = try PopoverFixture()
        fixture.stage.present(fixture.controller)
        let sheet = fixture.stage.make("sheet", .pageSheet)
        fixture.stage.present(sheet, on: fixture.controller)
        #expect(
            fixture.popup == nil
                && fixture.stage.window.bounds.contains(
                    fixture.controller.view.convert(fixture.controller.view.bounds, to: nil))
        )
        fixture.controller.dismiss(animated: false)
        fixture.stage.settle()
        #expect(fixture.popup != nil)
        fixture.stage.server.focus(nil)
        fixture.stage.settle()
        #expect(fixture.popup == nil && fixture.stage.root.presentedViewController === fixture.controller)
        fixture.stage.server.focus(fixture.stage.server.surfaces[0])
        fixture.stage.settle()
        #expect(fixture.popup != nil)
        // Another client destroys the popup.
        fixture.popup?.wasDestroyedExternally()
        fixture.controller.preferredContentSize.height = 250
        fixture.stage.settle()
        #expect(fixture.popup != nil && fixture.controller.view.bounds.height == 250)
    }

    @Test("frames of the popup equal a full repaint")
    func frames() throws {
        let fixture = try PopoverFixture()
        fixture.stage.present(fixture.controller)
        let popup = try #require(fixture.popup)
        let scene = try #require(fixture.stage.window.windowScene?.popovers.first)
        fixture.button.backgroundColor = .red
        fixture.stage.settle()
        fixture.button.frame.origin.x += 13
        fixture.controller.view.backgroundColor = .green
        fixture.stage.settle()
        let size = popup.pixelSize
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size.width * size.height * 4, alignment: 64)
        defer { memory.deallocate() }
        let buffer = PixelBuffer(
            base: memory.baseAddress!, width: size.width, height: size.height, bytesPerRow: size.width * 4)
        scene.paintAll(into: buffer)
        func pixels(_ buffer: PixelBuffer) -> [UInt32] {
            (0..<buffer.height).flatMap { y in
                (0..<buffer.width).map {
                    buffer.base.load(fromByteOffset: y * buffer.bytesPerRow + $0 * 4, as: UInt32.self) & 0xFF_FFFF
                }
            }
        }
        #expect(popup.readPixels { pixels($0) } == pixels(buffer))
    }
}

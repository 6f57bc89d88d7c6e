import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of popovers that extend beyond their window.
@MainActor @Suite(.serialized) struct PopoverBeyondWindowTests {
    @MainActor private final class Bench {
        let stage: PresentationStage
        let controller: Logged
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 150, height: 30))
        let sourceView: UIView
        var taps = 0
        var popover: UIPopoverPresentationController? { controller.popoverPresentationController }
        /// The popup window of the popover; nil while the popover is inside its window.
        var popup: HeadlessSurface? { stage.server.surfaces.first { $0.kind == .popover } }

        init(source: CGRect = CGRect(x: 130, y: 150, width: 40, height: 30), origin: CGPoint = CGPoint(x: 400, y: 200)) throws {
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

    @Test("a popover without enough room in its window extends beyond it", arguments: [false, true])
    func beyond(_ isAnimated: Bool) throws {
        let bench = try Bench()
        bench.stage.present(bench.controller, animated: isAnimated)
        #expect(bench.popover?.arrowDirection == .up)
        #expect(bench.frame == CGRect(x: 450, y: 380, width: 200, height: 270))
        #expect(bench.controller.view.bounds.size == CGSize(width: 200, height: 260))
        #expect(bench.controller.view.window === bench.stage.window)
        let popup = try #require(bench.popup)
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
        let bench = try Bench(source: CGRect(x: 130, y: 10, width: 40, height: 30))
        bench.controller.preferredContentSize = CGSize(width: 100, height: 80)
        bench.stage.present(bench.controller)
        #expect(bench.popup == nil)
        bench.controller.preferredContentSize = CGSize(width: 100, height: 400)
        bench.stage.settle()
        #expect(bench.popup != nil && bench.controller.view.bounds.height == 400)
        bench.controller.preferredContentSize = CGSize(width: 100, height: 80)
        bench.stage.settle()
        #expect(bench.popup == nil && bench.controller.view.bounds.height == 80)
        #expect(bench.controller.view.superview?.layer.superlayer?.superlayer != nil)
    }

    @Test("it stays on the monitor and points to its source")
    func monitor() throws {
        let bench = try Bench(origin: CGPoint(x: 950, y: 590))
        bench.stage.present(bench.controller)
        let frame = try #require(bench.frame)
        #expect(CGRect(x: 0, y: 0, width: 1280, height: 800).contains(frame))
        #expect(bench.popover?.arrowDirection == .down && frame.maxY == 740)
        bench.stage.server.surfaces[0].move(to: CGPoint(x: 100, y: 100))
        bench.stage.settle()
        #expect(bench.popover?.arrowDirection == .up && bench.frame?.origin == CGPoint(x: 150, y: 280))
    }

    @Test("touches, clicks and keys reach what is beyond the window")
    func input() throws {
        let bench = try Bench()
        bench.stage.present(bench.controller)
        let generator = bench.stage.generator
        try generator.fingerTap(at: bench.button)
        try generator.pointerClick(at: bench.button)
        #expect(bench.taps == 2)
        // The display server sends events to the popup in this form.
        let popup = try #require(bench.popup)
        let place = CGPoint(x: 70, y: 230)
        for kind in [
            InputEvent.Kind.pointerEntered(place), .button(number: 1, isDown: true, location: place),
            .button(number: 1, isDown: false, location: place),
        ] {
            popup.inject(InputEvent(timestamp: bench.stage.server.now, kind: kind))
            bench.stage.server.processPendingEvents()
        }
        #expect(bench.taps == 3)
        try generator.fingerTap(at: bench.field)
        try generator.keyType("abc")
        #expect(bench.field.isFirstResponder && bench.field.text == "abc")
        #expect(bench.stage.root.presentedViewController === bench.controller)
    }

    @Test("Escape and a click beside it dismiss it, and the popup goes", arguments: [true, false])
    func dismissal(_ isByKey: Bool) throws {
        let bench = try Bench()
        bench.stage.present(bench.controller)
        if isByKey {
            try bench.stage.generator.keyPress(.keyboardEscape)
        } else {
            try bench.stage.generator.pointerClick(at: CGPoint(x: 10, y: 10))
        }
        bench.stage.settle()
        #expect(bench.stage.root.presentedViewController == nil && bench.popup == nil)
        #expect(bench.stage.window.windowScene?.popovers.isEmpty == true)
        // Each presentation has its own presentation controller.
        bench.popover?.sourceView = bench.sourceView
        bench.stage.present(bench.controller)
        #expect(bench.popup != nil)
        bench.stage.root.view.window?.rootViewController = UIViewController()
        bench.stage.settle()
        #expect(bench.popup == nil)
    }

    @Test("it comes into the window while something is presented over it, and while the window has no focus")
    func comesInside() throws {
        let bench = try Bench()
        bench.stage.present(bench.controller)
        let sheet = bench.stage.make("sheet", .pageSheet)
        bench.stage.present(sheet, on: bench.controller)
        #expect(bench.popup == nil && bench.stage.window.bounds.contains(bench.controller.view.convert(bench.controller.view.bounds, to: nil)))
        bench.controller.dismiss(animated: false)
        bench.stage.settle()
        #expect(bench.popup != nil)
        bench.stage.server.focus(nil)
        bench.stage.settle()
        #expect(bench.popup == nil && bench.stage.root.presentedViewController === bench.controller)
        bench.stage.server.focus(bench.stage.server.surfaces[0])
        bench.stage.settle()
        #expect(bench.popup != nil)
        // Another client destroys the popup.
        bench.popup?.wasDestroyedExternally()
        bench.controller.preferredContentSize.height = 250
        bench.stage.settle()
        #expect(bench.popup != nil && bench.controller.view.bounds.height == 250)
    }

    @Test("frames of the popup equal a full repaint")
    func frames() throws {
        let bench = try Bench()
        bench.stage.present(bench.controller)
        let popup = try #require(bench.popup)
        let scene = try #require(bench.stage.window.windowScene?.popovers.first)
        bench.button.backgroundColor = .red
        bench.stage.settle()
        bench.button.frame.origin.x += 13
        bench.controller.view.backgroundColor = .green
        bench.stage.settle()
        let size = popup.pixelSize
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size.width * size.height * 4, alignment: 64)
        defer { memory.deallocate() }
        let buffer = PixelBuffer(
            base: memory.baseAddress!, width: size.width, height: size.height, bytesPerRow: size.width * 4)
        scene.paintAll(into: buffer)
        func words(_ buffer: PixelBuffer) -> [UInt32] {
            (0..<buffer.height).flatMap { y in
                (0..<buffer.width).map { buffer.base.load(fromByteOffset: y * buffer.bytesPerRow + $0 * 4, as: UInt32.self) & 0xFF_FFFF }
            }
        }
        #expect(popup.readPixels { words($0) } == words(buffer))
    }
}

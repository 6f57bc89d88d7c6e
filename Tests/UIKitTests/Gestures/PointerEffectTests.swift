import Testing
import UIKit
import UIKitTesting

/// Tests of views that change while the pointer is over them.
@MainActor @Suite struct PointerEffectTests {
    private let stage = Stage(size: CGSize(width: 200, height: 120))

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32 {
        let scale = Int(image.scale)
        return image.cgImage?.withPixels { $0[x * scale, y * scale] & 0xFF_FFFF } ?? 0
    }

    @Test func aHighlightIsAroundTheButtonWhileThePointerIsOverIt() throws {
        let generator = try EventGenerator(window: stage.window)
        stage.window.backgroundColor = .white
        let button = stage.add(UIButton(type: .custom), CGRect(x: 60, y: 40, width: 40, height: 30))
        #expect(!button.isPointerInteractionEnabled)
        var proposals = 0
        button.pointerStyleProvider = { button, effect, shape in
            proposals += 1
            #expect(effect.preview.view === button)
            return UIPointerStyle(effect: .highlight(effect.preview), shape: nil)
        }
        #expect(button.isPointerInteractionEnabled)
        try generator.pointerMove(to: CGPoint(x: 10, y: 10))
        try generator.wait(0.1)
        #expect(pixel(generator.captureImage(), 57, 55) == 0xFF_FFFF)
        try generator.pointerMove(to: CGPoint(x: 80, y: 55))
        try generator.wait(0.1)
        #expect(pixel(generator.captureImage(), 57, 55) != 0xFF_FFFF)
        #expect(proposals == 1)
        try generator.pointerMove(to: CGPoint(x: 10, y: 10))
        try generator.wait(0.1)
        #expect(pixel(generator.captureImage(), 57, 55) == 0xFF_FFFF)
        button.isPointerInteractionEnabled = false
        try generator.pointerMove(to: CGPoint(x: 80, y: 55))
        try generator.wait(0.1)
        #expect(pixel(generator.captureImage(), 57, 55) == 0xFF_FFFF)
    }

    @Test func aLiftMakesTheViewLargerAndLeavesItsTransformAlone() throws {
        final class Guide: NSObject, UIPointerInteractionDelegate {
            func pointerInteraction(
                _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
            ) -> UIPointerStyle? {
                interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
            }
        }
        let generator = try EventGenerator(window: stage.window)
        let view = stage.add(UIView(), CGRect(x: 60, y: 40, width: 60, height: 60))
        let guide = Guide()
        view.addInteraction(UIPointerInteraction(delegate: guide))
        try generator.pointerMove(to: CGPoint(x: 80, y: 55))
        try generator.wait(0.5)
        #expect(view.transform.isIdentity)
        #expect(abs(try #require(view.layer.presentation()).transform.m11 - 1.1) < 0.01)
        try generator.pointerMove(to: CGPoint(x: 10, y: 10))
        try generator.wait(0.5)
        #expect(view.layer.animationKeys() == nil)
        #expect(stage.window.layer.sublayers?.contains { $0.shadowOpacity > 0 } != true)
    }
}

import Testing
import UIKit
import UIKitTesting

/// Tests of views that blur the content behind them.
@MainActor @Suite struct VisualEffectTests {
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
        guard let picture = image.cgImage else { return (-1, -1, -1) }
        let scale = Int(image.scale)
        return picture.withPixels { pixels in
            let pixel = pixels[x * scale, y * scale]
            return (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
        }
    }

    @Test func theBlurFollowsTheAppearance() throws {
        let stage = WidgetStage(width: 200, height: 120)
        defer { stage.end() }
        let generator = try EventGenerator(window: stage.window)
        stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 120)).backgroundColor = .red
        let view = stage.add(
            UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)),
            CGRect(x: 20, y: 20, width: 160, height: 80))
        try generator.wait(0.1)
        let light = generator.captureImage()
        // The blur is reddish on the left and nearly white on the right, without a visible edge.
        #expect(pixel(light, 25, 60).red > pixel(light, 25, 60).green + 20)
        #expect(pixel(light, 175, 60).green > 225)
        #expect(abs(pixel(light, 99, 60).green - pixel(light, 100, 60).green) < 4)
        view.overrideUserInterfaceStyle = .dark
        try generator.wait(0.1)
        let dark = generator.captureImage()
        #expect(pixel(dark, 175, 60).green < 130)
        view.effect = UIBlurEffect(style: .systemMaterialLight)
        try generator.wait(0.1)
        #expect(pixel(generator.captureImage(), 175, 60).green > 225)
    }

    @Test func anAnimationBlockAnimatesTheEffect() throws {
        let stage = WidgetStage(width: 200, height: 120)
        defer { stage.end() }
        let generator = try EventGenerator(window: stage.window)
        let view = stage.add(UIVisualEffectView(effect: nil), CGRect(x: 20, y: 20, width: 160, height: 80))
        try generator.wait(0.1)
        #expect(pixel(generator.captureImage(), 100, 60).green == 255)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.effect = UIBlurEffect(style: .dark)
        }
        try generator.wait(0.5)
        let half = pixel(generator.captureImage(), 100, 60).green
        try generator.wait(0.7)
        let end = pixel(generator.captureImage(), 100, 60).green
        #expect(end < 110)
        #expect(half > end + 30 && half < 225)
    }

    @Test func subviewsOfTheContentViewAreInFrontAndTakeTouches() throws {
        let stage = WidgetStage(width: 200, height: 120)
        defer { stage.end() }
        let view = stage.add(
            UIVisualEffectView(effect: UIBlurEffect(style: .light)), CGRect(x: 20, y: 20, width: 160, height: 80))
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 30))
        view.contentView.addSubview(button)
        view.frame.size = CGSize(width: 100, height: 90)
        view.layoutIfNeeded()
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 90))
        #expect(stage.window.hitTest(CGPoint(x: 40, y: 40), with: nil) === button)
    }

    @Test func vibrantTextContrastsWithTheBackdrop() throws {
        let stage = WidgetStage(width: 200, height: 120)
        defer { stage.end() }
        let generator = try EventGenerator(window: stage.window)
        stage.window.backgroundColor = .black
        let blur = UIBlurEffect(style: .dark)
        let view = stage.add(UIVisualEffectView(effect: blur), CGRect(x: 0, y: 0, width: 200, height: 120))
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
        vibrant.frame = view.bounds
        view.contentView.addSubview(vibrant)
        let block = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        block.backgroundColor = .black
        vibrant.contentView.addSubview(block)
        try generator.wait(0.1)
        let image = generator.captureImage()
        // Black content becomes light on a dark blur.
        #expect(pixel(image, 60, 60).green > 180)
        #expect(pixel(image, 20, 60).green < 60)
    }

    @Test func equalEffectsAreEqual() {
        #expect(UIBlurEffect(style: .light) == UIBlurEffect(style: .light))
        #expect(UIBlurEffect(style: .light) != UIBlurEffect(style: .dark))
        #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    }
}

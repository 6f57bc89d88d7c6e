import Testing
import UIKit
import UIKitTesting

private final class TintLog: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
}

/// Tests of masks, tint adjustment, begin/commit animations, flip transitions and descriptions.
@MainActor @Suite struct ViewAPITests {
    private let stage = Stage(size: CGSize(width: 200, height: 120))

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32 {
        let scale = Int(image.scale)
        return image.cgImage?.withPixels { $0[x * scale, y * scale] & 0xFF_FFFF } ?? 0
    }

    // MARK: Masks

    @Test func onlyWhatTheMaskCoversIsSeen() throws {
        let generator = try EventGenerator(window: stage.window)
        stage.window.backgroundColor = .white
        let view = stage.add(UIView(), CGRect(x: 20, y: 20, width: 100, height: 60))
        view.backgroundColor = .black
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        mask.backgroundColor = .red
        view.mask = mask
        #expect(view.mask === mask)
        #expect(view.subviews.isEmpty)
        #expect(mask.window === stage.window)
        try generator.wait(0.1)
        var image = generator.captureImage()
        #expect(pixel(image, 40, 40) == 0)
        #expect(pixel(image, 90, 40) == 0xFF_FFFF)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.frame.origin.x = 50 }
        try generator.wait(0.5)
        image = generator.captureImage()
        #expect(pixel(image, 70, 40) == 0)
        #expect(pixel(image, 30, 40) == 0xFF_FFFF)
        view.mask = nil
        #expect(mask.window == nil)
        try generator.wait(0.1)
        #expect(pixel(generator.captureImage(), 30, 40) == 0)
    }

    @Test func aMaskIsLaidOut() throws {
        final class Mask: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let view = stage.add(UIView(), CGRect(x: 20, y: 20, width: 100, height: 60))
        let mask = Mask(frame: view.bounds)
        view.mask = mask
        view.layoutIfNeeded()
        #expect(mask.layouts == 1)
        mask.bounds.size.width = 30
        stage.window.layoutIfNeeded()
        #expect(mask.layouts == 2)
    }

    // MARK: Tint

    @Test func aDimmedTintIsGray() {
        let outer = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 60))
        let inner = TintLog()
        outer.addSubview(inner)
        outer.tintColor = .red
        inner.changes = 0
        #expect(outer.tintAdjustmentMode == .normal)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
        #expect(inner.changes == 1)
        let parts = inner.tintColor.resolvedColor(with: .current).cgColor.rgba
        #expect(parts.red == parts.green && parts.green == parts.blue && parts.red > 0 && parts.red < 1)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .red)
        inner.tintAdjustmentMode = .automatic
        outer.tintAdjustmentMode = .automatic
        #expect(inner.tintColor == .red)
    }

    @Test func aSheetDimsWhatItCovers() throws {
        let generator = try EventGenerator(window: stage.window)
        let root = UIViewController()
        stage.window.rootViewController = root
        let sheet = UIViewController()
        root.present(sheet, animated: false)
        try generator.wait(0.5)
        #expect(root.view.tintAdjustmentMode == .dimmed)
        #expect(sheet.view.tintAdjustmentMode == .normal)
        root.dismiss(animated: false)
        try generator.wait(0.5)
        #expect(root.view.tintAdjustmentMode == .normal)
    }

    // MARK: Animations

    @Test func changesBetweenBeginAndCommitAreAnimated() throws {
        let generator = try EventGenerator(window: stage.window)
        let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20))
        try generator.wait(0.1)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        #expect(UIView.inheritedAnimationDuration == 1)
        view.center.x = 110
        UIView.commitAnimations()
        #expect(UIView.inheritedAnimationDuration == 0)
        view.center.y = 60
        try generator.wait(0.5)
        let seen = try #require(view.layer.presentation())
        #expect(abs(seen.position.x - 60) < 4)
        #expect(seen.position.y == 60)
        try generator.wait(1)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test(arguments: [
        UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
        .transitionFlipFromBottom,
    ])
    func aFlipShowsTheOldLookAndThenTheNewOne(option: UIView.AnimationOptions) throws {
        let generator = try EventGenerator(window: stage.window)
        stage.window.backgroundColor = .white
        let view = stage.add(UIView(), CGRect(x: 50, y: 20, width: 80, height: 80))
        view.backgroundColor = .red
        try generator.wait(0.1)
        var ended: Bool?
        UIView.transition(with: view, duration: 1, options: [option, .curveLinear]) {
            view.backgroundColor = .blue
        } completion: {
            ended = $0
        }
        try generator.wait(0.25)
        var image = generator.captureImage()
        #expect(pixel(image, 90, 60) == 0xFF0000)
        // In the middle of the flip, the view is narrower.
        let isVertical = option == .transitionFlipFromTop || option == .transitionFlipFromBottom
        #expect(pixel(image, isVertical ? 90 : 52, isVertical ? 22 : 60) == 0xFF_FFFF)
        try generator.wait(0.5)
        image = generator.captureImage()
        #expect(pixel(image, 90, 60) == 0x0000FF)
        try generator.wait(0.5)
        image = generator.captureImage()
        #expect(pixel(image, 52, 22) == 0x0000FF)
        #expect(ended == true)
    }

    @Test(arguments: [true, false]) func aPageIsTurned(isUp: Bool) throws {
        let generator = try EventGenerator(window: stage.window)
        stage.window.backgroundColor = .white
        let view = stage.add(UIView(), CGRect(x: 50, y: 20, width: 80, height: 80))
        view.backgroundColor = .red
        try generator.wait(0.1)
        let count = stage.window.layer.sublayers?.count
        UIView.transition(
            with: view, duration: 1, options: [isUp ? .transitionCurlUp : .transitionCurlDown, .curveLinear]
        ) { view.backgroundColor = .blue }
        try generator.wait(0.6)
        let image = generator.captureImage()
        #expect(pixel(image, 90, 25) == (isUp ? 0xFF0000 : 0x0000FF))
        #expect(pixel(image, 90, 95) == (isUp ? 0x0000FF : 0xFF0000))
        try generator.wait(0.6)
        #expect(pixel(generator.captureImage(), 90, 25) == 0x0000FF)
        #expect(stage.window.layer.sublayers?.count == count)
    }

    // MARK: Descriptions

    @Test func aDescriptionSaysWhatDiffersFromTheDefault() {
        let view = UIView(frame: CGRect(x: 0, y: 1.5, width: 100, height: 50))
        view.alpha = 0.5
        view.isHidden = true
        view.tag = 7
        let text = view.description
        #expect(text.hasPrefix("<UIView: 0x"))
        #expect(text.contains("; frame = (0 1.5; 100 50); alpha = 0.5; hidden = YES; tag = 7; layer = <CALayer: 0x"))
        #expect(text.hasSuffix(">>"))
    }

    @Test func geometryBecomesTextAndBack() {
        let rect = CGRect(x: 1, y: -2.5, width: 30, height: 0)
        #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {30, 0}}")
        #expect(NSCoder.cgRect(for: "{{1, -2.5}, {30, 0}}") == rect)
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(NSCoder.cgPoint(for: "{1, 2, 3}") == .zero)
        #expect(NSCoder.cgPoint(for: "{1, nan}") == .zero)
    }

    @Test func valuesHoldGeometry() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        let turned = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: turned).cgAffineTransformValue == turned)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
        let space = CATransform3DMakeRotation(1, 0.3, 0.2, 1)
        #expect(NSValue(caTransform3D: space).caTransform3DValue == space)
        // A value of another type returns zeros instead of ending the process.
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue == .zero)
        #expect(NSNumber(value: 3).cgSizeValue == .zero)
    }

    @Test func animationsTakeValues() throws {
        let generator = try EventGenerator(window: stage.window)
        let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20))
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = NSValue(cgPoint: CGPoint(x: 0, y: 0))
        animation.toValue = NSValue(cgPoint: CGPoint(x: 100, y: 50))
        animation.duration = 1
        view.layer.add(animation, forKey: nil)
        try generator.wait(0.5)
        let seen = try #require(view.layer.presentation()).position
        #expect(abs(seen.x - 50) < 4 && abs(seen.y - 25) < 2)
        let turn = CABasicAnimation(keyPath: "transform")
        turn.toValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 1, 1))
        turn.duration = 1
        view.layer.add(turn, forKey: nil)
        try generator.wait(0.5)
        #expect(abs(try #require(view.layer.presentation()).transform.m11 - 2) < 0.1)
    }

    @Test func indexPathsHaveRowsAndSections() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path.row == 3 && path.item == 3 && path.section == 1)
        #expect(path == IndexPath(item: 3, section: 1))
        path.row = 5
        #expect(path == [1, 5])
    }
}

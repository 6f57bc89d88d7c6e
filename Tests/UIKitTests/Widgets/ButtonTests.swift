import Testing
import UIKit

@MainActor @Suite struct ButtonTests {
    @Test func defaults() {
        let custom = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        #expect(custom.buttonType == .custom)
        #expect(custom.isUserInteractionEnabled && custom.isEnabled)
        #expect(custom.titleColor(for: .normal) == .white)
        let system = UIButton(type: .system)
        #expect(system.buttonType == .system)
        #expect(system.titleColor(for: .normal) == system.tintColor)
        #expect(system.currentTitle == nil && system.currentImage == nil && system.currentAttributedTitle == nil)
    }

    @Test func statesWithoutTitleUseNormalTitle() {
        let button = UIButton(type: .system)
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        #expect(button.currentTitle == "normal" && button.titleLabel?.text == "normal")
        button.isSelected = true
        #expect(button.currentTitle == "selected" && button.titleLabel?.text == "selected")
        button.isEnabled = false
        #expect(button.state == [.selected, .disabled])
        #expect(button.currentTitle == "normal" && button.titleLabel?.text == "normal")
        button.setTitle(nil, for: .selected)
        button.isEnabled = true
        #expect(button.title(for: .selected) == "normal")
    }

    @Test func colorsFollowTheState() {
        let button = UIButton(type: .custom)
        button.setTitle("title", for: .normal)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .disabled)
        #expect(button.titleLabel?.textColor == .red)
        button.isEnabled = false
        #expect(button.titleLabel?.textColor == .blue && button.currentTitleColor == .blue)
        button.isEnabled = true
        #expect(button.titleLabel?.textColor == .red)
    }

    @Test func systemTitlesUseTintColor() {
        let container = UIView()
        let button = UIButton(type: .system)
        button.setTitle("title", for: .normal)
        container.addSubview(button)
        container.tintColor = .red
        #expect(button.titleLabel?.textColor == .red)
        button.setTitleColor(.green, for: .normal)
        container.tintColor = .blue
        #expect(button.titleLabel?.textColor == .green)
    }

    @Test func backgroundImagesFillTheButtonAndFollowTheState() throws {
        func makeImage(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 60, height: 50)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 50))
            }
        }
        let red = makeImage(.red)
        let green = makeImage(.green)
        WidgetStage.run { stage in
            let button = UIButton(type: .custom)
            button.setBackgroundImage(red, for: .normal)
            button.setBackgroundImage(green, for: .selected)
            #expect(button.intrinsicContentSize == CGSize(width: 60, height: 50))
            stage.add(button, CGRect(x: 10, y: 10, width: 100, height: 80))
            #expect(button.currentBackgroundImage == red && button.backgroundImage(for: .disabled) == red)
            #expect(stage.count(0xFF0000) == 8000)
            button.isSelected = true
            stage.show()
            #expect(button.currentBackgroundImage == green && stage.count(0x00FF00) == 8000)
            button.setBackgroundImage(nil, for: .selected)
            button.setBackgroundImage(nil, for: .normal)
            stage.show()
            #expect(stage.nonWhiteBounds().isNull)
            button.setBackgroundImage(red, for: .normal)
            button.configuration = .plain()
            stage.show()
            #expect(stage.count(0xFF0000) == 0)
        }
    }

    @Test func attributedTitlesTakePrecedence() {
        let button = UIButton(type: .system)
        button.setTitle("plain", for: .normal)
        let title = NSAttributedString(string: "styled", attributes: [.foregroundColor: UIColor.red])
        button.setAttributedTitle(title, for: .normal)
        #expect(button.titleLabel?.text == "styled")
        #expect(button.currentAttributedTitle == title)
        button.isHighlighted = true
        #expect(button.titleLabel?.textColor == .red, "the title keeps its attributes")
        let font = UIButton(type: .system).titleLabel?.font
        button.setAttributedTitle(
            NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 40)]), for: .normal)
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "plain" && button.titleLabel?.font == font)
    }

    // MARK: Triggering

    @Test("CT-14: touchUpInside precedes primaryActionTriggered") func triggering() {
        WidgetStage.run { stage in
            let button = UIButton(type: .system)
            button.setTitle("title", for: .normal)
            var log: [String] = []
            button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
            button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
            button.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
            stage.add(button, CGRect(x: 50, y: 20, width: 100, height: 40))
            stage.click(CGPoint(x: 100, y: 40))
            #expect(log == ["down", "up", "primary"])
            stage.press(CGPoint(x: 100, y: 40))
            stage.movePointer(to: CGPoint(x: 10, y: 90))
            stage.release(CGPoint(x: 10, y: 90))
            #expect(log == ["down", "up", "primary", "down"], "released outside")
        }
    }

    @Test("HT-17: a disabled button ignores touches") func disabled() {
        WidgetStage.run { stage in
            let button = UIButton(type: .system)
            var count = 0
            button.addAction(UIAction { _ in count += 1 }, for: .allEvents)
            button.isEnabled = false
            stage.add(button, CGRect(x: 0, y: 0, width: 100, height: 40))
            stage.click(CGPoint(x: 50, y: 20))
            #expect(count == 0)
        }
    }

    @Test func primaryActionSetsTitle() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in count += 1 })
        #expect(button.currentTitle == "Save")
        button.performPrimaryAction()
        #expect(count == 1)
    }

    // MARK: Size and layout

    @Test func sizeFollowsTitle() {
        let button = UIButton(type: .system)
        button.setTitle("one", for: .normal)
        let small = button.intrinsicContentSize
        button.setTitle("one and two", for: .normal)
        let wide = button.intrinsicContentSize
        #expect(wide.width > small.width && wide.height == small.height)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        #expect(button.intrinsicContentSize.height > wide.height)
        #expect(button.sizeThatFits(CGSize(width: 1, height: 1)) == button.intrinsicContentSize)
    }

    @Test func contentInsetsAddToSize() {
        let button = UIButton(type: .custom)
        button.setTitle("title", for: .normal)
        let plain = button.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
        let size = button.intrinsicContentSize
        // The insets replace the 6 points above and below the title.
        #expect(size == CGSize(width: plain.width + 50, height: plain.height - 12 + 3))
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)
        #expect(button.intrinsicContentSize == size)
    }

    @Test func contentAlignmentPositionsTitle() throws {
        let button = UIButton(type: .custom)
        button.setTitle("title", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let label = try #require(button.titleLabel)
        func frame() -> CGRect {
            button.layoutIfNeeded()
            return label.frame
        }
        #expect(abs(frame().midX - 100) <= 1 && abs(frame().midY - 50) <= 1)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        #expect(frame().origin == .zero)
        button.contentHorizontalAlignment = .right
        button.contentVerticalAlignment = .bottom
        #expect(frame().maxX == 200 && frame().maxY == 100)
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill
        #expect(frame() == button.bounds)
        button.titleEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(frame() == CGRect(x: 2, y: 1, width: 194, height: 96))
    }

    @Test func longTitleStaysInside() throws {
        let button = UIButton(type: .system)
        button.setTitle("a title that is much too long for this button", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        #expect(button.bounds.contains(label.frame))
        #expect(label.lineBreakMode == .byTruncatingMiddle)
    }

    @Test func imagesPrecedeTitle() throws {
        let button = UIButton(type: .custom)
        button.setTitle("title", for: .normal)
        let plain = button.intrinsicContentSize
        let image = try #require(Self.image(.red))
        button.setImage(image, for: .normal)
        let title = try #require(button.titleLabel).intrinsicContentSize
        #expect(button.intrinsicContentSize.width == title.width + 16)
        #expect(button.intrinsicContentSize.height == plain.height)
        let rect = button.contentRect(forBounds: CGRect(origin: .zero, size: button.intrinsicContentSize))
        let makeImage = button.imageRect(forContentRect: rect)
        #expect(makeImage.size == CGSize(width: 16, height: 16))
        #expect(makeImage.maxX == button.titleRect(forContentRect: rect).minX)
        button.setTitle(nil, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 16, height: 16))
    }

    @Test(arguments: [UIButton.ButtonType.custom, .system])
    func sizesEqualUIKits(_ type: UIButton.ButtonType) throws {
        let button = UIButton(type: type)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        button.setTitle("A longer title", for: .normal)
        let title = try #require(button.titleLabel).intrinsicContentSize
        #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
        button.setTitle("i", for: .normal)
        #expect(button.intrinsicContentSize.width == 30)
        button.setTitle(nil, for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 6, height: 4))
    }

    @Test func primaryActionSetsTitleAndImageForEachInitializer() throws {
        let image = try #require(Self.image(.red))
        var count = 0
        let action = UIAction(title: "Save", image: image) { _ in count += 1 }
        let frame = CGRect(x: 1, y: 2, width: 80, height: 40)
        let framed = UIButton(frame: frame, primaryAction: action)
        #expect(framed.frame == frame && framed.buttonType == .custom)
        let typed = UIButton(type: .system, primaryAction: action)
        let plain = UIButton(primaryAction: action)
        #expect(plain.buttonType == .system)
        for button in [framed, typed, plain] {
            #expect(button.currentTitle == "Save" && button.currentImage === image)
            #expect(button.titleLabel?.text == "Save" && button.imageView?.image != nil)
            button.sendActions(for: .primaryActionTriggered)
        }
        #expect(count == 3)
        #expect(UIButton(frame: frame, primaryAction: nil).currentTitle == nil)
    }

    @Test func hoverBackgroundHasPadding() {
        WidgetStage.run { stage in
            let button = UIButton(type: .system)
            // The button is wider than its minimum width.
            button.setTitle("longer title", for: .normal)
            let size = button.intrinsicContentSize
            stage.add(button, CGRect(origin: CGPoint(x: 50, y: 20), size: size))
            stage.movePointer(to: CGPoint(x: 55, y: 25))
            let wide = CGRect(x: 42, y: 20, width: size.width + 16, height: size.height)
            #expect(stage.nonWhiteBounds() == wide)
            #expect(!button.point(inside: CGPoint(x: -1, y: 5), with: nil))
        }
    }

    @Test func imagesAreShownAndFollowState() {
        WidgetStage.run { stage in
            let button = UIButton(type: .custom)
            button.setImage(Self.image(.red), for: .normal)
            button.setImage(Self.image(.blue), for: .selected)
            stage.add(button, CGRect(x: 10, y: 10, width: 100, height: 40))
            #expect(stage.count(0xFF_0000) == 256)
            button.isSelected = true
            stage.show()
            #expect(stage.count(0xFF_0000) == 0 && stage.count(0x00_00FF) == 256)
            button.setImage(nil, for: .normal)
            button.setImage(nil, for: .selected)
            stage.show()
            #expect(stage.count(0x00_00FF) == 0)
        }
    }

    private static func image(_ color: UIColor) -> UIImage? {
        guard
            let context = CGContext(
                data: nil, width: 16, height: 16, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        return context.makeImage().map { UIImage(cgImage: $0) }
    }

    // MARK: Appearance

    @Test func hoverAndPressShowOnSystemButtons() {
        WidgetStage.run { stage in
            let button = UIButton(type: .system)
            stage.add(button, CGRect(x: 50, y: 20, width: 100, height: 40))
            #expect(stage.nonWhiteBounds().isNull && !button.isHovered)
            stage.movePointer(to: CGPoint(x: 100, y: 40))
            #expect(button.isHovered)
            #expect(stage.nonWhiteBounds() == CGRect(x: 50, y: 20, width: 100, height: 40))
            let hover = stage.darkest()
            stage.press(CGPoint(x: 100, y: 40))
            #expect(stage.darkest() < hover)
            stage.release(CGPoint(x: 100, y: 40))
            stage.movePointer(to: CGPoint(x: 5, y: 5))
            #expect(!button.isHovered && stage.nonWhiteBounds().isNull)
        }
    }

    @Test func disabledButtonHasLighterBackground() {
        WidgetStage.run { stage in
            let button = UIButton(type: .system)
            button.backgroundColor = .black
            stage.add(button, CGRect(x: 50, y: 20, width: 100, height: 40))
            #expect(stage.darkest() == 0)
            button.isEnabled = false
            stage.show()
            #expect(stage.darkest() > 0x70 && stage.darkest() < 0x90)
        }
    }

    @Test(arguments: [1, 1.25, 2] as [CGFloat]) func disabledOverlayCoversBackgroundToThePixel(scale: CGFloat) {
        WidgetStage.run(scale: scale) { stage in
            let button = UIButton(type: .system)
            button.backgroundColor = .black
            button.isEnabled = false
            // Edges between pixels are aligned to pixels.
            for x in [20, 20.3, 20.45, 20.7] as [CGFloat] {
                for width in [80, 80.33, 80.67] as [CGFloat] {
                    stage.add(button, CGRect(x: x, y: 10.4, width: width, height: 30.2))
                    #expect(Set(stage.pixels().values).count == 2, "more than one gray at x \(x), width \(width)")
                }
            }
        }
    }

    @Test func disabledOverlayHasLayerCorners() {
        WidgetStage.run { stage in
            let button = UIButton(type: .system)
            button.backgroundColor = .black
            stage.add(button, CGRect(x: 50, y: 20, width: 100, height: 40))
            button.isEnabled = false
            button.layer.cornerRadius = 12
            button.setNeedsLayout()
            stage.show()
            let values = stage.pixels().values
            #expect(values[20 * 200 + 50] == 0xFF_FFFF, "the corner is not painted")
            #expect(values[40 * 200 + 50] != 0xFF_FFFF, "the edge is painted")
        }
    }

    @Test func customButtonsShowNoHighlightBackground() {
        WidgetStage.run { stage in
            let button = UIButton(type: .custom)
            stage.add(button, CGRect(x: 50, y: 20, width: 100, height: 40))
            stage.press(CGPoint(x: 100, y: 40))
            #expect(stage.nonWhiteBounds().isNull)
        }
    }

    @Test func hoveringCausesNoLayout() {
        WidgetStage.run { stage in
            let button = CountingButton(type: .system)
            button.setTitle("title", for: .normal)
            stage.add(button, CGRect(x: 50, y: 20, width: 100, height: 40))
            // The background is created on the first hover.
            stage.movePointer(to: CGPoint(x: 100, y: 40))
            stage.movePointer(to: CGPoint(x: 5, y: 5))
            let before = button.layouts
            stage.movePointer(to: CGPoint(x: 100, y: 40))
            #expect(!stage.nonWhiteBounds().isNull)
            stage.press(CGPoint(x: 100, y: 40))
            stage.release(CGPoint(x: 100, y: 40))
            #expect(button.layouts == before)
        }
    }

    @Test(arguments: [1, 1.5, 2] as [CGFloat]) func incrementalFramesEqualRepaint(scale: CGFloat) {
        WidgetStage.run(scale: scale) { stage in
            let button = UIButton(type: .system)
            button.setTitle("title", for: .normal)
            stage.add(button, CGRect(x: 20.4, y: 10.6, width: 120, height: 44))
            let changes: [() -> Void] = [
                { stage.movePointer(to: CGPoint(x: 60, y: 30)) }, { stage.press(CGPoint(x: 60, y: 30)) },
                { stage.release(CGPoint(x: 60, y: 30)) }, { button.isSelected = true }, { button.isEnabled = false },
                { button.isEnabled = true }, { button.backgroundColor = .systemBlue },
                { button.layer.cornerRadius = 12 },
                { button.setTitle("another title", for: .normal) }, { button.frame.size.width = 90 },
                { stage.window.overrideUserInterfaceStyle = .dark }, { button.removeFromSuperview() },
            ]
            for change in changes {
                change()
                stage.show()
                #expect(stage.pixels().values == stage.repaintedPixels())
            }
        }
    }
}

private final class CountingButton: UIButton {
    var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

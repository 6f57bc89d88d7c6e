import Testing
import UIKit

@MainActor @Suite struct LabelTests {
    @Test("HT-15: a label has user interaction disabled by default; other defaults equal Apple's") func defaults() {
        let label = UILabel()
        #expect(!label.isUserInteractionEnabled)
        #expect(label.font == UIFont.systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1)
        #expect(label.isEnabled && !label.isHighlighted && !label.adjustsFontSizeToFitWidth)
        #expect(label.minimumScaleFactor == 0 && label.preferredMaxLayoutWidth == 0)
        #expect(label.text == nil && label.attributedText == nil)
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func nilRestoresFontAndColor() {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 30)
        label.textColor = .red
        label.font = nil
        label.textColor = nil
        #expect(label.font == UIFont.systemFont(ofSize: 17))
        #expect(label.textColor == .label)
    }

    // MARK: Size

    @Test func singleLineIsNotLimitedByWidth() {
        let label = UILabel()
        label.text = "several words on a line"
        let size = label.intrinsicContentSize
        #expect(size.width > 100 && size.height >= label.font.lineHeight.rounded(.down))
        #expect(label.sizeThatFits(CGSize(width: 20, height: 20)) == size)
        label.text = "several words on a line and more"
        #expect(label.intrinsicContentSize.width > size.width)
        #expect(label.intrinsicContentSize.height == size.height)
    }

    @Test func multipleLinesWrapAtWidth() {
        let label = UILabel()
        label.text = "several words on a line, several words on a line"
        let line = label.intrinsicContentSize
        label.numberOfLines = 0
        let broken = label.sizeThatFits(CGSize(width: line.width / 2, height: 0))
        #expect(broken.width <= line.width / 2 && broken.height >= 2 * line.height)
        #expect(label.sizeThatFits(.zero) == line)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: line.width / 4, height: 0)).height == 2 * line.height)
        label.preferredMaxLayoutWidth = line.width / 2
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize == broken)
    }

    @Test func sizeToFitUsesTextSize() {
        let label = UILabel()
        label.text = "text"
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize && label.bounds.width > 0)
    }

    @Test func textRectInsetsAddToSize() {
        let plain = UILabel()
        let inset = InsetLabel()
        plain.text = "text"
        inset.text = "text"
        let size = plain.intrinsicContentSize
        #expect(inset.intrinsicContentSize == CGSize(width: size.width + 30, height: size.height + 10))
        #expect(inset.sizeThatFits(.zero) == inset.intrinsicContentSize)
    }

    // MARK: Drawing

    @Test func textIsVerticallyCentered() {
        WidgetStage.run { stage in
            let label = UILabel()
            label.text = "H"
            stage.add(label, CGRect(x: 0, y: 0, width: 200, height: 100))
            let font: UIFont = label.font
            // A capital letter is on the baseline: its center is above the center of the line.
            let middle = 50 + (font.ascender + font.descender) / 2 - font.capHeight / 2
            #expect(abs(stage.nonWhiteBounds().midY - middle) <= 1.5)
        }
    }

    @Test func textFollowsAlignment() {
        func textBounds(_ alignment: NSTextAlignment, _ text: String) -> CGRect {
            var box = CGRect.null
            WidgetStage.run { stage in
                let label = UILabel()
                label.text = text
                label.textAlignment = alignment
                stage.add(label, CGRect(x: 0, y: 0, width: 200, height: 100))
                box = stage.nonWhiteBounds()
            }
            return box
        }
        #expect(textBounds(.left, "HH").minX < 5)
        #expect(textBounds(.right, "HH").maxX > 195)
        #expect(abs(textBounds(.center, "HH").midX - 100) <= 2)
        #expect(textBounds(.natural, "HH").minX < 5)
        #expect(textBounds(.natural, "مرحبا").maxX > 195)
        #expect(textBounds(.left, "مرحبا").minX < 5)
    }

    @Test func longTextStaysInside() {
        WidgetStage.run { stage in
            let label = UILabel()
            label.text = String(repeating: "HHHH ", count: 20)
            stage.add(label, CGRect(x: 50, y: 20, width: 80, height: 60))
            let one = stage.nonWhiteBounds()
            #expect(one.minX >= 50 && one.maxX <= 130 && one.height < 30)
            label.numberOfLines = 0
            stage.show()
            let many = stage.nonWhiteBounds()
            #expect(many.height > 40, "the text has as many lines as fit")
            #expect(many.minY >= 20 && many.maxY <= 80)
        }
    }

    @Test func onlyOverridingSubclassesHaveBackingStore() {
        WidgetStage.run { stage in
            let labels = [UILabel(), PlainSubclass(), InsetLabel(), FilledLabel()]
            for (index, label) in labels.enumerated() {
                label.text = "text"
                stage.add(label, CGRect(x: 0, y: 25 * index, width: 100, height: 25))
            }
            #expect(labels.map { $0.layer.contents != nil } == [false, false, true, true])
        }
    }

    @Test func subclassesDrawThroughTheirOverrides() {
        WidgetStage.run { stage in
            let inset = InsetLabel()
            inset.text = "H"
            stage.add(inset, CGRect(x: 0, y: 0, width: 100, height: 40))
            #expect(stage.nonWhiteBounds().minX >= 15 && stage.nonWhiteBounds().minX < 21)
            inset.removeFromSuperview()
            let filled = FilledLabel()
            filled.text = "H"
            stage.add(filled, CGRect(x: 100, y: 0, width: 50, height: 40))
            #expect(stage.count(0xFF_0000) > 1500, "the override draws the background")
            #expect(stage.count(0xFF_0000) < 2000, "the text covers a part of the background")
        }
    }

    @Test func cachedDrawingsFollowTextAndSize() {
        WidgetStage.run { stage in
            let label = InsetLabel()
            label.text = "H"
            stage.add(label, CGRect(x: 0, y: 0, width: 100, height: 40))
            let narrow = stage.nonWhiteBounds()
            label.text = "HHHH"
            stage.show()
            let wide = stage.nonWhiteBounds()
            #expect(wide.width > 3 * narrow.width)
            label.textAlignment = .right
            label.frame.size.width = 180
            stage.show()
            #expect(stage.nonWhiteBounds().maxX > 160 && stage.nonWhiteBounds().width == wide.width)
        }
    }

    @Test func colorsFollowStyle() {
        WidgetStage.run { stage in
            let label = UILabel()
            label.text = "████"
            stage.add(label, CGRect(x: 0, y: 0, width: 200, height: 100))
            #expect(stage.count(0x1C1F24) > 100)
            stage.window.overrideUserInterfaceStyle = .dark
            stage.show()
            #expect(stage.count(0x1C1F24) == 0)
            #expect(stage.count(0xECEEF1) > 100)
        }
    }

    @Test func attributeColorsFollowStyle() {
        WidgetStage.run { stage in
            let label = UILabel()
            label.attributedText = NSAttributedString(string: "████", attributes: [.foregroundColor: UIColor.label])
            stage.add(label, CGRect(x: 0, y: 0, width: 200, height: 100))
            #expect(stage.count(0x1C1F24) > 100)
            stage.window.overrideUserInterfaceStyle = .dark
            stage.show()
            #expect(stage.count(0xECEEF1) > 100)
        }
    }

    @Test func cachedDrawingsAreUpdatedAfterMissedStyleChange() {
        WidgetStage.run { stage in
            let label = InsetLabel()
            label.text = "████"
            let container = TraitLoggingView()
            container.addSubview(label)
            label.frame = CGRect(x: 0, y: 0, width: 150, height: 60)
            stage.add(container, CGRect(x: 0, y: 0, width: 200, height: 100))
            container.removeFromSuperview()
            stage.window.overrideUserInterfaceStyle = .dark
            stage.show()
            #expect(container.changes == [])
            stage.window.addSubview(container)
            stage.show()
            #expect(container.changes == [.dark])
            #expect(stage.count(0x1C1F24) == 0)
            #expect(stage.count(0xECEEF1) > 100)
            container.removeFromSuperview()
            stage.window.addSubview(container)
            #expect(container.changes == [.dark], "the style did not change")
        }
    }

    @Test func disabledTextIsLighter() {
        WidgetStage.run { stage in
            let label = UILabel()
            label.text = "████"
            stage.add(label, CGRect(x: 0, y: 0, width: 200, height: 100))
            #expect(stage.darkest() < 0x30)
            label.isEnabled = false
            stage.show()
            #expect(stage.darkest() > 0x80)
            #expect(stage.darkest() < 0xF0)
        }
    }

    @Test func highlightedTextHasItsOwnColor() {
        WidgetStage.run { stage in
            let label = UILabel()
            label.text = "████"
            label.highlightedTextColor = .red
            stage.add(label, CGRect(x: 0, y: 0, width: 200, height: 100))
            #expect(stage.count(0xFF_0000) == 0)
            label.isHighlighted = true
            stage.show()
            #expect(stage.count(0xFF_0000) > 100)
            label.highlightedTextColor = nil
            stage.show()
            #expect(stage.count(0xFF_0000) == 0)
        }
    }

    @Test func fontShrinksUntilTextFits() {
        WidgetStage.run { stage in
            let label = UILabel()
            label.text = "HHHHHHHHHH"
            label.lineBreakMode = .byClipping
            let natural = label.intrinsicContentSize
            stage.add(label, CGRect(x: 0, y: 0, width: natural.width * 0.75, height: 100))
            let clipped = stage.nonWhiteBounds()
            label.adjustsFontSizeToFitWidth = true
            stage.show()
            #expect(
                stage.nonWhiteBounds().height == clipped.height,
                "without a minimum scale factor the font keeps its size")
            label.minimumScaleFactor = 0.5
            stage.show()
            let shrunk = stage.nonWhiteBounds()
            #expect(shrunk.height < clipped.height * 0.9 && shrunk.height > clipped.height * 0.5)
            #expect(shrunk.maxX < natural.width * 0.75)
        }
    }

    @Test(arguments: [1, 1.25, 2] as [CGFloat]) func incrementalFramesEqualRepaint(scale: CGFloat) {
        WidgetStage.run(scale: scale) { stage in
            let label = UILabel()
            stage.add(label, CGRect(x: 10.3, y: 7.7, width: 120, height: 40))
            let changes: [(UILabel) -> Void] = [
                { $0.text = "first" }, { $0.text = "a longer second, fit for an ellipsis" },
                { $0.textAlignment = .right },
                { $0.numberOfLines = 0 }, { $0.textColor = .red }, { $0.frame.size.width = 90.5 },
                { $0.frame.origin.x = 33.2 }, { $0.isEnabled = false }, { $0.font = .italicSystemFont(ofSize: 22) },
                { $0.text = nil },
            ]
            for change in changes {
                change(label)
                stage.show()
                #expect(stage.pixels().values == stage.repaintedPixels())
            }
        }
    }

    // MARK: Cost of changes

    @Test func newTextDamagesLabelOnly() throws {
        try WidgetStage.run { stage in
            let label = UILabel()
            label.text = "one"
            stage.add(label, CGRect(x: 20, y: 30, width: 60, height: 20))
            label.text = "two"
            stage.show()
            let damage = try #require(stage.surface.paintedRegions.last)
            #expect(damage.boundingBox == PixelRect(x: 20, y: 30, width: 60, height: 20))
        }
    }

    @Test func newTextCausesNoLayout() {
        WidgetStage.run { stage in
            let container = CountingView()
            stage.add(container, CGRect(x: 0, y: 0, width: 200, height: 100))
            let label = UILabel()
            label.text = "one"
            container.addSubview(label)
            label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
            stage.show()
            let before = container.layouts
            label.text = "a longer text"
            label.font = .systemFont(ofSize: 30)
            stage.show()
            #expect(container.layouts == before)
        }
    }

    @Test func superviewIsLaidOutIfIntrinsicSizeChanges() {
        WidgetStage.run { stage in
            let container = CountingView()
            stage.add(container, CGRect(x: 0, y: 0, width: 200, height: 100))
            let label = UILabel()
            label.text = "one"
            container.addSubview(label)
            stage.show()
            _ = label.intrinsicContentSize
            var before = container.layouts
            label.text = "a longer text"
            stage.show()
            #expect(container.layouts == before + 1)
            before = container.layouts
            label.textColor = .red
            label.text = "a longer text"
            stage.show()
            #expect(container.layouts == before, "the size is the same")
        }
    }

    // MARK: Attributed text

    @Test func attributedTextSetsAttributes() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byWordWrapping
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "text",
            attributes: [
                .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style,
            ])
        #expect(label.text == "text")
        #expect(label.font == .boldSystemFont(ofSize: 30))
        #expect(label.textColor == .red)
        #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
    }

    @Test func missingAttributesComeFromLabel() {
        let text = NSMutableAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        text.append(NSAttributedString(string: "HHHHHHHHHH"))
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        let plain = UILabel()
        plain.font = .systemFont(ofSize: 10)
        plain.text = "HHHHHHHHHH"
        label.attributedText = text
        let large = UILabel()
        large.font = .systemFont(ofSize: 40)
        large.text = "large"
        let sum = large.intrinsicContentSize.width + plain.intrinsicContentSize.width
        #expect(abs(label.intrinsicContentSize.width - sum) <= 2)
        #expect(label.font == .systemFont(ofSize: 40), "the property returns the font of the first character")
    }

    @Test func plainTextKeepsFirstAttributes() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "a", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
        label.text = "b"
        #expect(label.font == .systemFont(ofSize: 40) && label.textColor == .red)
    }

    @Test func settingPropertiesChangesWholeText() throws {
        let text = NSMutableAttributedString(string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        let label = UILabel()
        label.attributedText = text
        let mixed = label.intrinsicContentSize
        label.font = .systemFont(ofSize: 10)
        #expect(label.intrinsicContentSize.height < mixed.height / 2)
        label.textColor = .green
        let result = try #require(label.attributedText)
        #expect(result.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor == .green)
    }

    @Test func attributedTextIsCopied() {
        let text = NSMutableAttributedString(string: "before")
        let label = UILabel()
        label.attributedText = text
        text.mutableString.setString("after")
        #expect(label.text == "before")
    }

    @Test func runsFollowCharactersOutsideBasicPlane() {
        WidgetStage.run { stage in
            // The red part follows two UTF-16 units, which are four bytes of UTF-8.
            let text = NSMutableAttributedString(string: "\u{1D400} ", attributes: [.foregroundColor: UIColor.black])
            text.append(NSAttributedString(string: "██", attributes: [.foregroundColor: UIColor.red]))
            text.append(NSAttributedString(string: "██", attributes: [.foregroundColor: UIColor.blue]))
            let label = UILabel()
            label.attributedText = text
            stage.add(label, CGRect(x: 0, y: 0, width: 200, height: 100))
            let red = stage.count(0xFF_0000)
            let blue = stage.count(0x00_00FF)
            #expect(red > 100)
            #expect(abs(red - blue) < red / 4)
        }
    }

    @Test("a font that is set while fonts are adjusted has the preferred text size")
    func fontsAreAdjustedWhenSet() {
        let label = UILabel(frame: .zero)
        label.adjustsFontForContentSizeCategory = true
        label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        label.font = .preferredFont(forTextStyle: .subheadline)
        let size = UIFont.preferredFont(forTextStyle: .subheadline).pointSize
        #expect(label.font.pointSize > size * 1.5)
        label.adjustsFontForContentSizeCategory = false
        label.font = .preferredFont(forTextStyle: .subheadline)
        #expect(label.font.pointSize == size)
    }
}

private final class PlainSubclass: UILabel {
    override func layoutSubviews() { super.layoutSubviews() }
}

private final class InsetLabel: UILabel {
    let insets = UIEdgeInsets(top: 5, left: 15, bottom: 5, right: 15)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
            .inset(by: UIEdgeInsets(top: -5, left: -15, bottom: -5, right: -15))
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

private final class FilledLabel: UILabel {
    override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(bounds)
        super.draw(rect)
    }
}

private final class TraitLoggingView: UIView {
    var changes: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes.append(traitCollection.userInterfaceStyle)
    }
}

import Foundation
import Testing
import TextEngine

@testable import UIKit

@Suite("Decorations of text and labels") @MainActor struct TextDecorationTests {
    private func image(_ attributes: [NSAttributedString.Key: Any], _ text: String = "Hill") -> Pixels {
        var attributes = attributes
        attributes[.font] = UIFont.systemFont(ofSize: 32)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return Pixels(
            UIGraphicsImageRenderer(size: CGSize(width: 160, height: 70), format: format).image { _ in
                NSAttributedString(string: text, attributes: attributes).draw(at: CGPoint(x: 20, y: 12))
            })
    }

    private func isRed(_ pixel: Pixels.Pixel) -> Bool { pixel.red > 150 && pixel.green < 60 && pixel.alpha > 150 }
    private func isBlack(_ pixel: Pixels.Pixel) -> Bool { pixel.red < 60 && pixel.green < 60 && pixel.alpha > 150 }

    @Test("underlines and strikethroughs have their own colors") func lineColors() {
        let under = image([.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red])
        let through = image([.strikethroughStyle: 1, .strikethroughColor: UIColor.red])
        #expect(under.count(where: isRed) > 40 && under.count(where: isBlack) > 100)
        #expect(through.bounds(where: isRed).maxY < under.bounds(where: isRed).minY)
        let twice = image([.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.red])
        #expect(twice.bounds(where: isRed).height > under.bounds(where: isRed).height)
    }

    @Test("a positive stroke width draws the outline, a negative one also fills the glyphs") func strokes() {
        let plain = image([.foregroundColor: UIColor.black])
        let outline = image([.foregroundColor: UIColor.black, .strokeColor: UIColor.red, .strokeWidth: 4])
        let both = image([.foregroundColor: UIColor.black, .strokeColor: UIColor.red, .strokeWidth: -4])
        #expect(plain.count(where: isRed) == 0)
        #expect(outline.count(where: isRed) > 50 && outline.count(where: isBlack) == 0)
        #expect(both.count(where: isRed) > 50 && both.count(where: isBlack) > 20)
        #expect(both.bounds { $0.alpha > 60 }.width > plain.bounds { $0.alpha > 60 }.width)
    }

    @Test("a stroke can apply to part of the text") func partialStroke() {
        let text = NSMutableAttributedString(
            string: "HH", attributes: [.font: UIFont.systemFont(ofSize: 32), .foregroundColor: UIColor.black])
        text.addAttributes([.strokeColor: UIColor.red, .strokeWidth: 5], range: NSRange(location: 1, length: 1))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let pixels = Pixels(
            UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60), format: format).image { _ in
                text.draw(at: CGPoint(x: 10, y: 5))
            })
        #expect(pixels.bounds(where: isBlack).maxX <= pixels.bounds(where: isRed).minX + 1)
    }

    @Test("a shadow is behind the text, offset and blurred") func shadows() {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.red
        shadow.shadowOffset = CGSize(width: 60, height: 10)
        let sharp = image([.shadow: shadow], "Hi")
        let textBounds = sharp.bounds(where: isBlack)
        #expect(sharp.bounds(where: isRed).offsetBy(dx: -60, dy: -10) == textBounds)
        shadow.shadowBlurRadius = 6
        let blurred = image([.shadow: shadow], "Hi")
        let visible = blurred.bounds { $0.alpha > 3 && $0.red > 0 }
        #expect(visible.maxX > textBounds.maxX + 61)
        #expect(blurred.bounds(where: isBlack) == textBounds)
        #expect(shadow.isEqual(shadow.copy()))
    }

    private func rendering(of label: UILabel) -> Pixels {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return Pixels(
            UIGraphicsImageRenderer(size: label.bounds.size, format: format).image {
                label.layer.render(in: $0.cgContext)
            })
    }

    @Test("a label has a shadow") func labelShadow() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        label.text = "Hi"
        label.font = .systemFont(ofSize: 24)
        label.textColor = .black
        let textBounds = rendering(of: label).bounds(where: isBlack)
        label.shadowColor = .red
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        label.shadowOffset = CGSize(width: 50, height: 5)
        #expect(rendering(of: label).bounds(where: isRed) == textBounds.offsetBy(dx: 50, dy: 5))
        label.shadowColor = nil
        #expect(rendering(of: label).count(where: isRed) == 0)
    }

    @Test("tightening avoids truncation of slightly too long text") func tightening() {
        let label = UILabel(frame: .zero)
        label.text = "A text that is a little too long"
        let width = label.intrinsicContentSize.width
        label.frame = CGRect(x: 0, y: 0, width: width - 6, height: 30)
        func layout() -> TextLayout {
            label.layout(UILabel.LayoutKey(size: label.bounds.size, lineLimit: 1, scale: 1)).layout
        }
        #expect(layout().isTruncated)
        label.allowsDefaultTighteningForTruncation = true
        #expect(!layout().isTruncated)
        #expect(layout().size.width <= width - 6)
        label.frame.size.width = width / 2
        #expect(layout().isTruncated)
    }

    @Test("a shrunken line keeps its baseline unless baselineAdjustment is set") func baseline() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        label.text = "HHHHHHHHHHHHHHHHHH"
        label.font = .systemFont(ofSize: 30)
        label.textColor = .black
        label.lineBreakMode = .byClipping
        let full = rendering(of: label).bounds { $0.alpha > 100 }
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.2
        let base = rendering(of: label).bounds { $0.alpha > 100 }
        label.baselineAdjustment = .alignCenters
        let center = rendering(of: label).bounds { $0.alpha > 100 }
        label.baselineAdjustment = .none
        let top = rendering(of: label).bounds { $0.alpha > 100 }
        #expect(abs(base.maxY - full.maxY) <= 1)
        #expect(base.height < full.height - 5)
        #expect(top.minY < center.minY && center.minY < base.minY)
    }

    @Test("fixAttributes removes misplaced attachments and extends paragraph styles") func fixing() {
        let text = NSMutableAttributedString(string: "ab\ncd")
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 1))
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 3, length: 1))
        text.fixAttributes(in: NSRange(location: 0, length: 5))
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
        #expect((text.attribute(.paragraphStyle, at: 4, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .right)
        #expect(text.attribute(.paragraphStyle, at: 1, effectiveRange: nil) == nil)
    }

    @Test("buttons with symbol types show the symbol in the tint color") func buttonTypes() {
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
            let button = UIButton(type: type)
            #expect(button.currentImage != nil)
            #expect(button.accessibilityLabel?.isEmpty == false)
            button.tintColor = .red
            button.sizeToFit()
            #expect(button.bounds.width >= 20 && button.bounds.width <= 44)
            button.layoutIfNeeded()
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let pixels = Pixels(
                UIGraphicsImageRenderer(size: button.bounds.size, format: format).image {
                    button.layer.render(in: $0.cgContext)
                })
            #expect(pixels.count(where: isRed) > 60)
        }
    }
}

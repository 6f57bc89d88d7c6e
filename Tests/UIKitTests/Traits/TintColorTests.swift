import CoreGraphics
import Testing
import UIKit

/// Tests of `UIColor.tintColor`, the tint color of the view that uses the color.
@MainActor @Suite(.serialized) struct TintColorTests {
    private let red: UInt32 = 0xFF_0000
    private let green: UInt32 = 0x00_FF00

    @Test func backgroundUsesTintColorOfView() {
        WidgetStage.run { stage in
            let outer = UIView()
            let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            inner.backgroundColor = .tintColor
            outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            outer.addSubview(inner)
            stage.add(outer, CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(stage.count(red) == 400)
            outer.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            stage.show()
            #expect(stage.count(green) == 400 && stage.count(red) == 0)
            outer.tintColor = nil
            stage.window.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            stage.show()
            #expect(stage.count(red) == 400)
            // In another part of the hierarchy, the view has another tint color.
            let other = UIView()
            other.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            stage.add(other, CGRect(x: 100, y: 0, width: 100, height: 100))
            other.addSubview(inner)
            stage.show()
            #expect(stage.count(green) == 400 && stage.pixels().values == stage.repaintedPixels())
        }
    }

    @Test(arguments: [true, false]) func labelUsesTintColorOfView(_ isAttributed: Bool) {
        WidgetStage.run { stage in
            let outer = UIView()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            label.font = .systemFont(ofSize: 30)
            if isAttributed {
                label.attributedText = NSAttributedString(
                    string: "■■■", attributes: [.foregroundColor: UIColor.tintColor])
            } else {
                label.text = "■■■"
                label.textColor = .tintColor
            }
            outer.addSubview(label)
            outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            stage.add(outer, CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(stage.count(red) > 50)
            stage.window.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            outer.tintColor = nil
            stage.show()
            #expect(stage.count(green) > 50 && stage.count(red) == 0)
            #expect(stage.pixels().values == stage.repaintedPixels())
        }
    }

    @Test func drawingAndTextUseTintColorOfView() {
        WidgetStage.run { stage in
            let drawing = TintDrawing()
            let text = UITextView()
            text.attributedText = NSAttributedString(
                string: "■■■",
                attributes: [.foregroundColor: UIColor.tintColor, .font: UIFont.systemFont(ofSize: 30)])
            stage.window.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            stage.add(drawing, CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(stage.count(red) == 100)
            stage.add(text, CGRect(x: 20, y: 0, width: 150, height: 60))
            #expect(stage.count(red) > 150)
            stage.window.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            stage.show()
            #expect(stage.count(green) > 150 && stage.count(red) == 0)
        }
    }

    @Test func selfReferencingTintColorIsDefaultTintColor() {
        let view = UIView()
        let superview = UIView()
        superview.addSubview(view)
        view.tintColor = .tintColor
        #expect(view.tintColor.cgColor == UIColor.systemBlue.cgColor)
        superview.tintColor = .systemRed
        #expect(view.tintColor == .systemRed)
        let pale = UIColor.tintColor.withAlphaComponent(0.5)
        view.tintColor = pale
        let standard = UIColor.systemBlue.resolvedColor(with: view.traitCollection)
        #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == standard.withAlphaComponent(0.5))
        #expect(
            UIColor.tintColor.resolvedColor(with: UITraitCollection())
                == UIColor.systemBlue.resolvedColor(with: UITraitCollection()))
    }

    @Test func tintColorIsNotTrait() {
        let view = TraitCounter()
        let superview = UIView()
        superview.addSubview(view)
        let before = view.traitCollection
        superview.tintColor = .red
        #expect(view.traitCollection == before && view.changes == 0)
        #expect(view.traitCollection === view.traitCollection)
        superview.overrideUserInterfaceStyle = .dark
        #expect(view.changes == 1)
        #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == .red)
    }
}

private final class TintDrawing: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.tintColor.setFill()
        UIGraphicsGetCurrentContext()?.fill(bounds)
    }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}

private final class TraitCounter: UIView {
    var changes = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
}

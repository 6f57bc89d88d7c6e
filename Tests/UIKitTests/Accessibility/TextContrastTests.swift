import QuartzCore
import Testing

@testable import UIKit

/// The contrast of texts to what is displayed behind them.
@MainActor @Suite(.serialized) struct TextContrastTests {
    private let stages = StageStore()

    private func makeStage(_ background: UIColor? = .white) -> Stage {
        let stage = stages.make()
        stage.window.backgroundColor = background
        return stage
    }

    private func addLabel(_ stage: Stage, _ color: UIColor, to parent: UIView? = nil) -> UILabel {
        let label = stage.add(UILabel(), CGRect(x: 10, y: 10, width: 120, height: 24), to: parent)
        label.text = "Text of a label"
        label.textColor = color
        return label
    }

    /// Returns the contrasts that the audit reports, rounded to tenths.
    private func contrasts(_ stage: Stage) -> [Double] {
        stage.window.layoutIfNeeded()
        return AccessibilityInspector.issues(in: stage.window).compactMap { issue in
            guard case .lowContrast(let contrast) = issue.kind else { return nil }
            return (contrast * 10).rounded() / 10
        }
    }

    @Test("AX-41: the background of a button's configuration is behind its title")
    func filledButton() {
        let stage = makeStage()
        let button = stage.add(UIButton(configuration: .filled()), CGRect(x: 10, y: 10, width: 160, height: 40))
        button.configuration?.title = "Continue"
        button.configuration?.baseForegroundColor = .white
        button.configuration?.baseBackgroundColor = UIColor(white: 0.3, alpha: 1)
        #expect(contrasts(stage).isEmpty)
        button.configuration?.baseBackgroundColor = UIColor(white: 0.7, alpha: 1)
        #expect(contrasts(stage) == [2.1])
        button.isEnabled = false
        #expect(contrasts(stage).isEmpty)
    }

    @Test("AX-41: a short text between pixels has the contrast of its color")
    func fractions() {
        let stage = makeStage()
        for step in 0..<20 {
            let (x, y) = (10.05 + 31.05 * Double(step), 10.05 + 7.05 * Double(step))
            let label = stage.add(UILabel(), CGRect(x: x, y: y, width: 30, height: 20))
            label.font = .systemFont(ofSize: 12)
            label.text = "1"
            // The contrast is 4.54.
            label.textColor = UIColor(white: 118.0 / 255, alpha: 1)
        }
        #expect(contrasts(stage).isEmpty)
    }

    @Test("AX-41: backgrounds of cells, gradients, images, sublayers and effects are behind a text")
    func backgrounds() throws {
        let stage = makeStage()
        let cell = stage.add(UITableViewCell(), CGRect(x: 0, y: 0, width: 200, height: 44))
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .black
        cell.backgroundConfiguration = background
        let label = addLabel(stage, .white, to: cell.contentView)
        #expect(contrasts(stage).isEmpty)
        label.textColor = .black
        #expect(contrasts(stage) == [1])
        cell.removeFromSuperview()

        let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 50))
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [UIColor.black.cgColor, UIColor(white: 0.2, alpha: 1).cgColor]
        view.layer.addSublayer(gradient)
        let text = addLabel(stage, .white, to: view)
        #expect(contrasts(stage).isEmpty)
        text.textColor = UIColor(white: 0.3, alpha: 1)
        #expect(contrasts(stage).count == 1)
        gradient.removeFromSuperlayer()
        #expect(contrasts(stage).isEmpty)

        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        let picture = UIImageView(image: image)
        picture.frame = view.bounds
        view.insertSubview(picture, at: 0)
        #expect(contrasts(stage).count == 1)
        text.textColor = .white
        #expect(contrasts(stage).isEmpty)
        picture.removeFromSuperview()
        #expect(contrasts(stage) == [1])

        stage.window.backgroundColor = .black
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        effect.frame = view.frame
        stage.window.addSubview(effect)
        effect.contentView.addSubview(text)
        #expect(contrasts(stage).isEmpty)
        text.textColor = .black
        // In front of the window alone, the contrast would be 1.
        #expect(contrasts(stage) == [2.5])
    }

    @Test("AX-41: opacities of groups, attributes and text colors are applied")
    func opacities() {
        let stage = makeStage()
        let group = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 50))
        group.backgroundColor = .white
        let label = addLabel(stage, .black, to: group)
        #expect(contrasts(stage).isEmpty)
        group.alpha = 0.5
        // The text is as dark as a half transparent black.
        #expect(contrasts(stage) == [4])
        group.alpha = 1
        label.textColor = UIColor(white: 0, alpha: 0.5)
        #expect(contrasts(stage) == [4])
        let text = NSMutableAttributedString(string: "White in front of black")
        text.addAttributes(
            [.foregroundColor: UIColor.white, .backgroundColor: UIColor.black],
            range: NSRange(location: 0, length: text.length))
        label.attributedText = text
        #expect(contrasts(stage).isEmpty)
        label.attributedText = NSAttributedString(string: "White", attributes: [.foregroundColor: UIColor.white])
        #expect(contrasts(stage) == [1])
        label.attributedText = NSAttributedString(string: "Clear", attributes: [.foregroundColor: UIColor.clear])
        #expect(contrasts(stage).isEmpty)
    }

    @Test("AX-41: covered text, text in front of nothing and the subviews of disabled controls are not measured")
    func exemptions() {
        let stage = makeStage()
        let label = addLabel(stage, .white)
        #expect(contrasts(stage) == [1])
        let cover = stage.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 100))
        cover.backgroundColor = .gray
        #expect(contrasts(stage).isEmpty)
        cover.removeFromSuperview()
        stage.window.backgroundColor = nil
        #expect(contrasts(stage).isEmpty)
        stage.window.backgroundColor = .white
        let control = stage.add(UIControl(), CGRect(x: 0, y: 0, width: 200, height: 50))
        control.addSubview(label)
        #expect(contrasts(stage) == [1])
        control.isEnabled = false
        #expect(contrasts(stage).isEmpty)
    }

    @Test("AX-41: texts of fields, text views and segments are measured in front of the control's own background")
    func controls() {
        let stage = makeStage(.black)
        let field = stage.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 36))
        field.borderStyle = .line
        field.backgroundColor = .white
        field.text = "Text"
        field.textColor = .black
        field.accessibilityLabel = "Field"
        let view = stage.add(UITextView(), CGRect(x: 10, y: 60, width: 200, height: 60))
        view.backgroundColor = .white
        view.text = "Text"
        view.textColor = .black
        let segments = UISegmentedControl(items: ["One", "Two"])
        _ = stage.add(segments, CGRect(x: 10, y: 140, width: 200, height: 36))
        segments.backgroundColor = .white
        #expect(contrasts(stage).isEmpty)
        field.textColor = UIColor(white: 0.9, alpha: 1)
        view.textColor = UIColor(white: 0.8, alpha: 1)
        #expect(contrasts(stage).sorted() == [1.2, 1.6])
        segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal)
        #expect(contrasts(stage).count == 3)
    }
}

import Foundation
import TestSupport
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of values that are not finite or extremely large.
@MainActor @Suite(.serialized) struct InvalidGeometryTests {
    private static let notFinite: [CGFloat] = [.nan, .infinity, -.infinity]
    private static let extremeValues: [CGFloat] =
        notFinite + [
            1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1, 0, -1e9, 1e9,
            .leastNonzeroMagnitude, 0.5, 32768,
        ]

    private final class Reports: @unchecked Sendable {
        var texts: [String] = []
    }

    /// Returns whether all geometry values of a view are finite.
    private func hasFiniteGeometry(_ view: UIView) -> Bool {
        let numbers = [
            view.bounds.origin.x, view.bounds.origin.y, view.bounds.size.width, view.bounds.size.height, view.center.x,
            view.center.y, view.alpha, view.transform.a, view.transform.b, view.transform.c, view.transform.d,
            view.transform.tx, view.transform.ty, view.layer.zPosition, view.layer.cornerRadius, view.layer.borderWidth,
            view.layer.shadowRadius, view.layer.shadowOffset.width, view.layer.shadowOffset.height,
            view.layer.anchorPoint.x, view.layer.anchorPoint.y, CGFloat(view.layer.opacity),
        ]
        return numbers.allSatisfy(\.isFinite)
    }

    @Test("views keep their geometry if a new value is not finite, and the report names property, class and value")
    func views() {
        let reports = Reports()
        GeometryValidation.withReports(to: { reports.texts.append($0) }) {
            let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            let view = UILabel(frame: frame)
            for bad in Self.notFinite {
                view.frame = CGRect(x: 0, y: 0, width: bad, height: 1)
                view.bounds = CGRect(x: bad, y: 0, width: 1, height: 1)
                view.center = CGPoint(x: bad, y: 0)
                view.transform = CGAffineTransform(scaleX: bad, y: 1)
                view.transform3D = CATransform3DMakeTranslation(bad, 0, 0)
                view.alpha = bad
                view.anchorPoint = CGPoint(x: 0, y: bad)
                view.layoutMargins = UIEdgeInsets(top: bad, left: 0, bottom: 0, right: 0)
                view.preferredMaxLayoutWidth = bad
                view.minimumScaleFactor = bad
            }
            view.frame = .null
            view.frame = .infinite
            #expect(view.frame == frame)
            #expect(view.transform == .identity && view.alpha == 1 && view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
            #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            #expect(view.preferredMaxLayoutWidth == 0 && view.minimumScaleFactor == 0)
            #expect(UIView(frame: .null).frame == .zero)
        }
        let expected = [
            "frame", "bounds", "position", "transform", "transform", "alpha", "anchorPoint", "layoutMargins",
            "preferredMaxLayoutWidth", "minimumScaleFactor",
        ]
        for property in expected {
            #expect(reports.texts.contains { $0.contains("UILabel.\(property) ") }, "\(property)")
        }
        // One report for each property, regardless of the number of values, and one for the plain view.
        #expect(reports.texts.count == Set(expected).count + 1)
    }

    @Test("layers keep their values if a new value is not finite")
    func layers() {
        GeometryValidation.withReports(to: { _ in }) {
            let layer = CALayer()
            let shape = CAShapeLayer()
            let gradient = CAGradientLayer()
            let text = CATextLayer()
            let copies = CAReplicatorLayer()
            for bad in Self.notFinite {
                layer.zPosition = bad
                layer.cornerRadius = bad
                layer.borderWidth = bad
                layer.contentsScale = bad
                layer.contentsRect = CGRect(x: 0, y: 0, width: bad, height: 1)
                layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: bad)
                layer.shadowRadius = bad
                layer.shadowOpacity = Float(bad)
                layer.shadowOffset = CGSize(width: bad, height: 0)
                layer.opacity = Float(bad)
                shape.lineWidth = bad
                shape.miterLimit = bad
                shape.lineDashPhase = bad
                shape.strokeStart = bad
                shape.strokeEnd = bad
                shape.lineDashPattern = [1, NSNumber(value: Double(bad))]
                gradient.startPoint = CGPoint(x: bad, y: 0)
                gradient.endPoint = CGPoint(x: 0, y: bad)
                gradient.locations = [0, NSNumber(value: Double(bad))]
                text.fontSize = bad
                layer.sublayerTransform = CATransform3DMakeScale(bad, 1, 1)
                copies.instanceTransform = CATransform3DMakeTranslation(0, bad, 0)
                copies.instanceRedOffset = Float(bad)
                copies.instanceGreenOffset = Float(bad)
                copies.instanceBlueOffset = Float(bad)
                copies.instanceAlphaOffset = Float(bad)
            }
            let new = CALayer()
            #expect(layer.zPosition == 0 && layer.cornerRadius == 0 && layer.borderWidth == 0)
            #expect(layer.contentsScale == new.contentsScale && layer.opacity == 1)
            #expect(layer.contentsRect == new.contentsRect && layer.contentsCenter == new.contentsCenter)
            #expect(layer.shadowRadius == new.shadowRadius && layer.shadowOpacity == new.shadowOpacity)
            #expect(layer.shadowOffset == new.shadowOffset)
            #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.lineDashPhase == 0)
            #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineDashPattern == nil)
            #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
            #expect(gradient.locations == nil && text.fontSize == 36)
            #expect(layer.sublayerTransform == CATransform3DIdentity)
            #expect(copies.instanceTransform == CATransform3DIdentity)
            #expect(copies.instanceRedOffset == 0 && copies.instanceGreenOffset == 0)
            #expect(copies.instanceBlueOffset == 0 && copies.instanceAlphaOffset == 0)
        }
    }

    @Test("controls, controllers, text and scenes keep their values if a new value is not finite")
    func others() {
        GeometryValidation.withReports(to: { _ in }) {
            let slider = UISlider()
            let stepper = UIStepper()
            let progress = UIProgressView()
            let button = UIButton(type: .custom)
            let controller = UIViewController()
            let style = NSMutableParagraphStyle()
            let textView = UITextView()
            let font = UIFont.systemFont(ofSize: 12)
            for bad in Self.notFinite {
                slider.value = Float(bad)
                slider.minimumValue = Float(bad)
                slider.maximumValue = Float(bad)
                stepper.value = Double(bad)
                stepper.minimumValue = Double(bad)
                stepper.maximumValue = Double(bad)
                progress.progress = Float(bad)
                button.contentEdgeInsets.left = bad
                button.titleEdgeInsets.top = bad
                button.imageEdgeInsets.right = bad
                controller.preferredContentSize = CGSize(width: bad, height: 1)
                controller.additionalSafeAreaInsets.top = bad
                style.lineSpacing = bad
                style.headIndent = bad
                textView.textContainerInset.top = bad
                textView.contentOffset = CGPoint(x: 0, y: bad)
                textView.textContainer.lineFragmentPadding = bad
                #expect(font.withSize(bad).pointSize == 12)
                #expect(UIFont.systemFont(ofSize: bad).pointSize == 1)
            }
            #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
            #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
            #expect(progress.progress == 0)
            #expect(button.contentEdgeInsets == .zero && button.titleEdgeInsets == .zero)
            #expect(button.imageEdgeInsets == .zero)
            #expect(controller.preferredContentSize == .zero && controller.additionalSafeAreaInsets == .zero)
            #expect(style.lineSpacing == 0 && style.headIndent == 0)
            #expect(textView.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
            #expect(textView.contentOffset == .zero && textView.textContainer.lineFragmentPadding == 5)
        }
    }

    @Test("animations to values that are not finite show the model's value")
    func animations() throws {
        let reports = Reports()
        try GeometryValidation.withReports(to: { reports.texts.append($0) }) {
            try WidgetStage.run { stage in
                let view = UIView()
                view.backgroundColor = .red
                stage.add(view, CGRect(x: 10, y: 10, width: 20, height: 20))
                for (key, value) in [
                    ("position", CGPoint(x: CGFloat.nan, y: 0) as Any), ("bounds", CGRect.null),
                    ("opacity", CGFloat.nan),
                    ("transform.scale", CGFloat.infinity), ("cornerRadius", -CGFloat.infinity),
                    ("zPosition", CGFloat.nan),
                    ("transform", CATransform3DMakeScale(.nan, 1, 1)),
                    ("shadowOffset", CGSize(width: CGFloat.nan, height: 0)),
                ] {
                    for end in 0..<3 {
                        let animation = CABasicAnimation(keyPath: key)
                        if end == 0 { animation.fromValue = value }
                        if end == 1 { animation.toValue = value }
                        if end == 2 { animation.byValue = value }
                        animation.duration = 1
                        view.layer.add(animation, forKey: nil)
                    }
                    let frames = CAKeyframeAnimation(keyPath: key)
                    frames.values = [value, value]
                    frames.duration = 1
                    view.layer.add(frames, forKey: nil)
                }
                stage.show()
                let shown = try #require(view.layer.presentation())
                #expect(shown.position == view.layer.position && shown.bounds == view.layer.bounds)
                #expect(shown.opacity == 1 && shown.cornerRadius == 0)
            }
        }
        for property in ["CABasicAnimation.toValue", "CAKeyframeAnimation.values"] {
            #expect(reports.texts.contains { $0.contains("\(property) ") }, "\(property)")
        }
    }

    @Test("random invalid values in a view tree do not break layout, drawing, focus or hit-testing", arguments: 1...6)
    func fuzz(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        func number() -> CGFloat {
            Bool.random(using: &random)
                ? .random(in: -50...300, using: &random) : Self.extremeValues.randomElement(using: &random) ?? 0
        }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        func size() -> CGSize { CGSize(width: number(), height: number()) }
        func rect() -> CGRect {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: .null
            case 1: .infinite
            default: CGRect(origin: point(), size: size())
            }
        }
        func insets() -> UIEdgeInsets { UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number()) }
        func makeView() -> UIView {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: UILabel()
            case 1: UIButton(type: .system)
            case 2: UISlider()
            case 3: UITextField()
            case 4: UITextView()
            case 5: UISwitch()
            case 6: UIImageView(image: UIImage(systemName: "star"))
            case 7: UISegmentedControl(items: ["a", "b"])
            default: UIView()
            }
        }
        func change(_ view: UIView) {
            let layer = view.layer
            switch Int.random(in: 0..<20, using: &random) {
            case 0, 1, 2: view.frame = rect()
            case 3: view.bounds = rect()
            case 4: view.center = point()
            case 5: view.transform = CGAffineTransform(number(), number(), number(), number(), number(), number())
            case 6: view.alpha = number()
            case 7: layer.cornerRadius = number()
            case 8:
                layer.shadowOpacity = 1
                layer.shadowRadius = number()
                layer.shadowOffset = size()
            case 9: layer.anchorPoint = point()
            case 10: layer.zPosition = number()
            case 11: layer.borderWidth = number()
            case 12: view.layoutMargins = insets()
            case 13: layer.masksToBounds.toggle()
            case 14: view.transform3D = CATransform3DMakeRotation(number(), number(), number(), number())
            case 15: view.backgroundColor = .red
            case 16: (view as? UILabel)?.font = .systemFont(ofSize: number())
            case 17: (view as? UISlider)?.setValue(Float(number()), animated: true)
            case 18: (view as? UITextView)?.contentOffset = point()
            default:
                (view as? UILabel)?.text = "Text of a label"
                (view as? UIButton)?.setTitle("Title", for: .normal)
                (view as? UITextView)?.text = "Some text\nin two lines"
                UIView.animate(withDuration: 0.05) { view.frame = CGRect(x: 10, y: 10, width: 50, height: 20) }
            }
        }
        try GeometryValidation.withReports(to: { _ in }) {
            try WidgetStage.run(width: 200, height: 200) { stage in
                let generator = try EventGenerator(window: stage.window)
                var views = (0..<12).map { _ in makeView() }
                for view in views { stage.window.addSubview(view) }
                for step in 0..<250 {
                    guard let view = views.randomElement(using: &random) else { break }
                    change(view)
                    if step % 25 == 24 {
                        let new = makeView()
                        view.addSubview(new)
                        views.append(new)
                    }
                    #expect(views.allSatisfy(hasFiniteGeometry))
                    if step % 5 == 0 {
                        stage.show()
                        _ = FocusOrder.stops(in: stage.window)
                        for key in [UIKeyboardHIDUsage.keyboardTab, .keyboardRightArrow, .keyboardDownArrow] {
                            try generator.keyPress(key)
                        }
                        _ = stage.window.hitTest(point(), with: nil)
                        _ = view.convert(rect(), to: stage.window)
                        _ = view.sizeThatFits(size())
                        stage.movePointer(to: CGPoint(x: step % 200, y: 100))
                    }
                }
            }
        }
    }
}

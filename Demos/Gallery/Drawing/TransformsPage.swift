import UIKit

/// A page with a view that is rotated, scaled and skewed together with its subviews.
final class TransformsPage: CardPage {
    private let card = UIView()
    private let picture = UIImageView(image: SampleImages.landscape)
    private let caption = UILabel("A view and its subviews", font: Style.strongText)
    private let stage = UIView()
    private let angle = UISlider()
    private let size = UISlider()
    private let skew = UISlider()
    private let anchor = UISegmentedControl(items: ["Center", "Corner"])

    init() {
        let stage = stage
        super.init(
            title: "Transforms",
            summary: "UIView.transform and anchorPoint. The transformed view still receives clicks.",
            weighted: [
                [(Card("View", content: FixedHeightView(stage, height: 270)), 1)],
                [
                    (
                        Card(
                            "Transform",
                            content: VerticalStack(
                                spacing: 4,
                                [
                                    Field("Angle", angle), Field("Size", size), Field("Skew", skew),
                                    Field("Anchor point", anchor),
                                ])), 1
                    )
                ],
            ])
        angle.minimumValue = -180
        angle.maximumValue = 180
        angle.value = -12
        size.minimumValue = 0.4
        size.maximumValue = 1.6
        size.value = 1
        skew.minimumValue = -0.8
        skew.maximumValue = 0.8
        anchor.selectedSegmentIndex = 0
        for control in [angle, size, skew, anchor] as [UIControl] {
            control.addTarget(self, action: TransformsPage.apply, for: .valueChanged)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { angle }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.clipsToBounds = true
        card.backgroundColor = .tertiarySystemFill
        card.layer.cornerRadius = Style.radius
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Click me"
        button.addAction(
            UIAction { action in
                guard let button = action.sender as? UIButton else { return }
                button.configuration?.title = "Clicked"
            }, for: .primaryActionTriggered)
        picture.layer.cornerRadius = Style.innerRadius
        picture.clipsToBounds = true
        stage.addSubview(card)
        for item in [picture, caption, button] { card.addSubview(item) }
        card.bounds = CGRect(x: 0, y: 0, width: 320, height: 120)
        picture.frame = CGRect(x: 16, y: 16, width: 132, height: 88)
        caption.frame = CGRect(x: 164, y: 16, width: 140, height: 44)
        caption.numberOfLines = 2
        button.frame = CGRect(x: 164, y: 70, width: 96, height: 34)
        apply()
    }

    override func layoutContent(in area: CGRect) {
        super.layoutContent(in: area)
        stage.superview?.layoutIfNeeded()
        let isCorner = anchor.selectedSegmentIndex == 1
        card.center = CGPoint(x: stage.bounds.midX - (isCorner ? 160 : 0), y: stage.bounds.midY - (isCorner ? 60 : 0))
    }

    private func apply() {
        let skewed = CGAffineTransform(a: 1, b: 0, c: CGFloat(skew.value), d: 1, tx: 0, ty: 0)
        let rotated = CGAffineTransform(rotationAngle: CGFloat(angle.value) * .pi / 180)
        card.transform = skewed.concatenating(rotated).scaledBy(x: CGFloat(size.value), y: CGFloat(size.value))
        let isCorner = anchor.selectedSegmentIndex == 1
        card.layer.anchorPoint = isCorner ? .zero : CGPoint(x: 0.5, y: 0.5)
        view.setNeedsLayout()
    }
}

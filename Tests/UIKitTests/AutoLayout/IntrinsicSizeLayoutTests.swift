import Testing
import UIKit

@testable import UIKit

@MainActor @Suite struct IntrinsicSizeLayoutTests {
    let stage = LayoutStage(size: CGSize(width: 200, height: 200))

    @Test("IC-01, IC-02 an intrinsic size is two optional constraints")
    func metrics() {
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
        let a = stage.addSized(30, 20)
        let width = a.widthAnchor.constraint(equalToConstant: 80).at(500)
        width.isActive = true
        stage.layOut()
        // The wish to be wider is more important than hugging.
        #expect(a.frame.size == CGSize(width: 80, height: 20))
        width.constant = 10
        stage.layOut()
        // Resistance is more important than the wish to be narrower.
        #expect(a.frame.width == 30)
    }

    @Test("IC-03 default priorities")
    func priorities() {
        let view = UIView()
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        #expect(UILabel().contentHuggingPriority(for: .vertical).rawValue == 251)
        #expect(UILabel().contentHuggingPriority(for: .horizontal).rawValue == 250)
        #expect(UISwitch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(UIStepper().contentHuggingPriority(for: .vertical) == .defaultHigh)
        view.setContentHuggingPriority(UILayoutPriority(3), for: .horizontal)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 3)
    }

    @Test("IC-04 which views have an intrinsic size")
    func whichViews() {
        func has(_ view: UIView) -> [Bool] {
            [view.intrinsicContentSize.width >= 0, view.intrinsicContentSize.height >= 0]
        }
        for view in [
            UILabel(), UIButton(type: .system), UISwitch(), UISegmentedControl(items: ["a"]), UIStepper(),
            UIActivityIndicatorView(), UITextField(),
        ] { #expect(has(view) == [true, true], "\(type(of: view))") }
        for view in [UISlider(), UIProgressView(), UISearchBar()] {
            #expect(has(view) == [false, true], "\(type(of: view))")
        }
        #expect(has(UIImageView()) == [false, false] && has(UITextView()) == [false, false])
        #expect(has(UIView()) == [false, false])
    }

    @Test("IC-05 an invalidated size is asked for once, in the next pass")
    func invalidation() {
        let a = stage.addSized(30, 20)
        a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
        stage.layOut()
        let count = a.measureCount
        a.size = CGSize(width: 50, height: 20)
        a.size = CGSize(width: 60, height: 20)
        #expect(a.frame.width == 30 && a.measureCount == count)
        stage.layOut()
        #expect(a.frame.width == 60 && a.measureCount == count + 1)
    }

    @Test("IC-07 a label wraps at the width that constraints give it")
    func wrapping() {
        let label = UILabel()
        label.text = "Several words that do not fit on one line of this label"
        label.numberOfLines = 0
        stage.add(label)
        let below = stage.addSized(10, 10)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            label.topAnchor.constraint(equalTo: stage.root.topAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        stage.layOut()
        let height = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(label.frame.width == 200 && height > label.font.lineHeight * 1.5)
        #expect(abs(label.frame.height - height) < 1 && below.frame.minY == label.frame.maxY)
        stage.root.frame.size.width = 400
        stage.layOut()
        #expect(label.frame.height < height)
        label.text = "Short"
        stage.layOut()
        #expect(abs(label.frame.height - label.font.lineHeight) <= 1.5)
    }

    @Test("IC-08 preferredMaxLayoutWidth wraps whatever the frame is")
    func preferredWidth() {
        let label = UILabel()
        label.text = "Several words that do not fit on one line of this label"
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 100
        stage.add(label)
        label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
        stage.layOut()
        #expect(label.frame.width <= 101 && label.frame.height > label.font.lineHeight * 2)
    }

    @Test("IC-10 the view with the lower priority gives way")
    func squeeze() {
        let (a, b) = (stage.addSized(150, 20), stage.addSized(150, 20))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
            b.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
        ])
        a.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        stage.layOut()
        #expect(a.frame.width == 42 && b.frame.width == 150)
        a.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
        b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        stage.layOut()
        #expect(a.frame.width == 150 && b.frame.width == 42)
        a.size.width = 20
        b.size.width = 20
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        stage.layOut()
        #expect(a.frame.width == 20 && b.frame.width == 172)
    }

    @Test("IC-11, IC-12, IC-14 fitting")
    func fitting() {
        let container = UIView()
        let a = stage.add(SizedView(30, 20), to: container)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5),
            container.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
            a.topAnchor.constraint(equalTo: container.topAnchor),
            container.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 1),
        ])
        stage.root.addSubview(container)
        container.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 21))
        #expect(container.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        let size = container.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(size.width == 10_000 || size.width == 40)
        #expect(UIView().systemLayoutSizeFitting(.zero) == .zero)
        #expect(SizedView(7, 8).systemLayoutSizeFitting(.zero) == CGSize(width: 7, height: 8))
    }

    @Test("IC-13 fitting with a required width")
    func fittingWidth() {
        let container = UIView()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Several words that do not fit on one line of this label"
        stage.add(label, to: container)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            label.topAnchor.constraint(equalTo: container.topAnchor),
            label.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
        let size = container.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 120)
        #expect(abs(size.height - label.sizeThatFits(CGSize(width: 120, height: 0)).height) <= 1)
    }

    @Test("IC-17, AL-31 constraints refer to the alignment rectangle")
    func alignment() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
            override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
        }
        let a = stage.add(Shadowed())
        #expect(
            a.frame(forAlignmentRect: a.alignmentRect(forFrame: CGRect(x: 3, y: 4, width: 50, height: 60)))
                == CGRect(x: 3, y: 4, width: 50, height: 60))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
            a.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
        ])
        stage.layOut()
        #expect(a.frame == CGRect(x: 18, y: 19, width: 16, height: 14))
    }

    @Test("IC-18, IC-19 baselines")
    func baselines() {
        let (a, b) = (UILabel(), UILabel())
        a.text = "Aa"
        a.font = .systemFont(ofSize: 30)
        b.text = "Bb"
        b.font = .systemFont(ofSize: 12)
        let plain = stage.addSized(10, 15)
        stage.add(a)
        stage.add(b)
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: stage.root.topAnchor),
            b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
            plain.lastBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
        ])
        stage.layOut()
        let baseline = a.frame.midY - a.font.lineHeight / 2 + a.font.ascender
        #expect(abs(b.frame.midY - b.font.lineHeight / 2 + b.font.ascender - baseline) <= 1)
        #expect(abs(plain.frame.maxY - baseline) <= 1)
    }
}

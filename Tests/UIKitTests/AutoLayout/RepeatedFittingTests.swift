import TestSupport
import Testing
import UIKit

@testable import UIKit

/// A view with texts and a picture in it, that changes in every way that concerns its measured size.
@MainActor private final class FittedView {
    /// The properties that can change.
    struct State {
        var texts = ["One", "Two"]
        var picture = CGSize(width: 20, height: 20)
        var gap: CGFloat = 4
        var hasGap = true
        var gapPriority: Float = 750
        var resistance: Float = 750
        var hasThirdText = false
        var isReversed = false
        var isPictureWide = false
        var margins: CGFloat = 8

        mutating func change(_ random: inout SeededGenerator) {
            let word = "word \(random.next() % 90) and some more words"
            switch random.next() % 11 {
            case 0: texts[0] = word
            case 1: texts[1] = String(word.prefix(Int(random.next() % 24)))
            case 2: picture = CGSize(width: CGFloat(random.next() % 60), height: CGFloat(random.next() % 60))
            case 3: gap = CGFloat(random.next() % 30)
            case 4: hasGap.toggle()
            case 5: gapPriority = [200, 750, 999][Int(random.next() % 3)]
            case 6: resistance = [200, 750, 999][Int(random.next() % 3)]
            case 7: hasThirdText.toggle()
            case 8: isReversed.toggle()
            case 9: isPictureWide.toggle()
            default: margins = CGFloat(random.next() % 20)
            }
        }
    }

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    private let labels = [UILabel(), UILabel()]
    private let picture = SizedView(0, 0)
    private let third = UILabel()
    private let gap: NSLayoutConstraint
    private let wide: NSLayoutConstraint
    private var thirdConstraints: [NSLayoutConstraint] = []

    init(_ state: State) {
        let margins = view.layoutMarginsGuide
        for part in labels + [picture] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        for label in labels { label.numberOfLines = 0 }
        gap = labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor)
        wide = picture.widthAnchor.constraint(greaterThanOrEqualToConstant: 90)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.topAnchor.constraint(equalTo: margins.topAnchor),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            labels[0].leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 6),
            labels[0].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            labels[0].topAnchor.constraint(equalTo: margins.topAnchor),
            labels[1].leadingAnchor.constraint(equalTo: labels[0].leadingAnchor),
            labels[1].trailingAnchor.constraint(equalTo: labels[0].trailingAnchor),
            labels[1].bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            labels[1].topAnchor.constraint(greaterThanOrEqualTo: labels[0].bottomAnchor),
        ])
        third.translatesAutoresizingMaskIntoConstraints = false
        third.text = "A third text"
        thirdConstraints = [
            third.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            third.topAnchor.constraint(equalTo: picture.bottomAnchor),
            third.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
        ]
        show(state)
    }

    func show(_ state: State) {
        for (label, text) in zip(labels, state.texts) { label.text = text }
        picture.size = state.picture
        gap.constant = state.gap
        gap.priority = UILayoutPriority(state.gapPriority)
        gap.isActive = state.hasGap
        wide.isActive = state.isPictureWide
        labels[0].setContentCompressionResistancePriority(UILayoutPriority(state.resistance), for: .horizontal)
        if state.hasThirdText { view.addSubview(third) } else { third.removeFromSuperview() }
        if state.hasThirdText { NSLayoutConstraint.activate(thirdConstraints) }
        if state.isReversed { view.bringSubviewToFront(picture) } else { view.sendSubviewToBack(picture) }
        view.layoutMargins = UIEdgeInsets(
            top: state.margins, left: state.margins, bottom: state.margins, right: state.margins)
    }

    func size(_ width: CGFloat, _ horizontal: Float) -> CGSize {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: UILayoutPriority(horizontal),
            verticalFittingPriority: .fittingSizeLevel)
    }
}

@MainActor @Suite struct RepeatedFittingTests {
    @Test("IC-11, IC-13 a view that is measured again has the size of one that is measured for the first time")
    func randomChanges() {
        var random = SeededGenerator(seed: 5)
        var state = FittedView.State()
        let kept = FittedView(state)
        for step in 0..<400 {
            state.change(&random)
            kept.show(state)
            let width = CGFloat(random.next() % 400)
            let priority: Float = random.chance(0.5) ? 1000 : 50
            let size = kept.size(width, priority)
            #expect(size == FittedView(state).size(width, priority), "step \(step): \(state)")
            #expect(size == kept.size(width, priority), "step \(step) again")
        }
    }

    @Test("IC-11 a view can measure itself while it is measured")
    func nestedMeasuring() {
        final class SelfMeasuring: UIView {
            var depth = 0
            override func updateConstraints() {
                super.updateConstraints()
                guard depth < 2 else { return }
                depth += 1
                setNeedsUpdateConstraints()
                #expect(systemLayoutSizeFitting(.zero).width == 30)
            }
        }
        let view = SelfMeasuring()
        view.widthAnchor.constraint(equalToConstant: 30).isActive = true
        for _ in 0..<3 {
            view.depth = 0
            view.setNeedsUpdateConstraints()
            #expect(view.systemLayoutSizeFitting(.zero).width == 30)
        }
    }

    @Test("IC-11 a view that was measured is released")
    func release() {
        weak var released: UIView?
        do {
            let fitted = FittedView(FittedView.State())
            for width in [10, 20, 30] as [CGFloat] { _ = fitted.size(width, 1000) }
            released = fitted.view
        }
        #expect(released == nil)
    }
}

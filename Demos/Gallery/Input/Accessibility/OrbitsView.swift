import UIKit

/// A drawing of planets, each of which is an element.
final class OrbitsView: UIView {
    private let planets: [(name: String, size: CGFloat, distance: String)] = [
        ("Mercury", 14, "58 million kilometers"), ("Venus", 24, "108 million kilometers"),
        ("Earth", 26, "150 million kilometers"), ("Mars", 18, "228 million kilometers"),
    ]

    init() {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        accessibilityContainerType = .list
        accessibilityLabel = "Planets"
        accessibilityElements = planets.map { planet in
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = planet.name
            element.accessibilityValue = planet.distance
            element.accessibilityTraits = .image
            return element
        }
        // Screen readers offer these as actions of the list.
        accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Inner Planets") { [weak self] in self?.innerPlanet($0) }
        ]
    }

    /// Returns the planet before or after the current one, of those nearer to the sun than the Earth.
    private func innerPlanet(
        _ predicate: UIAccessibilityCustomRotorSearchPredicate
    ) -> UIAccessibilityCustomRotorItemResult? {
        let elements = (accessibilityElements ?? []).prefix(2).compactMap { $0 as? UIAccessibilityElement }
        let current = elements.firstIndex { $0 === predicate.currentItem.targetElement }
        let isForward = predicate.searchDirection == .next
        let index = isForward ? (current ?? -1) + 1 : (current ?? elements.count) - 1
        guard elements.indices.contains(index) else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: elements[index], targetRange: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func frame(ofPlanet index: Int) -> CGRect {
        let step = bounds.width / CGFloat(planets.count)
        let size = planets[index].size
        let x = (CGFloat(index) + 0.5) * step
        return directional(
            CGRect(
                x: (x - size / 2).rounded(), y: (bounds.height / 2 - 10 - size / 2).rounded(), width: size,
                height: size))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, element) in (accessibilityElements ?? []).enumerated() {
            let frame = frame(ofPlanet: index)
            (element as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace = CGRect(
                x: frame.midX - 30, y: frame.midY - 24, width: 60, height: 72)
        }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [.font: Style.caption, .foregroundColor: UIColor.label]
        for (index, planet) in planets.enumerated() {
            let frame = frame(ofPlanet: index)
            Style.color(index + 1).setFill()
            UIBezierPath(ovalIn: frame).fill()
            let size = planet.name.size(withAttributes: attributes)
            planet.name.draw(
                at: CGPoint(x: (frame.midX - size.width / 2).rounded(), y: bounds.height / 2 + 20),
                withAttributes: attributes)
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}

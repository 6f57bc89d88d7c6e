import UIKit

/// The sentence that a screen reader says about an element, and the properties that it consists of.
final class SpeechView: UIView {
    private let sentence = UILabel("Nothing yet", font: .systemFont(ofSize: 20, weight: .medium), lines: 2)
    private let names: [UILabel]
    private let values: [UILabel]
    private static let rowHeight: CGFloat = 22
    private static let sentenceHeight: CGFloat = 56

    init() {
        names = ["Label", "Value", "Hint", "Actions", "Position"].map {
            UILabel($0, font: Style.captionTitle, color: .label)
        }
        values = names.map { _ in UILabel("", font: Style.smallText, color: .label) }
        super.init(frame: .zero)
        for label in [sentence] + names + values { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SpeechView.sentenceHeight + CGFloat(names.count) * SpeechView.rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sentence.frame = CGRect(x: 0, y: 0, width: bounds.width, height: SpeechView.sentenceHeight)
        for (index, (name, value)) in zip(names, values).enumerated() {
            let y = SpeechView.sentenceHeight + CGFloat(index) * SpeechView.rowHeight
            name.frame = directional(CGRect(x: 0, y: y, width: 72, height: SpeechView.rowHeight))
            value.frame = directional(
                CGRect(x: 80, y: y, width: max(0, bounds.width - 80), height: SpeechView.rowHeight))
        }
    }

    /// Shows an element.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - elements: All elements of the page in their order.
    func show(_ element: UIResponder, among elements: [UIResponder]) {
        let spoken = AccessibilityInspector.spokenText(of: element)
        sentence.text = spoken.isEmpty ? "Nothing: the element has no label" : spoken
        let position = elements.firstIndex { $0 === element }.map { "\($0 + 1) of \(elements.count)" }
        let texts: [String?] = [
            element.accessibilityLabel, element.accessibilityValue, element.accessibilityHint,
            AccessibilityInspector.actionNames(of: element).joined(separator: ", "), position,
        ]
        for (label, text) in zip(values, texts) { label.text = text.flatMap { $0.isEmpty ? nil : $0 } ?? "none" }
    }

    /// Shows a message, and lets a screen reader speak it.
    func announce(_ text: String) {
        sentence.text = text
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}

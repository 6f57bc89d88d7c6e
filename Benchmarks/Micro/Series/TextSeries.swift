import UIKit

/// Measures the size calculation of a label's text, with and without a cached layout.
@MainActor enum TextSeries {
    static func run(_ bench: Bench) {
        let label = UILabel()
        for size in bench.sizes(100, 800) {
            let texts = (0..<size).map { "the text with the number \($0)" }
            for text in texts { measure(text, label) }
            bench.measure("text: cached", size: size) { measure(texts[$0 % size], label) }
        }
        bench.measure("text: not cached", size: 1) { measure("a text that was never there, \($0)", label) }
        let words = Array(repeating: "some words that fill a paragraph of text", count: 25).joined(separator: " ")
        label.numberOfLines = 0
        bench.measure("text: 1000 characters in several lines, not cached", size: 1) {
            measure("\($0) \(words)", label)
        }
    }

    private static func measure(_ text: String, _ label: UILabel) {
        label.text = text
        precondition(label.sizeThatFits(CGSize(width: 300, height: 0)).width > 0, "the text has no width")
    }
}

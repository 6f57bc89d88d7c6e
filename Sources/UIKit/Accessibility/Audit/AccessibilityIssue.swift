/// A problem of an element for users of assistive technologies (AX-41). The type is not part of Apple's API.
@preconcurrency @MainActor public struct AccessibilityIssue: CustomStringConvertible {
    /// The kinds of problems.
    public enum Kind: Hashable, Sendable {
        /// An element without a label, and without a value that names it.
        case missingLabel
        /// A text whose contrast to its background is below 4.5, or below 3 for large text. The value is the contrast,
        /// from 1 to 21.
        case lowContrast(Double)
        /// A control that is smaller than 24 points.
        case smallTarget
    }

    /// The kind of the problem.
    public let kind: Kind
    /// The element.
    public let element: UIResponder
    /// The frame of the element in the coordinates of its window, in points.
    public let frame: CGRect

    /// A line with the problem, the class of the element, its name and its frame.
    nonisolated public var description: String { MainActor.assumeIsolated { text } }

    private var text: String {
        let name = element.accessibilityLabel.map { " “\($0)”" } ?? ""
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int(clamping: $0.rounded()))" }
        let problem =
            switch kind {
            case .missingLabel: "no label"
            case .lowContrast(let contrast): "contrast \((contrast * 10).rounded() / 10)"
            case .smallTarget: "smaller than 24 points"
            }
        return "\(problem): \(type(of: element))\(name) (\(numbers.joined(separator: ", ")))"
    }
}

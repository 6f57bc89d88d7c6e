/// Finds elements without names, texts without contrast and targets that are too small (AX-41).
@MainActor enum AccessibilityAudit {
    /// The least side of a target, in points.
    private static let leastSide: CGFloat = 24
    /// The least contrast of text, and of large text.
    private static let leastContrast = (text: 4.5, large: 3.0)

    static func issues(in view: UIView) -> [AccessibilityIssue] {
        var issues: [AccessibilityIssue] = []
        for element in AccessibilityOrder.elements(in: view) {
            let frame = frameInWindow(of: element)
            if !hasName(element) {
                issues.append(AccessibilityIssue(kind: .missingLabel, element: element, frame: frame))
            }
            if isSmallTarget(element, frame) {
                issues.append(AccessibilityIssue(kind: .smallTarget, element: element, frame: frame))
            }
        }
        addContrastIssues(of: view, to: &issues)
        return issues
    }

    private static func frameInWindow(of element: UIResponder) -> CGRect {
        if let view = element as? UIView { return view.convert(view.bounds, to: nil) }
        guard let window = element.accessibilityHostView?.window else { return .zero }
        return window.screen.convert(element.accessibilityFrame, to: window as any UICoordinateSpace)
    }

    private static func hasName(_ element: UIResponder) -> Bool {
        if element.accessibilityLabel?.contains(where: { !$0.isWhitespace }) == true { return true }
        switch element {
        // Their values name them: "page 1 of 3"; a text without a label is what it says.
        case is UIPageControl, is UILabel: return element is UILabel || element.accessibilityValue != nil
        default: return false
        }
    }

    private static func isSmallTarget(_ element: UIResponder, _ frame: CGRect) -> Bool {
        guard element.accessibilityRespondsToUserInteraction, !element.accessibilityTraits.contains(.notEnabled),
            !element.accessibilityTraits.contains(.link), !frame.isEmpty
        else { return false }
        // A divider is dragged, and its area of touches extends beyond it.
        return !(element is SplitDivider) && min(frame.width, frame.height) < leastSide - 0.01
    }

    // MARK: Contrast

    private static func addContrastIssues(of view: UIView, to issues: inout [AccessibilityIssue]) {
        guard AccessibilityOrder.isOffered(view) else { return }
        if let label = view as? UILabel, let contrast = contrast(of: label) {
            let font: UIFont = label.font
            let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
            let isLarge = font.pointSize >= 24 || isBold && font.pointSize >= 18.5
            if contrast < (isLarge ? leastContrast.large : leastContrast.text) - 0.01 {
                issues.append(
                    AccessibilityIssue(
                        kind: .lowContrast(contrast), element: label, frame: label.convert(label.bounds, to: nil)))
            }
        }
        for subview in view.subviews { addContrastIssues(of: subview, to: &issues) }
    }

    /// Returns the contrast of a label's text to the colors behind it; `nil` for empty, disabled and faded text, and in
    /// front of an image or a gradient.
    private static func contrast(of label: UILabel) -> Double? {
        guard label.hasText, label.isEnabled, !label.bounds.isEmpty, let color = label.textColor else { return nil }
        var stack = [RGBA(color, label)]
        var view: UIView? = label
        while let current = view {
            if current.alpha < 0.99 || (current as? UIControl)?.isEnabled == false { return nil }
            if let back = current.backgroundColor.map({ RGBA($0, current) }), back.alpha > 0 {
                stack.append(back)
                if back.alpha > 0.99 { return RGBA.contrast(of: stack) }
            }
            let isPicture = current is UIImageView || current is UIVisualEffectView
            if current !== label, isPicture || current.layer.contents != nil { return nil }
            view = current.superview
        }
        return nil
    }

    /// The components of a color in the appearance of a view.
    private struct RGBA {
        var red = 0.0
        var green = 0.0
        var blue = 0.0
        var alpha = 1.0

        init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

        @MainActor init(_ color: UIColor, _ view: UIView) {
            var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
            color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        func over(_ back: RGBA) -> RGBA {
            RGBA(
                red: red * alpha + back.red * (1 - alpha), green: green * alpha + back.green * (1 - alpha),
                blue: blue * alpha + back.blue * (1 - alpha))
        }

        var luminance: Double {
            func linear(_ value: Double) -> Double {
                value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        }

        /// Returns the contrast of the first color to the others, of which the last one is opaque.
        static func contrast(of stack: [RGBA]) -> Double? {
            guard let last = stack.last, stack.count > 1 else { return nil }
            let back = stack.dropFirst().dropLast().reversed().reduce(last) { $1.over($0) }
            let text = stack[0].over(back)
            let (light, dark) = (max(text.luminance, back.luminance), min(text.luminance, back.luminance))
            return (light + 0.05) / (dark + 0.05)
        }
    }
}

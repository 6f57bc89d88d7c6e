/// Finds elements without names, texts without contrast and targets that are too small (AX-41).
@MainActor enum AccessibilityAudit {
    /// The least side of a target, in points.
    private static let leastSide: CGFloat = 24
    /// The least contrast of text, and of large text.
    private static let leastContrast = (text: ColorContrast.leastForText, large: 3.0)

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
        var root = view
        while let superview = root.superview { root = superview }
        guard let contrast = TextContrast(of: root) else { return }
        addContrastIssues(of: view, contrast, to: &issues)
    }

    /// Adds the issues of a view and its subviews, and returns the views in it that draw text themselves.
    @discardableResult private static func addContrastIssues(
        of view: UIView, _ contrast: TextContrast, to issues: inout [AccessibilityIssue]
    ) -> [UIView] {
        // A text that cannot be used need not be readable. Rows of wheels fade with their distance from the middle.
        guard AccessibilityOrder.isOffered(view), !isDisabled(view), !(view is PickerColumn) else { return [] }
        var others: [UIView] = []
        for subview in view.subviews { others += addContrastIssues(of: subview, contrast, to: &issues) }
        guard view.layer.painter === view, !(view is UIImageView) else { return others }
        if let measured = contrast.contrast(in: view, without: others), measured < leastContrast(for: view) - 0.01 {
            issues.append(
                AccessibilityIssue(
                    kind: .lowContrast(measured), element: view, frame: view.convert(view.bounds, to: nil)))
        }
        return others + [view]
    }

    private static func isDisabled(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel: return !label.isEnabled
        case let control as UISegmentedControl
        where (0..<control.numberOfSegments).contains { !control.isEnabledForSegment(at: $0) }:
            return true
        // The colors of a pressed control last for a moment.
        case let control as UIControl where control.isHighlighted: return true
        default: return view.accessibilityTraits.contains(.notEnabled)
        }
    }

    private static func leastContrast(for view: UIView) -> Double {
        let font: UIFont? =
            switch view {
            case let label as UILabel: label.font
            case let field as UITextField: field.font
            case let text as UITextView: text.font
            default: nil
            }
        guard let font else { return leastContrast.text }
        let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
        return font.pointSize >= 18 || isBold && font.pointSize >= 14 ? leastContrast.large : leastContrast.text
    }
}

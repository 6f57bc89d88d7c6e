import AccessibilityTree

/// The text of an element that is text: its label.
@MainActor final class LabelText: AccessibilityTextFacet {
    private weak var object: UIResponder?
    private var known = ""
    private var revision = 0

    init(_ object: UIResponder) { self.object = object }

    private var text: String { object?.accessibilityLabel ?? "" }

    var textLength: Int { text.utf16.count }

    var textRevision: Int {
        let text = text
        if text != known {
            known = text
            revision += 1
        }
        return revision
    }

    func text(in range: Range<Int>) -> String {
        let text = text as NSString
        let low = max(0, min(range.lowerBound, text.length))
        return text.substring(with: NSRange(location: low, length: max(0, min(range.upperBound, text.length) - low)))
    }

    func textFrame(of range: Range<Int>) -> CGRect { object?.accessibilityFrame ?? .zero }
}

import CoreGraphics
import TextEngine

// The text of a view and its default attributes.
extension UITextView {
    func setFragment(_ fragment: TextFragment) {
        inputDelegate?.textWillChange(self)
        editor.setText(fragment)
        contentOffset = CGPoint(x: 0, y: minimumContentOffsetY)
        inputDelegate?.textDidChange(self)
    }

    /// The attributes of text without its own attributes.
    var defaultAttributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [.font: currentFont]
        result[.foregroundColor] = textColor ?? .label
        if textAlignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            result[.paragraphStyle] = style
        }
        return result
    }

    var currentFont: UIFont { fontStorage ?? UIFont.systemFont(ofSize: 12) }

    /// Selects a range, clamped to the text.
    func selectClamped(_ range: NSRange) {
        let low = max(0, min(editor.document.length, range.location))
        let high = low + max(0, min(editor.document.length - low, range.length))
        inputDelegate?.selectionWillChange(self)
        editor.select(low..<high)
        inputDelegate?.selectionDidChange(self)
    }

    /// Updates the layout after a default attribute of the entire text has changed.
    func textAttributesDidChange() {
        updateDocumentStyle()
        textKit?.defaultAttributesDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }
}

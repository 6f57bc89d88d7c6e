import CoreGraphics

// The text of a view, and the looks it has unless it has its own.
extension UITextView {
    func setFragment(_ fragment: TextFragment) {
        inputDelegate?.textWillChange(self)
        editor.setText(fragment)
        contentOffset = CGPoint(x: 0, y: leastOffset)
        inputDelegate?.textDidChange(self)
    }

    /// The attributes of text that has none of its own.
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

    /// Selects what of a range there is.
    func selectClamped(_ range: NSRange) {
        let low = max(0, min(editor.document.length, range.location))
        let high = low + max(0, min(editor.document.length - low, range.length))
        inputDelegate?.selectionWillChange(self)
        editor.select(low..<high)
        inputDelegate?.selectionDidChange(self)
    }

    /// Something that all of the text looks like is another.
    func looksDidChange() {
        updateDocumentStyle()
        textKit?.defaultAttributesDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }
}

import CoreGraphics
import TextEngine

// The text of a field and its default attributes.
extension UITextField {
    func setFragment(_ fragment: TextFragment) {
        inputDelegate?.textWillChange(self)
        scrollOffset = 0
        editor.setText(fragment.onOneLine)
        inputDelegate?.textDidChange(self)
    }

    /// The value of ``defaultTextAttributes``.
    var ownAttributes: [NSAttributedString.Key: Any] {
        var result = baseAttributes
        result[.font] = font
        result[.foregroundColor] = textColor
        if textAlignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            result[.paragraphStyle] = style
        }
        return result
    }

    func setOwnAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        baseAttributes = attributes
        fontStorage = attributes[.font] as? UIFont
        textColorStorage = attributes[.foregroundColor] as? UIColor
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        textAttributesDidChange()
    }

    /// Updates the layout after default attributes or other properties of the entire text have changed.
    func textAttributesDidChange() {
        updateDocumentStyle()
        fitFont()
        intrinsicSizeMayHaveChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }
}

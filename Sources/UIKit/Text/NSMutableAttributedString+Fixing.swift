import Foundation

extension NSMutableAttributedString {
    /// Makes the attributes of a range consistent: removes attachments from characters other than the attachment
    /// character, and gives each paragraph the paragraph style of its first character. Does nothing if the range is
    /// invalid.
    public func fixAttributes(in range: NSRange) {
        guard range.length > 0, range.location >= 0, range.location + range.length <= length else { return }
        beginEditing()
        defer { endEditing() }
        let text = string as NSString
        for location in range.location..<range.location + range.length {
            guard Int(text.character(at: location)) != NSTextAttachment.character,
                attribute(.attachment, at: location, effectiveRange: nil) != nil
            else { continue }
            removeAttribute(.attachment, range: NSRange(location: location, length: 1))
        }
        var location = range.location
        while location < range.location + range.length {
            let paragraph = text.paragraphRange(for: NSRange(location: location, length: 0))
            guard paragraph.length > 0 else { break }
            let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil)
            if let style {
                addAttribute(.paragraphStyle, value: style, range: paragraph)
            } else {
                removeAttribute(.paragraphStyle, range: paragraph)
            }
            location = paragraph.location + paragraph.length
        }
    }
}

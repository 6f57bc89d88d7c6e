import CoreGraphics
import TextEngine

// Links in noneditable text. Tab selects the next link, and Return opens it.
extension UITextView {
    typealias Link = (url: URL, range: Range<Int>)

    /// Returns the URL of a style's link attribute; nil if it has none.
    func url(of style: TextStyle) -> URL? {
        switch style.attributes[.link] {
        case let url as URL: url
        case let text as String: URL(string: text)
        default: nil
        }
    }

    /// The link whose entire text is selected; nil if there is none.
    var selectedLink: Link? {
        let range = editor.selection.range
        guard !range.isEmpty, let found = editor.document.style(at: range.lowerBound), found.range == range else {
            return nil
        }
        return url(of: found.style).map { ($0, range) }
    }

    /// Returns the nearest link after or before the selection. Without a selection, returns the first or last link,
    /// because noneditable text has no visible caret.
    func link(afterSelection isAfter: Bool) -> Link? {
        let document = editor.document
        let edge = isAfter ? 0 : document.length
        let range = editor.selection.isCaret ? edge..<edge : editor.selection.range
        var offset = isAfter ? range.upperBound : range.lowerBound - 1
        while let found = document.style(at: offset) {
            let isBeside = isAfter ? found.range.lowerBound >= offset : found.range.upperBound <= range.lowerBound
            if isBeside, let url = url(of: found.style) { return (url, found.range) }
            offset = isAfter ? found.range.upperBound : found.range.lowerBound - 1
        }
        return nil
    }

    func selectLink(afterSelection isAfter: Bool) {
        if let link = link(afterSelection: isAfter) { editor.select(link.range) }
    }

    func openSelectedLink() { if let link = selectedLink { followLink(link.url, in: link.range) } }

    /// Opens a link that the user clicked or tapped, if the delegate permits it.
    func followLink(_ url: URL, in range: Range<Int>) {
        guard
            delegate?.textView(
                self, shouldInteractWith: url, in: NSRange(range), interaction: .invokeDefaultAction) ?? true
        else { return }
        UIApplication.shared.open(url)
    }
}

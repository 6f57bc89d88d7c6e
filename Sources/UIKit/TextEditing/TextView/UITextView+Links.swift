import CoreGraphics

// Links of text that is only read. By the keyboard Tab goes from one to the next, and Return opens it.
extension UITextView {
    typealias Link = (url: URL, range: Range<Int>)

    /// Where a look of text leads to; nil if nowhere.
    func url(of style: TextStyle) -> URL? {
        switch style.attributes[.link] {
        case let url as URL: url
        case let text as String: URL(string: text)
        default: nil
        }
    }

    /// The link that is selected as a whole.
    var selectedLink: Link? {
        let range = editor.selection.range
        guard !range.isEmpty, let found = editor.document.style(at: range.lowerBound), found.range == range else {
            return nil
        }
        return url(of: found.style).map { ($0, range) }
    }

    /// The nearest link after what is selected, or before it. While nothing is, which has no caret to be seen, the first
    /// or last of all.
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

    /// Opens a link that was clicked or tapped, if the delegate does not object.
    func followLink(_ url: URL, in range: Range<Int>) {
        guard
            delegate?.textView(
                self, shouldInteractWith: url, in: NSRange(range), interaction: .invokeDefaultAction) ?? true
        else { return }
        UIApplication.shared.open(url)
    }
}

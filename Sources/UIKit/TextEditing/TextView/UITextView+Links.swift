// Links in text that is only read.
extension UITextView {
    /// Opens a link that was clicked or tapped, if the delegate does not object.
    func followLink(_ url: URL, in range: Range<Int>) {
        guard
            delegate?.textView(
                self, shouldInteractWith: url, in: NSRange(range), interaction: .invokeDefaultAction) ?? true
        else { return }
        UIApplication.shared.open(url)
    }
}

/// A label of a cell, header or footer, which requests a layout of the content view when its text or font changes.
@MainActor final class CellLabel: UILabel {
    package override func contentSizeDidChange() {
        super.contentSizeDidChange()
        superview?.setNeedsLayout()
    }
}

/// The header and the footer of a section that is at least partly visible.
struct DisplayedSection {
    var section: Int
    var header = Part()
    var footer = Part()

    /// A header or footer.
    struct Part {
        /// The view, while it is displayed.
        var view: UIView?
        /// A Boolean value that indicates whether the section has no view, although there is space for one.
        var isMissing = false
    }

    subscript(part: TableSectionPart) -> Part {
        get { part == .header ? header : footer }
        set { if part == .header { header = newValue } else { footer = newValue } }
    }
}

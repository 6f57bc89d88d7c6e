/// The header and the footer of a section that is at least partly visible.
struct DisplayedSection {
    var section: Int
    var header: UIView?
    var footer: UIView?

    subscript(part: TableSectionPart) -> UIView? {
        get { part == .header ? header : footer }
        set { if part == .header { header = newValue } else { footer = newValue } }
    }
}

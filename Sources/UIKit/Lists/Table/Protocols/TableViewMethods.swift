/// The optional methods whose absence a table view remembers, so that it does not call them for each row.
///
/// Swift does not tell whether an object implements an optional method. The default implementations report that they
/// were called, and from then on the table view does not call them for the same delegate or data source.
struct TableViewMethods: OptionSet {
    let rawValue: UInt32

    static let heightForRow = TableViewMethods(rawValue: 1 << 0)
    static let heightForHeader = TableViewMethods(rawValue: 1 << 1)
    static let heightForFooter = TableViewMethods(rawValue: 1 << 2)
    static let estimatedHeightForRow = TableViewMethods(rawValue: 1 << 3)
    static let estimatedHeightForHeader = TableViewMethods(rawValue: 1 << 4)
    static let estimatedHeightForFooter = TableViewMethods(rawValue: 1 << 5)
    static let viewForHeader = TableViewMethods(rawValue: 1 << 6)
    static let viewForFooter = TableViewMethods(rawValue: 1 << 7)
    static let indentationLevel = TableViewMethods(rawValue: 1 << 8)
    static let canEditRow = TableViewMethods(rawValue: 1 << 9)
    static let titleForHeader = TableViewMethods(rawValue: 1 << 10)
    static let titleForFooter = TableViewMethods(rawValue: 1 << 11)
    static let numberOfSections = TableViewMethods(rawValue: 1 << 12)
    static let canMoveRow = TableViewMethods(rawValue: 1 << 13)
    static let commit = TableViewMethods(rawValue: 1 << 14)
    static let moveRow = TableViewMethods(rawValue: 1 << 15)
    static let prefetchRows = TableViewMethods(rawValue: 1 << 16)
    static let willSelectRow = TableViewMethods(rawValue: 1 << 17)
    static let typeSelectString = TableViewMethods(rawValue: 1 << 18)
    static let sectionIndexTitles = TableViewMethods(rawValue: 1 << 19)
    static let canFocusRow = TableViewMethods(rawValue: 1 << 20)
}

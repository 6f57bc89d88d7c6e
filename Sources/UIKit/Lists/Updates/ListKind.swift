/// The kind of a list, which selects the words of messages about its updates.
enum ListKind {
    case table, collection

    /// The noun for an element of a section.
    var item: String { self == .table ? "row" : "item" }
    /// The noun for the list itself.
    var view: String { self == .table ? "table view" : "collection view" }
}

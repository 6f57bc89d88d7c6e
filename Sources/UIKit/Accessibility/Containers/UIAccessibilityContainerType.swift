/// The kinds of containers of elements (AX-08).
public enum UIAccessibilityContainerType: Int, Sendable {
    /// A container of no particular kind.
    case none = 0
    /// A table of rows and columns. The container conforms to ``UIAccessibilityContainerDataTable``.
    case dataTable = 1
    /// A list.
    case list = 2
    /// A part of the interface that the user finds quickly, such as a navigation area.
    case landmark = 3
    /// Elements that belong together.
    case semanticGroup = 4
}

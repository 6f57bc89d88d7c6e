/// The order of the rows of a ``ColumnTableView`` by the values of a column.
///
/// ```swift
/// files.sort { first, second in
///     for descriptor in columns.sortDescriptors where descriptor.key == "size" && first.size != second.size {
///         return descriptor.ascending ? first.size < second.size : first.size > second.size
///     }
///     return first.name < second.name
/// }
/// ```
///
/// It is not part of Apple's API. It has the properties of `NSSortDescriptor` that do not need Objective-C.
public struct ColumnSortDescriptor: Hashable, Sendable {
    /// The identifier of the column.
    public var key: String

    /// A Boolean value that indicates whether small values come first.
    public var ascending: Bool

    /// Creates a sort descriptor.
    ///
    /// - Parameters:
    ///   - key: The identifier of the column.
    ///   - ascending: `true` if small values come first.
    public init(key: String, ascending: Bool) {
        self.key = key
        self.ascending = ascending
    }

    /// The descriptor of the opposite order.
    public var reversed: ColumnSortDescriptor { ColumnSortDescriptor(key: key, ascending: !ascending) }
}

/// Sums over consecutive parts of a list, from which positions of rows are computed.
struct ExtentSums: Equatable {
    /// The number of rows.
    var rows = 0
    /// The extent of rows, headers, footers and spacing, in units.
    var extent = 0
    /// The extent of the rows alone, in units.
    var rowExtent = 0

    /// A number of the sums.
    enum Component {
        case rows
        case extent
        case rowExtent
    }

    /// Returns one of the sums. A key path would cost more than the search that uses it.
    @inline(__always)
    func value(_ component: Component) -> Int {
        switch component {
        case .rows: rows
        case .extent: extent
        case .rowExtent: rowExtent
        }
    }

    static func + (left: ExtentSums, right: ExtentSums) -> ExtentSums {
        ExtentSums(
            rows: left.rows + right.rows, extent: left.extent + right.extent,
            rowExtent: left.rowExtent + right.rowExtent)
    }

    static func - (left: ExtentSums, right: ExtentSums) -> ExtentSums {
        ExtentSums(
            rows: left.rows - right.rows, extent: left.extent - right.extent,
            rowExtent: left.rowExtent - right.rowExtent)
    }
}

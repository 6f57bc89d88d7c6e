import AccessibilityTree
import DBus

extension ATSPIObject {
    /// The number of selected rows in one reply.
    private static let maximumRows = 100_000

    static let tableInterface = DBusInterface("org.a11y.atspi.Table", of: ATSPIObject.self) {
        $0.property("NRows", "i", announcesChanges: false) { .count(try $0.requireTable().tableRowCount) }
        $0.property("NColumns", "i", announcesChanges: false) { .count(try $0.requireTable().tableColumnCount) }
        $0.property("Caption", "(so)", announcesChanges: false) {
            $0.table.reference(to: try $0.requireTable().tableCaption)
        }
        $0.property("Summary", "(so)", announcesChanges: false) { _ in ATSPIObjectTable.null }
        $0.property("NSelectedRows", "i", announcesChanges: false) {
            .count(try $0.requireTable().selectedRows.count)
        }
        $0.property("NSelectedColumns", "i", announcesChanges: false) { _ in .int32(0) }

        $0.method("GetAccessibleAt", takes: "ii", returns: "(so)") { object, call in
            [object.table.reference(to: try object.cell(call))]
        }
        $0.method("GetIndexAt", takes: "ii", returns: "i") { object, call in
            let (row, column) = (call.integer(0), call.integer(1))
            guard try object.contains(row, column) else { return [.int32(-1)] }
            return [.count(try object.requireTable().childIndex(row: row, column: column) ?? -1)]
        }
        $0.method("GetRowAtIndex", takes: "i", returns: "i") { object, call in
            [.count(try object.position(call)?.row ?? -1)]
        }
        $0.method("GetColumnAtIndex", takes: "i", returns: "i") { object, call in
            [.count(try object.position(call)?.column ?? -1)]
        }
        $0.method("GetRowDescription", takes: "i", returns: "s") { object, call in
            [.text(try object.rowHeader(call)?.name ?? "")]
        }
        $0.method("GetColumnDescription", takes: "i", returns: "s") { object, call in
            [.text(try object.columnHeader(call)?.name ?? "")]
        }
        $0.method("GetRowHeader", takes: "i", returns: "(so)") { object, call in
            [object.table.reference(to: try object.rowHeader(call))]
        }
        $0.method("GetColumnHeader", takes: "i", returns: "(so)") { object, call in
            [object.table.reference(to: try object.columnHeader(call))]
        }
        $0.method("GetRowExtentAt", takes: "ii", returns: "i") { object, call in
            [.count(try object.cell(call).map { $0.tableCellFacet?.tableRowSpan ?? 1 } ?? 0)]
        }
        $0.method("GetColumnExtentAt", takes: "ii", returns: "i") { object, call in
            [.count(try object.cell(call).map { $0.tableCellFacet?.tableColumnSpan ?? 1 } ?? 0)]
        }
        $0.method("GetRowColumnExtentsAtIndex", takes: "i", returns: "biiiib") { object, call in
            guard let (row, column) = try object.position(call) else {
                return [.boolean(false), .int32(0), .int32(0), .int32(0), .int32(0), .boolean(false)]
            }
            let table = try object.requireTable()
            let cell = table.tableCell(row: row, column: column)?.tableCellFacet
            return [
                .boolean(true), .count(row), .count(column), .count(cell?.tableRowSpan ?? 1),
                .count(cell?.tableColumnSpan ?? 1), .boolean(table.isRowSelected(row)),
            ]
        }

        $0.method("GetSelectedRows", returns: "ai") { object, _ in
            [.array(of: "i", try object.requireTable().selectedRows.prefix(maximumRows).map(DBusValue.count))]
        }
        $0.method("GetSelectedColumns", returns: "ai") { _, _ in [.array(of: "i", [])] }
        $0.method("IsRowSelected", takes: "i", returns: "b") { object, call in
            [.boolean(try object.isRowSelected(call.integer(0)))]
        }
        $0.method("IsColumnSelected", takes: "i", returns: "b") { _, _ in [.boolean(false)] }
        $0.method("IsSelected", takes: "ii", returns: "b") { object, call in
            let isCell = try object.contains(call.integer(0), call.integer(1))
            return [.boolean(try isCell && object.isRowSelected(call.integer(0)))]
        }
        $0.actingMethod("AddRowSelection", takes: "i") { object, call in try object.select(true, call.integer(0)) }
        $0.actingMethod("RemoveRowSelection", takes: "i") { object, call in try object.select(false, call.integer(0)) }
        // Columns cannot be selected.
        for name in ["AddColumnSelection", "RemoveColumnSelection"] {
            $0.method(name, takes: "i", returns: "b") { _, _ in [.boolean(false)] }
        }
    }

    private func requireTable() throws -> any AccessibilityTableFacet {
        if let facet = try requireNode().tableFacet { return facet }
        throw DBusError("UnknownInterface", "The object at '\(path)' is not a table.")
    }

    private func contains(_ row: Int, _ column: Int) throws -> Bool {
        let table = try requireTable()
        return row >= 0 && row < table.tableRowCount && column >= 0 && column < table.tableColumnCount
    }

    private func cell(_ call: DBusCall) throws -> (any AccessibilityNode)? {
        let (row, column) = (call.integer(0), call.integer(1))
        return try contains(row, column) ? try requireTable().tableCell(row: row, column: column) : nil
    }

    private func position(_ call: DBusCall) throws -> (row: Int, column: Int)? {
        let index = call.integer(0)
        return index >= 0 ? try requireTable().tablePosition(ofChildAt: index) : nil
    }

    private func rowHeader(_ call: DBusCall) throws -> (any AccessibilityNode)? {
        let table = try requireTable()
        let row = call.integer(0)
        return row >= 0 && row < table.tableRowCount ? table.rowHeader(row) : nil
    }

    private func columnHeader(_ call: DBusCall) throws -> (any AccessibilityNode)? {
        let table = try requireTable()
        let column = call.integer(0)
        return column >= 0 && column < table.tableColumnCount ? table.columnHeader(column) : nil
    }

    private func isRowSelected(_ row: Int) throws -> Bool {
        let table = try requireTable()
        return row >= 0 && row < table.tableRowCount && table.isRowSelected(row)
    }

    private func select(_ isSelected: Bool, _ row: Int) throws -> Bool {
        let table = try requireTable()
        return row >= 0 && row < table.tableRowCount && table.setRowSelected(isSelected, row: row)
    }
}

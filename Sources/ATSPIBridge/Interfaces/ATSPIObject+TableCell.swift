import AccessibilityTree
import DBus

extension ATSPIObject {
    static let tableCell = DBusInterface("org.a11y.atspi.TableCell", of: ATSPIObject.self) {
        $0.property("ColumnSpan", "i", announcesChanges: false) { .count(try $0.requireCell().tableColumnSpan) }
        $0.property("RowSpan", "i", announcesChanges: false) { .count(try $0.requireCell().tableRowSpan) }
        $0.property("Position", "(ii)", announcesChanges: false) {
            let cell = try $0.requireCell()
            return .structure([.count(cell.tableRow), .count(cell.tableColumn)])
        }
        $0.property("Table", "(so)", announcesChanges: false) {
            $0.table.reference(to: try $0.requireCell().tableNode)
        }
        $0.method("GetRowColumnSpan", returns: "biiii") { object, _ in
            let cell = try object.requireCell()
            return [
                .boolean(true), .count(cell.tableRow), .count(cell.tableColumn), .count(cell.tableRowSpan),
                .count(cell.tableColumnSpan),
            ]
        }
        $0.method("GetRowHeaderCells", returns: "a(so)") { object, _ in
            let cell = try object.requireCell()
            return [object.references(to: cell.tableNode?.tableFacet?.rowHeader(cell.tableRow))]
        }
        $0.method("GetColumnHeaderCells", returns: "a(so)") { object, _ in
            let cell = try object.requireCell()
            return [object.references(to: cell.tableNode?.tableFacet?.columnHeader(cell.tableColumn))]
        }
    }

    private func requireCell() throws -> any AccessibilityTableCellFacet {
        if let facet = try requireNode().tableCellFacet { return facet }
        throw DBusError("UnknownInterface", "The object at '\(path)' is not a cell of a table.")
    }

    private func references(to header: (any AccessibilityNode)?) -> DBusValue {
        .array(of: "(so)", header.map { [table.reference(to: $0)] } ?? [])
    }
}

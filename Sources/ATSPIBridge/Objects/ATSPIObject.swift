import AccessibilityTree
import DBus

/// A node as other programs call it. The interfaces are those for which it has contents.
@MainActor final class ATSPIObject: DBusObject {
    /// The number in the table; 0 for the application.
    let number: Int
    private(set) weak var node: (any AccessibilityNode)?
    let table: ATSPIObjectTable
    private var storedTextIndex: ATSPITextIndex?
    /// The children that were handed out, with their last index.
    private(set) var knownChildren: [Int: Int] = [:]

    private static let maximumKnownChildren = 4096

    init(_ node: any AccessibilityNode, number: Int, table: ATSPIObjectTable) {
        self.node = node
        self.number = number
        self.table = table
    }

    var path: String { ATSPIObjectTable.path(number) }

    /// The positions of characters in the text, which are made when they are first needed.
    var textIndex: ATSPITextIndex {
        if let storedTextIndex { return storedTextIndex }
        let index = ATSPITextIndex()
        storedTextIndex = index
        return index
    }

    func forgetTextIndex() { storedTextIndex = nil }

    /// The node.
    ///
    /// - Throws: ``DBusError`` if it is gone.
    func requireNode() throws(DBusError) -> any AccessibilityNode {
        if let node { return node }
        throw DBusError("UnknownObject", "The object at '\(path)' no longer exists.")
    }

    /// Returns the reference to a child, and remembers that it was handed out.
    func reference(toChild child: any AccessibilityNode, at index: Int) -> DBusValue {
        guard let object = table.object(for: child) else { return ATSPIObjectTable.null }
        noteChild(object.number, at: index)
        return table.reference(object.number)
    }

    func noteChild(_ number: Int, at index: Int) {
        guard knownChildren[number] != nil || knownChildren.count < Self.maximumKnownChildren else { return }
        knownChildren[number] = index
    }

    func forgetChild(_ number: Int) { knownChildren[number] = nil }

    // MARK: Interfaces

    var interfaces: [DBusInterface] {
        guard let node else { return [] }
        var interfaces = [Self.accessible, number == 0 ? Self.application : Self.component]
        if !node.actions.isEmpty { interfaces.append(Self.action) }
        if let text = node.textFacet {
            interfaces.append(Self.text)
            if text.textEditing != nil { interfaces.append(Self.editableText) }
        }
        if node.valueFacet != nil { interfaces.append(Self.value) }
        if node.selectionFacet != nil { interfaces.append(Self.selection) }
        if node.tableFacet != nil { interfaces.append(Self.tableInterface) }
        if node.tableCellFacet != nil { interfaces.append(Self.tableCell) }
        return interfaces
    }

    // Names are requested so often that other contents are not looked at meanwhile.
    func interface(named name: String) -> DBusInterface? {
        guard let node else { return nil }
        switch name {
        case Self.accessible.name: return Self.accessible
        case Self.component.name: return number == 0 ? nil : Self.component
        case Self.application.name: return number == 0 ? Self.application : nil
        case Self.action.name: return node.actions.isEmpty ? nil : Self.action
        case Self.text.name: return node.textFacet == nil ? nil : Self.text
        case Self.editableText.name: return node.textFacet?.textEditing == nil ? nil : Self.editableText
        case Self.value.name: return node.valueFacet == nil ? nil : Self.value
        case Self.selection.name: return node.selectionFacet == nil ? nil : Self.selection
        case Self.tableInterface.name: return node.tableFacet == nil ? nil : Self.tableInterface
        case Self.tableCell.name: return node.tableCellFacet == nil ? nil : Self.tableCell
        default: return nil
        }
    }
}

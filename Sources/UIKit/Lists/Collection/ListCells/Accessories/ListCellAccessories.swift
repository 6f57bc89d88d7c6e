/// The accessories of a list cell and their views.
@MainActor struct ListCellAccessories {
    /// The accessories that the app set, in its order.
    var all: [UICellAccessory] = []
    /// The views of system accessories, which are created when they are first displayed.
    var views: [UICellAccessory.AccessoryType: UIView] = [:]
    /// The accessories that are displayed, from the leading edge to the content, and from the content to the trailing
    /// edge.
    private(set) var leading: [UICellAccessory] = []
    private(set) var trailing: [UICellAccessory] = []

    private static let leadingOrder: [UICellAccessory.AccessoryType] = [
        .delete, .insert, .multiselect, .outlineDisclosure,
    ]
    private static let trailingOrder: [UICellAccessory.AccessoryType] = [
        .label, .checkmark, .detail, .disclosureIndicator, .reorder,
    ]

    /// Returns a message if there are several accessories of a system type (CE-12).
    static func problem(in accessories: [UICellAccessory]) -> String? {
        var seen: Set<UICellAccessory.AccessoryType> = []
        for accessory in accessories where !seen.insert(accessory.accessoryType).inserted {
            return "The accessories of a list cell contain \(accessory.accessoryType) several times. A cell can have "
                + "one accessory of each type, and each custom view once."
        }
        return nil
    }

    /// Determines which accessories are displayed, and in which order (CE-12).
    mutating func update(isEditing: Bool) {
        let shown = all.filter { accessory in
            guard !accessory.appearance.isHidden else { return false }
            return switch accessory.displayed {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
        leading = []
        trailing = []
        guard !shown.isEmpty else { return }
        leading = ListCellAccessories.leadingOrder.compactMap { type in shown.first { $0.accessoryType == type } }
        trailing = ListCellAccessories.trailingOrder.compactMap { type in shown.first { $0.accessoryType == type } }
        for accessory in shown {
            guard let placement = accessory.customView?.placement else { continue }
            if placement.isLeading {
                leading.insert(accessory, at: min(max(0, placement.position(leading)), leading.count))
            } else {
                trailing.insert(accessory, at: min(max(0, placement.position(trailing)), trailing.count))
            }
        }
    }

    func contains(_ type: UICellAccessory.AccessoryType) -> Bool {
        leading.contains { $0.accessoryType == type } || trailing.contains { $0.accessoryType == type }
    }
}

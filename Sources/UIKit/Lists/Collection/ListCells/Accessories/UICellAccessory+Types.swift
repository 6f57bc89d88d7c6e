extension UICellAccessory {
    /// The states of a cell in which an accessory is displayed (CE-12).
    public enum DisplayedState: Hashable, Sendable {
        /// Always.
        case always
        /// While the cell is edited.
        case whenEditing
        /// While the cell is not edited.
        case whenNotEditing
    }

    /// A length in the layout of accessories.
    public enum LayoutDimension: Hashable, Sendable {
        /// The length of the accessory.
        case actual
        /// The same length for all accessories.
        case standard
        /// A length in points.
        case custom(CGFloat)
    }

    /// The type of an accessory.
    public enum AccessoryType: Hashable, Sendable {
        /// A chevron: choosing the item displays more content.
        case disclosureIndicator
        /// A chevron that expands and collapses the item.
        case outlineDisclosure
        /// A checkmark.
        case checkmark
        /// A button that deletes the item.
        case delete
        /// A button that inserts an item.
        case insert
        /// A mark of the selection.
        case multiselect
        /// A text.
        case label
        /// A button for details.
        case detail
        /// A handle with which the user moves the item.
        case reorder
        /// A view of the app.
        case customView(UIView)
    }

    /// The side of a custom view, the states in which it is displayed, and its position among the accessories of the
    /// side.
    public enum Placement {
        /// A closure that returns the index of a custom view among the displayed accessories of its side, which are in
        /// the order from left to right, in a left-to-right layout. Indices that do not exist mean the nearest one.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        /// The leading side. The default position is after all other accessories.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// The trailing side. The default position is before the system's accessories.
        case trailing(
            displayed: DisplayedState = .always,
            at: Position = { accessories in
                accessories.firstIndex { if case .customView = $0.accessoryType { false } else { true } }
                    ?? accessories.count
            })

        /// Returns the position before an accessory, or the first one if it is not displayed.
        public static func position(before accessoryType: AccessoryType) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == accessoryType } ?? 0 }
        }

        /// Returns the position after an accessory, or the last one if it is not displayed.
        public static func position(after accessoryType: AccessoryType) -> Position {
            { accessories in
                accessories.firstIndex { $0.accessoryType == accessoryType }.map { $0 + 1 } ?? accessories.count
            }
        }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }

        var isLeading: Bool {
            if case .leading = self { true } else { false }
        }

        var position: Position {
            switch self {
            case .leading(_, let position), .trailing(_, let position): position
            }
        }
    }
}

/// An item of a menu that the desktop shows, with its submenu.
package struct ExportedMenuItem: Equatable, Sendable {
    /// The kinds of items.
    package enum Kind: Sendable {
        /// An item that performs a command.
        case command
        /// An item that opens a submenu.
        case submenu
        /// A line between items.
        case separator
    }

    /// The marks beside a command.
    package enum Mark: Sendable {
        case check
        /// One of several commands, of which one is on.
        case radio
    }

    /// The number that identifies the item, also after the menu has changed. The root has 0.
    package var id: Int32
    package var kind: Kind
    /// The title.
    package var title = ""
    /// The position of the letter that chooses the item, in characters of the title.
    package var mnemonic: Int?
    package var isEnabled = true
    /// The kind of the mark; nil for a command without a state.
    package var mark: Mark?
    /// A Boolean value that indicates whether the command is on; nil if it represents several items with different
    /// states.
    package var isOn: Bool? = false
    /// The keys that perform the command: modifiers and the name of a key, such as `["Control", "S"]`.
    package var shortcut: [String] = []
    package var children: [ExportedMenuItem] = []

    /// Creates an item.
    package init(id: Int32, kind: Kind, title: String = "") {
        self.id = id
        self.kind = kind
        self.title = title
    }

    /// Returns the item with a number: this one, or one in its submenus.
    package func item(_ id: Int32) -> ExportedMenuItem? {
        if self.id == id { return self }
        for child in children {
            if let found = child.item(id) { return found }
        }
        return nil
    }

    /// The item and all items in its submenus.
    var all: [ExportedMenuItem] { [self] + children.flatMap(\.all) }

    /// Returns a Boolean value that indicates whether two menus consist of the same items in the same order.
    func hasSameItems(as other: ExportedMenuItem) -> Bool {
        id == other.id && kind == other.kind && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.hasSameItems(as: $1) }
    }
}

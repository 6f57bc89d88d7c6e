extension UICellAccessory {
    /// The appearance of an outline disclosure.
    public struct OutlineDisclosureOptions {
        /// A Boolean value that indicates whether the accessory is hidden, and takes no space. The default is `false`.
        public var isHidden: Bool
        /// The width of the accessory in the layout; `nil`, the default, for the width of its type.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; `nil`, the default, for the secondary label color.
        public var tintColor: UIColor?

        /// The parts of the cell that expand and collapse the item. The default is `automatic`.
        public var style: Style

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            style: Style = .automatic
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.style = style
        }

        var appearance: AccessoryAppearance { AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor) }

        /// The parts of a cell that expand and collapse its item.
        public enum Style: Hashable, Sendable {
            /// `header` for headers of sections, `cell` for others.
            case automatic
            /// The whole cell, which cannot be selected.
            case header
            /// The accessory only.
            case cell
        }
    }
}

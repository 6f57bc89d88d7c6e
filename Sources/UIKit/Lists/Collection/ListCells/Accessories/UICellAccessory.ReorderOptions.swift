extension UICellAccessory {
    /// The appearance of a reorder control.
    public struct ReorderOptions {
        /// A Boolean value that indicates whether the accessory is hidden, and takes no space. The default is `false`.
        public var isHidden: Bool
        /// The width of the accessory in the layout; `nil`, the default, for the width of its type.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; `nil`, the default, for the standard color.
        public var tintColor: UIColor?
        /// A Boolean value that indicates whether a line separates the control from other accessories. The default is
        /// `true`.
        public var showsVerticalSeparator: Bool

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }

        var appearance: AccessoryAppearance { AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor) }
    }
}

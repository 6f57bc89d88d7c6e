extension UICellAccessory {
    /// The appearance of a delete button.
    public struct DeleteOptions {
        /// A Boolean value that indicates whether the accessory is hidden, and takes no space. The default is `false`.
        public var isHidden: Bool
        /// The width of the accessory in the layout; `nil`, the default, for the width of its type.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; `nil`, the default, for red.
        public var tintColor: UIColor?

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }

        var appearance: AccessoryAppearance { AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor) }
    }
}

extension UICellAccessory {
    /// The appearance of a label.
    public struct LabelOptions {
        /// A Boolean value that indicates whether the accessory is hidden, and takes no space. The default is `false`.
        public var isHidden: Bool
        /// The width of the accessory in the layout; `nil`, the default, for the width of its type.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; `nil`, the default, for the secondary label color.
        public var tintColor: UIColor?

        /// The font; `nil`, the default, for that of the body of a list.
        public var font: UIFont?
        /// A Boolean value that indicates whether the font follows the preferred text size. The default is `true`.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }

        var appearance: AccessoryAppearance { AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor) }
    }
}

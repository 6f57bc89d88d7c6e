extension UICellAccessory {
    /// A custom view and its place in the cell.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The side, the states in which the view is displayed, and its position among other accessories.
        public let placement: Placement
        /// A Boolean value that indicates whether the accessory is hidden, and takes no space. The default is `false`.
        public var isHidden: Bool
        /// The width of the accessory in the layout; `nil`, the default, for the width of the view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color of the view; `nil`, the default, to leave it as it is.
        public var tintColor: UIColor?
        /// A Boolean value that indicates whether the view keeps the size of its bounds. The default is `false`: the
        /// view has the size that it needs for its content.
        public var maintainsFixedSize: Bool

        /// Creates a configuration. `nil` means the default value.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }

        var appearance: AccessoryAppearance { AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor) }
    }
}

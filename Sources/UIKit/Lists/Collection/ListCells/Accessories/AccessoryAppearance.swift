/// The options that all accessories share.
struct AccessoryAppearance {
    var isHidden = false
    var reservedLayoutWidth: UICellAccessory.LayoutDimension?
    var tintColor: UIColor?

    init(_ isHidden: Bool?, _ reservedLayoutWidth: UICellAccessory.LayoutDimension?, _ tintColor: UIColor?) {
        self.isHidden = isHidden ?? false
        self.reservedLayoutWidth = reservedLayoutWidth
        self.tintColor = tintColor
    }
}

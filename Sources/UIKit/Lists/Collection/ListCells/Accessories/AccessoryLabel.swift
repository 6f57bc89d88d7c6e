/// The text of a label accessory.
struct AccessoryLabel {
    var text: String
    var font: UIFont?
    var adjustsFont: Bool?
}

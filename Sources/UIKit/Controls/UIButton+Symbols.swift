import CoreGraphics

// The symbols of buttons of the standard types.
extension UIButton {
    func setSymbol(of type: ButtonType) {
        let symbol: (name: String, label: String)
        switch type {
        case .custom, .system: return
        case .detailDisclosure, .infoLight, .infoDark: symbol = ("info.circle", "More Info")
        case .contactAdd: symbol = ("plus.circle", "Add")
        case .close:
            symbol = ("xmark.circle.fill", "Close")
            // A close button is less prominent than the content that it closes.
            tintColor = .secondaryLabel
        }
        let size: CGFloat = type == .close ? 26 : 22
        setImage(
            UIImage(systemName: symbol.name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size)),
            for: .normal)
        accessibilityLabel = symbol.label
    }
}

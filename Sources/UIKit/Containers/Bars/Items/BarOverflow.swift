/// The button of the overflow menu.
@MainActor enum BarOverflow {
    static let width = BarDesign.itemWidth

    static func makeButton(elements: @escaping () -> [UIMenuElement]) -> BarButton {
        let button = BarButton(
            image: UIImage(systemName: "ellipsis"), title: nil, nil, tint: nil,
            menu: { UIMenu(children: elements()) }, action: nil)
        button.accessibilityLabel = "More"
        return button
    }
}

/// The buttons of a window in its navigation bar: minimize, maximize and close (WC-03).
@MainActor final class WindowButtons: UIView {
    private let buttons: [BarButton]

    private static let spacing: CGFloat = 2
    /// The width, in points.
    static var width: CGFloat { 3 * BarDesign.itemWidth + 2 * spacing }

    /// Creates the buttons.
    ///
    /// - Parameter scene: The scene of the window.
    init(_ scene: UIWindowScene) {
        func button(_ name: String, _ symbol: String, _ action: @escaping (UIWindowScene) -> Void) -> BarButton {
            let button = BarButton(
                image: UIImage(systemName: symbol), title: nil, nil, tint: .secondaryLabel, menu: { nil },
                action: { [weak scene] _ in if let scene { action(scene) } })
            button.isContextMenuInteractionEnabled = false
            button.accessibilityLabel = name
            button.toolTip = name
            return button
        }
        let isMaximized = scene.isMaximized
        buttons = [
            button("Minimize", "minus") { $0.minimizeByUser() },
            button(isMaximized ? "Restore" : "Maximize", isMaximized ? "doc.on.doc" : "square") {
                $0.toggleMaximized()
            },
            button("Close", "xmark") { $0.closeByUser() },
        ]
        super.init(frame: .zero)
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, button) in buttons.enumerated() {
            button.frame = mirrored(
                CGRect(
                    x: CGFloat(index) * (BarDesign.itemWidth + WindowButtons.spacing), y: 0,
                    width: BarDesign.itemWidth, height: bounds.height))
        }
    }
}

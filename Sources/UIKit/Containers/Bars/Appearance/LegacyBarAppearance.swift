/// The values of the older appearance properties of a bar, which yield to explicit appearances (BI-11).
@MainActor struct LegacyBarAppearance {
    var tint: UIColor?
    var style = UIBarStyle.default
    var shadow: UIImage?
    var titleAttributes: [NSAttributedString.Key: Any]?
    var largeTitleAttributes: [NSAttributedString.Key: Any]?
    private var images: [UIBarMetrics: UIImage] = [:]

    mutating func setImage(_ image: UIImage?, for metrics: UIBarMetrics) { images[metrics] = image }

    func image(for metrics: UIBarMetrics) -> UIImage? { images[metrics] }

    /// A Boolean value that indicates whether a value that concerns the background is set.
    var isSet: Bool { tint != nil || style != .default || !images.isEmpty || shadow != nil }

    /// Sets the values in an appearance.
    func apply(to appearance: UIBarAppearance) {
        if style == .black {
            appearance.backgroundColor = BarDesign.blackBackground
        }
        if let tint { appearance.backgroundColor = tint }
        if let image = images[.default] {
            let isEmpty = image.size.width <= 0 || image.size.height <= 0
            appearance.backgroundImage = isEmpty ? nil : image
            appearance.backgroundColor = nil
        }
        if let shadow {
            let isEmpty = shadow.size.width <= 0 || shadow.size.height <= 0
            appearance.shadowImage = isEmpty ? nil : shadow
            if isEmpty { appearance.shadowColor = nil }
        }
        guard let appearance = appearance as? UINavigationBarAppearance else { return }
        if style == .black {
            appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
            appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        }
        if let titleAttributes { appearance.titleTextAttributes = titleAttributes }
        if let largeTitleAttributes { appearance.largeTitleTextAttributes = largeTitleAttributes }
    }
}

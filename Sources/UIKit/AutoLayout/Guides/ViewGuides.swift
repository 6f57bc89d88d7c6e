import CoreGraphics

/// The layout guides that a view provides, created when they are first used.
@MainActor struct ViewGuides {
    private var safeArea: UILayoutGuide?
    private var margins: UILayoutGuide?
    private var readableContent: UILayoutGuide?
    private var keyboard: UIKeyboardLayoutGuide?
    private var top: BarLayoutGuide?
    private var bottom: BarLayoutGuide?

    /// The guides in use.
    var all: [UILayoutGuide] { [safeArea, margins, readableContent, keyboard, top, bottom].compactMap { $0 } }

    /// Tells the engine that the areas of the guides have changed in relation to the view.
    func insetsDidChange() {
        for guide in all { guide.layoutItemStorage?.constantsDidChange() }
    }

    mutating func safeArea(of view: UIView) -> UILayoutGuide {
        if let safeArea { return safeArea }
        let guide = UILayoutGuide(
            owner: view, identifier: "UIViewSafeAreaLayoutGuide", area: .inset { $0.safeAreaInsets })
        safeArea = guide
        return guide
    }

    mutating func margins(of view: UIView) -> UILayoutGuide {
        if let margins { return margins }
        let guide = UILayoutGuide(
            owner: view, identifier: "UIViewLayoutMarginsGuide", area: .inset { $0.layoutMargins })
        margins = guide
        return guide
    }

    mutating func readableContent(of view: UIView) -> UILayoutGuide {
        if let readableContent { return readableContent }
        let guide = UILayoutGuide(
            owner: view, identifier: "UIViewReadableContentGuide", area: .inset { ReadableWidth.insets(of: $0) })
        readableContent = guide
        return guide
    }

    mutating func bars(of view: UIView, isTop: Bool) -> BarLayoutGuide {
        if let guide = isTop ? top : bottom { return guide }
        let guide = BarLayoutGuide(owner: view, isTop: isTop)
        if isTop { top = guide } else { bottom = guide }
        return guide
    }

    mutating func keyboard(of view: UIView) -> UIKeyboardLayoutGuide {
        if let keyboard { return keyboard }
        let guide = UIKeyboardLayoutGuide(owner: view)
        keyboard = guide
        return guide
    }
}

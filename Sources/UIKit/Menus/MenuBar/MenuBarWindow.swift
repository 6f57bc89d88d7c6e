/// The window of a scene's menu bar, above the scene's coordinates: its lower edge is at zero (MB-02). It is none of
/// ``UIWindowScene/windows``, and never becomes the key window.
@MainActor final class MenuBarWindow: UIWindow {
    let bar: MenuBarView

    init(_ scene: UIWindowScene) {
        bar = MenuBarView(scene)
        super.init(windowScene: scene)
        bar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bar.frame = bounds
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    /// Adopts the width of the scene.
    func place(width: CGFloat) {
        frame = CGRect(x: 0, y: -MenuBarStyle.height, width: width, height: MenuBarStyle.height)
    }
}

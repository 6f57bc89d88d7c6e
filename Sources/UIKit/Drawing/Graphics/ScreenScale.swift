import Synchronization

/// The scale of drawing without an explicit scale, in pixels per point.
enum ScreenScale {
    /// The display scale of the current traits, which are those of a view while it draws or is laid out. Otherwise, the
    /// scale of ``main``.
    static var current: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : main
    }

    private static let stored = Mutex<CGFloat>(1)

    /// The scale of the display where new windows appear; 1 without a display.
    ///
    /// It is stored here because images are created on any thread, while ``UIScreen`` is isolated to the main actor.
    static var main: CGFloat {
        get { stored.withLock { $0 } }
        set { if newValue > 0, newValue.isFinite { stored.withLock { $0 = newValue } } }
    }
}

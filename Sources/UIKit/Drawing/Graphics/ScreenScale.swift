import Synchronization

/// The scale of drawing without an explicit scale, in pixels per point: that of the screen where new windows appear.
///
/// It is stored here because images are created on any thread, while ``UIScreen`` is isolated to the main actor.
enum ScreenScale {
    private static let stored = Mutex<CGFloat>(1)

    /// The scale of the screen; 1 without a display.
    static var current: CGFloat {
        get { stored.withLock { $0 } }
        set { if newValue > 0, newValue.isFinite { stored.withLock { $0 = newValue } } }
    }
}

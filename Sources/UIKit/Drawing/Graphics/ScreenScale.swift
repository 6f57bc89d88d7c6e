import Synchronization

/// How many pixels make a point where drawing is not told: on the screen where new windows appear.
///
/// It is kept here because pictures are made on any thread, while ``UIScreen`` belongs to the main actor.
enum ScreenScale {
    private static let stored = Mutex<CGFloat>(1)

    /// The screen's scale; 1 as long as there is no display.
    static var current: CGFloat {
        get { stored.withLock { $0 } }
        set { if newValue > 0, newValue.isFinite { stored.withLock { $0 = newValue } } }
    }
}

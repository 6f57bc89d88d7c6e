import DisplayServer

/// How small and how large a person may make a scene's window, in points. It does not change the size the window has.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    /// The smallest size. A width or height of 0, as it is at first, is no limit.
    open var minimumSize = CGSize.zero {
        didSet {
            if !GeometryValidation.accepts(minimumSize, "minimumSize", of: self) { minimumSize = oldValue }
            if minimumSize != oldValue { apply() }
        }
    }

    /// The largest size. The greatest number there is, as it is at first, is no limit.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet {
            // An infinite size is no limit, as the greatest number is.
            if maximumSize.width.isNaN || maximumSize.height.isNaN,
                !GeometryValidation.refuse(maximumSize, "maximumSize", self)
            {
                maximumSize = oldValue
            }
            if maximumSize != oldValue { apply() }
        }
    }

    /// Whether the app's own requests for full screen are passed on. True at first. A person may have the desktop do it all
    /// the same.
    open var allowsFullScreen = true

    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// Tells the desktop.
    func apply() {
        let hasMinimum = minimumSize.width > 0 || minimumSize.height > 0
        // Windows larger than this exist nowhere.
        let unlimited: CGFloat = 32767
        let hasMaximum = maximumSize.width < unlimited || maximumSize.height < unlimited
        scene?.surface?.setSizeLimits(
            minimum: hasMinimum ? CGSize(width: max(1, minimumSize.width), height: max(1, minimumSize.height)) : nil,
            maximum: hasMaximum
                ? CGSize(width: min(unlimited, maximumSize.width), height: min(unlimited, maximumSize.height)) : nil)
    }
}

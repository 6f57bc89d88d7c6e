import DisplayServer

/// The minimum and maximum size, in points, to which the user can resize a scene's window. Changing them does not
/// change the current size.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    /// The minimum size of the window, in points. A width or height of 0, the default, means no limit.
    open var minimumSize = CGSize.zero {
        didSet {
            if !GeometryValidation.accepts(minimumSize, "minimumSize", of: self) { minimumSize = oldValue }
            if minimumSize != oldValue { apply() }
        }
    }

    /// The maximum size of the window, in points. A width or height of `greatestFiniteMagnitude`, the default, means no
    /// limit.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet {
            // An infinite dimension means no limit, as `greatestFiniteMagnitude` does.
            if maximumSize.width.isNaN || maximumSize.height.isNaN,
                !GeometryValidation.refuse(maximumSize, "maximumSize", self)
            {
                maximumSize = oldValue
            }
            if maximumSize != oldValue { apply() }
        }
    }

    /// A Boolean value that indicates whether the app's own requests for full screen are honored. The default is true.
    /// The user can put the window into full screen through the window manager regardless.
    open var allowsFullScreen = true

    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// Sends the limits to the window manager.
    func apply() {
        let hasMinimum = minimumSize.width > 0 || minimumSize.height > 0
        // X11 window dimensions are at most 32767 pixels.
        let unlimited: CGFloat = 32767
        let hasMaximum = maximumSize.width < unlimited || maximumSize.height < unlimited
        scene?.surface?.setSizeLimits(
            minimum: hasMinimum ? CGSize(width: max(1, minimumSize.width), height: max(1, minimumSize.height)) : nil,
            maximum: hasMaximum
                ? CGSize(width: min(unlimited, maximumSize.width), height: min(unlimited, maximumSize.height)) : nil)
    }
}

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

    /// A Boolean value that indicates whether the user cannot make the window smaller than the constraints of its views
    /// permit: those of the root view controllers' views whose priorities are above
    /// ``UILayoutPriority/dragThatCannotResizeScene``. ``minimumSize`` applies as well. The default is `false` (AP-10).
    ///
    /// ```swift
    /// scene.sizeRestrictions?.minimumSizeFollowsConstraints = true
    /// ```
    ///
    /// The property is not part of Apple's API.
    open var minimumSizeFollowsConstraints = false {
        didSet {
            guard minimumSizeFollowsConstraints != oldValue else { return }
            measuredSolutions = nil
            constrainedSize = .zero
            if minimumSizeFollowsConstraints { scene?.requestLayoutFrame() } else { apply() }
        }
    }

    /// The size that the constraints permit; zero if they are not followed.
    private var constrainedSize = CGSize.zero
    /// The number of solutions of the windows' constraints when ``constrainedSize`` was measured.
    private var measuredSolutions: UInt64?

    /// The minimum size that applies.
    var effectiveMinimumSize: CGSize {
        CGSize(
            width: max(minimumSize.width, constrainedSize.width),
            height: max(minimumSize.height, constrainedSize.height))
    }

    /// Measures the constraints of the windows again, if they have been solved since.
    func layoutDidEnd(in windows: [UIWindow]) {
        guard minimumSizeFollowsConstraints else { return }
        let solutions = windows.reduce(0) { $0 + ($1.layoutEngine?.solutionNumber ?? 0) }
        guard solutions != measuredSolutions else { return }
        measuredSolutions = solutions
        let sizes = windows.compactMap(\.rootViewController?.view).map {
            $0.systemLayoutSizeFitting(
                .zero, withHorizontalFittingPriority: .dragThatCannotResizeScene,
                verticalFittingPriority: .dragThatCannotResizeScene)
        }
        let size = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        guard size != constrainedSize else { return }
        constrainedSize = size
        apply()
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
        let minimumSize = effectiveMinimumSize
        let hasMinimum = minimumSize.width > 0 || minimumSize.height > 0
        // X11 window dimensions are at most 32767 pixels.
        let unlimited: CGFloat = 32767
        let bar = scene?.menuBarHeight ?? 0
        let hasMaximum = maximumSize.width < unlimited || maximumSize.height < unlimited
        scene?.surface?.setSizeLimits(
            minimum: hasMinimum
                ? CGSize(width: max(1, minimumSize.width), height: max(1, minimumSize.height) + bar) : nil,
            maximum: hasMaximum
                ? CGSize(
                    width: min(unlimited, maximumSize.width), height: min(unlimited, maximumSize.height + bar)) : nil)
    }
}

import CoreGraphics

/// The properties with which a window is created.
package struct SurfaceConfiguration {
    /// The size of the content, in points.
    package var size: CGSize
    /// The title of the window.
    package var title: String
    /// The two parts of `WM_CLASS`: the program's name and its class, with which desktops find its icon.
    package var applicationName: String
    package var applicationClass: String
    /// The smallest size of the content, in points; nil means no limit.
    package var minimumSize: CGSize?
    /// The largest size of the content, in points; nil means no limit.
    package var maximumSize: CGSize?
    /// The kind of the window.
    package var kind: WindowKind
    /// The position of the content's top-left corner on the desktop, in points. Used for popups only, which the window
    /// manager does not position.
    package var origin: CGPoint
    /// The position of the content's top-left corner on the desktop, in points, that a window had before and that the
    /// window manager is asked to give it again. Not used for popups.
    package var restoredOrigin: CGPoint?
    /// The role of the window in the application, with which window managers restore its position; nil if it has none.
    package var role: String?

    /// Creates a configuration. Sizes and `origin` are in points.
    package init(
        size: CGSize, title: String, applicationName: String, applicationClass: String, minimumSize: CGSize? = nil,
        maximumSize: CGSize? = nil, kind: WindowKind = .normal, role: String? = nil, origin: CGPoint = .zero,
        restoredOrigin: CGPoint? = nil
    ) {
        self.size = size
        self.title = title
        self.applicationName = applicationName
        self.applicationClass = applicationClass
        self.minimumSize = minimumSize
        self.maximumSize = maximumSize
        self.kind = kind
        self.role = role
        self.origin = origin
        self.restoredOrigin = restoredOrigin
    }
}

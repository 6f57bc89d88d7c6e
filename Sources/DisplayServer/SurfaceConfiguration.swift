import CoreGraphics

/// What a window is made with.
package struct SurfaceConfiguration {
    /// The content's size in points.
    package var size: CGSize
    /// What the desktop calls the window.
    package var title: String
    /// The two parts of `WM_CLASS`: the program's name and its class, by which desktops find its icon.
    package var applicationName: String
    package var applicationClass: String
    /// The content's smallest size in points; nil is no limit.
    package var minimumSize: CGSize?
    /// The content's largest size in points; nil is no limit.
    package var maximumSize: CGSize?
    /// What the window is for.
    package var kind: WindowKind
    /// Where the content's top-left corner is to be on the desktop, in points; for popups, which nobody else places.
    package var origin: CGPoint
    /// What the window is in its application, by which desktops remember its place; nil if that is of no use.
    package var role: String?

    /// What a window is made with; `size` in points.
    package init(
        size: CGSize, title: String, applicationName: String, applicationClass: String, minimumSize: CGSize? = nil,
        maximumSize: CGSize? = nil, kind: WindowKind = .normal, role: String? = nil, origin: CGPoint = .zero
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
    }
}

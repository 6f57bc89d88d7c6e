import CoreGraphics

/// What a window is made with.
package struct SurfaceConfiguration {
    /// The content's size in points.
    package var size: CGSize
    package var title: String
    /// The two parts of `WM_CLASS`: the program's name and its class, by which desktops find its icon.
    package var applicationName: String
    package var applicationClass: String
    package var minimumSize: CGSize?
    package var maximumSize: CGSize?
    package var kind: WindowKind
    /// What the window is in its application, by which desktops remember its place; nil if that is of no use.
    package var role: String?

    package init(
        size: CGSize, title: String, applicationName: String, applicationClass: String, minimumSize: CGSize? = nil,
        maximumSize: CGSize? = nil, kind: WindowKind = .normal, role: String? = nil
    ) {
        self.size = size
        self.title = title
        self.applicationName = applicationName
        self.applicationClass = applicationClass
        self.minimumSize = minimumSize
        self.maximumSize = maximumSize
        self.kind = kind
        self.role = role
    }
}

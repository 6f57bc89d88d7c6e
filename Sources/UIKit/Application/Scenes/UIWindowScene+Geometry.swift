import DisplayServer

extension UIWindowScene {
    /// The position and size of a scene on the desktop.
    @preconcurrency @MainActor open class Geometry: NSObject {
        /// The frame of the window's content in points, relative to the top-left corner of the desktop.
        public let systemFrame: CGRect

        init(systemFrame: CGRect) {
            self.systemFrame = systemFrame
            super.init()
        }
    }

    /// A request to change a scene's geometry. Use one of the subclasses.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        override init() { super.init() }

        /// A request for a position and size, named as in Mac Catalyst.
        open class Mac: GeometryPreferences {
            /// The requested frame of the window's content in points, relative to the top-left corner of the desktop.
            /// The null rectangle requests no change.
            open var systemFrame: CGRect

            /// Creates preferences with a frame.
            public init(systemFrame: CGRect = .null) {
                self.systemFrame = systemFrame
                super.init()
            }
        }

        /// A request for a window state, which Apple's API does not provide.
        public final class Desktop: GeometryPreferences {
            /// The ways in which a window manager can show a window.
            public enum Presentation: Sendable {
                /// The window has its own size.
                case normal
                /// The window covers the work area of the screen, which excludes panels.
                case maximized
                /// The window covers the screen, without a frame.
                case fullScreen
                /// The window is minimized.
                case minimized
            }

            /// The requested window state.
            public var presentation: Presentation

            /// Creates preferences with a window state.
            public init(presentation: Presentation) {
                self.presentation = presentation
                super.init()
            }
        }
    }

    /// The frame of the window's content on the desktop, in points.
    var systemFrame: CGRect { CGRect(origin: contentScreenOrigin, size: bounds.size) }

    /// The frame of the window's content in device pixels; nil while the window is not mapped.
    var screenFrame: PixelRect? {
        guard let surface, surface.isMapped else { return nil }
        return surface.pixelFrame
    }

    /// Requests a geometry from the window manager.
    ///
    /// - Returns: An error if the request is invalid; nil otherwise.
    func apply(_ preferences: GeometryPreferences) -> UISceneError? {
        guard let surface else { return UISceneError(.geometryRequestDenied) }
        switch preferences {
        case let mac as GeometryPreferences.Mac: return apply(mac, to: surface)
        case let desktop as GeometryPreferences.Desktop: return apply(desktop, to: surface)
        default: return UISceneError(.geometryRequestUnsupported)
        }
    }

    private func apply(_ preferences: GeometryPreferences.Mac, to surface: any SurfaceGeometry) -> UISceneError? {
        let frame = preferences.systemFrame
        guard !frame.isNull else { return nil }
        guard frame.isFinite, frame.width > 0, frame.height > 0 else { return UISceneError(.geometryRequestDenied) }
        surface.setFrame(
            CGRect(
                x: frame.minX, y: frame.minY - menuBarHeight, width: frame.width, height: frame.height + menuBarHeight))
        return nil
    }

    private func apply(_ preferences: GeometryPreferences.Desktop, to surface: any ManagedSurface) -> UISceneError? {
        let wanted: WindowState =
            switch preferences.presentation {
            case .normal: []
            case .maximized: .maximized
            case .fullScreen: .fullscreen
            case .minimized: .minimized
            }
        guard !wanted.contains(.fullscreen) || sizeRestrictions?.allowsFullScreen != false else {
            return UISceneError(.geometryRequestDenied)
        }
        // A minimized window keeps its other states for when it is restored.
        let off: WindowState = wanted == .minimized ? [] : surface.state.subtracting(wanted)
        if !off.isEmpty { surface.setState(off, false) }
        if !wanted.isEmpty { surface.setState(wanted, true) }
        return nil
    }
}

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
    var systemFrame: CGRect { CGRect(origin: surface?.screenOrigin ?? .zero, size: bounds.size) }

    /// The frame of the window's content in device pixels; nil while the window is not mapped.
    var screenFrame: PixelRect? {
        guard let surface, surface.isMapped else { return nil }
        let origin = surface.screenOrigin
        return PixelRect(
            x: Int32(clamping: (origin.x * surface.scale).rounded()),
            y: Int32(clamping: (origin.y * surface.scale).rounded()),
            width: Int32(clamping: surface.pixelSize.width), height: Int32(clamping: surface.pixelSize.height))
    }

    /// Requests a geometry from the window manager.
    ///
    /// - Returns: An error if the request is invalid; nil otherwise.
    func apply(_ preferences: GeometryPreferences) -> UISceneError? {
        guard let surface else { return UISceneError(.geometryRequestDenied) }
        switch preferences {
        case let mac as GeometryPreferences.Mac:
            let frame = mac.systemFrame
            guard !frame.isNull else { return nil }
            guard frame.isFinite, frame.width > 0, frame.height > 0 else {
                return UISceneError(.geometryRequestDenied)
            }
            if frame.origin != surface.screenOrigin { surface.move(to: frame.origin) }
            if frame.size != bounds.size { surface.resize(to: frame.size) }
            return nil
        case let desktop as GeometryPreferences.Desktop:
            let wanted: WindowState =
                switch desktop.presentation {
                case .normal: []
                case .maximized: .maximized
                case .fullScreen: .fullscreen
                case .minimized: .minimized
                }
            guard !wanted.contains(.fullscreen) || sizeRestrictions?.allowsFullScreen != false else {
                return UISceneError(.geometryRequestDenied)
            }
            // A minimized window keeps its other states for when it is restored.
            let off: WindowState =
                wanted == .minimized ? [] : surface.state.subtracting(wanted)
            if !off.isEmpty { surface.setState(off, false) }
            if !wanted.isEmpty { surface.setState(wanted, true) }
            return nil
        default:
            return UISceneError(.geometryRequestUnsupported)
        }
    }
}

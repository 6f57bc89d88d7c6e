import DisplayServer

extension UIWindowScene {
    /// Where a scene is on the desktop.
    @preconcurrency @MainActor open class Geometry: NSObject {
        /// The content's rectangle in points, from the desktop's top-left corner.
        public let systemFrame: CGRect

        init(systemFrame: CGRect) {
            self.systemFrame = systemFrame
            super.init()
        }
    }

    /// What an app wishes about where a scene is; one of its subclasses says what.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        override init() { super.init() }

        /// Another place and size, as Apple's desktop has it.
        open class Mac: GeometryPreferences {
            /// The content's rectangle in points, from the desktop's top-left corner. The null rectangle changes nothing.
            open var systemFrame: CGRect

            /// Asks for a rectangle.
            public init(systemFrame: CGRect = .null) {
                self.systemFrame = systemFrame
                super.init()
            }
        }

        /// Another presentation, for which Apple's interface has no name.
        public final class Desktop: GeometryPreferences {
            /// How a desktop can show a window.
            public enum Presentation: Sendable {
                /// At its own size.
                case normal
                /// Covering what panels leave of the screen.
                case maximized
                /// Covering the screen, without a frame.
                case fullScreen
                /// Put away as an icon or an entry of a list.
                case minimized
            }

            /// How the desktop should show the window.
            public var presentation: Presentation

            /// Asks for a presentation.
            public init(presentation: Presentation) {
                self.presentation = presentation
                super.init()
            }
        }
    }

    /// The content's rectangle on the desktop, in points.
    var systemFrame: CGRect { CGRect(origin: surface?.screenOrigin ?? .zero, size: bounds.size) }

    /// The same in device pixels; nil while the scene is not shown.
    var screenFrame: PixelRect? {
        guard let surface, surface.isMapped else { return nil }
        let origin = surface.screenOrigin
        return PixelRect(
            x: Int32(clamping: (origin.x * surface.scale).rounded()),
            y: Int32(clamping: (origin.y * surface.scale).rounded()),
            width: Int32(clamping: surface.pixelSize.width), height: Int32(clamping: surface.pixelSize.height))
    }

    /// Passes a wish on.
    ///
    /// - Returns: what is wrong with it; nil if nothing is.
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
            // One that is put away comes back as it was.
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

import CoreGraphics

/// The shape of a popup, and its grab of the desktop's input.
///
/// Only popups have a shape (``WindowKind/isPopup``). Only one surface of a display server can have the grab, which
/// delivers input outside of the application's windows to it, so that a click elsewhere can close the popup.
@MainActor package protocol PopupSurface: SurfaceGeometry {
    /// Rounds the corners of a popup. The window does not include the pixels outside of them.
    ///
    /// - Parameter radius: The corner radius in points; 0 for square corners.
    func setCornerRadius(_ radius: CGFloat)

    /// Sets the shape of a popup to the union of rectangles, in device pixels. The window shows no content and receives
    /// no input outside of it.
    func setShape(_ rects: [PixelRect])

    /// Grabs all pointers and keyboards of the desktop for this application. The application's windows receive their
    /// input as before; input outside of them is sent to this surface, with locations outside of its bounds. The
    /// surface must be mapped. The grab ends with ``releaseInput()``, or when the surface is unmapped or destroyed. If
    /// it ends otherwise, ``DisplaySurfaceDelegate/surfaceDidLoseInputGrab(_:)`` is called.
    ///
    /// - Returns: False if another client has grabbed a device, or if the surface is not mapped. Nothing is grabbed
    ///   then.
    func grabInput() -> Bool

    /// Releases the grab of ``grabInput()``.
    func releaseInput()

    /// A Boolean value that indicates whether the surface has the grab, according to the last event from the server.
    var hasInputGrab: Bool { get }
}

import CoreGraphics

/// A toplevel window of the desktop and the picture it shows.
///
/// The surface keeps one picture that is the truth: the desktop may ask for any part of it again, at any time, without
/// anything being painted anew.
@MainActor package protocol DisplaySurface: AnyObject {
    /// Receives the surface's events.
    var delegate: (any DisplaySurfaceDelegate)? { get set }

    /// The size of the content in device pixels.
    var pixelSize: (width: Int, height: Int) { get }

    /// Device pixels a point.
    var scale: CGFloat { get }

    /// Where the content's top-left corner is on the screen, in points.
    var screenOrigin: CGPoint { get }

    /// What the desktop calls the window.
    var title: String { get set }

    /// The limits of the content's size in points that the desktop should keep to; nil is no limit.
    func setSizeLimits(minimum: CGSize?, maximum: CGSize?)

    /// Asks for another content size in points. ``DisplaySurfaceDelegate/surfaceDidResize(_:)`` follows if it is
    /// granted.
    func resize(to size: CGSize)

    /// Asks for another place of the content's top-left corner on the screen, in points.
    func move(to origin: CGPoint)

    /// Shows the window.
    func map()

    /// Hides the window; it can be shown again.
    func unmap()

    /// Whether the window is shown, as far as the desktop has said.
    var isMapped: Bool { get }

    /// Whether key events go to this surface.
    var hasFocus: Bool { get }

    /// Asks the desktop to bring the window to the front and give it the keys.
    func activate()

    /// How the desktop shows the window. Empty while it is not shown, and where nobody manages windows.
    var state: WindowState { get }

    /// Asks for a state, or for the end of one. ``DisplaySurfaceDelegate/surfaceDidChangeState(_:)`` follows if it is
    /// granted. Before ``map()``, it says how the window is to appear.
    func setState(_ state: WindowState, _ isOn: Bool)

    /// Keeps the window above another, of which it is a dialog or a palette; nil is none.
    func setParent(_ parent: (any DisplaySurface)?)

    /// Asks the person to look at the window, until that is taken back or the window gets the keys.
    func setUrgent(_ isUrgent: Bool)

    /// The picture that stands for the window in lists and switchers; nil leaves it to the desktop. It is copied, in
    /// several sizes.
    func setIcon(_ picture: PixelBuffer?)

    /// Says whether keys that are pressed type text, and where the caret is, in points of the surface. Only then do
    /// input methods, dead keys and the Compose key have a say in what keys come to, and keys that they take are not
    /// told.
    func setTextInput(active: Bool, caretRect: CGRect)

    /// Ends composing, because the caret goes elsewhere. What was being composed is taken back by an event, if that was
    /// not told already.
    ///
    /// - Returns: what the input method makes of it. Nil is nothing, or nothing yet: some insert it a moment later.
    func endComposition() -> String?

    /// The picture of the pointer over the window. The desktop's own until it is set.
    func setCursor(_ shape: CursorShape)

    /// Gives the picture to `body` to paint `damage` in, then shows that part on the screen. Nothing else of the
    /// picture may be touched. The first paint of a surface, and the first after a change of its size, covers
    /// everything: the picture holds nothing of use then.
    ///
    /// - Returns: whether the damage was painted. False for a destroyed surface, and while there is no memory for the
    ///   picture: the damage is the caller's to keep then. `body` was not called.
    @discardableResult
    func paint(_ damage: PixelRegion, _ body: (PixelBuffer) -> Void) -> Bool

    /// The picture as it stands, for screenshots and tests; nil before the first paint.
    func readPixels<Result>(_ body: (PixelBuffer) -> Result) -> Result?

    /// Cuts the corners of a popup round: what is outside of them is not the window's. In points; 0 for square ones.
    func setCornerRadius(_ radius: CGFloat)

    /// Gives a popup the shape of rectangles in device pixels; nothing outside of them is shown or receives input.
    func setShape(_ rects: [PixelRect])

    /// Takes all pointers and keyboards of the desktop for this application: its windows get what is theirs as always,
    /// and what is not over any of them is told to this surface, which must be shown, with places outside of it. One
    /// surface has the grab at a time. It ends with ``releaseInput()``, or when the surface is hidden or destroyed.
    ///
    /// - Returns: false if somebody else has a device, or the surface is not shown. Nothing is grabbed then.
    func grabInput() -> Bool

    /// Ends what ``grabInput()`` began.
    func releaseInput()

    /// Whether the surface has the grab, as far as is known.
    var hasInputGrab: Bool { get }

    /// Closes the window for good.
    func destroy()

    /// Whether the window is gone, by ``destroy()``, another client, or a lost connection.
    var isDestroyed: Bool { get }
}

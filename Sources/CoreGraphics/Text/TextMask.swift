/// How much of each pixel the letters of a line cover. Good as long as its layout is.
package struct TextMask {
    /// Device pixels from the top left of the layout.
    package var rect: PixelRect
    /// A byte a pixel; nil where there is nothing to see.
    package var bytes: UnsafePointer<UInt8>?
    package var bytesPerRow: Int
}

import CCairo
import SystemSupport

/// The functions of gdk-pixbuf that the toolkit uses, looked up when the first image that is not PNG is read or
/// written.
///
/// Apps that do not need them do not load the library, and work without it.
struct PixbufLibrary: Sendable {
    typealias Errors = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

    typealias MakeLoader = @Sendable @convention(c) (UnsafePointer<CChar>, Errors?) -> OpaquePointer?
    typealias Write = @Sendable @convention(c) (OpaquePointer, UnsafePointer<UInt8>, gsize, Errors?) -> gboolean
    typealias Close = @Sendable @convention(c) (OpaquePointer, Errors?) -> gboolean
    typealias SetSize = @Sendable @convention(c) (OpaquePointer, Int32, Int32) -> Void
    typealias Pixbuf = @Sendable @convention(c) (OpaquePointer) -> OpaquePointer?
    typealias Width = @Sendable @convention(c) (OpaquePointer) -> Int32
    typealias Height = @Sendable @convention(c) (OpaquePointer) -> Int32
    typealias BytesPerRow = @Sendable @convention(c) (OpaquePointer) -> Int32
    typealias Channels = @Sendable @convention(c) (OpaquePointer) -> Int32
    typealias BitsPerSample = @Sendable @convention(c) (OpaquePointer) -> Int32
    typealias ReadPixels = @Sendable @convention(c) (OpaquePointer) -> UnsafePointer<UInt8>?
    typealias Option = @Sendable @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
    typealias MakePixbuf = @Sendable @convention(c) (Int32, gboolean, Int32, Int32, Int32) -> OpaquePointer?
    typealias Pixels = @Sendable @convention(c) (OpaquePointer) -> UnsafeMutablePointer<UInt8>?
    typealias Save =
        @Sendable @convention(c) (
            OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<gsize>,
            UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
            UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, Errors?
        ) -> gboolean

    /// The installed library; `nil` if it is absent or too old.
    static let shared = PixbufLibrary()

    let makeLoader: MakeLoader
    let write: Write
    let close: Close
    let setSize: SetSize
    let pixbuf: Pixbuf
    let width: Width
    let height: Height
    let bytesPerRow: BytesPerRow
    let channels: Channels
    let bitsPerSample: BitsPerSample
    let readPixels: ReadPixels
    let option: Option
    let makePixbuf: MakePixbuf
    let pixels: Pixels
    let save: Save

    private init?() {
        guard let library = DynamicLibrary("libgdk_pixbuf-2.0.so.0") else { return nil }
        guard
            let makeLoader = library.function("gdk_pixbuf_loader_new_with_type", as: MakeLoader.self),
            let write = library.function("gdk_pixbuf_loader_write", as: Write.self),
            let close = library.function("gdk_pixbuf_loader_close", as: Close.self),
            let setSize = library.function("gdk_pixbuf_loader_set_size", as: SetSize.self),
            let pixbuf = library.function("gdk_pixbuf_loader_get_pixbuf", as: Pixbuf.self),
            let width = library.function("gdk_pixbuf_get_width", as: Width.self),
            let height = library.function("gdk_pixbuf_get_height", as: Height.self),
            let bytesPerRow = library.function("gdk_pixbuf_get_rowstride", as: BytesPerRow.self),
            let channels = library.function("gdk_pixbuf_get_n_channels", as: Channels.self),
            let bitsPerSample = library.function("gdk_pixbuf_get_bits_per_sample", as: BitsPerSample.self),
            let readPixels = library.function("gdk_pixbuf_read_pixels", as: ReadPixels.self),
            let option = library.function("gdk_pixbuf_get_option", as: Option.self),
            let makePixbuf = library.function("gdk_pixbuf_new", as: MakePixbuf.self),
            let pixels = library.function("gdk_pixbuf_get_pixels", as: Pixels.self),
            let save = library.function("gdk_pixbuf_save_to_bufferv", as: Save.self)
        else { return nil }
        self.makeLoader = makeLoader
        self.write = write
        self.close = close
        self.setSize = setSize
        self.pixbuf = pixbuf
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.channels = channels
        self.bitsPerSample = bitsPerSample
        self.readPixels = readPixels
        self.option = option
        self.makePixbuf = makePixbuf
        self.pixels = pixels
        self.save = save
    }
}

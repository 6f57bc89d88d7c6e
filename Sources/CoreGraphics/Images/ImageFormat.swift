/// The supported formats of image files, recognized by their signatures.
enum ImageFormat: String {
    case png, jpeg, gif, bmp, tiff, webp

    /// Creates the format whose signature the data begins with; returns `nil` if there is none.
    init?(contentOf bytes: UnsafeBufferPointer<UInt8>) {
        func begins(_ prefix: [UInt8], at offset: Int = 0) -> Bool {
            bytes.count >= offset + prefix.count
                && prefix.indices.allSatisfy { bytes[offset + $0] == prefix[$0] }
        }
        if begins([0x89, 0x50, 0x4e, 0x47]) {
            self = .png
        } else if begins([0xff, 0xd8, 0xff]) {
            self = .jpeg
        } else if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) {
            self = .gif
        } else if begins(Array("BM".utf8)) {
            self = .bmp
        } else if begins([0x49, 0x49, 42, 0]) || begins([0x4d, 0x4d, 0, 42]) {
            self = .tiff
        } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
            self = .webp
        } else {
            return nil
        }
    }
}

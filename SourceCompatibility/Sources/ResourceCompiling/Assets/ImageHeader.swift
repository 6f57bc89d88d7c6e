import Foundation

/// Reads the size in pixels from the header of a PNG file.
enum ImageHeader {
    /// The longest side, in pixels, of an image that can be drawn.
    static let maximumSide = 32767

    /// Returns the size of a PNG file in pixels, or nil if the file is not a PNG file.
    static func size(ofPNG path: String) -> (width: Int, height: Int)? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let header = try? file.read(upToCount: 24).map(Array.init), header.count == 24,
            header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        else { return nil }
        func number(at index: Int) -> Int { header[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }
}

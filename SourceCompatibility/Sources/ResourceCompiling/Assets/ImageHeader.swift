import Foundation

/// The size in pixels that the header of a PNG file states.
enum ImageHeader {
    /// The longest side of an image that can be drawn.
    static let maximumSide = 32767

    /// The size of a PNG file; nil if the file is no PNG file.
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

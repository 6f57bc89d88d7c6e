import Foundation

/// Two cursor themes, each with an image for some cursors. libXcursor searches for themes once per process, so every
/// test that may show a cursor prepares them.
@MainActor enum CursorThemes {
    /// The folder of the themes; nil if it could not be written.
    static let folder: URL? = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cursors-\(getpid())")
        let images: [(theme: String, name: String, size: UInt32, color: UInt32)] = [
            ("One", "text", 24, 0xffff_0000), ("One", "hand2", 24, 0xff00_ff00), ("Two", "text", 24, 0xff00_00ff),
            ("Two", "text", 48, 0xff00_00ff),
        ]
        do {
            for image in images {
                let cursors = folder.appendingPathComponent(image.theme).appendingPathComponent("cursors")
                try FileManager.default.createDirectory(at: cursors, withIntermediateDirectories: true)
                let sizes = images.filter { $0.theme == image.theme && $0.name == image.name }.map(\.size)
                try file(sizes, image.color).write(to: cursors.appendingPathComponent(image.name))
            }
        } catch {
            return nil
        }
        setenv("XCURSOR_PATH", folder.path, 1)
        return folder
    }()

    /// Returns a cursor file with a square of one color for each size.
    private static func file(_ sizes: [UInt32], _ color: UInt32) -> Data {
        let kind: UInt32 = 0xfffd_0002
        var numbers: [UInt32] = [0x7275_6358, 16, 0x10000, UInt32(sizes.count)]
        var position = UInt32(16 + 12 * sizes.count)
        for size in sizes {
            numbers += [kind, size, position]
            position += 36 + size * size * 4
        }
        for size in sizes {
            numbers += [36, kind, size, 1, size, size, 3, 4, 0]
            numbers += [UInt32](repeating: color, count: Int(size * size))
        }
        return numbers.reduce(into: Data()) { data, number in
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
    }
}

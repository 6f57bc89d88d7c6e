import CoreGraphics
import Foundation

/// A stored snapshot, `__Snapshots__/<test file>/<name>.png` beside the test.
struct SnapshotFile {
    let stored: URL
    /// The files for the new image and the image of the differences after a failure.
    let new: URL
    let difference: URL

    /// Locates the files of a snapshot.
    ///
    /// - Parameters:
    ///   - filePath: The path of the test's source file.
    ///   - name: The name of the snapshot, which must be a valid file name.
    /// - Throws: ``SnapshotError`` for an invalid name.
    init(filePath: String, name: String) throws {
        guard !name.isEmpty, !name.hasPrefix("."), !name.contains(where: { $0 == "/" || $0 == "\0" }) else {
            throw SnapshotError(
                .notRendered,
                "invalid snapshot name \"\(name)\": it must not be empty, begin with a dot or contain a slash"
            )
        }
        let source = URL(fileURLWithPath: filePath)
        let folder = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
        stored = folder.appendingPathComponent(name + ".png")
        new = folder.appendingPathComponent(name + ".new.png")
        difference = folder.appendingPathComponent(name + ".diff.png")
    }

    /// Compares an image with the stored snapshot, or stores it.
    func check(_ picture: CGImage, maxFailedPixels: Int, threshold: Double, records: Bool) throws {
        // A PNG file stores translucent colors with less precision than premultiplied pixels, so convert the new image,
        // too.
        let picture =
            picture.isOpaque ? picture : CGImage(pngData: try Self.data(of: picture)) ?? picture
        if records { return try record(picture) }
        guard let bytes = FileManager.default.contents(atPath: stored.path) else {
            throw SnapshotError(
                .missing,
                "there is no stored snapshot \(stored.path). \(keep(try Self.data(of: picture))) \(Self.advice)")
        }
        guard let expected = CGImage(pngData: bytes) else {
            throw SnapshotError(
                .unreadable,
                "the stored snapshot \(stored.path) cannot be read as a PNG file. "
                    + "\(keep(try Self.data(of: picture))) \(Self.advice)")
        }
        let comparison = ImageComparison(expected: expected, actual: picture, threshold: threshold)
        guard let difference = comparison.difference() else { return removeLeftovers() }
        if comparison.hasEqualSizes, difference.failedPixels <= maxFailedPixels { return removeLeftovers() }
        throw SnapshotError(
            .different(difference),
            """
            \(stored.lastPathComponent): \(difference) (\(max(0, maxFailedPixels)) may differ by more than \(threshold)). \
            \(keep(try Self.data(of: picture), comparison.picture())) The stored snapshot is \(stored.path). \
            \(Self.advice)
            """)
    }

    private static let advice = "If the new image is correct, run the test with UPDATE_SNAPSHOTS=1 to store it."

    /// Stores an image. An existing file with identical pixels is not changed.
    private func record(_ picture: CGImage) throws {
        defer { removeLeftovers() }
        if let old = FileManager.default.contents(atPath: stored.path).flatMap({ CGImage(pngData: $0) }),
            ImageComparison(expected: old, actual: picture, threshold: 0).isIdentical
        {
            return
        }
        let data = try Self.data(of: picture)
        do {
            try write(data, to: stored)
        } catch {
            throw SnapshotError(
                .notWritten, "the snapshot \(stored.path) could not be stored: \(error.localizedDescription)")
        }
        FileHandle.standardError.write(Data("Stored \(stored.path)\n".utf8))
    }

    /// Writes the images to examine after a failure, and returns a description of their locations.
    private func keep(_ data: @autoclosure () throws -> Data, _ differences: CGImage? = nil) -> String {
        do {
            try write(data(), to: new)
            guard let differences else { return "The new image is \(new.path)." }
            try write(Self.data(of: differences), to: difference)
            return "The new image is \(new.path); the differences are marked red in \(difference.path)."
        } catch {
            return "The new image could not be written: \(error.localizedDescription)."
        }
    }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }

    /// Removes the images of an earlier failure.
    private func removeLeftovers() {
        for file in [new, difference] where FileManager.default.fileExists(atPath: file.path) {
            try? FileManager.default.removeItem(at: file)
        }
    }

    private static func data(of picture: CGImage) throws -> Data {
        guard let data = picture.pngData() else {
            throw SnapshotError(.notRendered, "not enough memory for the PNG file")
        }
        return data
    }
}

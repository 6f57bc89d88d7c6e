import Foundation

/// Copies and moves files and folders so that a destination that exists is replaced in one step.
enum FileTransfer {
    /// Copies or moves files. Blocks until it is done: call it on a background thread.
    ///
    /// - Parameters:
    ///   - files: The sources with their destinations.
    ///   - moves: A Boolean value that indicates whether the sources are removed.
    /// - Throws: The first error. The files before it have been transferred.
    static func transfer(_ files: [(source: URL, destination: URL)], moves: Bool) throws {
        for (source, destination) in files {
            guard source.standardizedFileURL.path != destination.standardizedFileURL.path else { continue }
            if moves, rename(source.path, destination.path) == 0 { continue }
            try copy(source, to: destination)
            if moves { try FileManager.default.removeItem(at: source) }
        }
    }

    private static func copy(_ source: URL, to destination: URL) throws {
        let manager = FileManager.default
        // A name in the same folder, so that the last step is a change of the name.
        let partial = destination.deletingLastPathComponent().appendingPathComponent(
            ".\(destination.lastPathComponent.prefix(100)).\(UInt32.random(in: 0 ... .max)).part")
        do {
            try manager.copyItem(at: source, to: partial)
            if rename(partial.path, destination.path) != 0 {
                // A folder replaces another one only if that is empty.
                try manager.removeItem(at: destination)
                try manager.moveItem(at: partial, to: destination)
            }
        } catch {
            try? manager.removeItem(at: partial)
            throw error
        }
    }
}

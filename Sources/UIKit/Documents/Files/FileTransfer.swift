import DocumentStorage
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

    /// Returns the URL of a name in a folder, with a number if the name is used: "a 2.txt". Reads the folder.
    static func unusedURL(for name: String, in folder: URL) -> URL {
        let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        var number = 1
        while true {
            let candidate = number == 1 ? name : "\(stem) \(number)" + (ending.isEmpty ? "" : "." + ending)
            let url = folder.appendingPathComponent(candidate)
            // A link without a target is a file, too.
            var status = stat()
            if lstat(url.path, &status) != 0 { return url }
            number += 1
        }
    }

    private static func copy(_ source: URL, to destination: URL) throws {
        let manager = FileManager.default
        if isFile(source), isFile(destination) { return try replace(destination, with: source) }
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

    /// Replaces a file, which keeps its access rights, and its links.
    private static func replace(_ destination: URL, with source: URL) throws {
        do {
            _ = try DocumentWriter.write(to: destination.path) { draft in
                try FileManager.default.copyItem(atPath: source.path, toPath: draft)
            }
        } catch let error as FileError {
            throw error.cocoaError(isReading: false)
        }
    }

    private static func isFile(_ url: URL) -> Bool {
        var status = stat()
        return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}

import DemoSupport
import Foundation

/// The sizes and times of the files in a folder, by their index.
struct FileDetails: Sendable {
    /// The sizes in bytes; -1 if unknown.
    private(set) var sizes: [Int64]
    /// The times of the last modifications in seconds since 1970.
    private(set) var times: [Int64]
    /// The number of files, from the first, that have been examined.
    private(set) var knownCount = 0

    var isComplete: Bool { knownCount == sizes.count }

    private init(count: Int) {
        sizes = [Int64](repeating: -1, count: count)
        times = [Int64](repeating: 0, count: count)
    }

    /// Returns the size of a file in bytes; nil if it is unknown.
    func size(at index: Int32) -> Int64? {
        let size = sizes[Int(index)]
        return size < 0 ? nil : size
    }

    /// Returns the time of the last modification of a file; nil if it is unknown.
    func date(at index: Int32) -> Date? {
        sizes[Int(index)] < 0 ? nil : Date(timeIntervalSince1970: TimeInterval(times[Int(index)]))
    }

    /// Examines all files of a folder. This can take seconds.
    ///
    /// - Parameters:
    ///   - contents: The files.
    ///   - request: The request. The work ends soon after it has been cancelled.
    ///   - report: A closure that is called with the details so far, about four times a second.
    /// - Returns: The details; nil if the request was cancelled or the folder cannot be opened.
    static func read(
        _ contents: FolderContents, request: BackgroundRequest, report: (FileDetails) -> Void
    ) -> FileDetails? {
        let folder = contents.path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK) }
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        var details = FileDetails(count: contents.count)
        var next = DispatchTime.now() + 0.25
        let isFinished = contents.names.withUnsafeStrings { bytes, starts in
            for index in 0..<contents.count {
                let name = UnsafeRawPointer(bytes + Int(starts[index])).assumingMemoryBound(to: CChar.self)
                var status = stat()
                if fstatat(folder, name, &status, 0) == 0 || fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
                    details.sizes[index] = Int64(status.st_size)
                    details.times[index] = Int64(status.st_mtim.tv_sec)
                }
                details.knownCount = index + 1
                guard index % 512 == 511 else { continue }
                if request.isCancelled { return false }
                if DispatchTime.now() > next {
                    report(details)
                    next = DispatchTime.now() + 0.25
                }
            }
            return true
        }
        return isFinished && !request.isCancelled ? details : nil
    }
}

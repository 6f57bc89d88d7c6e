import Foundation

/// A small file system in memory that can be filled: a tmpfs in a mount namespace of its own, which ends with the
/// object.
///
/// Programs of the namespace find it at ``mountPoint``. Other processes reach it through `/proc`.
final class SmallDisk {
    /// The path of the file system in its namespace.
    let mountPoint = NSTemporaryDirectory() + "disk-\(UUID().uuidString)"

    private let holder = Process()
    private let input = Pipe()
    private static let unshare = "/usr/bin/unshare"
    private static let nsenter = "/usr/bin/nsenter"

    struct Unavailable: Error {}

    /// The reason why the system allows no such file system; nil if it does.
    static let unavailableReason: String? = {
        guard access(unshare, X_OK) == 0, access(nsenter, X_OK) == 0 else { return "unshare or nsenter is missing" }
        guard let disk = try? SmallDisk(size: 1 << 16), access(disk.path, W_OK) == 0 else {
            return "the system does not allow mounting in a user namespace"
        }
        return nil
    }()

    /// Mounts a file system.
    ///
    /// - Parameter size: Its size in bytes.
    init(size: Int) throws {
        mkdir(mountPoint, 0o755)
        let output = Pipe()
        holder.executableURL = URL(fileURLWithPath: SmallDisk.unshare)
        // The namespace lives as long as a process in it, which ends with its standard input.
        holder.arguments = [
            "-rm", "/bin/sh", "-c", "mount -t tmpfs -o size=\(size) tmpfs \"$0\" && echo mounted && exec cat >/dev/null",
            mountPoint,
        ]
        holder.standardInput = input
        holder.standardOutput = output
        holder.standardError = FileHandle.nullDevice
        try holder.run()
        guard output.fileHandleForReading.availableData == Data("mounted\n".utf8) else { throw Unavailable() }
    }

    deinit {
        try? input.fileHandleForWriting.close()
        holder.waitUntilExit()
        rmdir(mountPoint)
    }

    /// The path of the file system for this process.
    var path: String { "/proc/\(holder.processIdentifier)/root\(mountPoint)" }

    /// Returns the command that runs a program in the namespace.
    func command(_ program: String, _ arguments: [String]) -> (program: String, arguments: [String]) {
        let target = ["--preserve-credentials", "-U", "-m", "-t", "\(holder.processIdentifier)", "--", program]
        return (SmallDisk.nsenter, target + arguments)
    }

    /// Writes a file that takes all free space.
    func fill() {
        let descriptor = open(path + "/filler", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        guard descriptor >= 0 else { return }
        let page = [UInt8](repeating: 0x78, count: 4096)
        while write(descriptor, page, page.count) > 0 {}
        close(descriptor)
    }

    /// Removes the file of ``fill()``.
    func free() { unlink(path + "/filler") }
}

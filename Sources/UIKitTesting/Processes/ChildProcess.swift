import CXTest
import Foundation

/// A child process. It is terminated when the object is deallocated, and whenever this process ends, so no server of a
/// test remains.
@MainActor package final class ChildProcess {
    package let processID: pid_t

    /// A descriptor that becomes readable when the process ends; -1 if the system does not support it.
    private let descriptor: Int32
    private var hasEnded = false

    /// The exit status as returned by `waitpid`; nil while the process runs.
    package private(set) var exitStatus: Int32?

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - executable: The path of the executable.
    ///   - arguments: The arguments after the program's name.
    ///   - environment: The complete environment.
    ///   - extraDescriptor: A descriptor that becomes descriptor 3 of the child; nil for none.
    ///   - output: A descriptor for the standard output and standard error of the child.
    /// - Throws: ``VirtualDisplayError`` if the process cannot be created. If the file cannot be executed, the process
    ///   ends with status 127 instead.
    package init(
        executable: String, arguments: [String], environment: [String: String], extraDescriptor: Int32? = nil,
        output: Int32
    ) throws {
        let result = ChildSpawner.shared.spawn(
            ChildSpawner.Request(
                executable: executable, arguments: [executable] + arguments,
                environment: environment.map { "\($0.key)=\($0.value)" }, extraDescriptor: extraDescriptor ?? -1,
                output: output))
        guard result > 0 else {
            throw VirtualDisplayError("\(executable) could not be started: \(String(cString: strerror(-result)))")
        }
        processID = result
        descriptor = cxtest_open_process(result)
    }

    isolated deinit { terminate() }

    package var isRunning: Bool {
        collect(waiting: false)
        return !hasEnded
    }

    /// Waits until the process has ended.
    ///
    /// - Parameter timeout: The longest time to wait, in seconds.
    /// - Returns: False if the process is still running.
    @discardableResult
    package func wait(timeout: TimeInterval) -> Bool {
        var remaining = max(0, Int(timeout * 1000))
        while isRunning {
            guard remaining > 0 else { return false }
            if descriptor >= 0 {
                _ = DescriptorWait.untilReadable(descriptor, milliseconds: remaining)
                remaining = 0
            } else {
                DescriptorWait.pause(milliseconds: 10)
                remaining -= 10
            }
        }
        return true
    }

    /// Terminates the process: sends SIGTERM, and SIGKILL if it has not ended after two seconds. Returns when it has
    /// ended.
    package func terminate() {
        guard isRunning else { return }
        _ = Glibc.kill(processID, SIGTERM)
        if !wait(timeout: 2) { kill() }
    }

    /// Kills the process. Returns when it has ended.
    package func kill() {
        guard isRunning else { return }
        _ = Glibc.kill(processID, SIGKILL)
        collect(waiting: true)
    }

    private func collect(waiting: Bool) {
        guard !hasEnded else { return }
        var status: Int32 = 0
        var result: pid_t
        repeat { result = waitpid(processID, &status, waiting ? 0 : WNOHANG) } while result < 0 && errno == EINTR
        guard result != 0 else { return }
        // An error means that other code has reaped the process, whose ID may be reused now.
        hasEnded = true
        if result == processID { exitStatus = status }
        if descriptor >= 0 { close(descriptor) }
    }
}

import CXTest
import Foundation

/// A program that this process started. It ends with the object at the latest, and with this process whatever happens
/// to it: no server of a test is left behind.
@MainActor package final class ChildProcess {
    package let processID: pid_t

    /// Becomes readable when the process ends; -1 where the system has no such thing.
    private let descriptor: Int32
    private var hasEnded = false

    /// How it ended, as `waitpid` says it; nil while it runs.
    package private(set) var exitStatus: Int32?

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - executable: the path of the file.
    ///   - arguments: what follows the program's name.
    ///   - environment: all of it, not additions.
    ///   - extraDescriptor: becomes descriptor 3 of the child; none if nil.
    ///   - output: receives what the child prints and reports.
    /// - Throws: ``VirtualDisplayError`` when the system refuses. A file that cannot be executed ends with status 127
    ///   instead.
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
    /// - Parameter timeout: seconds to wait at most.
    /// - Returns: false if it still runs.
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

    /// Ends the process: asks it to, and kills it if it does not answer within two seconds. Returns when it is gone.
    package func terminate() {
        guard isRunning else { return }
        _ = Glibc.kill(processID, SIGTERM)
        if !wait(timeout: 2) { kill() }
    }

    /// Ends the process without giving it a chance to do anything more. Returns when it is gone.
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
        // An error means that somebody else has collected it: the number is no longer ours.
        hasEnded = true
        if result == processID { exitStatus = status }
        if descriptor >= 0 { close(descriptor) }
    }
}

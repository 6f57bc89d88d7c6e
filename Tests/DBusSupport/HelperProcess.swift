import Foundation
import Glibc

/// A program that a test runs. It ends with the object, and with the test process.
@MainActor package final class HelperProcess {
    private struct StartError: Error {}
    private var process: pid_t = 0
    /// The program is killed when this pipe is closed.
    private var pipe: Int32 = -1
    private let file: URL

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - arguments: The path of the program, and its arguments.
    ///   - environment: The environment, besides `PATH`.
    package init(_ arguments: [String], environment: [String: String] = [:]) throws {
        file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "output-\(getpid())-\(UInt32.random(in: 0...999_999))")
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { throw StartError() }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipe = ends[1]
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        posix_spawn_file_actions_adddup2(&actions, ends[0], 9)
        InheritedDescriptors.close(from: 10, in: &actions)
        // The threads of libdispatch, on which tests run, block SIGTERM, and child processes inherit this.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        // `timeout` makes a process group for itself and its program, which would survive it.
        let script =
            "\"$0\" \"$@\" 9<&- & child=$!; (read end <&9; kill -9 -$child $child 2>/dev/null) & wait $child"
        var words: [UnsafeMutablePointer<CChar>?] = (["/bin/sh", "-c", script] + arguments).map { strdup($0) }
        words.append(nil)
        var variables: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin")]
        for (name, value) in environment { variables.append(strdup("\(name)=\(value)")) }
        variables.append(nil)
        defer { for word in words + variables { free(word) } }
        guard posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables) == 0 else {
            throw StartError()
        }
    }

    isolated deinit {
        stop()
        try? FileManager.default.removeItem(at: file)
    }

    /// A Boolean value that indicates whether the program has not ended.
    package var isRunning: Bool {
        guard process > 0 else { return false }
        var status: Int32 = 0
        if waitpid(process, &status, WNOHANG) == process { process = 0 }
        return process > 0
    }

    /// The text that the program has written to its standard output and standard error.
    package var output: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    /// Kills the program, and waits for its end.
    package func stop() {
        guard pipe >= 0 else { return }
        close(pipe)
        pipe = -1
        var status: Int32 = 0
        while process > 0, waitpid(process, &status, 0) < 0, errno == EINTR {}
        process = 0
    }
}

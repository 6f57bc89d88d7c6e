import CoreGraphics
import SystemSupport

/// A program of the desktop that runs independently once it is started.
struct DetachedProgram {
    /// The path of the executable.
    let path: String

    /// The time in seconds after which a tool that still runs is assumed to have become the program itself.
    private static let patience: TimeInterval = 3

    /// Creates a program with the path of an executable.
    init(path: String) { self.path = path }

    /// Finds a program by its name.
    ///
    /// - Parameters:
    ///   - name: The name of the executable.
    ///   - environment: The environment. Reads `PATH`.
    /// - Returns: Nil if `PATH` contains no such program.
    init?(named name: String, environment: ProcessEnvironment) {
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        let files = folders.lazy.map { "\($0)/\(name)" }
        guard let path = files.first(where: { access($0, X_OK) == 0 }) else { return nil }
        self.path = path
    }

    /// `POSIX_SPAWN_SETSID`, which glibc declares only for `_GNU_SOURCE`.
    private static let newSession: Int16 = 0x80

    /// Starts the program in its own session, with this process's environment, and with `/dev/null` as its standard
    /// streams.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the program's name.
    ///   - completion: Called when the program has ended: with its exit status, or with -1 if a signal ended it.
    /// - Returns: True if the program was started.
    @MainActor func run(_ arguments: [String], completion: @escaping @MainActor (Int32) -> Void) -> Bool {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0 else { return false }
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for descriptor in 0...2 as ClosedRange<Int32> {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        // Signals to this program's terminal or job do not reach a program in another session.
        posix_spawnattr_setflags(&attributes, DetachedProgram.newSession)
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        guard posix_spawn(&process, path, &actions, &attributes, words, environ) == 0 else { return false }
        let started = process
        // Only a blocked thread can wait for one process without reaping others.
        Thread.detachNewThread {
            var status: Int32 = 0
            var result: pid_t
            repeat { result = waitpid(started, &status, 0) } while result < 0 && errno == EINTR
            let exitStatus = result == started && status & 0x7f == 0 ? (status >> 8) & 0xff : -1
            Task { @MainActor in completion(exitStatus) }
        }
        return true
    }

    /// Starts the program, which opens a link or files and can therefore run for a long time.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the program's name.
    ///   - scheduler: Runs the time limit.
    ///   - completion: Called once: with the exit status when the program has ended, or with nil if it still runs
    ///     after three seconds.
    /// - Returns: True if the program was started.
    @MainActor func run(
        _ arguments: [String], scheduler: Scheduler, completion: @escaping @MainActor (Int32?) -> Void
    ) -> Bool {
        var isAnswered = false
        let patience = scheduler.schedule(after: Self.patience) {
            isAnswered = true
            completion(nil)
        }
        let isStarted = run(arguments) { status in
            guard !isAnswered else { return }
            patience.cancel()
            completion(status)
        }
        if !isStarted { patience.cancel() }
        return isStarted
    }
}

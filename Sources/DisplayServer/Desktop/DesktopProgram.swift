import CoreGraphics

/// A program of the desktop that is started beside this one and goes on by itself.
struct DesktopProgram {
    /// The file.
    let path: String

    /// The program of a name.
    ///
    /// - Parameter environment: the variables that are looked at: `PATH`.
    /// - Returns: nil if there is none in `PATH`.
    init?(named name: String, environment: ProcessEnvironment) {
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        let files = folders.lazy.map { "\($0)/\(name)" }
        guard let path = files.first(where: { access($0, X_OK) == 0 }) else { return nil }
        self.path = path
    }

    /// `POSIX_SPAWN_SETSID`, which the C library shows only to those who ask for its own extensions.
    private static let newSession: Int16 = 0x80

    /// Starts the program, with the variables of this one, in a session of its own, and without what this one reads and
    /// prints.
    ///
    /// - Parameters:
    ///   - arguments: what follows its name.
    ///   - completion: called when it has ended: with its exit status, or with -1 if it was ended from outside.
    /// - Returns: whether it was started.
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
        // What ends the terminal or the job of this program does not end that one.
        posix_spawnattr_setflags(&attributes, DesktopProgram.newSession)
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        guard posix_spawn(&process, path, &actions, &attributes, words, environ) == 0 else { return false }
        let started = process
        // Only a thread can wait for one process without taking the ends of others.
        Thread.detachNewThread {
            var status: Int32 = 0
            var result: pid_t
            repeat { result = waitpid(started, &status, 0) } while result < 0 && errno == EINTR
            let exitStatus = result == started && status & 0x7f == 0 ? (status >> 8) & 0xff : -1
            Task { @MainActor in completion(exitStatus) }
        }
        return true
    }
}

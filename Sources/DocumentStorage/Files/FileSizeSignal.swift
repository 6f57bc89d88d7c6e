import Foundation

/// The signal SIGXFSZ, which ends a process that writes beyond its limit of file sizes (`ulimit -f`).
package enum FileSizeSignal {
    /// Performs a closure on this thread. Writes beyond the limit fail with the error `EFBIG` instead of ending the
    /// process. The signal handlers of the process stay as they are.
    package static func withoutSignal<Result>(_ body: () throws -> Result) rethrows -> Result {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGXFSZ)
        var previous = sigset_t()
        guard pthread_sigmask(SIG_BLOCK, &signals, &previous) == 0, sigismember(&previous, SIGXFSZ) == 0 else {
            return try body()
        }
        defer {
            // A blocked signal is pending for the thread that wrote. Discard it before unblocking it.
            var now = timespec()
            while sigtimedwait(&signals, nil, &now) == SIGXFSZ {}
            pthread_sigmask(SIG_SETMASK, &previous, nil)
        }
        return try body()
    }
}

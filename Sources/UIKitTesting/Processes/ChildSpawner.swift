import CXTest
import Foundation
import Synchronization

/// Starts child processes from a thread that lives as long as this process.
///
/// The system signals a child when its parent dies, and most kernels consider the *thread* that created the child its
/// parent (see prctl(2)). The main actor of a test runs on the threads of a pool, which come and go; a child that was
/// started on such a thread would be terminated in the middle of a test.
final class ChildSpawner: Sendable {
    static let shared = ChildSpawner()

    struct Request: Sendable {
        var executable: String
        /// The arguments, including the program's name.
        var arguments: [String]
        /// The variables in the form `NAME=value`.
        var environment: [String]
        /// A descriptor that becomes descriptor 3 of the child; negative for none.
        var extraDescriptor: Int32
        /// A descriptor that becomes descriptors 1 and 2 of the child.
        var output: Int32
    }

    private final class Job: Sendable {
        let request: Request
        let result = Mutex<pid_t>(-ECHILD)
        let done = DispatchSemaphore(value: 0)
        init(_ request: Request) { self.request = request }
    }

    private let jobs = Mutex<[Job]>([])
    private let work = DispatchSemaphore(value: 0)

    private init() {
        Thread.detachNewThread { [self] in
            while true {
                work.wait()
                guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { continue }
                let result = ChildSpawner.start(job.request)
                job.result.withLock { $0 = result }
                job.done.signal()
            }
        }
    }

    /// Starts a child process on the spawner's thread.
    ///
    /// - Returns: The process ID, or a negative error number.
    func spawn(_ request: Request) -> pid_t {
        let job = Job(request)
        jobs.withLock { $0.append(job) }
        work.signal()
        job.done.wait()
        return job.result.withLock { $0 }
    }

    /// Starts a child process on the calling thread.
    static func start(_ request: Request) -> pid_t {
        var arguments = request.arguments.map { strdup($0) } + [nil]
        var environment = request.environment.map { strdup($0) } + [nil]
        defer {
            for string in arguments + environment { free(string) }
        }
        return cxtest_spawn(
            request.executable, &arguments, &environment, request.extraDescriptor, request.output)
    }
}

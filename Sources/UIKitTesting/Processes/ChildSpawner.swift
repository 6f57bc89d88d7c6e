import CXTest
import Foundation
import Synchronization

/// Starts child processes from one thread that lives as long as this process.
///
/// The system ends a child "when its parent dies", and most kernels take the *thread* that made the child for the
/// parent (see prctl(2)). The main actor of a test runs on threads of a pool that come and go, and a child started
/// there would be ended in the middle of a test.
final class ChildSpawner: Sendable {
    static let shared = ChildSpawner()

    struct Request: Sendable {
        var executable: String
        /// With the program's name as the first.
        var arguments: [String]
        /// `NAME=value` each.
        var environment: [String]
        /// Becomes descriptor 3; negative for none.
        var extraDescriptor: Int32
        /// Becomes descriptors 1 and 2.
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

    /// - Returns: the ID of the new process, or minus an error number.
    func spawn(_ request: Request) -> pid_t {
        let job = Job(request)
        jobs.withLock { $0.append(job) }
        work.signal()
        job.done.wait()
        return job.result.withLock { $0 }
    }

    /// Starts the child of the calling thread.
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

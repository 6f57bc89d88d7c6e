import CoreGraphics
import SystemSupport

/// Finds the programs of the desktop that open files, and opens files with one of them. No method blocks.
///
/// In a sandbox, the programs of the desktop are not visible: the portal lets the user choose one of them.
@MainActor final class ProgramOpener {
    private let scheduler: Scheduler
    private let environment: ProcessEnvironment
    private let isSandboxed: Bool

    /// Creates an opener.
    ///
    /// - Parameters:
    ///   - scheduler: Runs completion handlers and time limits.
    ///   - environment: The environment. Reads the variables of ``AssociationFiles``, the user's language and `PATH`. If
    ///     `UIKIT_TESTING` is set, there are no programs.
    ///   - isSandboxed: A Boolean value that indicates whether the process runs in a sandbox.
    init(scheduler: Scheduler, environment: ProcessEnvironment, isSandboxed: Bool) {
        self.scheduler = scheduler
        self.environment = environment
        self.isSandboxed = isSandboxed
    }

    /// Finds the programs for types, on a background thread.
    ///
    /// - Parameters:
    ///   - types: MIME types, the most specific one first.
    ///   - completion: Receives the programs, the default one first.
    func find(_ types: [String], completion: @escaping @MainActor ([DesktopProgram]) -> Void) {
        guard !isSandboxed, environment["UIKIT_TESTING"] == nil else {
            scheduler.schedule(after: 0) { completion([]) }
            return
        }
        let environment = environment
        DispatchQueue.global(qos: .userInitiated).async {
            let programs = ProgramAssociations(environment: environment).programs(for: types)
            Task { @MainActor in completion(programs) }
        }
    }

    /// Opens files with a program.
    ///
    /// - Parameters:
    ///   - files: The URLs of the files.
    ///   - program: The program.
    ///   - completion: Called once, never before this method returns, with whether the program was started and has not
    ///     failed since.
    func open(_ files: [URL], with program: DesktopProgram, completion: @escaping @MainActor (Bool) -> Void) {
        let lines = files.isEmpty ? [] : program.commandLines(for: files)
        var pending = lines.count
        var isOpened = pending > 0
        guard pending > 0 else {
            scheduler.schedule(after: 0) { completion(false) }
            return
        }
        for line in lines {
            run(line) { isDone in
                pending -= 1
                isOpened = isOpened && isDone
                if pending == 0 { completion(isOpened) }
            }
        }
    }

    private func run(_ line: [String], _ completion: @escaping @MainActor (Bool) -> Void) {
        guard environment["UIKIT_TESTING"] == nil, let name = line.first,
            let path = DesktopProgram.executable(name, environment),
            DetachedProgram(path: path).run(
                Array(line.dropFirst()), scheduler: scheduler, completion: { completion($0 ?? 0 == 0) })
        else {
            scheduler.schedule(after: 0) { completion(false) }
            return
        }
    }
}

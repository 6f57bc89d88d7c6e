import CAllocator
import ConstraintSolver
import Glibc

/// Plays a problem with a solver, and measures time and memory.
struct Player {
    let problem: Problem
    /// Nanoseconds for each solve, by phase and run.
    private(set) var nanoseconds: [[Double]]
    /// The values of all variables after each phase of the first run.
    private(set) var values: [[Double]] = []
    private(set) var bytes = 0

    init(problem: Problem) {
        self.problem = problem
        nanoseconds = problem.phases.map { _ in [] }
    }

    mutating func play(runs: Int) {
        for index in 0..<runs { playOnce(isFirst: index == 0) }
    }

    private mutating func playOnce(isFirst: Bool) {
        // Results are stored after the last measurement: they must not count as memory of the solver.
        var elapsed = [Double](repeating: 0, count: problem.phases.count)
        var found: [[Double]] = []
        let allocatedBefore = uikit_allocated_bytes()
        var own = 0
        var stage: Stage?
        for (index, phase) in problem.phases.enumerated() {
            let start = Self.processorTime()
            if stage == nil { stage = Stage(problem: problem) }
            stage!.play(phase)
            elapsed[index] = (Self.processorTime() - start) / Double(max(1, phase.solveCount))
            if isFirst {
                let before = uikit_allocated_bytes()
                found.append(stage!.variables.map { stage!.solver.value(of: $0) })
                own += uikit_allocated_bytes() - before
            }
        }
        if isFirst {
            bytes = uikit_allocated_bytes() - allocatedBefore - own
            values = found
        }
        for (index, time) in elapsed.enumerated() { nanoseconds[index].append(time) }
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// The results as JSON.
    var report: String {
        let phases = problem.phases.enumerated().map { index, phase in
            "\"\(phase.name)\": {\"ns_median\": \(median(nanoseconds[index])), \"runs\": \(nanoseconds[index].count)}"
        }
        let numbers = problem.phases.enumerated().map { index, phase in
            "\"\(phase.name)\": [" + values[index].map { "\($0)" }.joined(separator: ", ") + "]"
        }
        return "{\"phases\": {" + phases.joined(separator: ", ") + "},\n \"bytes\": \(bytes),\n \"values\": {"
            + numbers.joined(separator: ",\n  ") + "}}"
    }

    private func median(_ numbers: [Double]) -> Double {
        let sorted = numbers.sorted()
        let half = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
    }
}

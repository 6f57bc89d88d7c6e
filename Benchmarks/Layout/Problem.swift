import Glibc

/// A problem file as plain numbers.
struct Problem {
    struct Step {
        enum Kind {
            case add, remove, edit, suggest, solve
        }

        var kind: Kind
        /// The constraint, or the variable of edits and suggestions.
        var id = 0
        var priority = 0.0
        var relation: Int8 = 0
        var value = 0.0
        /// The constraint's terms, as positions in the problem's arrays.
        var terms = 0..<0
    }

    struct Phase {
        var name: String
        var steps: [Step] = []
        var solveCount = 0
    }

    var variableCount = 0
    var constraintCount = 0
    var runCount = 15
    var phases: [Phase] = []
    // The terms of all constraints, one after another.
    private(set) var termVariables: [Int32] = []
    private(set) var termCoefficients: [Double] = []

    /// Reads a problem file; its form is that of the layout benchmark.
    init(path: String) {
        for line in Problem.contents(of: path).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            switch first {
            case "runs": runCount = Int(words[1])!
            case "v": variableCount = Int(words[1])!
            case "phase": phases.append(Phase(name: String(words[1])))
            default: addStep(words)
            }
        }
    }

    private mutating func addStep(_ words: [Substring]) {
        guard !phases.isEmpty else { fail("step before the first phase: \(words)") }
        var step: Step
        switch words[0] {
        case "c":
            step = Step(kind: .add, id: Int(words[1])!, priority: Double(words[2])!, value: Double(words[4])!)
            step.relation = words[3] == "<" ? -1 : (words[3] == ">" ? 1 : 0)
            let first = termVariables.count
            for position in 0..<Int(words[5])! {
                termVariables.append(Int32(words[6 + 2 * position])!)
                termCoefficients.append(Double(words[7 + 2 * position])!)
            }
            step.terms = first..<termVariables.count
            constraintCount = max(constraintCount, step.id + 1)
        case "r": step = Step(kind: .remove, id: Int(words[1])!)
        case "e": step = Step(kind: .edit, id: Int(words[1])!, priority: Double(words[2])!)
        case "s": step = Step(kind: .suggest, id: Int(words[1])!, value: Double(words[2])!)
        case "?":
            step = Step(kind: .solve)
            phases[phases.count - 1].solveCount += 1
        default: fail("unknown step: \(words)")
        }
        phases[phases.count - 1].steps.append(step)
    }

    private static func contents(of path: String) -> String {
        guard let file = fopen(path, "r") else { fail("cannot read \(path)") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

func fail(_ message: String) -> Never {
    var line = "bench-layout: \(message)\n"
    _ = line.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(1)
}

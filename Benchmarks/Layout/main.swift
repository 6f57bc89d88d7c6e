// Plays a problem of the layout benchmark and prints the results as JSON: bench-layout PROBLEM [--json] [--runs N]

var path: String?
var runs: Int?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--json": break
    case "--runs": runs = arguments.popFirst().flatMap { Int($0) }
    default: path = argument
    }
}
guard let path else { fail("usage: bench-layout PROBLEM [--json] [--runs N]") }
let problem = Problem(path: path)
guard !problem.phases.isEmpty else { fail("no phases") }
var player = Player(problem: problem)
player.play(runs: max(1, runs ?? problem.runCount))
print(player.report)

import Foundation

/// The options from the command line.
struct Options {
    /// An error in the arguments.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    /// The path of the file that receives the run.
    private(set) var store: String?
    /// The path of the stored run to compare with.
    private(set) var compare: String?
    /// The largest allowed ratio of a row to the stored row.
    private(set) var limit: Double?
    /// A Boolean value that indicates whether to use small trees and few repetitions, to check that the benchmarks run
    /// rather than to measure.
    private(set) var isQuick = false
    /// The names of the series to run; all series if empty.
    private(set) var only: [String] = []

    static let help = """
        bench-micro [--only SERIES]… [--quick] [--store FILE] [--compare FILE [--limit RATIO]]

          --only SERIES   hit-test, layout, event, frame, labels, text, typing, tree, scroll, constraints,
                          list, collection, containers or memory; may be repeated
          --quick         small trees, few repetitions; checks that the benchmarks run
          --store FILE    stores the results, for comparison with later runs on the same machine
          --compare FILE  shows the ratio of each result to the stored one
          --limit RATIO   exits with status 1 if a result is more than RATIO times the stored one
        """

    /// Parses arguments. Returns nil if they ask for help.
    init?(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw Problem(description: "\(name) requires a value") }
                return value
            }
            switch name {
            case "--help", "-h": return nil
            case "--quick": isQuick = true
            case "--only": only.append(try value())
            case "--store": store = try value()
            case "--compare": compare = try value()
            case "--limit":
                let text = try value()
                guard let ratio = Double(text), ratio > 0, ratio.isFinite else {
                    throw Problem(description: "--limit requires a number greater than 0, not \(text)")
                }
                limit = ratio
            default: throw Problem(description: "unknown option \(name)")
            }
        }
        if limit != nil, compare == nil { throw Problem(description: "--limit requires --compare") }
    }

    func includes(_ series: String) -> Bool { only.isEmpty || only.contains(series) }
}

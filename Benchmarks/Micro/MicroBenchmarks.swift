import DisplayServer
import UIKit

/// Measures the cost of basic operations in-process, and its growth with the number of views.
///
/// `swift run -c release bench-micro --help`
@main @MainActor struct MicroBenchmarks {
    static func main() {
        let options: Options
        do {
            guard let parsed = try Options(Array(CommandLine.arguments.dropFirst())) else { return print(Options.help) }
            options = parsed
        } catch {
            exit("\(error)\n\(Options.help)", status: 64)
        }
        do {
            // Read the stored run first, so that an unreadable file is reported before minutes of measurements.
            let stored = try options.compare.map { try StoredRun(path: $0) }
            let bench = Bench(options)
            // Do not connect to the desktop's display server.
            UIApplication.shared.displays.open(HeadlessServer())
            for series in MicroBenchmarks.all where options.includes(series.name) { series.run(bench) }
            guard !bench.rows.isEmpty else { exit("unknown series; available series: \(names)", status: 64) }
            print(Table(bench.rows, stored: stored).text)
            if let path = options.store { try StoredRun(bench.rows).write(to: path) }
            guard let stored, let limit = options.limit else { return }
            let slower = bench.rows.filter { (stored.ratio(of: $0) ?? 0) > limit }
            guard !slower.isEmpty else { return }
            let list = slower.map { "  \($0.key)" }.joined(separator: "\n")
            exit("more than \(limit) times the stored result:\n\(list)", status: 1)
        } catch {
            exit("\(error)", status: 66)
        }
    }

    /// All series. Memory comes first, because later series would let it reuse memory that they freed.
    private static let all: [(name: String, run: @MainActor (Bench) -> Void)] = [
        ("memory", MemorySeries.run), ("hit-test", HitTestSeries.run), ("layout", LayoutSeries.run),
        ("event", EventSeries.run), ("frame", FrameSeries.run), ("labels", LabelSeries.run),
        ("text", TextSeries.run), ("typing", TypingSeries.run), ("tree", TreeSeries.run),
        ("scroll", ScrollSeries.run), ("constraints", ConstraintSeries.run), ("list", ListSeries.run),
        ("collection", CollectionSeries.run), ("containers", ContainerSeries.run),
    ]

    static var names: String { all.map(\.name).joined(separator: ", ") }

    private static func exit(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("bench-micro: \(message)\n".utf8))
        Foundation.exit(status)
    }
}

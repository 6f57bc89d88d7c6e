/// One measured figure.
struct Row {
    enum Unit: String {
        case microseconds = "µs"
        case bytes = "bytes"
    }

    /// What was measured; rows of the same name differ in their size.
    let name: String
    /// How many views there were.
    let size: Int
    /// The median.
    let value: Double
    let unit: Unit

    /// By what a row is found in a stored run.
    var key: String { "\(name) (\(size))" }
}

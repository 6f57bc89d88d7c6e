/// One result of a measurement.
struct Row {
    enum Unit: String {
        case microseconds = "µs"
        case bytes = "bytes"
        case allocations = "allocations"
    }

    /// The name of the measurement. Rows with the same name differ in size.
    let name: String
    /// The number of views, rows or items.
    let size: Int
    /// The median of the measured values.
    let value: Double
    let unit: Unit

    /// The key that identifies a row in a stored run.
    var key: String { "\(name) (\(size))" }
}

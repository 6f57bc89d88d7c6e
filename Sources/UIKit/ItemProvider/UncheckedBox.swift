/// A value that is passed to a closure that may run on another thread. Its owner is responsible for its safety.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

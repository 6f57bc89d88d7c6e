/// A completion handler of the app that is called from a task. It is called on the main actor only.
struct TransferredCompletion<Value>: @unchecked Sendable {
    private let handler: (Value) -> Void

    init(_ handler: @escaping (Value) -> Void) { self.handler = handler }

    @MainActor func call(_ value: Value) { handler(value) }
}

@testable import DBus

/// An object with members of all kinds.
@MainActor final class Counter: DBusObject {
    var count: UInt32 = 0
    var label = "a"
    var waitingCalls: [DBusCall] = []
    /// The calls that are dropped without an answer.
    var droppedCount = 0

    var interfaces: [DBusInterface] { [Self.counter, Self.other] }

    static let counter = DBusInterface("org.example.Counter", of: Counter.self) {
        $0.method("Add", takes: "u", returns: "u") { counter, call in
            guard let number = call.arguments[0].integer, number > 0 else {
                throw DBusError("org.example.Error.Zero", "Add a positive number.")
            }
            counter.count += UInt32(number)
            return [.uint32(counter.count)]
        }
        $0.method("Echo", takes: "vas", returns: "vas") { _, call in call.arguments }
        $0.method("Sender", returns: "so") { _, call in [.string(call.sender), .objectPath(call.path)] }
        $0.method("Wrong", returns: "u") { _, _ in [.string("not a number")] }
        $0.method("Invalid", returns: "o") { _, _ in [.objectPath("not a path")] }
        $0.method("Throw") { _, _ in throw WireError.malformed }
        $0.method("ThrowInvalidName") { _, _ in throw DBusError("not a. name", "text") }
        $0.deferredMethod("Later", returns: "s") { counter, call in counter.waitingCalls.append(call) }
        $0.deferredMethod("Drop") { counter, _ in counter.droppedCount += 1 }
        $0.deferredMethod("Twice", returns: "s") { _, call in
            call.reply([.string("first")])
            call.reply([.string("second")])
            call.fail(WireError.malformed)
        }
        $0.method("Take", takes: "h", returns: "h") { _, call in call.arguments }
        $0.property("Count", "u") { counter in .uint32(counter.count) }
        $0.property(
            "Label", "s", announcesChanges: false, get: { counter in .string(counter.label) },
            set: { counter, value in
                guard value.text != "" else { throw DBusError("InvalidArgs", "The label is empty.") }
                counter.label = value.text ?? ""
            })
        $0.property("Broken", "s") { _ in .uint32(1) }
        $0.signal("Overflowed", "ua{sv}")
    }

    static let other = DBusInterface("org.example.Other", of: Counter.self) {
        $0.method("Other", returns: "b") { _, _ in [.boolean(true)] }
        $0.property("Kind", "s") { _ in .string("other") }
    }
}

import CoreFoundation
import DisplayServer
import QuartzCore
import UIKit

private final class StoredLayer: CALayer {
    private(set) var text = "made by init()"
}
private final class LayeredView: UIView {
    override class var layerClass: AnyClass { StoredLayer.self }
}
private final class InheritedLayer: CALayer {
    override init() {
        super.init()
        name = "named"
    }
    required init?(coder: NSCoder) { nil }
    override init(layer: Any) { super.init(layer: layer) }
}
private final class NamedView: UIView {
    override class var layerClass: AnyClass { InheritedLayer.self }
}

/// Checks objects of classes that are known only at run time.
@MainActor func checkObjects(_ checks: inout Checks) {
    checks.check(
        "a layer class without an init()", (LayeredView().layer as? StoredLayer)?.text == "made by init()")
    checks.check("a layer class with an init()", NamedView().layer.name == "named")
    let metadata = ClassMetadata(StoredLayer.self)
    checks.check("the metadata of a class has a size", metadata.count > ClassMetadata(CALayer.self).count)
    checks.check(
        "the second word of a class is its superclass",
        metadata[1] == UInt(bitPattern: unsafeBitCast(CALayer.self as AnyClass, to: UnsafeRawPointer.self)))
    // The responder chain stores messages in the low bits of addresses.
    let objects: [NSObject] = [NSObject(), UIResponder(), CALayer(), NSDate(), NSMutableArray()]
    checks.check(
        "addresses of objects are multiples of 16",
        objects.allSatisfy { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) % 16 == 0 })
    let name = NSStringFromClass(RuntimeAssumptionsProbe.self)
    checks.check("a class is found by its name", NSClassFromString(name) == RuntimeAssumptionsProbe.self)
}

private protocol Greeting { var greeting: String { get } }
private struct Greeter: Greeting { var greeting = "hello" }
private struct Record: Codable, Equatable {
    var name: String
    var date: Date
    var list: [Int?]
}

/// Checks metadata that is referenced only at run time, and that a linker with garbage collection could remove.
@MainActor func checkReflection(_ checks: inout Checks) {
    let value: Any = Greeter()
    checks.check("a conformance is found", (value as? any Greeting)?.greeting == "hello")
    checks.check("a type has a name", "\(type(of: value))" == "Greeter")
    checks.check("a value has fields", Mirror(reflecting: value).children.first?.label == "greeting")
    let record = Record(name: "한글", date: Date(timeIntervalSince1970: 86_400), list: [1, nil])
    let data = try? JSONEncoder().encode(record)
    checks.check("a record is coded", (try? data.map { try JSONDecoder().decode(Record.self, from: $0) }) == record)
    checks.check("a key path is applied", record[keyPath: \Record.name] == "한글")
    let format = NumberFormatter()
    format.locale = Locale(identifier: "de_DE")
    format.numberStyle = .decimal
    checks.check("a number is formatted", format.string(from: 1234.5) == "1.234,5")
    let range = "Straße 12".range(of: "[0-9]+", options: .regularExpression)
    checks.check("a regular expression matches", range.map { "Straße 12"[$0] } == "12")
}

/// Checks the internals of the run loop, libdispatch and the system that sleeping depends on.
@MainActor func checkRunLoop(_ checks: inout Checks) {
    for (name, holds) in MainLoopAssumptions.check() { checks.check(name, holds) }
    @MainActor final class Counter { var count = 0 }
    let counter = Counter()
    let timer = Timer(timeInterval: 0.01, repeats: false) { _ in MainActor.assumeIsolated { counter.count += 1 } }
    RunLoop.main.add(timer, forMode: .default)
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
    checks.check("a timer of the run loop fires", counter.count == 1)
}

extension FixturePackage {
    /// A minimal UIKit: the declarations that lowered sources use, and a few classes.
    static let uiKit = #"""
        import CMethods
        @_exported import Foundation

        public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
            public let description: String
            let call: (@Sendable (Any, [Any?]) -> Bool)?

            init(description: String, call: @escaping (Any, [Any?]) -> Bool) {
                self.description = description
                let box = Box(call)
                self.call = { box.value($0, $1) }
            }
            public init(_ name: String) { description = name; call = nil }
            public init(stringLiteral name: String) { self.init(name) }
            public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }
            public func hash(into hasher: inout Hasher) { hasher.combine(description) }

            public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
                self.init(description: name) { t, _ in (t as? T).map { _ = method($0)() } != nil }
            }
            public init<T, S, R>(_ name: String, _ method: @escaping (T) -> (S) -> R) {
                self.init(description: name) { t, a in (t as? T).map { _ = method($0)(a[0] as! S) } != nil }
            }
            public init<T, S, E, R>(_ name: String, _ method: @escaping (T) -> (S, E) -> R) {
                self.init(description: name) { t, a in (t as? T).map { _ = method($0)(a[0] as! S, a[1] as! E) } != nil }
            }
            public init<T, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R) {
                self.init(description: name) { t, _ in
                    guard let t = t as? T else { return false }
                    let f = Box(method(t))
                    MainActor.assumeIsolated { _ = f.value() }
                    return true
                }
            }
            public init<T, S, R>(_ name: String, _ method: @escaping (T) -> @MainActor (S) -> R) {
                self.init(description: name) { t, a in
                    guard let t = t as? T else { return false }
                    let f = Box((method(t), a))
                    MainActor.assumeIsolated { _ = f.value.0(f.value.1[0] as! S) }
                    return true
                }
            }
            public init<T, S, E, R>(_ name: String, _ method: @escaping (T) -> @MainActor (S, E) -> R) {
                self.init(description: name) { t, a in
                    guard let t = t as? T else { return false }
                    let f = Box((method(t), a))
                    MainActor.assumeIsolated { _ = f.value.0(f.value.1[0] as! S, f.value.1[1] as! E) }
                    return true
                }
            }
            public init<T, V>(_ name: String, getter: KeyPath<T, V>) {
                self.init(description: name) { t, _ in (t as? T).map { _ = $0[keyPath: getter] } != nil }
            }
            public init<T, V>(_ name: String, setter: ReferenceWritableKeyPath<T, V>) {
                self.init(description: name) { t, a in (t as? T).map { $0[keyPath: setter] = a[0] as! V } != nil }
            }

            /// Calls the method on an object: its function, or else that of the tables.
            @discardableResult
            public func perform(on object: AnyObject, _ arguments: Any?...) -> Bool {
                call?(object, arguments) == true || MethodTable.perform(description, object, arguments)
            }
        }

        final class Box<Value>: @unchecked Sendable {
            let value: Value
            init(_ value: Value) { self.value = value }
        }

        public enum MethodTable {
            nonisolated(unsafe) private static var functions: [String: [(Any, [Any?]) -> Bool]] = [:]
            nonisolated(unsafe) private static var classes: [String: [(Any) -> Bool]] = [:]
            nonisolated(unsafe) private static var isRead = false

            private static func read() {
                guard !isRead else { return }
                isRead = true
                withUnsafeMutableBytes(of: &isRead) { callMethodRecords($0.baseAddress) }
            }
            static func perform(_ name: String, _ object: AnyObject, _ arguments: [Any?]) -> Bool {
                read()
                return (functions[name] ?? []).contains { $0(object, arguments) }
            }
            public static func implements(_ object: AnyObject, _ name: String) -> Bool {
                read()
                return (classes[name] ?? []).contains { $0(object) }
            }
            public static var names: [String] { read(); return classes.keys.sorted() }

            private static func add<T>(_ name: String, _ type: T.Type, _ selector: Selector) {
                functions[name, default: []].append { selector.call!($0, $1) }
                classes[name, default: []].append { $0 is T }
            }
            public static func add<T, R>(_ name: String, _ method: @escaping (T) -> () -> R, to: UnsafeMutableRawPointer) { add(name, T.self, Selector(name, method)) }
            public static func add<T, S, R>(_ name: String, _ method: @escaping (T) -> (S) -> R, to: UnsafeMutableRawPointer) { add(name, T.self, Selector(name, method)) }
            public static func add<T, S, E, R>(_ name: String, _ method: @escaping (T) -> (S, E) -> R, to: UnsafeMutableRawPointer) { add(name, T.self, Selector(name, method)) }
            public static func add<T, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R, to: UnsafeMutableRawPointer) { add(name, T.self, Selector(name, method)) }
            public static func add<T, S, R>(_ name: String, _ method: @escaping (T) -> @MainActor (S) -> R, to: UnsafeMutableRawPointer) { add(name, T.self, Selector(name, method)) }
            public static func add<T, S, E, R>(_ name: String, _ method: @escaping (T) -> @MainActor (S, E) -> R, to: UnsafeMutableRawPointer) { add(name, T.self, Selector(name, method)) }
            public static func add<T, V>(_ name: String, getter: KeyPath<T, V>, to: UnsafeMutableRawPointer) { add(name, T.self, Selector(name, getter: getter)) }
            public static func add<T, V>(_ name: String, setter: ReferenceWritableKeyPath<T, V>, to: UnsafeMutableRawPointer) { add(name, T.self, Selector(name, setter: setter)) }
        }

        @preconcurrency @MainActor open class UIResponder { public init() {}; open func select(_ sender: Any?) {} }
        @preconcurrency @MainActor open class UIView: UIResponder {
            open func setNeedsLayout() {}
            open func endEditing(_ force: Bool) -> Bool { true }
        }
        @preconcurrency @MainActor open class UIViewController: UIResponder {}
        @preconcurrency @MainActor open class UIButton: UIView {
            private var actions: [(AnyObject, Selector)] = []
            public func addTarget(_ target: AnyObject, action: Selector) { actions.append((target, action)) }
            public func tap() { for (target, action) in actions { action.perform(on: target, self) } }
        }
        """#
}

/// A method to be called later, without Objective-C: a wrapped reference to a method, in one of the three shapes of an
/// action.
///
/// ```swift
/// let action = Selector(Editor.save)                 // func save()
/// button.addTarget(editor, action: action, for: .touchUpInside)
/// ```
///
/// The parameter for the sender may be of any type the sender really has, `Any?` included; an action whose sender is of
/// another type is not called.
///
/// Two selectors are equal if one is a copy of the other, or if both stand for the same one of the
/// ``UIResponderStandardEditActions``. Other references to one method that were wrapped separately are not known to be
/// the same: keep the selector, or remove actions by their target.
///
/// The names of the standard actions belong to them: `Selector(Editor.rename(_:))` is the standard action of a
/// responder's class `Editor`, also if the class has another `rename(_:)` that takes, say, a button.
@preconcurrency @MainActor public struct Selector: @preconcurrency Equatable {
    private let method: Method

    /// What tells this selector from others that were made separately.
    var identity: AnyObject { method }

    /// The standard action that the selector stands for.
    package var standardAction: StandardEditAction? { method.standardAction }

    private final class Method {
        let standardAction: StandardEditAction?
        let isImplemented: @MainActor (AnyObject) -> Bool
        let perform: @MainActor (AnyObject, Any?, UIEvent?) -> Bool

        init(
            standardAction: StandardEditAction? = nil, isImplemented: @escaping @MainActor (AnyObject) -> Bool,
            perform: @escaping @MainActor (AnyObject, Any?, UIEvent?) -> Bool
        ) {
            self.standardAction = standardAction
            self.isImplemented = isImplemented
            self.perform = perform
        }
    }

    /// A method without parameters: `func save()`.
    public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
        self.init(of: Target.self) { target, _, _ in
            method(target)()
            return true
        }
    }

    /// A method that takes the sender: `func save(_ sender: UIButton)`.
    public init<Target: AnyObject, Sender>(_ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void) {
        self.init(of: Target.self) { target, sender, _ in
            Selector.call(with: sender) { method(target)($0) }
        }
    }

    /// A method that takes the sender and the event: `func save(_ sender: UIButton, with event: UIEvent?)`.
    public init<Target: AnyObject, Sender>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
    ) {
        self.init(of: Target.self) { target, sender, event in
            Selector.call(with: sender) { method(target)($0, event) }
        }
    }

    /// A method without parameters whose answer nobody reads: `Selector(UIResponder.resignFirstResponder)`.
    @_disfavoredOverload
    public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Bool) {
        self.init(of: Target.self) { target, _, _ in
            _ = method(target)()
            return true
        }
    }

    /// A method that takes a yes or no, and whose answer nobody reads: `Selector(UIView.endEditing)`. It gets yes, as
    /// methods of Objective-C take any sender for it.
    @_disfavoredOverload
    public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor (Bool) -> Bool) {
        self.init(of: Target.self) { target, _, _ in
            _ = method(target)(true)
            return true
        }
    }

    /// A standard edit action: `Selector(UIResponder.copy(_:))`, or the same through a class of your own.
    public init(_ action: @MainActor (StandardEditAction.Reference) -> StandardEditAction) {
        self.init(action(StandardEditAction.Reference()))
    }

    /// A standard edit action: `Selector(UIResponderStandardEditActions.copy(_:))`.
    public init(_ action: @MainActor (any UIResponderStandardEditActions) -> @MainActor (Any?) -> Void) {
        guard let action = StandardActionRecorder.action({ action($0)(nil) }) else {
            preconditionFailure("this is no standard edit action: name the class that has the method")
        }
        self.init(action)
    }

    /// A standard edit action.
    package init(_ action: StandardEditAction) {
        method = Selector.standardMethods[action.rawValue]
    }

    private static let standardMethods = StandardEditAction.allCases.map { action in
        Method(standardAction: action, isImplemented: action.isImplemented) { target, sender, _ in
            guard let responder = target as? UIResponder else { return false }
            guard action.isImplemented(by: responder) else {
                ResponderDiagnostics.reportMissing(action, in: responder)
                return false
            }
            return action.perform(on: responder, sender: sender)
        }
    }

    private init<Target: AnyObject>(
        of type: Target.Type, perform: @escaping @MainActor (Target, Any?, UIEvent?) -> Bool
    ) {
        method = Method(isImplemented: { $0 is Target }) { target, sender, event in
            guard let target = target as? Target else { return false }
            return perform(target, sender, event)
        }
    }

    /// Whether one is a copy of the other, or both stand for the same standard action.
    public static func == (a: Selector, b: Selector) -> Bool { a.method === b.method }

    /// Whether `object` is of the class whose method this is; for a standard action, whether its class overrides it.
    package func isImplemented(by object: AnyObject) -> Bool { method.isImplemented(object) }

    /// Calls the method on `target`.
    ///
    /// - Returns: false if the target has no such method or the sender is not of the type it takes; nothing was called
    ///   then.
    package func perform(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
        method.perform(target, sender, event)
    }

    /// Calls a method with the sender as the type it takes, which may be an optional of it.
    ///
    /// - Returns: whether it is of that type.
    private static func call<Sender>(with sender: Any?, _ method: (Sender) -> Void) -> Bool {
        if let sender, let sender = sender as? Sender {
            method(sender)
            return true
        }
        // `Any?` and the like take a nil sender, which a plain cast from Any? also finds.
        guard let sender = (sender as Any) as? Sender else { return false }
        method(sender)
        return true
    }
}

// Methods of classes that are not isolated to the main actor. `@preconcurrency` leaves isolation out of the names of
// symbols, so these overloads differ from the ones above in more than that: their methods are optional.
extension Selector {
    /// A method without parameters, of a class that is not isolated.
    @_disfavoredOverload
    public init<Target: AnyObject>(_ method: @escaping (Target) -> (() -> Void)?) {
        self.init(of: Target.self) { target, _, _ in
            method(target)?()
            return true
        }
    }

    /// A method that takes the sender, of a class that is not isolated.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> ((Sender) -> Void)?) {
        self.init(of: Target.self) { target, sender, _ in
            Selector.call(with: sender) { method(target)?($0) }
        }
    }

    /// A method that takes the sender and the event, of a class that is not isolated.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> ((Sender, UIEvent?) -> Void)?) {
        self.init(of: Target.self) { target, sender, event in
            Selector.call(with: sender) { method(target)?($0, event) }
        }
    }
}

import CRuntime
import QuartzCore

/// Makes objects of classes known only at run time: layer classes, the application's delegate.
///
/// On iOS the runtime does that for any class with an `init()`. Swift allows it only for `required` initializers, which
/// UIKit's are not, so the class's own `init()` is looked up where every NSObject's is: in one place of the method table.
@MainActor enum ObjectFactory {
    /// A new object of `type`, made by its `init()`.
    ///
    /// A class that has no `init()` of its own or inherited ends the program, as it does in any Swift code.
    static func make(_ type: AnyClass) -> AnyObject {
        precondition(type is NSObject.Type, "\(type) cannot be made here: let it inherit from NSObject or UIResponder")
        let metadata = UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
        guard let function = UnsafeRawPointer(bitPattern: MethodTable.word(slot, of: type)) else {
            preconditionFailure("\(type) has no init()")
        }
        return Unmanaged<AnyObject>.fromOpaque(uikit_call_allocating_init(function, metadata)).takeRetainedValue()
    }

    private final class First: NSObject {}
    private final class Second: NSObject {}

    /// Every class has an allocating `init()` of its own, so it is the one method in which three plain classes differ.
    private static let slot: Int = {
        let differing = MethodTable.methods(of: NSObject.self).filter { index in
            let words = [NSObject.self, First.self, Second.self].map { MethodTable.word(index, of: $0) }
            return Set(words).count == 3
        }
        precondition(differing.count == 1, "the layout of Swift classes is not the one this toolkit knows")
        return differing[0]
    }()
}

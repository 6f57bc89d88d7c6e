import CRuntime
import QuartzCore

/// Creates objects of classes that are known only at run time, such as layer classes and the application's delegate.
///
/// On iOS, the Objective-C runtime does this for any class with an `init()`. Swift allows it only for `required`
/// initializers, which UIKit's are not. The class's own `init()` is therefore looked up in the vtable, where it has the
/// same slot in all subclasses of `NSObject`.
@MainActor enum ObjectFactory {
    /// Creates an object of `type` with its `init()`.
    ///
    /// Calling this for a class that neither has nor inherits an `init()` traps, as in any Swift code.
    static func make(_ type: AnyClass) -> AnyObject {
        precondition(type is NSObject.Type, "cannot create an object of \(type): the class must inherit from NSObject")
        let metadata = ClassMetadata(type)
        guard let function = UnsafeRawPointer(bitPattern: metadata[slot]) else {
            preconditionFailure("\(type) has no init()")
        }
        return Unmanaged<AnyObject>.fromOpaque(uikit_call_allocating_init(function, metadata.address))
            .takeRetainedValue()
    }

    private final class First: NSObject {
        private let word: UInt64 = 1
    }

    private final class Second: NSObject {
        private let words: (UInt64, UInt64) = (2, 3)
    }

    /// The vtable index of the allocating `init()`. Every class has its own, so it is the one entry in which three
    /// plain classes differ.
    ///
    /// The classes have different sizes, because the linker could otherwise fold their identical initializers.
    private static let slot: Int = {
        let (base, first, second) = (
            ClassMetadata(NSObject.self), ClassMetadata(First.self), ClassMetadata(Second.self)
        )
        let differing = (ClassMetadata.headerWords..<base.count).filter {
            base[$0] != first[$0] && base[$0] != second[$0] && first[$0] != second[$0]
        }
        precondition(differing.count == 1, "unsupported layout of Swift class metadata")
        return differing[0]
    }()
}

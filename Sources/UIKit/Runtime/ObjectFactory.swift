import CRuntime
import QuartzCore

/// Makes objects of classes known only at run time: layer classes, the application's delegate.
///
/// On iOS the runtime does that for any class with an `init()`. Swift allows it only for `required` initializers, which
/// UIKit's are not, so the class's own `init()` is looked up where every NSObject's is: in one place of the method
/// table.
@MainActor enum ObjectFactory {
    /// A new object of `type`, made by its `init()`.
    ///
    /// A class that has no `init()` of its own or inherited ends the program, as it does in any Swift code.
    static func make(_ type: AnyClass) -> AnyObject {
        precondition(type is NSObject.Type, "\(type) cannot be made here: let it inherit from NSObject or UIResponder")
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

    /// Every class has an allocating `init()` of its own, so it is the one method in which three plain classes differ.
    ///
    /// They are of different sizes, or a linker could make one function of what is the same code.
    private static let slot: Int = {
        let (base, first, second) = (
            ClassMetadata(NSObject.self), ClassMetadata(First.self), ClassMetadata(Second.self)
        )
        let differing = (ClassMetadata.headerWords..<base.count).filter {
            base[$0] != first[$0] && base[$0] != second[$0] && first[$0] != second[$0]
        }
        precondition(differing.count == 1, "the layout of Swift classes is not the one this toolkit knows")
        return differing[0]
    }()
}

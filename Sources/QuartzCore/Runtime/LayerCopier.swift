import CRuntime
import Foundation

/// Copies layers through the `init(layer:)` of a class that is known only at run time.
///
/// Swift calls an initializer of such a class only if it is `required`, which would force every subclass with its own
/// initializer to implement it. The initializer is not `required` in Apple's API, so this type looks it up in the
/// dispatch table.
@MainActor enum LayerCopier {
    /// Returns a copy of `layer`, of the same class.
    ///
    /// The program terminates if the class neither overrides nor inherits `init(layer:)`, as on Apple platforms.
    static func copy<Layer: CALayer>(_ layer: Layer) -> Layer {
        let metadata = ClassMetadata(type(of: layer))
        guard let function = UnsafeRawPointer(bitPattern: metadata[slot]) else {
            preconditionFailure("\(type(of: layer)) has no init(layer:)")
        }
        // The initializer consumes its argument.
        let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        defer { argument.deallocate() }
        argument.initialize(to: layer)
        let copy = uikit_call_allocating_init_with_any(function, metadata.address, argument)
        return Unmanaged<Layer>.fromOpaque(copy).takeRetainedValue()
    }

    private final class First: CALayer {
        private var word: UInt64 = 1

        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { nil }
    }

    private final class Second: CALayer {
        private var words: (UInt64, UInt64) = (2, 3)

        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { nil }
    }

    /// The index of `init(layer:)` in the dispatch table.
    ///
    /// Every class has its own allocating initializers, so these are the entries in which three simple classes differ:
    /// `init(layer:)` and `init(coder:)`, in the order in which `CALayer` declares them. `init()` belongs to the
    /// earlier part of the table, that of `NSObject`.
    ///
    /// The classes have different sizes, because a linker could otherwise merge functions with identical code.
    private static let slot: Int = {
        let (base, first, second) = (
            ClassMetadata(CALayer.self), ClassMetadata(First.self), ClassMetadata(Second.self)
        )
        let differing = (ClassMetadata(NSObject.self).count..<base.count).filter {
            base[$0] != first[$0] && base[$0] != second[$0] && first[$0] != second[$0]
        }
        precondition(differing.count == 2, "unsupported layout of Swift class metadata")
        return differing[0]
    }()
}

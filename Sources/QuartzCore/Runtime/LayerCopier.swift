import CRuntime
import Foundation

/// Makes copies of layers by the `init(layer:)` of a class known only at run time.
///
/// Swift calls an initializer of such a class only if it is `required`, which would oblige every subclass with an
/// initializer of its own to have it. Apple's is not, so the initializer is looked up in the method table.
@MainActor enum LayerCopier {
    /// Returns a copy of `layer`, of the same class.
    ///
    /// A class that neither overrides nor inherits `init(layer:)` ends the program, as on Apple's platforms.
    static func copy<Layer: CALayer>(_ layer: Layer) -> Layer {
        let metadata = ClassMetadata(type(of: layer))
        guard let function = UnsafeRawPointer(bitPattern: metadata[slot]) else {
            preconditionFailure("\(type(of: layer)) has no init(layer:)")
        }
        // The initializer consumes the value.
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

    /// Every class has allocating initializers of its own, so they are the methods in which three plain classes differ:
    /// `init(layer:)` and `init(coder:)`, in the order in which `CALayer` declares them. `init()` is in the part of
    /// `NSObject`, before.
    ///
    /// The classes are of different sizes, or a linker could merge functions with the same code.
    private static let slot: Int = {
        let (base, first, second) = (
            ClassMetadata(CALayer.self), ClassMetadata(First.self), ClassMetadata(Second.self)
        )
        let differing = (ClassMetadata(NSObject.self).count..<base.count).filter {
            base[$0] != first[$0] && base[$0] != second[$0] && first[$0] != second[$0]
        }
        precondition(differing.count == 2, "the layout of Swift classes is not the one this toolkit knows")
        return differing[0]
    }()
}

/// Gives methods machine code that no other method has.
///
/// A linker that folds functions with the same code (`--icf=all`) gives an empty method and an empty override of it one
/// address, and ``MethodSlot`` finds no override then. So a method that is empty in the base class calls ``base()``, which
/// apps cannot call, and the override in a probe class calls ``probe()``.
package enum MethodIdentity {
    /// The functions store different numbers here, so they are not the same code. The value has no meaning.
    nonisolated(unsafe) package static var last: UInt8 = 0

    @inline(never) package static func base() { last = 1 }
    @inline(never) package static func probe() { last = 2 }
}

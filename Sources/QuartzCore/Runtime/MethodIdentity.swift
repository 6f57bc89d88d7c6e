/// Functions that give methods distinct machine code.
///
/// A linker that folds identical functions (`--icf=all`) gives an empty method and its empty override the same address,
/// and ``MethodSlot`` then does not detect the override. Therefore a method that is empty in the base class calls
/// ``base()``, which is not accessible to apps, and the override in a probe class calls ``probe()``.
package enum MethodIdentity {
    /// A variable to which the functions store different numbers, so that their code differs. The value has no meaning.
    nonisolated(unsafe) package static var last: UInt8 = 0

    @inline(never) package static func base() { last = 1 }
    @inline(never) package static func probe() { last = 2 }
}

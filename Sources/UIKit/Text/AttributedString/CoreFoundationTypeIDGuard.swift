/// The first stored property of classes whose instances are attribute values.
///
/// When two adjacent runs have different values of an attribute, Foundation on Linux compares the values as if they
/// were Core Foundation objects. It reads a type ID from bits 8 to 17 of the word after the Swift object header, and
/// terminates the process if that ID is 0. An ID that is not that of a Core Foundation object leads to a call of
/// `isEqual(_:)`.
struct CoreFoundationTypeIDGuard: Hashable, Sendable {
    private let bits = UInt.max
}

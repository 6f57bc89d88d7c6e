/// The first stored property of classes whose objects are values of attributes.
///
/// Where two neighbouring parts of a text have different values of an attribute, Foundation on Linux compares these as
/// if they were Core Foundation's objects: it looks for a type's number in bits 8 to 17 of the word after Swift's object
/// header, and ends the program if that is 0. Any other number that is not such an object's leads to `isEqual(_:)`.
struct FoundationMark: Hashable, Sendable {
    private let bits = UInt.max
}

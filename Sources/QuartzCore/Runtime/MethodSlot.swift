/// An object that determines whether a class overrides a particular method of a base class, without calling the method
/// and without Objective-C.
///
/// A Swift class carries its dispatch table in its metadata. A subclass's table repeats its superclass's table word for
/// word, except for the methods that it overrides. A probe subclass that overrides only the method in question
/// therefore differs from its base class in exactly one word, and any other class overrides the method if this word
/// differs. A method that is empty in the base class must call ``MethodIdentity/base()``, and its probe must call
/// ``MethodIdentity/probe()``.
package struct MethodSlot: Sendable {
    /// The index of the word, from the address point of the metadata, and the value of the word in the base class.
    private let index: Int
    private let original: UInt

    /// Finds the word of a method.
    ///
    /// - Parameters:
    ///   - base: The class that declares the method. The method must be `open` and not `final`.
    ///   - plain: A direct subclass of `base` that overrides nothing and declares nothing.
    ///   - overriding: A direct subclass of `base` that overrides the method and nothing else.
    package init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        let words = ClassMetadata(base)
        let same = ClassMetadata(plain)
        let other = ClassMetadata(overriding)
        let common = min(words.count, same.count, other.count)
        let differing = (ClassMetadata.headerWords..<max(common, ClassMetadata.headerWords)).filter {
            words[$0] == same[$0] && words[$0] != other[$0]
        }
        precondition(
            differing.count == 1,
            "\(overriding) must override exactly one open method of \(base), but overrides \(differing.count)")
        index = differing[0]
        original = words[index]
    }

    /// Returns a Boolean value that indicates whether a class overrides the method, directly or through a superclass.
    ///
    /// - Parameter type: The base class or a class that inherits from it.
    package func isOverridden(in type: AnyClass) -> Bool {
        let metadata = ClassMetadata(type)
        return index < metadata.count && metadata[index] != original
    }
}

/// Tells whether a class overrides one certain method of a base class, without calling it and without Objective-C.
///
/// A Swift class carries its dispatch table in its metadata, and a subclass's table repeats its superclass's word for
/// word, but for the methods it overrides. So the word that stands for a method is the one in which a probe subclass that
/// overrides only this method differs from its base; any other class is then judged by that word. A method that is empty in the base
/// class must call ``MethodIdentity/base()``, and its probe ``MethodIdentity/probe()``.
package struct MethodSlot: Sendable {
    /// The place of the word, counted from the metadata's address point, and what the base class has there.
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
            "a probe for MethodSlot must override exactly one open method of \(base); \(overriding) seems to override "
                + "\(differing.count)")
        index = differing[0]
        original = words[index]
    }

    /// Whether `type`, which must be the base class or inherit from it, or a class between them overrides the method.
    package func isOverridden(in type: AnyClass) -> Bool {
        let metadata = ClassMetadata(type)
        return index < metadata.count && metadata[index] != original
    }
}

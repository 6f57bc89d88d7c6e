import Foundation

extension NSAttributedString {
    /// Creates an empty string: `NSAttributedString()`, which Foundation does not declare outside of Apple's systems.
    ///
    /// The argument exists so that subclasses can declare an `init()` of their own.
    public convenience init(_empty: Void = ()) { self.init(string: "") }
}

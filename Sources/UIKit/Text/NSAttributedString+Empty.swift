import Foundation

extension NSAttributedString {
    /// Creates an empty attributed string. Foundation declares `NSAttributedString()` only on Apple platforms.
    ///
    /// The parameter exists so that subclasses can declare an initializer without parameters.
    public convenience init(_empty: Void = ()) { self.init(string: "") }
}

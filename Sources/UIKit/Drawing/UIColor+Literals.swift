/// The default type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

// The initializer is `required`, so it is declared in the class.
extension UIColor: _ExpressibleByColorLiteral {}

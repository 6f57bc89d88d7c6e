/// What `#colorLiteral(red:green:blue:alpha:)` is where nothing else is said.
public typealias _ColorLiteralType = UIColor

// The initializer is `required`, so it is declared in the class.
extension UIColor: _ExpressibleByColorLiteral {}

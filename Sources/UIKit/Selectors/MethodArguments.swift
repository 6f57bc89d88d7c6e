/// The arguments of a method that is performed by a selector: up to two values, followed by nil.
struct MethodArguments {
    /// An error that indicates that a value does not have the type of the parameter.
    struct Mismatch: Error {}

    let first: Any?
    let second: Any?
    private var position = 0

    init(_ first: Any? = nil, _ second: Any? = nil) {
        self.first = first
        self.second = second
    }

    /// Returns the next argument as a parameter type.
    mutating func next<Argument>(_: Argument.Type) throws(Mismatch) -> Argument {
        let value = position == 0 ? first : position == 1 ? second : nil
        position += 1
        if let value, let argument = value as? Argument { return argument }
        // As in Objective-C, any object except nil is true.
        if Argument.self == Bool.self, let argument = (value != nil) as? Argument { return argument }
        // Optional parameters accept nil, which this cast also finds.
        guard let argument = (value as Any) as? Argument else { throw Mismatch() }
        return argument
    }
}

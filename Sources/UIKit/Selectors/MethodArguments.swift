/// What a method that is performed by a selector is given: up to two values, then nil.
struct MethodArguments {
    /// A value is not of the type that the method takes.
    struct Mismatch: Error {}

    let first: Any?
    let second: Any?
    private var position = 0

    init(_ first: Any? = nil, _ second: Any? = nil) {
        self.first = first
        self.second = second
    }

    /// Returns the next argument as the type that the method takes.
    mutating func next<Argument>(_: Argument.Type) throws(Mismatch) -> Argument {
        let value = position == 0 ? first : position == 1 ? second : nil
        position += 1
        if let value, let argument = value as? Argument { return argument }
        // As in Objective-C, where any object but nil is true.
        if Argument.self == Bool.self, let argument = (value != nil) as? Argument { return argument }
        // `Any?` and the like take nil, which a plain cast from Any? also finds.
        guard let argument = (value as Any) as? Argument else { throw Mismatch() }
        return argument
    }
}

/// A length of time in seconds. Foundation on Linux has no such name.
public typealias CFTimeInterval = Double

/// A time interval in seconds. Foundation on Linux does not declare this name.
public typealias CFTimeInterval = Double

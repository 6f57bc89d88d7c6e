/// Where the time comes from that nobody measures here.
@MainActor package enum MediaTime {
    /// Gives seconds since the system started, or a test's own time. Whoever joins layers and display installs it; until
    /// then time stands at zero.
    package static var source: () -> TimeInterval = { 0 }
}

/// The present time in seconds, as beginnings of animations are given in it. It never runs backwards.
@preconcurrency @MainActor public func CACurrentMediaTime() -> TimeInterval { MediaTime.source() }

/// The source of the current time of animations.
@MainActor package enum MediaTime {
    /// Returns the seconds since system startup: the same time for all displays, because layers without a host have a
    /// time too. The module that connects layers to a display installs it; until then, time stays at 0.
    package static var source: () -> TimeInterval = { 0 }
}

/// Returns the current time in seconds, in the time space of `beginTime`. The clock is monotonic.
@preconcurrency @MainActor public func CACurrentMediaTime() -> TimeInterval { MediaTime.source() }

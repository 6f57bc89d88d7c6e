import Foundation

/// The date and time of day, for controls that show them. Events and animations use the time of the ``Scheduler``.
package enum WallClock {
    /// The current date and time.
    package static var now: Date { Date() }
}

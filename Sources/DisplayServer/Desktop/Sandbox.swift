import CoreGraphics
import SystemSupport

/// The sandbox in which the program runs.
package enum Sandbox {
    /// Returns a Boolean value that indicates whether the program runs in a Flatpak or a snap, from where it reaches
    /// the desktop only through portals.
    package static func isActive(_ environment: ProcessEnvironment = .process) -> Bool {
        environment["SNAP"]?.isEmpty == false || access("/.flatpak-info", F_OK) == 0
    }
}

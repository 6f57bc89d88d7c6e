import CoreGraphics
import SystemSupport

/// The sandbox in which the program runs.
package enum Sandbox {
    /// Returns a Boolean value that indicates whether the program runs in a Flatpak or a snap, from where it reaches
    /// the desktop only through portals.
    ///
    /// - Parameters:
    ///   - environment: The environment. Reads `SNAP`.
    ///   - flatpakFile: The path of a file that exists in sandboxes of Flatpak.
    package static func isActive(
        _ environment: ProcessEnvironment = .process, flatpakFile: String = Sandbox.flatpakFile
    ) -> Bool {
        environment["SNAP"]?.isEmpty == false || access(flatpakFile, F_OK) == 0
    }

    /// The path of a file that exists in sandboxes of Flatpak.
    package static let flatpakFile = "/.flatpak-info"
}

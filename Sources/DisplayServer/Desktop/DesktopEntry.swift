import CoreGraphics
import SystemSupport

/// The desktop entry of the program, by which the services of the desktop identify it.
@MainActor package enum DesktopEntry {
    /// The identifier in the information property list of the app, by which packages name the desktop entry; nil
    /// without one.
    package static var declaredName: String?

    /// Returns the name of the desktop entry that launched the program, without `.desktop`, or else the identifier of
    /// the app, or else the name of the program.
    package static func name(_ environment: ProcessEnvironment = .process) -> String {
        if let path = environment["GIO_LAUNCHED_DESKTOP_FILE"], path.hasSuffix(".desktop"),
            environment["GIO_LAUNCHED_DESKTOP_FILE_PID"].flatMap({ Int32($0) }) == getpid(),
            let name = path.split(separator: "/").last?.dropLast(8), !name.isEmpty
        {
            return String(name)
        }
        return declaredName ?? ProgramName.current
    }
}

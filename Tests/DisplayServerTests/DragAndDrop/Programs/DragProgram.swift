import Foundation
import Testing
import UIKitTesting

/// A program with another toolkit that is the source or the target of drags, and reports its callbacks.
@MainActor final class DragProgram {
    /// The toolkits.
    enum Toolkit: String, CaseIterable, CustomTestStringConvertible {
        case gtk3 = "GTK 3"
        case gtk4 = "GTK 4"
        case qt5 = "Qt 5"

        var testDescription: String { rawValue }

        /// The reason why such programs cannot run; nil if they can.
        var unavailableReason: String? {
            self == .qt5 ? Self.qtReason : self == .gtk3 ? Self.gtk3Reason : Self.gtk4Reason
        }

        /// The reasons why programs with some of the toolkits cannot run.
        static let missing = allCases.compactMap(\.unavailableReason)

        private static let gtk3Reason = isInstalled("gi", "Gtk-3.0") ? nil : "needs python3-gi and gir1.2-gtk-3.0"
        private static let gtk4Reason = isInstalled("gi", "Gtk-4.0") ? nil : "needs python3-gi and gir1.2-gtk-4.0"
        private static let qtReason = isInstalled("PyQt5", nil) ? nil : "needs python3-pyqt5"

        /// Returns whether a module of Python is installed, and the description of a library for it.
        private static func isInstalled(_ module: String, _ library: String?) -> Bool {
            let files = FileManager.default
            let names = (try? files.contentsOfDirectory(atPath: "/usr/lib")) ?? []
            let folders = ["/usr/lib64"] + names.map { "/usr/lib/\($0)" }
            let modules = folders.flatMap { ["\($0)/dist-packages/\(module)", "\($0)/site-packages/\(module)"] }
            guard files.isExecutableFile(atPath: "/usr/bin/python3"), modules.contains(where: files.fileExists) else {
                return false
            }
            guard let library else { return true }
            return folders.contains { files.fileExists(atPath: "\($0)/girepository-1.0/\(library).typelib") }
        }

        fileprivate var script: String {
            switch self {
            case .gtk3: DragProgram.gtk3Script
            case .gtk4: DragProgram.gtk4Script
            case .qt5: DragProgram.qt5Script
            }
        }
    }

    private let process: ChildProcess
    private let path = NSTemporaryDirectory() + "uikit-drag-\(UUID().uuidString)"

    /// Starts a program with a window of 200 by 200 pixels at (600, 100).
    ///
    /// - Parameters:
    ///   - toolkit: The toolkit.
    ///   - displayName: The name of the display.
    ///   - role: `source` or `target`.
    ///   - type: The type that is offered or accepted.
    ///   - data: The data that a source provides.
    ///   - actions: The names of the allowed actions, `COPY` or `MOVE`.
    init(
        _ toolkit: Toolkit, displayName: String, role: String, type: String, data: Data = Data(),
        actions: [String] = ["COPY"]
    ) throws {
        let hex = data.map { String(format: "%02x", $0) }.joined()
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = displayName
        environment["GDK_BACKEND"] = "x11"
        environment["GSETTINGS_BACKEND"] = "memory"
        environment["GSK_RENDERER"] = "cairo"
        environment["NO_AT_BRIDGE"] = "1"
        environment["GTK_A11Y"] = "none"
        environment["GDK_SCALE"] = "1"
        environment["QT_QPA_PLATFORM"] = "xcb"
        environment["QT_SCALE_FACTOR"] = "1"
        let descriptor = open(path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(descriptor) }
        process = try ChildProcess(
            executable: "/usr/bin/python3",
            arguments: ["-u", "-c", toolkit.script, role, type, hex, actions.joined(separator: ",")],
            environment: environment, output: descriptor)
    }

    isolated deinit {
        process.terminate()
        unlink(path)
    }

    func terminate() { process.terminate() }

    /// The lines that the program has printed.
    var log: [String] {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
    }
}

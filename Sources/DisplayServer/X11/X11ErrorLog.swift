import CX11
import Foundation
import Synchronization
import SystemSupport

/// A record of the errors that Xlib's callbacks report for one connection.
///
/// Xlib's error handlers are shared by the whole process and run within any Xlib call, on its thread. They only look up
/// the connection's log and record the error; ``X11ErrorTraps`` handles it later.
final class X11ErrorLog: Sendable {
    private struct Trap {
        var id: Int
        var first: UInt
        /// The serial number after the last trapped request; `UInt.max` while requests are still being made.
        var end: UInt
    }

    private struct State {
        var traps: [Trap] = []
        /// The recorded errors with the IDs of their traps; 0 for errors of a watched resource.
        var caught: [(trap: Int, error: X11Error)] = []
        /// The resources whose drawing errors are reported to a handler.
        var watched: Set<UInt> = []
        var nextID = 0
        var isLost = false
    }

    private let state = Mutex(State())

    /// A Boolean value that indicates whether the connection is lost.
    var isLost: Bool { state.withLock { $0.isLost } }

    // MARK: Traps

    /// The number of traps that may still catch errors.
    var trapCount: Int { state.withLock { $0.traps.count } }

    func openTrap(first: UInt) -> Int {
        state.withLock { state in
            state.nextID += 1
            state.traps.append(Trap(id: state.nextID, first: first, end: .max))
            return state.nextID
        }
    }

    func closeTrap(_ id: Int, end: UInt) {
        state.withLock { state in
            guard let index = state.traps.lastIndex(where: { $0.id == id }) else { return }
            state.traps[index].end = end
        }
    }

    /// Removes and returns the recorded errors, and removes the traps whose requests the server has processed.
    ///
    /// - Returns: The errors with the IDs of their traps, and the IDs of the removed traps.
    func collect(processed: UInt) -> (caught: [(trap: Int, error: X11Error)], finished: [Int]) {
        state.withLock { state in
            guard !state.traps.isEmpty || !state.caught.isEmpty else { return ([], []) }
            let caught = state.caught
            state.caught.removeAll()
            var finished: [Int] = []
            state.traps.removeAll { trap in
                guard trap.end <= processed &+ 1 else { return false }
                finished.append(trap.id)
                return true
            }
            return (caught, finished)
        }
    }

    func watch(_ resource: UInt) { state.withLock { _ = $0.watched.insert(resource) } }

    func unwatch(_ resource: UInt) { state.withLock { _ = $0.watched.remove(resource) } }

    /// Records an error for the innermost trap that covers its request, or else for the handler that watches its
    /// resource.
    ///
    /// - Returns: False if there is neither.
    fileprivate func record(_ error: X11Error) -> Bool {
        state.withLock { state in
            let trap = state.traps.last { $0.first <= error.serial && error.serial < $0.end }
            guard trap != nil || error.isAboutDrawing && state.watched.contains(error.resource) else { return false }
            state.caught.append((trap?.id ?? 0, error))
            return true
        }
    }

    fileprivate func markLost() { state.withLock { $0.isLost = true } }

    // MARK: Process-wide handlers

    private typealias ErrorHandler = @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32
    private typealias IOErrorHandler = @convention(c) (OpaquePointer?) -> Int32

    private struct Registry {
        var logs: [UInt: X11ErrorLog] = [:]
        var isInstalled = false
        var previousIOHandler: IOErrorHandler?
    }

    private static let registry = Mutex(Registry())

    private static func log(of display: OpaquePointer?) -> X11ErrorLog? {
        registry.withLock { $0.logs[UInt(bitPattern: display)] }
    }

    /// Registers this log for the errors of `display`, and prevents Xlib from ending the process if the connection is
    /// lost.
    func attach(to display: OpaquePointer) {
        X11ErrorLog.installHandlers()
        X11ErrorLog.registry.withLock { $0.logs[UInt(bitPattern: display)] = self }
        // Without this, Xlib calls exit() as soon as the I/O error handler returns. The registry retains the log, which
        // outlives the display, because a lost display is never closed.
        XSetIOErrorExitHandler(
            display,
            { display, _ in X11ErrorLog.log(of: display)?.markLost() },
            nil)
    }

    /// Unregisters a display that was closed normally.
    func detach(from display: OpaquePointer) {
        X11ErrorLog.registry.withLock { _ = $0.logs.removeValue(forKey: UInt(bitPattern: display)) }
        markLost()
    }

    private static func installHandlers() {
        let isFirst = registry.withLock { registry in
            defer { registry.isInstalled = true }
            return !registry.isInstalled
        }
        guard isFirst else { return }
        XSetErrorHandler { display, event in
            guard let event else { return 0 }
            let error = X11Error(event.pointee)
            if X11ErrorLog.log(of: display)?.record(error) == true { return 0 }
            // This includes errors of other connections in this process: an X error never ends the process.
            X11ErrorLog.write(error.summary)
            return 0
        }
        let previous = XSetIOErrorHandler { display in
            if let log = X11ErrorLog.log(of: display) {
                log.markLost()
                return 0
            }
            return X11ErrorLog.registry.withLock { $0.previousIOHandler }?(display) ?? 0
        }
        registry.withLock { $0.previousIOHandler = previous }
    }

    /// Writes a line to standard error.
    static func write(_ line: String) {
        StandardError.write(line: "UIKit: \(line)")
    }
}

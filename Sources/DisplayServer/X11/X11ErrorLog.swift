import CX11
import Foundation
import Synchronization

/// What Xlib's error callbacks write down for one connection.
///
/// Xlib's handlers belong to the whole process and run in the midst of any Xlib call, on that call's thread. They do
/// nothing but find the connection's log and note what happened; ``X11ErrorTraps`` acts on it later.
final class X11ErrorLog: Sendable {
    private struct Trap {
        var id: Int
        var first: UInt
        /// The serial after the last trapped request; the largest number while requests are still being made.
        var end: UInt
    }

    private struct State {
        var traps: [Trap] = []
        /// The errors to hand over, and the traps that caught them; 0 is none, but somebody watches the resource.
        var caught: [(trap: Int, error: X11Error)] = []
        /// Resources with somebody who wants to know when drawing with them fails.
        var watched: Set<UInt> = []
        var nextID = 0
        var isLost = false
    }

    private let state = Mutex(State())

    /// Whether the connection is gone.
    var isLost: Bool { state.withLock { $0.isLost } }

    // MARK: Traps

    /// How many traps may still catch something.
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

    /// Takes the errors that were caught, and forgets the traps whose requests the server has all processed.
    ///
    /// - Returns: the errors with their traps, and the traps that will never catch anything again.
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

    /// Gives an error to the youngest trap that covers its request, or else to who watches what it is about.
    ///
    /// - Returns: false if there is neither.
    fileprivate func record(_ error: X11Error) -> Bool {
        state.withLock { state in
            let trap = state.traps.last { $0.first <= error.serial && error.serial < $0.end }
            guard trap != nil || error.isAboutDrawing && state.watched.contains(error.resource) else { return false }
            state.caught.append((trap?.id ?? 0, error))
            return true
        }
    }

    fileprivate func markLost() { state.withLock { $0.isLost = true } }

    // MARK: The process-wide handlers

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

    /// Makes this log the place where errors of `display` go, and keeps a lost connection from ending the process.
    func attach(to display: OpaquePointer) {
        X11ErrorLog.installHandlers()
        X11ErrorLog.registry.withLock { $0.logs[UInt(bitPattern: display)] = self }
        // Without this, Xlib calls exit() as soon as the I/O error handler returns. The log outlives the display,
        // because a lost display is never closed: the registry keeps it.
        XSetIOErrorExitHandler(
            display,
            { display, _ in X11ErrorLog.log(of: display)?.markLost() },
            nil)
    }

    /// Forgets a display that was closed in good order.
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
            // Also those of other connections in this process: an X error never ends it.
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

    /// One line to the standard error output.
    static func write(_ line: String) {
        FileHandle.standardError.write(Data("UIKit: \(line)\n".utf8))
    }
}

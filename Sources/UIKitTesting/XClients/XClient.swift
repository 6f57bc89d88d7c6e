import CXTest
import Foundation

/// A connection of the tests to an X server, which examines or controls an application from outside.
///
/// All operations are complete when they return, and errors of the server do not end the process.
@MainActor package final class XClient {
    package let displayName: String

    private var display: OpaquePointer?
    /// Set by Xlib when the connection breaks. Allocated separately, because a C callback writes it.
    private let isBroken: UnsafeMutablePointer<Bool>

    /// Opens a connection.
    ///
    /// - Parameter displayName: The name of the display, such as `:5`.
    /// - Throws: ``VirtualDisplayError`` if no server answers.
    package init(displayName: String) throws {
        self.displayName = displayName
        isBroken = .allocate(capacity: 1)
        isBroken.initialize(to: false)
        guard let display = XOpenDisplay(displayName) else {
            throw VirtualDisplayError("no X server responds at \(displayName)")
        }
        self.display = display
        // Without this handler, Xlib ends the process when the connection breaks; `XErrorTrap` replaces the I/O error
        // handler, which is called before it.
        XSetIOErrorExitHandler(
            display, { _, flag in flag?.assumingMemoryBound(to: Bool.self).pointee = true }, isBroken)
    }

    isolated deinit {
        close()
        isBroken.deallocate()
    }

    package var isConnected: Bool { display != nil && !isBroken.pointee }

    /// Closes the connection. It cannot be used afterwards.
    package func close() {
        guard let display else { return }
        self.display = nil
        XErrorTrap.run { _ = XCloseDisplay(display) }
    }

    /// The root window.
    package var root: Window { isConnected ? cxtest_root(display) : 0 }

    /// Makes requests and waits until the server has processed them.
    ///
    /// - Throws: ``XClientError`` if the server refused one of them, or the connection is lost.
    @discardableResult
    package func perform<Result>(_ requests: (OpaquePointer) throws -> Result) throws -> Result {
        guard let display, isConnected else { throw XClientError.connectionLost }
        return try XErrorTrap.run {
            let result = try requests(display)
            XSync(display, 0)
            guard isConnected else { throw XClientError.connectionLost }
            let code = XErrorTrap.code.load(ordering: .relaxed)
            if code != 0 { throw XClientError.refused(code: Int(code), meaning: XErrorTrap.meaning(code, display)) }
            return result
        }
    }

    /// Waits until events can be read.
    ///
    /// - Returns: False if the time limit passed.
    package func waitForEvents(milliseconds: Int) -> Bool {
        guard let display, isConnected else { return false }
        if XErrorTrap.run({ XPending(display) }) > 0 { return true }
        return DescriptorWait.untilReadable(XConnectionNumber(display), milliseconds: milliseconds)
    }

    /// Replaces the resources of the display: lines of the form `name: value`, which applications read when they start.
    package func setResources(_ text: String) throws {
        try perform { display in
            let atom = XInternAtom(display, "RESOURCE_MANAGER", 0)
            let bytes = Array(text.utf8)
            XChangeProperty(
                display, cxtest_root(display), atom, Atom(XA_STRING), 8, PropModeReplace, bytes, Int32(bytes.count))
        }
    }
}

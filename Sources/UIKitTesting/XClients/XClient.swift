import CXTest
import Foundation

/// A connection of the test kit's own to an X server: what looks at an application, or drives it, from outside.
///
/// Every operation is complete when it returns, and no error of the server ends the process.
@MainActor package final class XClient {
    package let displayName: String

    private var display: OpaquePointer?
    /// Set by Xlib when the connection breaks. Memory of its own, because a C callback writes it.
    private let isBroken: UnsafeMutablePointer<Bool>

    /// - Parameter displayName: like `:5`.
    /// - Throws: ``VirtualDisplayError`` if nothing serves there.
    package init(displayName: String) throws {
        self.displayName = displayName
        isBroken = .allocate(capacity: 1)
        isBroken.initialize(to: false)
        guard let display = XOpenDisplay(displayName) else {
            throw VirtualDisplayError("no X server answers at \(displayName)")
        }
        self.display = display
        // Without a handler of its own, Xlib ends the process when the connection breaks; `XErrorTrap` silences the one
        // that is called before it.
        XSetIOErrorExitHandler(
            display, { _, flag in flag?.assumingMemoryBound(to: Bool.self).pointee = true }, isBroken)
    }

    isolated deinit {
        close()
        isBroken.deallocate()
    }

    package var isConnected: Bool { display != nil && !isBroken.pointee }

    /// Closes the connection. Nothing works afterwards.
    package func close() {
        guard let display else { return }
        self.display = nil
        XErrorTrap.run { _ = XCloseDisplay(display) }
    }

    /// The root window.
    package var root: Window { isConnected ? cxtest_root(display) : 0 }

    /// Runs requests and waits until the server has served them.
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

    /// Waits until something can be read.
    ///
    /// - Returns: false if nothing came in that time.
    package func waitForEvents(milliseconds: Int) -> Bool {
        guard let display, isConnected else { return false }
        if XErrorTrap.run({ XPending(display) }) > 0 { return true }
        return DescriptorWait.untilReadable(XConnectionNumber(display), milliseconds: milliseconds)
    }

    /// Replaces the resources of the display, lines of `name: value` that applications read when they start.
    package func setResources(_ text: String) throws {
        try perform { display in
            let atom = XInternAtom(display, "RESOURCE_MANAGER", 0)
            let bytes = Array(text.utf8)
            XChangeProperty(
                display, cxtest_root(display), atom, Atom(XA_STRING), 8, PropModeReplace, bytes, Int32(bytes.count))
        }
    }
}

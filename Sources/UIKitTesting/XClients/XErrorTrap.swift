import CXTest
import Foundation
import Synchronization

/// Catches the errors of one ``XClient/perform(_:)``.
enum XErrorTrap {
    /// The last error; 0 if there was none. A C callback has no context, so there is one for the process.
    static let code = Atomic<UInt8>(0)

    /// Runs requests with our handlers in place. Handlers are the process's, not a connection's: the application's are
    /// put back before anyone else can run.
    static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        code.store(0, ordering: .relaxed)
        let previous = XSetErrorHandler { _, event in
            if let event { XErrorTrap.code.store(event.pointee.error_code, ordering: .relaxed) }
            return 0
        }
        // The one Xlib brings prints a message and ends the process.
        let previousForBreaks = XSetIOErrorHandler { _ in 0 }
        defer {
            _ = XSetErrorHandler(previous)
            _ = XSetIOErrorHandler(previousForBreaks)
        }
        return try body()
    }

    static func meaning(_ code: UInt8, _ display: OpaquePointer) -> String {
        var text = [CChar](repeating: 0, count: 128)
        XGetErrorText(display, Int32(code), &text, Int32(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

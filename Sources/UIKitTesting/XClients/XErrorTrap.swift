import CXTest
import Foundation
import Synchronization

/// Catches the errors during one call of ``XClient/perform(_:)``.
enum XErrorTrap {
    /// The code of the last error; 0 if there was none. It is global, because a C callback has no context.
    static let code = Atomic<UInt8>(0)

    /// Runs requests with the error handlers of the tests. The handlers are global to the process, so those of the
    /// application are restored before other code can run.
    static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        code.store(0, ordering: .relaxed)
        let previous = XSetErrorHandler { _, event in
            if let event { XErrorTrap.code.store(event.pointee.error_code, ordering: .relaxed) }
            return 0
        }
        // Xlib's default handler prints a message and ends the process.
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

import CXTest
import Testing
import UIKitTesting

extension XClient {
    /// Waits until a program shows a window with a title, and moves the keyboard focus to the window.
    func focusWindow(titled title: String, of program: ProgramRun) throws -> Window {
        let window = try #require(
            waitForWindow(titled: title, timeout: 40), "no window \(title): \(program.lines)")
        try raise(window)
        return window
    }
}

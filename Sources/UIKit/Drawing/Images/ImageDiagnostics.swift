import Foundation
import Synchronization

/// Reports images that do not exist, in debug builds: without a report, an initializer that returns `nil` often just
/// leaves part of the interface empty.
enum ImageDiagnostics {
    private static let reported = Mutex<Set<String>>([])

    /// Receives reports instead of the standard error stream, for tests.
    static let observer = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// Writes a line, once for each text. Does nothing in release builds.
    static func report(_ text: @autoclosure () -> String) {
        #if DEBUG
            let text = text()
            guard reported.withLock({ $0.insert(text).inserted }) else { return }
            if let observer = observer.withLock({ $0 }) { return observer(text) }
            FileHandle.standardError.write(Data("UIKit: \(text)\n".utf8))
        #endif
    }
}

import UIKit

/// An application that copies or pastes as its arguments state, and prints the results:
///
/// - `copy N`: Copies a text of N bytes, and runs until its window is closed.
/// - `paste N`: Reads the pasteboard, first synchronously, then asynchronously, and prints whether it contains the text
///   of N bytes.
/// - `watch`: Prints the content that other programs copy.
@main final class ClipboardProbe: UIResponder, UIApplicationDelegate {
    private var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.windowScene?.title = "Clipboard " + CommandLine.arguments.dropFirst().joined(separator: " ")
        self.window = window
        let size = CommandLine.arguments.last.flatMap { Int($0) } ?? 0
        switch CommandLine.arguments.dropFirst().first {
        case "copy":
            UIPasteboard.general.string = ClipboardProbe.text(size)
            printLine("copied \(UIPasteboard.general.string == ClipboardProbe.text(size))")
        case "paste": Task { await paste(size) }
        default: watch()
        }
        return true
    }

    /// Returns a text of exactly `size` bytes.
    static func text(_ size: Int) -> String {
        let line = "글자 and letters "
        let count = size / line.utf8.count
        return String(repeating: line, count: count)
            + String(repeating: "x", count: size - count * line.utf8.count)
    }

    private func paste(_ size: Int) async {
        let expected = ClipboardProbe.text(size)
        func describe(_ text: String?) -> String {
            guard let text else { return "nothing" }
            return text == expected ? "the text" : "\(text.utf8.count) other bytes"
        }
        let start = DispatchTime.now().uptimeNanoseconds
        let text = UIPasteboard.general.string
        let milliseconds = (DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
        printLine("waited for \(describe(text))")
        printLine("milliseconds \(milliseconds)")
        do {
            printLine("loaded \(describe(try await UIPasteboard.general.loadString()))")
        } catch {
            printLine("error \(error)")
        }
        exit(0)
    }

    private func watch() {
        let board = UIPasteboard.general
        _ = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                self.printLine("changed \(UIPasteboard.general.hasStrings) \(UIPasteboard.general.string ?? "nothing")")
            }
        }
        printLine("watching")
    }

    private func printLine(_ line: String) {
        print(line)
        fflush(nil)
    }
}

import DisplayServer
import Testing

@testable import UIKit

/// The settings of the desktop for accessible interfaces.
@MainActor @Suite(.serialized) struct AccessibilitySettingsTests {
    @Test("AX-18: motion and contrast are settings of the desktop, and their changes are posted once")
    func settings() {
        StageDisplays.withServer { server in
            nonisolated(unsafe) var posted: [String] = []
            let names = [
                UIAccessibility.reduceMotionStatusDidChangeNotification,
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            ]
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    posted.append(note.name.rawValue)
                }
            }
            defer { for token in tokens { NotificationCenter.default.removeObserver(token as Any) } }
            #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
            server.settings.reducesMotion = false
            #expect(posted == [])
            server.settings.reducesMotion = true
            #expect(UIAccessibility.isReduceMotionEnabled && posted == [names[0].rawValue])
            server.settings.hasHighContrast = true
            server.settings.isDark = true
            #expect(UIAccessibility.isDarkerSystemColorsEnabled && posted == names.map(\.rawValue))
        }
    }
}

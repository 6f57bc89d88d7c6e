import DisplayServer
import UIKit

extension EventGenerator {
    /// Launches an app: makes an object the delegate of the application, calls its methods as `UIApplicationMain` does,
    /// and generates events for the key window that results.
    ///
    /// ```swift
    /// let generator = try EventGenerator(launching: AppDelegate())
    /// try generator.keyPress(.keyboardN, modifiers: .control)
    /// ```
    ///
    /// The generator retains the delegate. When the generator is deallocated, it closes the windows that the app has
    /// opened, and the application has no delegate any more. Launch one app at a time.
    ///
    /// - Parameter delegate: The app delegate.
    /// - Throws: ``EventGeneratorError/windowIsNotShown`` if the app opens no window.
    public convenience init(launching delegate: any UIApplicationDelegate) throws {
        let launched = LaunchedApplication(delegate)
        do {
            try self.init(window: launched.window())
        } catch {
            launched.end()
            throw error
        }
        self.launched = launched
    }
}

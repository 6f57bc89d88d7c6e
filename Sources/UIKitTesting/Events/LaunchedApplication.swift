import UIKit

/// An app that an ``EventGenerator`` has launched.
@MainActor struct LaunchedApplication {
    private let delegate: any UIApplicationDelegate
    /// The scenes of other tests.
    private let earlierScenes: [UIWindowScene]

    /// Launches an app.
    init(_ delegate: any UIApplicationDelegate) {
        let application = UIApplication.shared
        self.delegate = delegate
        earlierScenes = application.scenes
        application.delegate = delegate
        application.finishLaunching()
    }

    private var scenes: [UIWindowScene] {
        UIApplication.shared.scenes.filter { scene in !earlierScenes.contains { $0 === scene } }
    }

    /// Returns the app's key window, or its last window if none is key yet.
    func window() throws -> UIWindow {
        guard let window = scenes.last(where: { $0.keyWindow != nil })?.keyWindow ?? scenes.last?.windows.last else {
            throw EventGeneratorError.windowIsNotShown
        }
        return window
    }

    /// Closes the app's windows, and removes the delegate of the application.
    func end() {
        for scene in scenes { scene.disconnect() }
        let application = UIApplication.shared
        if application.delegate === delegate { application.delegate = nil }
        application.usesScenes = false
    }
}

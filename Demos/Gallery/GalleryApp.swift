import UIKit

/// Shows what the toolkit can do, a page for each matter.
@main final class GalleryApp: UIResponder, UIApplicationDelegate {
    private var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = GalleryViewController()
        window.makeKeyAndVisible()
        window.windowScene?.title = "Gallery"
        window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 840, height: 640)
        self.window = window
        return true
    }

    // The last in the responder chain: what comes here, nobody wanted.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        KeyTrace.shared.note(self)
        super.pressesBegan(presses, with: event)
    }
}
